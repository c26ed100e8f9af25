# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.

settings = Instellingen
# Entries of that menu; each opens a list of settings.
settings-voice = Taal en stem
settings-telling = Wat er gezegd wordt
settings-playing = Toetsen en regels
settings-sounds = Geluiden
settings-devices = Braille, controller, kleur
# What of them there is on the page.
settings-devices-page = Controller, trillen, animatie
# How the page in a browser looks and sounds.
settings-page = Pagina in de browser
# $name is a setting, $value its value now.
setting-entry = { $name }: { $value }
# $value is the value that is in force.
setting-current = { $value }, nu gekozen
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name }: { $value }.
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = Typ { $least } t/m { $most }.
    .brief = { $least } t/m { $most }.
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] Typ 0 of meer, of { $unlimited }.
       *[other] Typ { $least } of meer, of { $unlimited }; 0 voor terug.
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name }: { $value }. Iets anders is er niet.
# As the settings file has it: $name and $value.
setting-named = { $name }: { $value }

setting-on = aan
    .words = aan, ja
setting-off = uit
    .words = uit, nee
setting-unlimited = onbeperkt
# $value is a percentage.
setting-percent = { $value } procent
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }

setting-language = Taal
setting-language-help = De taal van tekst en stem.
setting-language-system = taal van het systeem
setting-voice = Stem
setting-voice-help = Of het spel zelf praat, en wie er praat. Speech Dispatcher heeft de stem die Orca gebruikt.
setting-voice-auto = automatisch
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = uit, alleen tekst
setting-speech-rate = Spreeksnelheid
setting-speech-rate-help = Hoe snel de stem praat.
setting-speech-pitch = Toonhoogte
setting-speech-pitch-help = Hoe hoog de stem is.
setting-speech-volume = Volume van de stem
setting-speech-volume-help = Hoe hard de stem is.
setting-voice-variant = Soort stem
setting-voice-variant-help = Een andere klank van dezelfde stem.
setting-voice-variant-none = de gewone stem
setting-sounds = Geluiden
setting-sounds-help = Geluiden naast de woorden.
setting-sound-volume = Volume van de geluiden
setting-sound-volume-help = Hoe hard de geluiden zijn.
setting-pending-volume = Volume van de kaart in je hand
setting-pending-volume-help = Hoe hard de toon is die telkens terugkomt zolang je een kaart in je hand hebt; 0 voor geen.
setting-placement = Richting van het geluid
setting-placement-help = Of je een plek hoort waar die ligt: de kolommen van links naar rechts.
setting-placement-off = uit
setting-placement-stereo = links en rechts
setting-placement-hrtf = in de ruimte, voor koptelefoon
setting-haptics = Trillen
setting-haptics-help = Trillen van een controller.
setting-pads = Controllers
setting-pads-help = Ook met een controller spelen.
setting-animations = Animaties
setting-animations-help = Bewegend beeld waar de tafel getekend wordt.
# Settings of the page in a browser.
setting-page-voice = Stem
setting-page-voice-help = Wie zegt wat er gebeurt.
setting-page-voice-reader = mijn schermlezer, of niemand
setting-page-voice-browser = de stem van de browser
setting-page-voice-espeak = de eigen stem van het spel, eSpeak NG
setting-page-theme = Kleuren
setting-page-theme-help = Van tekst en achtergrond.
setting-page-theme-system = zoals in de browser
setting-page-theme-light = donker op licht
setting-page-theme-dark = licht op donker
setting-page-theme-yellow = geel op zwart
setting-page-theme-own = eigen kleuren
setting-page-text = Eigen tekstkleur
setting-page-text-help = Geldt bij eigen kleuren. Valt de tekst weg tegen de achtergrond, dan wordt hij zwart of wit.
setting-page-back = Eigen achtergrondkleur
setting-page-back-help = Geldt bij eigen kleuren.
# Colours, for text and background alike.
setting-page-text-black = zwart
setting-page-text-white = wit
setting-page-text-yellow = geel
setting-page-text-cream = crème
setting-page-text-green = groen
setting-page-text-cyan = cyaan
setting-page-text-blue = blauw
setting-page-text-brown = bruin
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = Grootte
setting-page-size-help = Van tekst en kaarten.
setting-page-cards = Kaarten
setting-page-cards-help = Hoe kaarten op de pagina getekend worden.
setting-page-cards-large = één grote waarde en kleur
setting-page-cards-letters = met de letter van de kaartkleur
setting-page-cards-words = alleen woorden
setting-page-spacing = Tussenruimte
setting-page-spacing-help = Tussen regels, woorden en letters.
setting-page-spacing-normal = normaal
setting-page-spacing-wide = ruim
setting-page-close-up = Vergroting
setting-page-close-up-help = Wat de focus heeft, is nog eens te zien, zo breed als de pagina.
setting-braille = Leesregel
setting-braille-help = Op een brailleleesregel tonen wat er gezegd wordt, via brltty.
setting-braille-grade = Brailleschrift
setting-braille-grade-help = Braille zonder of met verkortingen, op de leesregel en in bestanden.
setting-braille-grade-1 = gewoon, zonder verkortingen
setting-braille-grade-2 = kortschrift
setting-verbosity = Hoeveel er gezegd wordt
setting-verbosity-help = Kort, normaal of alles.
setting-verbosity-brief = kort
setting-verbosity-normal = normaal
setting-verbosity-full = alles
setting-positions = Posities
setting-positions-help = Waar een kaart in de stapel ligt, zoals 3 van 5.
setting-counts = Aantal dichte kaarten
setting-counts-help = Hoeveel kaarten dicht liggen.
setting-scores = Score
setting-scores-help = De score, als een zet punten oplevert of kost.
setting-hints = Gebruikstips
setting-hints-help = Hoe iets werkt, de eerste keer dat het voorkomt.
setting-learner = Leermodus
setting-learner-help = Bij de kaarten worden groepen en feiten gezegd, en alleen goede doelen aangeboden.
setting-input = Invoer
setting-input-help = Regels met Enter, of losse toetsen die meteen werken.
setting-input-lines = regels
setting-input-keys = losse toetsen
setting-quick-moves = Snelle zetten
setting-quick-moves-help = Een kaart met maar één zinnig doel gaat daarheen zodra je die kiest, behalve waar kennis gevraagd wordt.
setting-confirmations = Bevestiging vragen
setting-confirmations-help = Vragen voordat een spel wordt opgegeven.
setting-undo-bound = Zetten die je ongedaan kunt maken
setting-undo-bound-help = Hoe ver ongedaan maken teruggaat. Zetten die door een lager getal vervallen, komen niet terug.
setting-winnable = Winbare spellen, waar het programma dat kan nagaan
setting-winnable-help = Voor elk nieuw spel wordt er een gezocht dat te winnen is.
setting-loss-news = Melding bij een verloren spel
setting-loss-news-help = Wanneer je hoort dat een spel niet meer te winnen is.
setting-loss-news-at-once = meteen
setting-loss-news-open-cards = meteen als alle kaarten open liggen, anders pas als er geen zetten meer zijn
setting-loss-news-later = tien zetten later
setting-loss-news-never = nooit
setting-difficulty = Niveau
setting-difficulty-help = Voor spellen waarbij je geen niveau kiest; het laatst gekozen.
setting-difficulty-relaxed = ontspannen
setting-difficulty-easy = makkelijk
setting-difficulty-medium = gemiddeld
setting-difficulty-hard = moeilijk
setting-difficulty-expert = expert
setting-groups-url = Groepen van een server
setting-groups-url-help = Het adres van een bestand met groepen: https://…
setting-groups-url-none = geen
# $none is the word for having no address.
setting-type-address = { $name }: { $value }. Typ een adres, of { $none }. 0 voor terug.
# $name is the setting, $value what was typed.
setting-not-address = { $value } is geen adres: dat begint met https://
setting-colour = Kleur
setting-colour-help = Kleur in de terminal.
setting-colour-auto = automatisch
setting-colour-on = aan
setting-colour-off = uit
setting-suit-colours = Elke kaartkleur een eigen tint
setting-suit-colours-help = Namen van kaarten in de terminal: harten rood, ruiten blauw, klaveren groen, waar kleur aan staat.

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = Er is geen instelling { $name }.
# $names are settings with a name much like it.
setting-unknown-near = Er is geen instelling { $name }. Lijkt erop: { $names }.
# $names are all settings.
setting-unknown-known = Er is geen instelling { $name }. Wel: { $names }.
# The same in the game, where a word lists them all.
setting-unknown-listed = Er is geen instelling { $name }. Typ instellingen om ze te horen.
# $name is a command that the settings file gives keys to.
setting-key-unknown = De regel key.{ $name } van het instellingenbestand geldt niet: die opdracht is er niet.
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name }: { $value } kan niet.{ $near ->
        [0] { " " }Wel bijvoorbeeld: { $some }.
       *[other] { " " }Lijkt erop: { $near }.
    }
# $offered are the values there are.
setting-not-offered = { $name }: { $value } kan niet. Wel: { $offered }.
# From $least to $most.
setting-not-within = { $name }: { $value } kan niet. Wel een getal van { $least } t/m { $most }.
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name }: { $value } kan niet. Wel { $unlimited }, of een getal vanaf { $least }.
setting-not-word = { $name }: { $value } kan niet. Wel 1 t/m 64 tekens.

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = Uitspraak
pronunciation-help = Hoe de stem woorden zegt.
pronunciation-new = Nieuw woord
# One of the player's own words in a list.
pronunciation-entry = { $word }: { $said }
pronunciation-which = Typ een woord dat de stem verkeerd leest. 0 voor terug.
# The voice reads the word as it does now.
pronunciation-how = De stem zegt nu { $word }. Typ het zoals het moet klinken. 0 voor terug.
pronunciation-before = Eerst: { $word }
pronunciation-after = Nu: { $said }
pronunciation-keep = Bewaren
pronunciation-again = Nog eens horen
pronunciation-change = Anders schrijven
pronunciation-kept = { $word } is bewaard.
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = { $word } is bewaard. Het was { $before }, gezegd als { $heard }.
pronunciation-forget = Vergeten
pronunciation-forgotten = { $word } wordt weer gewoon gelezen.
pronunciation-not-kept = Een woord moet kort zijn, zonder isgelijkteken, en mag niet met # of [ beginnen.
