# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.

settings = Inställningar
# Entries of that menu; each opens a list of settings.
settings-voice = Språk och röst
settings-telling = Vad som sägs
settings-playing = Tangenter och regler
settings-sounds = Ljud
settings-devices = Punktskrift, handkontroll, färg
# What of them there is on the page.
settings-devices-page = Handkontroll, vibration, animation
# How the page in a browser looks and sounds.
settings-page = Webbsidan
# $name is a setting, $value its value now.
setting-entry = { $name }: { $value }
# $value is the value that is in force.
setting-current = { $value }, valt nu
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name }: { $value }.
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = Skriv { NUMBER($least) } till { $most }.
    .brief = { NUMBER($least) } till { $most }.
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] Skriv 0 eller mer, eller { $unlimited }.
       *[other] Skriv { NUMBER($least) } eller mer, eller { $unlimited }; 0 för tillbaka.
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name }: { $value }. Inget annat finns.
# As the settings file has it: $name and $value.
setting-named = { $name }: { $value }

setting-on = på
    .words = på, ja
setting-off = av
    .words = av, nej
setting-unlimited = obegränsat
# $value is a percentage.
setting-percent = { $value } procent
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }

setting-language = Språk
setting-language-help = Språket för ord och röst.
setting-language-system = systemets språk
setting-voice = Röst
setting-voice-help = Om spelet talar själv, och vem som talar. Speech Dispatcher har den röst som Orca använder.
setting-voice-auto = automatiskt
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = av, bara text
setting-speech-rate = Talhastighet
setting-speech-rate-help = Hur fort rösten talar.
setting-speech-pitch = Tonhöjd
setting-speech-pitch-help = Hur ljus rösten är.
setting-speech-volume = Talvolym
setting-speech-volume-help = Hur högt rösten talar.
setting-voice-variant = Röstvariant
setting-voice-variant-help = En annan klang hos samma röst.
setting-voice-variant-none = den vanliga rösten
setting-sounds = Ljud
setting-sounds-help = Ljud vid sidan av orden.
setting-sound-volume = Ljudvolym
setting-sound-volume-help = Hur starka ljuden är.
setting-pending-volume = Volym för kort i handen
setting-pending-volume-help = Hur stark tonen är som återkommer medan ett kort är i handen; 0 för ingen.
setting-placement = Ljudets riktning
setting-placement-help = Om en plats hörs där den ligger: kolumner från vänster till höger.
setting-placement-off = av
setting-placement-stereo = vänster och höger
setting-placement-hrtf = i rummet, för hörlurar
setting-haptics = Vibration
setting-haptics-help = Vibration i en handkontroll.
setting-pads = Handkontroller
setting-pads-help = Spela även med handkontroll.
setting-animations = Animation
setting-animations-help = Rörliga bilder där bordet ritas.
# Settings of the page in a browser.
setting-page-voice = Röst
setting-page-voice-help = Vem som säger vad som händer.
setting-page-voice-reader = min skärmläsare, eller ingen
setting-page-voice-browser = webbläsarens röst
setting-page-voice-espeak = spelets egen röst, eSpeak NG
setting-page-theme = Färger
setting-page-theme-help = På text och bakgrund.
setting-page-theme-system = som i webbläsaren
setting-page-theme-light = mörkt på ljust
setting-page-theme-dark = ljust på mörkt
setting-page-theme-yellow = gult på svart
setting-page-theme-own = egna färger
setting-page-text = Egen textfärg
setting-page-text-help = Används med egna färger. Om den inte syns mot bakgrunden blir den svart eller vit.
setting-page-back = Egen bakgrundsfärg
setting-page-back-help = Används med egna färger.
# Colours, for text and background alike.
setting-page-text-black = svart
setting-page-text-white = vit
setting-page-text-yellow = gul
setting-page-text-cream = gräddvit
setting-page-text-green = grön
setting-page-text-cyan = cyan
setting-page-text-blue = blå
setting-page-text-brown = brun
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = Storlek
setting-page-size-help = På text och kort.
setting-page-cards = Korten
setting-page-cards-help = Hur korten ritas på sidan.
setting-page-cards-large = en stor valör och färg
setting-page-cards-letters = med kortfärgens bokstav
setting-page-cards-words = bara ord
setting-page-spacing = Avstånd
setting-page-spacing-help = Mellan rader, ord och bokstäver.
setting-page-spacing-normal = normalt
setting-page-spacing-wide = stort
setting-page-close-up = Närbild
setting-page-close-up-help = Det som har fokus syns en gång till, så brett som sidan.
setting-braille = Punktdisplay
setting-braille-help = Visa det som sägs på en punktdisplay, genom brltty.
setting-braille-grade = Punktskriftsnivå
setting-braille-grade-help = Punktskrift utan eller med förkortningar, på displayen och i filer.
setting-braille-grade-1 = fullskrift, nivå 1
setting-braille-grade-2 = kortskrift, nivå 2
setting-verbosity = Hur mycket som sägs
setting-verbosity-help = Kortfattat, normalt eller allt.
setting-verbosity-brief = kortfattat
setting-verbosity-normal = normalt
setting-verbosity-full = allt
setting-positions = Positioner
setting-positions-help = Var ett kort ligger i sin hög, som 3 av 5.
setting-counts = Antal dolda kort
setting-counts-help = Hur många kort som ligger dolda.
setting-scores = Poäng
setting-scores-help = Poängen, när ett drag ger eller kostar poäng.
setting-hints = Användningstips
setting-hints-help = Hur något används, första gången det dyker upp.
setting-learner = Lärläge
setting-learner-help = Grupper och fakta sägs med korten, och bara rätt mål erbjuds.
setting-input = Inmatning
setting-input-help = Rader med Enter, eller tangenter som gäller direkt.
setting-input-lines = rader
setting-input-keys = tangenter
setting-quick-moves = Snabba drag
setting-quick-moves-help = Ett kort med ett enda vettigt mål flyttas så snart det väljs, utom där kunskaper prövas.
setting-confirmations = Bekräftelser
setting-confirmations-help = Fråga innan ett parti ges upp.
setting-undo-bound = Drag som kan ångras
setting-undo-bound-help = Hur långt tillbaka du kan ångra. Drag som ett lägre tal tar bort kommer inte tillbaka.
setting-winnable = Givar som går att vinna, där programmet kan veta det
setting-winnable-help = Till varje nytt parti söks en giv som går att vinna.
setting-loss-news = Besked om att partiet är förlorat
setting-loss-news-help = När du får höra att ett parti inte längre går att vinna.
setting-loss-news-at-once = genast
setting-loss-news-open-cards = genast när alla kort är uppvända, annars när det inte finns fler drag
setting-loss-news-later = tio drag senare
setting-loss-news-never = aldrig
setting-difficulty = Svårighetsgrad
setting-difficulty-help = För partier där du inte väljer någon; den som valdes senast.
setting-difficulty-relaxed = lugn
setting-difficulty-easy = lätt
setting-difficulty-medium = medel
setting-difficulty-hard = svår
setting-difficulty-expert = expert
setting-groups-url = Grupper från en server
setting-groups-url-help = Adressen till en fil med grupper: https://…
setting-groups-url-none = ingen
# $none is the word for having no address.
setting-type-address = { $name }: { $value }. Skriv en adress, eller { $none }. 0 för tillbaka.
# $name is the setting, $value what was typed.
setting-not-address = { $value } är ingen adress: en adress börjar med https://
setting-colour = Färg
setting-colour-help = Färg i terminalen.
setting-colour-auto = automatiskt
setting-colour-on = på
setting-colour-off = av
setting-suit-colours = Fyrfärgad kortlek
setting-suit-colours-help = Kortens namn i terminalen: hjärter i rött, ruter i blått, klöver i grönt, där färg är på.

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = Det finns ingen inställning { $name }.
# $names are settings with a name much like it.
setting-unknown-near = Det finns ingen inställning { $name }. Liknande: { $names }.
# $names are all settings.
setting-unknown-known = Det finns ingen inställning { $name }. Det finns: { $names }.
# The same in the game, where a word lists them all.
setting-unknown-listed = Det finns ingen inställning { $name }. Skriv inställningar för att höra alla.
# $name is a command that the settings file gives keys to.
setting-key-unknown = Raden key.{ $name } i inställningsfilen används inte: kommandot finns inte.
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name } kan inte vara { $value }.{ $near ->
        [0] { " " }Det kan till exempel vara: { $some }.
       *[other] { " " }Liknande: { $near }.
    }
# $offered are the values there are.
setting-not-offered = { $name } kan inte vara { $value }. Det kan vara: { $offered }.
# From $least to $most.
setting-not-within = { $name } kan inte vara { $value }. Det ska vara ett tal från { NUMBER($least) } till { $most }.
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name } kan inte vara { $value }. Det ska vara { $unlimited }, eller ett tal från { NUMBER($least) } och uppåt.
setting-not-word = { $name } kan inte vara { $value }. Det ska vara 1 till 64 tecken.

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = Uttal
pronunciation-help = Hur rösten säger ord.
pronunciation-new = Nytt ord
# One of the player's own words in a list.
pronunciation-entry = { $word }: { $said }
pronunciation-which = Skriv ett ord som rösten säger fel. 0 för tillbaka.
# The voice reads the word as it does now.
pronunciation-how = Rösten säger { $word } nu. Skriv det som det ska låta. 0 för tillbaka.
pronunciation-before = Förut: { $word }
pronunciation-after = Nu: { $said }
pronunciation-keep = Behåll det
pronunciation-again = Hör det igen
pronunciation-change = Skriv det på ett annat sätt
pronunciation-kept = { $word } är sparat.
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = { $word } är sparat. Förut: { $before }, uttalat { $heard }.
pronunciation-forget = Glöm det
pronunciation-forgotten = { $word } läses som vanligt igen.
pronunciation-not-kept = Ett ord måste vara kort, utan likhetstecken, och får inte börja med # eller [.
