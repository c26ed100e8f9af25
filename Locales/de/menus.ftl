# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says.

# The game's name, and how a German voice comes close to it.
-aloud = Aloud
    .speech = Ällaud

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = Aloud { $version }, Kartenspiele zum Hören. { $input ->
        [keys] Drücke Fragezeichen für die Hilfe.
       *[lines] Tippe hilfe für die Hilfe.
    }
    .speech = Ällaud { $version }, Kartenspiele zum Hören. { $input ->
        [keys] Drücke Fragezeichen für die Hilfe.
       *[lines] Tippe hilfe für die Hilfe.
    }
    .brief = Aloud { $version }. { $input ->
        [keys] Fragezeichen für die Hilfe.
       *[lines] Tippe hilfe für die Hilfe.
    }
    .brief-speech = Ällaud { $version }. { $input ->
        [keys] Fragezeichen für die Hilfe.
       *[lines] Tippe hilfe für die Hilfe.
    }

# After the list of places that offer something.
choose-place = Wähle eine Nummer, 0 für das Spielmenü
    .brief = Eine Nummer oder 0

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

# Spoken with a colon: a number with a full stop before a small letter is read as "erstens".
menu-entry = { $n }. { $title }
    .speech = { $n }: { $title }
menu-choose-or-back = { $count ->
        [1] Wähle 1, oder 0 für zurück
       *[other] Wähle 1 bis { $count }, 0 für zurück
    }
    .brief = { $count ->
        [1] 1 oder 0
       *[other] 1 bis { $count }
    }
menu-choose = { $count ->
        [1] Wähle 1
       *[other] Wähle 1 bis { $count }
    }
    .brief = 1 bis { $count }
menu-choose-or-keep = Wähle 1 bis { $count }, 0 lässt es, wie es ist
# In the settings menu that ends the program.
menu-choose-or-leave = Wähle 1 bis { $count }, 0 zum Beenden
    .brief = 1 bis { $count }
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = Enter liest alles vor
menu-back-only = 0 für zurück
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }, Enter
menu-no-such-entry = { $count ->
        [1] Diese Nummer gibt es nicht. Wähle 1.
       *[other] Diese Nummer gibt es nicht. Wähle 1 bis { $count }.
    }
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = Kein Eintrag mit { $letter }.
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] Diese Taste hat in diesem Menü keine Funktion. Wähle 1 bis { $count }. Hilfe: { $key }.
       *[lines] Nicht verstanden. Wähle 1 bis { NUMBER($count) } oder tippe hilfe.
    }
menu-nowhere-back = Das ist das Hauptmenü. Mit q beenden.
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = Das ist das Hauptmenü. Zum Beenden den letzten Eintrag wählen.
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = Nicht verstanden: { $text }. { $input ->
        [page] Drücke im leeren Eingabefeld Enter, um die Auswahl zu hören, oder tippe hilfe.
       *[lines] Drücke Enter, um die Auswahl zu hören, oder tippe hilfe.
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = Nicht verstanden: { $text }. { $count ->
        [1] Meinst du { $names }?
       *[other] Ähnlich: { $names }.
    }
# After a no to it.
offer-declined = Dann tippe es noch einmal.
# A key without a meaning.
key-unknown = Die Taste { $key } hat hier keine Funktion. Drücke Fragezeichen für die Hilfe.
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button }: hier ohne Funktion.
# The same for a button that has one in a game.
menu-no-command = Das hat in diesem Menü keine Funktion.

# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = Diesen Platz gibt es in { $game } nicht: { $place }.

main-menu = Hauptmenü
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = Weiter, { $difficulty }: { $progress }, { COUNT($moves, "moves") }
    .brief = Weiter, { $difficulty }: { $progress }
# $game is the name of a game.
menu-play = { $game } spielen
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = Tutorials
menu-tutorial = Tutorial: { $game }
menu-statistics = Statistik
menu-settings = Einstellungen
menu-help = Hilfe
menu-leave = Beenden
goodbye = Tschüss.

# $game is the name of a game.
choose-difficulty = { $game }: wie schwer?
difficulty-relaxed = gemütlich
    .title = Gemütlich
difficulty-easy = leicht
    .title = Leicht
difficulty-medium = mittel
    .title = Mittel
difficulty-hard = schwer
    .title = Schwer
difficulty-expert = Profi
    .title = Profi
difficulty-relaxed-choice = Gemütlich: 5 Gruppen, Spalten mit 1 bis 4 Karten
difficulty-easy-choice = Leicht: 6 Gruppen, Spalten mit 4 Karten
difficulty-medium-choice = Mittel: 8 Gruppen, Spalten mit 5 Karten
difficulty-hard-choice = Schwer: 8 Gruppen, Spalten mit 6 Karten
difficulty-expert-choice = Profi: 10 Gruppen, Spalten mit 7 Karten
menu-daily = Partie des Tages, für alle gleich
menu-by-number = Eine Partie mit Nummer
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] Welche Partie ({ $difficulty })? Tippe ihre Nummer, einen Tag wie 2026-11-21 oder 0 für zurück.
       *[no] Welche Partie ({ $difficulty })? Tippe ihre Nummer, einen Tag wie 2026-11-21 ({ $daily }) oder 0 für zurück.
    }
# Ein Deck, das jemand zusammengestellt hat, mit seinem Namen.
deck-title = Deck { $title } spielen
# The deck that comes with the game.
deck-deck_2026_01 = Zufallspartie

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }, { $difficulty }{ $deal ->
        [day] , Partie des Tages, { $day }
       *[number] , Partie { $number }
    }.
    .brief = { $game }, { $difficulty }.
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }, { $difficulty }, eigene Partie.
    .brief = { $game }, { $difficulty }.
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }, { $difficulty }: { $title }.
    .brief = { $title }.
# After the line that names the game and its deal.
game-resumed = Fortgesetzt.
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = Schon gespielt{ $counts ->
        [score] , { COUNT($score, "points") }
       *[nothing] { "" }
    }.
game-back = Zurück im Spiel.
    .brief = Spiel.
game-saved = Partie gespeichert.
game-not-saved = Diese Partie ist nicht gespeichert: Aloud läuft in einem anderen Fenster.
nothing-to-resume = Es gibt keine gespeicherte Partie.
hint-lines = Enter liest die Auswahl, eine Nummer wählt.
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = { $setting }, in den Einstellungen: Eine Karte mit nur einem sinnvollen Ziel geht sofort dorthin.
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting }: nicht in diesem Spiel, in dem du das Ziel selbst findest.
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = Wähle eine Karte, dann ein Ziel: mit der Schaltfläche oder mit der Nummer im Eingabefeld.
# The same where a card that is chosen goes at once.
hint-direct-page = Wähle eine Karte, und sie wird gespielt: mit der Schaltfläche oder mit der Nummer im Eingabefeld.
hint-gathering-page = Wähle Karten mit ihrer Schaltfläche oder mit Zeile und Spalte im Eingabefeld, etwa 23. Danach: { $key }.
hint-keys = Eine Nummer wählt eine Karte, dann ein Ziel. Die Pfeiltasten führen über den Tisch. Escape öffnet das Spielmenü.
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = Tasten 1 bis { $last }: Die erste nimmt eine Karte, die zweite sagt, wohin. Tab geht durch die Züge. Fragezeichen für die Hilfe.
# The same where a card that is chosen goes at once.
hint-direct-keys = Tasten 1 bis { NUMBER($last) } spielen die Karte ihrer Spalte. Tab geht durch die Karten, die passen. Fragezeichen für die Hilfe.
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = Tasten 1 bis { $last }: Zwei nehmen ein Paar weg, bei einem König genügt eine. Tab geht durch die Züge. Fragezeichen für die Hilfe.
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = Zwei Ziffern, Zeile und Spalte, wählen eine Karte. Tab geht durch die Züge, Enter spielt. Fragezeichen für Hilfe.
# The same to a player who knows the keys of an older version.
hint-keys-changed = Einige Tasten sind neu: w ist die Ablage, f die Grundstapel, e eine freie Zelle, i sagt, wo du bist, F2 beginnt eine neue Partie. Die zweite Taste zieht sofort. Fragezeichen für die Hilfe.
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = Tippe die Antwort, dann Enter.
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = Das zählt als Fehler.
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] Die Karte bleibt gewählt: Versuche einen anderen Platz oder drücke { $key }.
       *[lines] Die Karte bleibt gewählt: Versuche einen anderen Platz oder leg sie mit { $key } zurück.
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = Zwei Ziffern wählen ein Teil, etwa 03, zwei weitere, Zeile und Spalte, sein Feld. Die Pfeiltasten führen über die Teile, runter zum Raster, hoch zurück. { $menu } öffnet das Spielmenü.
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = Das Steuerkreuz führt über den Tisch, die Schultertasten zu dem, was du wählen kannst. A wählt, B legt zurück oder öffnet das Spielmenü.
hint-pad-menu = Hoch und runter führen durch die Liste, A wählt, B führt zurück.
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = Hoch und runter ändern die Antwort, A nimmt sie. Bei einer Zahl ändern links und rechts die Schrittweite.
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] Hoch und runter ändern die Zahl, B führt zurück.
        [keys] Plus und Minus oder hoch und runter ändern die Zahl um einen Schritt. Enter übernimmt, was du getippt hast; ohne Eingabe führt es zurück.
        [page] Plus und Minus ändern die Zahl um einen Schritt.
       *[lines] Plus und Minus ändern die Zahl um einen Schritt. Enter allein führt zurück.
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = Schrittweite { $stride }.
# After a question that wants a name, which a gamepad cannot give.
dial-none = Dafür brauchst du eine Tastatur. B führt zurück.
# A gamepad was plugged in, or out.
pad-connected = Controller verbunden.
pad-disconnected = Controller getrennt.

## Choosing a card, then its target. $load is what will travel.

picked = { $load }, gewählt.
# The same in key mode, where targets are listed on request: there are $count.
picked-targets = { $load }, { COUNT($count, "targets") }.
    .brief = { $load }.
# After it, where there is one: what lies there, $target.
only-target = { $target }.
    .brief = {""}
# The same where there are two or three: their names, $places.
few-targets = { $places }.
    .brief = {""}
# A key was pressed that names no place; $last are the keys of the last one.
keys-no-such-place = Diesen Platz gibt es nicht. Der letzte ist { $last }.
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = Wähle den Grundstapel: { $first } bis { $last }.
picked-nowhere = { $load }: geht jetzt nirgendwohin.
# A run without its deepest card: $load is what travels then.
pick-fewer = Weniger nehmen: { $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = Noch einmal A nimmt weniger: { $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] Wähle eine Nummer oder { $key }
       *[lines] Wähle eine Nummer, 0 zum Zurücklegen
    }
    .brief = Nummer oder { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] Wähle ein Feld oder { $key }. Leer: { $squares }
       *[lines] Wähle ein Feld, { $key } legt das Teil zurück. Leer: { $squares }
    }
    .brief = Feld? { $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = Feld?
# $input is as for not-understood.
no-such-place = Diese Nummer gibt es hier nicht. { $input ->
        [page] Enter im leeren Eingabefeld liest, was du wählen kannst.
       *[lines] Enter liest, was du wählen kannst.
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = { $kind ->
        [tray] { $card } zurückgelegt.
       *[other] { $card } zurück { $place }.
    }
nothing-picked = Nichts gewählt.
## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = Gewählt: { $cards }.
# So many more cards can be chosen now: $count.
gathered-eligible = {""}
    .full = { $count ->
        [0] Mehr geht nicht.
       *[other] { NUMBER($count, gender: "feminine") } weitere wählbar.
    }
# All that is chosen now: $cards as above.
gathered-now = Gewählt: { $cards }.
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = { $card } zurückgelegt.
choice-cleared = Auswahl aufgehoben.
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card }: { $worth }
choose-square = Karte mit Zeile und Spalte, etwa 23
    .brief = Zeile und Spalte
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = Karte mit Zeile und Spalte, oder { $count ->
        [1] { $first }
       *[other] { $first } bis { $last }
    }
choose-next = Wähle eine Nummer, 0 hebt die Auswahl auf
    .brief = Nummer oder 0
# A number was typed that is no row and column; both go up to $most.
gather-no-such = Zeilen und Spalten gehen von 1 bis { $most }.
hint-gathering-lines = Enter liest, was du wählen kannst. Tippe Zeile und Spalte einer Karte, etwa 23, oder ihren Namen; auch mehrere in einer Zeile. Dann spielt 1 sie aus. 0 öffnet das Spielmenü.
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = Zwei Ziffern, Zeile und Spalte, wählen eine Karte; ebenso Enter dort, wohin die Pfeiltasten führen. Dann spielt { $key } sie aus. { $menu } öffnet das Spielmenü.
hint-gathering-pad = Das Steuerkreuz führt über das Raster, A wählt eine Karte. Dann spielt der rechte Trigger sie aus. B hebt die Wahl auf oder öffnet das Spielmenü.
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text } kann heißen: { $names }.
# $card is a card of the game that lies face down or is out of play.
typed-unseen = { $card } liegt nicht offen.

## Edges of the table.

edge-left = Erster Platz.
    .grid = Linker Rand.
    .tray = Erstes Teil.
edge-right = Letzter Platz.
    .grid = Rechter Rand.
    .tray = Letztes Teil.
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = Erste Karte.
    .grid = Oberer Rand.
    .tray = Darüber liegt nichts.
edge-down = Letzte Karte.
    .grid = Unterer Rand.
    .tray = Darunter liegt nichts.
edge-first = Erster Platz.
    .grid = Linker Rand.
    .tray = Erstes Teil.
edge-last = Letzter Platz.
    .grid = Rechter Rand.
    .tray = Letztes Teil.
# There is nothing else to choose on this side.
edge-previous-choice = Davor gibt es nichts.
edge-next-choice = Danach gibt es nichts.
menu-entry-first = Anfang der Liste: { $n }. { $title }
    .speech = Anfang der Liste: { $n }: { $title }
menu-entry-last = Ende der Liste: { $n }. { $title }
    .speech = Ende der Liste: { $n }: { $title }

## Questions of the player.

game-menu = Spielmenü
game-menu-reading = Den Tisch vorlesen
game-menu-round = Diese Partie
game-menu-messages = Meldungen und Sprache
choose-place-to-read = Welcher Platz?
find-question = Welche Karte suchst du? Tippe ihren Namen oder einen Teil davon, oder 0 für zurück.
    .piece = Welches Teil suchst du? Tippe seinen Namen oder einen Teil davon, oder 0 für zurück.
# $text is what was looked for.
find-nothing = Keine offene Karte heißt { $text }.
    .piece = Kein Teil heißt { $text }.
# $moves were made.
progress-moves = { COUNT($moves, "moves") }
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { COUNT($moves, "moves") }, { $mistakes ->
        [0] kein Fehler
       *[other] { COUNT($mistakes, "mistakes") }
    }
# $time is how long the game has been played.
time-played = { $time } gespielt.
nothing-to-spell = Nichts zu buchstabieren.
history-empty = Noch keine Meldung.
history-oldest = Älteste Meldung.
history-newest = Neueste Meldung.

## Questions before something is lost.

confirm-yes = Ja
    .words = ja, j, jawohl
confirm-no = Nein
    .words = nein, n, nee
confirm-restart = Diese Partie von vorn beginnen?
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = Diese Partie aufgeben und eine neue beginnen? { $stakes ->
        [score] { $score ->
            [one] Der eine Punkt zählt
           *[other] Die { COUNT($score, "points") } zählen
        }.
        [nothing] { "" }
       *[loss] Sie zählt dann als verloren.
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = Die gespeicherte Partie { $game }, { $difficulty }, aufgeben? { $stakes ->
        [score] { $score ->
            [one] Der eine Punkt zählt
           *[other] Die { COUNT($score, "points") } zählen
        }.
        [nothing] { "" }
       *[loss] Sie zählt dann als verloren.
    }
restart-unneeded = Diese Partie hat gerade erst begonnen.

## A round is won. $time it took.

# $game is the name of a game.
won = Gewonnen! { $game } ist geschafft.
# A game that nothing more can be played in: $game is its name.
over = { $game } ist zu Ende.
won-time = Zeit: { $time }.
# $moves were made.
won-moves = Züge: { $moves }.
# $mistakes were wrong answers.
won-mistakes = Fehler: { $mistakes }.
play-again = Noch eine Partie
play-other-difficulty = Andere Schwierigkeit oder Partie
# Says one line that can be copied for others to read.
say-share = Zeile zum Teilen ansagen
to-main-menu = Hauptmenü

## Statistics.

statistics = Statistik
statistics-none = Noch keine Partie beendet
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }, { $deals ->
        [winnable] gewinnbare Partien
       *[any] beliebige Partien
    }
# Said once, before the statistics.
hint-deal-kinds = Partien, die als gewinnbar ausgeteilt wurden, werden getrennt von allen anderen gezählt.
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }, { $difficulty }: { NUMBER($won, gender: "feminine") } von { NUMBER($played) } gewonnen
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }, { $difficulty }: { NUMBER($played, gender: "feminine") } gespielt, Rekord { $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = In Folge gewonnen: { $streak }, längste Serie { $best }
# $time is a duration.
statistics-best-time = Beste Zeit: { $time }
# $time is a duration.
statistics-average-time = Durchschnittszeit: { $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = Wenigste Züge: { $moves }
# $score is a number of points.
statistics-best-score = Höchste Punktzahl: { $score }
# Of games played for points.
statistics-average-score = Durchschnittliche Punktzahl: { $score }
# $count times the whole table was cleared.
statistics-cleared = Alle Karten abgeräumt: { $count }
# $lost were lost, $abandoned of them by being given up.
statistics-lost = Verloren: { $lost }{ $abandoned ->
        [0] { "" }
       *[other] , davon { NUMBER($abandoned, gender: "feminine") } aufgegeben
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = gewonnen
statistics-lost-mark = verloren
# How long a game took. $minutes are whole, $seconds are left over.
duration = { $minutes ->
        [0] { COUNT($seconds, "seconds") }
       *[other] { COUNT($minutes, "minutes") }{ $seconds ->
            [0] { "" }
           *[other] { " " }{ COUNT($seconds, "seconds") }
        }
    }

## A game in one line, for others to read.

# $game and $difficulty are names. $deal is "number", "day" or "unknown"; $number is the deal's number,
# $day the day of a deal of the day. $ending is "won" or "lost". $moves were made in $time, a duration.
# $counts is "score", "mistakes" or "nothing": what else is counted, $score points or $mistakes.
# $about is "picture" where it was about one, $picture by its name; else "nothing".
share = { -aloud }: { $game }{ $about ->
        [picture] : { $picture }
       *[nothing] { "" }
    }, { $difficulty }{ $deal ->
        [day] , Partie des Tages, { $day }
        [number] , Partie { $number }
       *[unknown] { "" }
    }: { $ending ->
        [won] gewonnen in
       *[lost] verloren nach
    } { COUNT($moves, "moves", case: "dative") }, { $time }{ $counts ->
        [score] , { COUNT($score, "points") }
        [mistakes] , { $mistakes ->
            [0] kein Fehler
           *[other] { COUNT($mistakes, "mistakes") }
        }
       *[nothing] { "" }
    }.
# The same for a game that is played for points.
share-points = { -aloud }: { $game }, { $difficulty }{ $deal ->
        [day] , Partie des Tages, { $day }
        [number] , Partie { $number }
       *[unknown] { "" }
    }: { COUNT($score, "points") } in { COUNT($moves, "moves", case: "dative") }, { $time }.
share-nothing = Noch keine Partie beendet: Es gibt nichts zu teilen.
# $name is no game; $known are those there are.
game-unknown = Es gibt kein Spiel { $name }. Es gibt: { $known }.

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = Welche Sprache? { $input ->
        [page] { "" }
        [keys] Drücke eine Nummer.
       *[lines] Tippe eine Nummer, dann Enter.
    }
    .speech = Willkommen bei Ällaud. Welche Sprache? { $input ->
            [page] { "" }
            [keys] Drücke eine Nummer.
           *[lines] Tippe eine Nummer, dann Enter.
        }
first-language-other = Andere Sprache
first-voice = Soll das Spiel sprechen?
first-voice-own = Ja
first-voice-reader = Nein, mein Screenreader oder die Braillezeile
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = Über Speech Dispatcher
# On a page in a browser.
first-page-voice = Wer soll dir vorlesen?
first-page-reader = Mein Screenreader oder niemand
first-page-browser = Die Stimme des Browsers
first-page-espeak = Die eigene Stimme des Spiels
first-input = Wie möchtest du eingeben?
first-input-lines = Zeilen, dann Enter
first-input-keys = Tasten, die sofort wirken
first-done = Danke.
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
