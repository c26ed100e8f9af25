# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says.

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = Aloud { $version }, spellen op gehoor. { $input ->
        [keys] Druk op vraagteken voor hulp.
       *[lines] Typ help voor hulp.
    }
    .brief = Aloud { $version }. { $input ->
        [keys] Vraagteken voor hulp.
       *[lines] Typ help voor hulp.
    }

# After the list of places that offer something.
choose-place = Kies een nummer, 0 voor het spelmenu
    .brief = Een nummer of 0

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

menu-entry = { $n }. { $title }
menu-choose-or-back = { $count ->
        [1] Kies 1, 0 voor terug
       *[other] Kies 1 t/m { $count }, 0 voor terug
    }
    .brief = { $count ->
        [1] 1 of 0
       *[other] 1 t/m { $count }
    }
menu-choose = { $count ->
        [1] Kies 1
       *[other] Kies 1 t/m { $count }
    }
    .brief = { $count ->
        [1] 1
       *[other] 1 t/m { $count }
    }
menu-choose-or-keep = Kies 1 t/m { $count }, 0 laat het zo
# In the settings menu that ends the program.
menu-choose-or-leave = Kies 1 t/m { $count }, 0 om af te sluiten
    .brief = 1 t/m { $count }
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = Enter leest alles voor
menu-back-only = 0 voor terug
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }, Enter
menu-no-such-entry = { $count ->
        [1] Dat nummer is er niet. Kies 1.
       *[other] Dat nummer is er niet. Kies 1 t/m { $count }.
    }
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = Geen keuze met { $letter }.
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] Die toets doet niets in dit menu. Kies 1 t/m { $count }. Hulp: { $key }.
       *[lines] Niet begrepen. Kies 1 t/m { $count }, of typ help.
    }
menu-nowhere-back = Dit is het hoofdmenu. Met q sluit je af.
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = Dit is het hoofdmenu. Met de laatste keuze sluit je af.
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = Niet begrepen: { $text }. { $input ->
        [page] Druk in het lege invoerveld op Enter om te horen wat je kunt kiezen, of typ help.
       *[lines] Druk op Enter om te horen wat je kunt kiezen, of typ help.
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = Niet begrepen: { $text }. { $count ->
        [1] Bedoel je { $names }?
       *[other] Lijkt op: { $names }.
    }
# After a no to it.
offer-declined = Typ het dan opnieuw.
# A key without a meaning.
key-unknown = De toets { $key } doet hier niets. Druk op vraagteken voor hulp.
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button } doet hier niets.
# The same for a button that has one in a game.
menu-no-command = Dat doet niets in dit menu.

# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = Die plek is er niet in { $game }: { $place }.

main-menu = Hoofdmenu
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = Verder, { $difficulty }: { $progress }, { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }
    .brief = Verder, { $difficulty }: { $progress }
# $game is the name of a game.
menu-play = { $game } spelen
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = Oefenspellen
menu-tutorial = Oefenspel: { $game }
menu-statistics = Statistieken
menu-settings = Instellingen
menu-help = Help
menu-leave = Afsluiten
goodbye = Tot ziens.

# $game is the name of a game.
choose-difficulty = { $game }: hoe moeilijk?
difficulty-relaxed = ontspannen
    .title = Ontspannen
difficulty-easy = makkelijk
    .title = Makkelijk
difficulty-medium = gemiddeld
    .title = Gemiddeld
difficulty-hard = moeilijk
    .title = Moeilijk
difficulty-expert = expert
    .title = Expert
difficulty-relaxed-choice = Ontspannen: 5 groepen, kolommen van 1 tot 4 kaarten
difficulty-easy-choice = Makkelijk: 6 groepen, kolommen van 4 kaarten
difficulty-medium-choice = Gemiddeld: 8 groepen, kolommen van 5 kaarten
difficulty-hard-choice = Moeilijk: 8 groepen, kolommen van 6 kaarten
difficulty-expert-choice = Expert: 10 groepen, kolommen van 7 kaarten
menu-daily = Spel van de dag, voor iedereen hetzelfde
menu-by-number = Spel op nummer
# A deck that somebody has put together, by its name.
deck-title = Set { $title } spelen
# The deck that comes with the game.
deck-deck_2026_01 = Willekeurige ronde
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] Welk spel, { $difficulty }? Typ het nummer, of een dag zoals 2026-11-21; 0 voor terug.
       *[no] Welk spel, { $difficulty }? Typ het nummer, of een dag zoals 2026-11-21, dat is dan { $daily }; 0 voor terug.
    }

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }, { $difficulty }{ $deal ->
        [day] , spel van { $day }
       *[number] , spel { $number }
    }.
    .brief = { $game }, { $difficulty }.
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }, { $difficulty }, eigen spel.
    .brief = { $game }, { $difficulty }.
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }, { $difficulty }: { $title }.
    .brief = { $title }.
# After the line that names the game and its deal.
game-resumed = Spel hervat.
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = Al eens gespeeld{ $counts ->
        [score] , { $score ->
            [one] 1 punt
           *[other] { $score } punten
        }
       *[nothing] { "" }
    }.
game-back = Terug in het spel.
    .brief = Spel.
game-saved = Spel opgeslagen.
game-not-saved = Dit spel wordt niet opgeslagen: Aloud is open in een ander venster.
nothing-to-resume = Er is geen opgeslagen spel.
hint-lines = Enter leest de keuzes, met een nummer kies je.
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = { $setting }, in de instellingen: een kaart met maar één zinnig doel gaat er meteen heen.
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting }: niet in dit spel, waar je het doel zelf vindt.
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = Kies een kaart en dan een doel: met de knop, of met het nummer in het invoerveld.
# The same where a card that is chosen goes at once.
hint-direct-page = Kies een kaart en die wordt gespeeld: met de knop, of met het nummer in het invoerveld.
hint-gathering-page = Kies kaarten met hun knop, of met rij en kolom in het invoerveld, zoals 23. Druk dan op { $key }.
hint-keys = Met een nummer kies je een kaart, daarna een doel. Met de pijltoetsen loop je over de tafel. Escape opent het spelmenu.
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = Toetsen 1 t/m { $last }: de eerste pakt een kaart, de tweede zegt waarheen. Met Tab loop je langs de zetten. Vraagteken voor hulp.
# The same where a card that is chosen goes at once.
hint-direct-keys = Toetsen 1 t/m { $last } spelen de kaart van hun kolom. Met Tab loop je langs de kaarten die passen. Vraagteken voor hulp.
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = Toetsen 1 t/m { $last }: twee halen een paar weg, bij een heer is er één genoeg. Met Tab loop je langs de zetten. Vraagteken voor hulp.
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = Twee cijfers, rij en kolom, kiezen een kaart. Tab loopt langs de zetten, Enter speelt. Vraagteken voor hulp.
# The same to a player who knows the keys of an older version.
hint-keys-changed = Er zijn nieuwe toetsen: w is de aflegstapel, f de eindstapels, e een vrije cel, i zegt waar je bent, F2 begint een nieuw spel. De tweede toets doet de zet meteen. Vraagteken voor hulp.
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = Typ het antwoord en dan Enter.
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = Dat telt als fout.
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] De kaart blijft gekozen: kies een andere plek of druk op { $key }.
       *[lines] De kaart blijft gekozen: kies een andere plek of leg hem terug met { $key }.
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = Twee cijfers kiezen een stuk, zoals 03; nog twee, rij en kolom, het vak. Met de pijltoetsen loop je langs de stukken; omlaag gaat naar het raster, omhoog terug. { $menu } opent het spelmenu.
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = Met de D-pad loop je over de tafel, met de schouderknoppen naar wat je kunt kiezen. A kiest, B legt terug of opent het spelmenu.
hint-pad-menu = Omhoog en omlaag gaan door de lijst, A kiest, met B ga je terug.
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = Omhoog en omlaag veranderen het antwoord, A bevestigt. Bij een getal veranderen links en rechts de stapgrootte.
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] Omhoog en omlaag veranderen het getal, met B ga je terug.
        [keys] Plus en min, of omhoog en omlaag, veranderen het getal met een stap. Enter bevestigt wat je getypt hebt; heb je niets getypt, dan ga je terug.
        [page] Plus en min veranderen het getal met een stap.
       *[lines] Plus en min veranderen het getal met een stap. Enter zonder getal gaat terug.
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = Stapgrootte { $stride }.
# After a question that wants a name, which a gamepad cannot give.
dial-none = Hiervoor is een toetsenbord nodig. Met B ga je terug.
# A gamepad was plugged in, or out.
pad-connected = Controller aangesloten.
pad-disconnected = Controller losgekoppeld.

## Choosing a card, then its target. $load is what will travel.

picked = { $load } gekozen.
# The same in key mode, where targets are listed on request: there are $count.
picked-targets = { $load }, { $count ->
        [one] 1 doel
       *[other] { $count } doelen
    }.
    .brief = { $load }.
# After it, where there is one: what lies there, $target.
only-target = { $target }.
    .brief = {""}
# The same where there are two or three: their names, $places.
few-targets = { $places }.
    .brief = {""}
# A key was pressed that names no place; $last are the keys of the last one.
keys-no-such-place = Die plek is er niet. De laatste is { $last }.
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = Kies de eindstapel: { $first } t/m { $last }.
picked-nowhere = { $load } kan nu nergens heen.
# A run without its deepest card: $load is what travels then.
pick-fewer = Minder pakken: { $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = Nog eens A pakt minder: { $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] Kies een nummer of druk op { $key }
       *[lines] Kies een nummer, 0 legt terug
    }
    .brief = Een nummer of { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] Kies een vak of druk op { $key }. Leeg: { $squares }
       *[lines] Kies een vak, { $key } legt terug. Leeg: { $squares }
    }
    .brief = Vak? { $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = Vak?
# $input is as for not-understood.
no-such-place = Dat nummer is er hier niet. { $input ->
        [page] Druk in het lege invoerveld op Enter om te horen wat je kunt kiezen.
       *[lines] Druk op Enter om te horen wat je kunt kiezen.
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = { $kind ->
        [tray] { $card } teruggelegd.
       *[other] { $card } terug { $place }.
    }
nothing-picked = Niets gekozen.
## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = Gekozen: { $cards }.
# So many more cards can be chosen now: $count.
gathered-eligible = {""}
    .full = { $count ->
        [0] Meer kan niet.
        [one] Er kan er nog 1 bij.
       *[other] Er kunnen er nog { $count } bij.
    }
# All that is chosen now: $cards as above.
gathered-now = Gekozen: { $cards }.
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = { $card } teruggelegd.
choice-cleared = Keuze gewist.
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card }: { $worth }
choose-square = Kaart op rij en kolom, zoals 23
    .brief = Rij en kolom
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = Kaart op rij en kolom, of { $count ->
        [1] { $first }
       *[other] { $first } t/m { $last }
    }
choose-next = Kies een nummer, 0 wist de keuze
    .brief = Een nummer of 0
# A number was typed that is no row and column; both go up to $most.
gather-no-such = Rijen en kolommen gaan van 1 t/m { $most }.
hint-gathering-lines = Enter leest wat je kunt kiezen. Typ rij en kolom van een kaart, zoals 23, of de naam; meer op één regel kan ook. Met 1 speel je ze. 0 opent het spelmenu.
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = Met twee cijfers, rij en kolom, kies je een kaart; met Enter ook, waar je met de pijltoetsen staat. Met { $key } speel je ze. { $menu } opent het spelmenu.
hint-gathering-pad = Met de D-pad loop je over het raster, A kiest een kaart. Met de rechter trigger speel je ze. B wist de keuze of opent het spelmenu.
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text } kan zijn: { $names }.
# $card is a card of the game that lies face down or is out of play.
typed-unseen = { $card } ligt niet open.

## Edges of the table.

edge-left = Eerste plek.
    .grid = Linkerrand.
    .tray = Eerste stuk.
edge-right = Laatste plek.
    .grid = Rechterrand.
    .tray = Laatste stuk.
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = Eerste kaart.
    .grid = Bovenrand.
    .tray = Hierboven is niets.
edge-down = Laatste kaart.
    .grid = Onderrand.
    .tray = Hieronder is niets.
edge-first = Eerste plek.
    .grid = Linkerrand.
    .tray = Eerste stuk.
edge-last = Laatste plek.
    .grid = Rechterrand.
    .tray = Laatste stuk.
# There is nothing else to choose on this side.
edge-previous-choice = Geen eerdere keuze.
edge-next-choice = Geen verdere keuze.
menu-entry-first = Begin van de lijst: { $n }. { $title }
menu-entry-last = Einde van de lijst: { $n }. { $title }

## Questions of the player.

game-menu = Spelmenu
game-menu-reading = De tafel voorlezen
game-menu-round = Dit spel
game-menu-messages = Meldingen en spraak
choose-place-to-read = Welke plek?
find-question = Welke kaart zoek je? Typ de naam of een deel ervan; 0 voor terug.
    .piece = Welk stuk zoek je? Typ de naam of een deel ervan; 0 voor terug.
# $text is what was looked for.
find-nothing = Geen open kaart heet { $text }.
    .piece = Geen stuk heet { $text }.
# $moves were made.
progress-moves = { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }, { $mistakes ->
        [0] geen fout
        [one] 1 fout
       *[other] { $mistakes } fouten
    }
# $time is how long the game has been played.
time-played = { $time } gespeeld.
nothing-to-spell = Niets te spellen.
history-empty = Nog geen melding.
history-oldest = Oudste melding.
history-newest = Nieuwste melding.

## Questions before something is lost.

confirm-yes = Ja
    .words = ja, j
confirm-no = Nee
    .words = nee, n
confirm-restart = Dit spel van voren af aan beginnen?
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = Dit spel opgeven en een nieuw beginnen? { $stakes ->
        [score] { $score ->
            [one] Je punt telt mee
           *[other] Je { $score } punten tellen mee
        }.
        [nothing] { "" }
       *[loss] Het telt als verloren.
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = Het opgeslagen spel { $game }, { $difficulty }, opgeven? { $stakes ->
        [score] { $score ->
            [one] Je punt telt mee
           *[other] Je { $score } punten tellen mee
        }.
        [nothing] { "" }
       *[loss] Het telt als verloren.
    }
restart-unneeded = Dit spel is nog maar net begonnen.

## A round is won. $time it took.

# $game is the name of a game.
won = Gewonnen: { $game }!
# A game that nothing more can be played in: $game is its name.
over = { $game } is afgelopen.
won-time = Tijd: { $time }.
# $moves were made.
won-moves = Zetten: { $moves }.
# $mistakes were wrong answers.
won-mistakes = Fouten: { $mistakes }.
play-again = Nog een spel
play-other-difficulty = Ander niveau of nummer
# Says one line that can be copied for others to read.
say-share = Deelregel voorlezen
to-main-menu = Hoofdmenu

## Statistics.

statistics = Statistieken
statistics-none = Nog geen spel uitgespeeld
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }, { $deals ->
        [winnable] winbare spellen
       *[any] willekeurige spellen
    }
# Said once, before the statistics.
hint-deal-kinds = Spellen die als winbaar zijn gedeeld, worden apart van alle andere geteld.
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }, { $difficulty }: { $won } van { $played } gewonnen
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }, { $difficulty }: { $played } gespeeld, record { $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = Op rij gewonnen: { $streak }, langste reeks { $best }
# $time is a duration.
statistics-best-time = Beste tijd: { $time }
# $time is a duration.
statistics-average-time = Gemiddelde tijd: { $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = Minste zetten: { $moves }
# $score is a number of points.
statistics-best-score = Beste score: { $score }
# Of games played for points.
statistics-average-score = Gemiddelde score: { $score }
# $count times the whole table was cleared.
statistics-cleared = Alle kaarten weggespeeld: { $count }
# $lost were lost, $abandoned of them by being given up.
statistics-lost = Verloren: { $lost }{ $abandoned ->
        [0] { "" }
       *[other] , waarvan { $abandoned } opgegeven
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = gewonnen
statistics-lost-mark = verloren
# How long a game took. $minutes are whole, $seconds are left over.
duration = { $minutes ->
        [0] { $seconds ->
            [one] 1 seconde
           *[other] { $seconds } seconden
        }
        [one] 1 minuut{ $seconds ->
            [0] { "" }
            [one] { " " }1 seconde
           *[other] { " " }{ $seconds } seconden
        }
       *[other] { $minutes } minuten{ $seconds ->
            [0] { "" }
            [one] { " " }1 seconde
           *[other] { " " }{ $seconds } seconden
        }
    }

## A game in one line, for others to read.

# $game and $difficulty are names. $deal is "number", "day" or "unknown"; $number is the deal's number,
# $day the day of a deal of the day. $ending is "won" or "lost". $moves were made in $time, a duration.
# $counts is "score", "mistakes" or "nothing": what else is counted, $score points or $mistakes.
# $about is "picture" where it was about one, $picture by its name; else "nothing".
share = Aloud: { $game }{ $about ->
        [picture] : { $picture }
       *[nothing] { "" }
    }, { $difficulty }{ $deal ->
        [day] , spel van { $day }
        [number] , spel { $number }
       *[unknown] { "" }
    }: { $ending ->
        [won] gewonnen in
       *[lost] verloren na
    } { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }, { $time }{ $counts ->
        [score] , score { $score }
        [mistakes] { $mistakes ->
            [0] , geen fout
            [one] , 1 fout
           *[other] , { $mistakes } fouten
        }
       *[nothing] { "" }
    }.
# The same for a game that is played for points.
share-points = Aloud: { $game }, { $difficulty }{ $deal ->
        [day] , spel van { $day }
        [number] , spel { $number }
       *[unknown] { "" }
    }: { $score ->
        [one] 1 punt
       *[other] { $score } punten
    } in { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }, { $time }.
share-nothing = Er is nog geen spel uitgespeeld, dus is er niets te delen.
# $name is no game; $known are those there are.
game-unknown = Er is geen spel { $name }. Wel: { $known }.

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = Welkom bij Aloud. Welke taal? { $input ->
        [page] { "" }
        [keys] Druk op een nummer.
       *[lines] Typ een nummer en dan Enter.
    }
first-language-other = Een andere taal
first-voice = Moet het spel praten?
first-voice-own = Ja
first-voice-reader = Nee, dat doet mijn schermlezer of leesregel
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = Ja, via Speech Dispatcher
# On a page in a browser.
first-page-voice = Wie leest je voor?
first-page-reader = Mijn schermlezer, of niemand
first-page-browser = De stem van de browser
first-page-espeak = De eigen stem van het spel
first-input = Hoe wil je typen?
first-input-lines = Regels: een nummer of woord, dan Enter
first-input-keys = Losse toetsen: elke toets werkt meteen
first-done = Bedankt.
language-name-en = English
language-name-es = Español
language-name-de = Deutsch
language-name-pl = Polski
language-name-fr = Français
language-name-it = Italiano
language-name-pt-BR = Português do Brasil
language-name-nl = Nederlands
language-name-sv = Svenska
language-name-tr = Türkçe
language-name-ru = Русский
language-name-ar = العربية
language-name-hi = हिन्दी
language-name-ja = 日本語
    .speech = にほんご
language-name-zh-Hans = 简体中文
