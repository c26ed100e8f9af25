# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says.
###
### One and two minutes or seconds are words, because the voice reads digits as masculine.

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = Aloud { $version }, gry na słuch. { $input ->
        [keys] Znak zapytania otwiera pomoc.
       *[lines] Aby uzyskać pomoc, wpisz „pomoc”.
    }
    .brief = Aloud { $version }. { $input ->
        [keys] Pomoc: znak zapytania.
       *[lines] Pomoc: wpisz „pomoc”.
    }

# After the list of places that offer something.
choose-place = Wybierz numer, 0 otwiera menu gry
    .brief = Numer albo 0

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

menu-entry = { $n }. { $title }
menu-choose-or-back = { $count ->
        [1] Wybierz 1, 0 wraca
       *[other] Wybierz od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }, 0 wraca
    }
    .brief = { $count ->
        [1] 1 albo 0
       *[other] Od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }
    }
menu-choose = { $count ->
        [1] Wybierz 1
       *[other] Wybierz od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }
    }
    .brief = Od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }
menu-choose-or-keep = Wybierz od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }, 0 zostawia bez zmian
# In the settings menu that ends the program.
menu-choose-or-leave = Wybierz od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }, 0 kończy
    .brief = Od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = Enter czyta wszystko
menu-back-only = 0 wraca
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }, Enter
menu-no-such-entry = { $count ->
        [one] Nie ma takiego numeru. Wybierz 1.
       *[other] Nie ma takiego numeru. Wybierz od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }.
    }
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = Brak pozycji na { $letter }.
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] To nic nie robi w tym menu. { $count ->
            [one] Wybierz 1.
           *[other] Wybierz od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }.
        } Pomoc: { $key }.
       *[lines] Nie rozumiem. { $count ->
            [one] Wybierz 1
           *[other] Wybierz od { NUMBER(1, case: "genitive") } do { NUMBER($count, case: "genitive") }
        } albo wpisz „pomoc”.
    }
menu-nowhere-back = To jest menu główne. Klawisz q kończy.
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = To jest menu główne. Ostatnia pozycja kończy.
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = Nie rozumiem: { $text }. { $input ->
        [page] Naciśnij Enter w pustym polu edycji, by usłyszeć, co można wybrać, albo wpisz „pomoc”.
       *[lines] Naciśnij Enter, by usłyszeć, co można wybrać, albo wpisz „pomoc”.
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = Nie rozumiem: { $text }. { $count ->
        [1] Czy chodzi o: { $names }?
       *[other] Podobne: { $names }.
    }
# After a no to it.
offer-declined = To wpisz jeszcze raz.
# A key without a meaning.
key-unknown = Klawisz { $key } nic tu nie robi. Znak zapytania otwiera pomoc.
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button }: nic tu nie robi.
# The same for a button that has one in a game.
menu-no-command = To nic nie robi w tym menu.

# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = W grze { $game } nie ma takiego miejsca: { $place }.

main-menu = Menu główne
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = Wznów, { $difficulty }. { $progress }, { COUNT($moves, "moves") }
    .brief = Wznów, { $difficulty }. { $progress }
# $game is the name of a game.
menu-play = Zagraj: { $game }
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = Samouczki
menu-tutorial = Samouczek: { $game }
menu-statistics = Statystyki
menu-settings = Ustawienia
menu-help = Pomoc
menu-leave = Wyjdź
goodbye = Do usłyszenia.

# $game is the name of a game.
choose-difficulty = { $game }: jaki poziom?
# The difficulties are masculine: they follow the name of a game or stand for "poziom".
difficulty-relaxed = poziom spokojny
    .title = Spokojny
difficulty-easy = poziom łatwy
    .title = Łatwy
difficulty-medium = poziom średni
    .title = Średni
difficulty-hard = poziom trudny
    .title = Trudny
difficulty-expert = poziom mistrzowski
    .title = Mistrzowski
difficulty-relaxed-choice = Spokojny: 5 grup, kolumny od jednej do czterech kart
difficulty-easy-choice = Łatwy: 6 grup, kolumny po 4 karty
difficulty-medium-choice = Średni: 8 grup, kolumny po 5 kart
difficulty-hard-choice = Trudny: 8 grup, kolumny po 6 kart
difficulty-expert-choice = Mistrzowski: 10 grup, kolumny po 7 kart
menu-daily = Rozdanie dnia, jednakowe dla wszystkich
menu-by-number = Rozdanie o podanym numerze
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] Które rozdanie, { $difficulty }? Wpisz jego numer, datę, na przykład 2026-11-21, albo 0, by wrócić.
       *[no] Które rozdanie, { $difficulty }? Wpisz jego numer, datę, na przykład 2026-11-21 (wtedy { $daily }), albo 0, by wrócić.
    }
# Zestaw, który ktoś przygotował, z jego nazwą.
deck-title = Zagraj zestawem { $title }
# The deck that comes with the game.
deck-deck_2026_01 = Losowa runda

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }, { $difficulty }{ $deal ->
        [day] , rozdanie dnia, { $day }
       *[number] , rozdanie { $number }
    }.
    .brief = { $game }, { $difficulty }.
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }, { $difficulty }, własne rozdanie.
    .brief = { $game }, { $difficulty }.
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }, { $difficulty }: { $title }.
    .brief = { $title }.
# After the line that names the game and its deal.
game-resumed = Gra wznowiona.
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = Już rozegrane{ $counts ->
        [score] , { COUNT($score, "points") }
       *[nothing] { "" }
    }.
game-back = Znów w grze.
    .brief = Gra.
game-saved = Gra zapisana.
game-not-saved = Ta gra nie jest zapisywana: Aloud działa w innym oknie.
nothing-to-resume = Nie ma zapisanej gry.
hint-lines = Enter czyta, co można wybrać; potem wpisz numer.
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = { $setting }, w ustawieniach: karta z jednym sensownym celem od razu tam trafia.
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting }: nie w tej grze, tu cel trzeba znaleźć.
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = Wybierz kartę, potem cel: przyciskiem albo numerem w polu edycji.
# The same where a card that is chosen goes at once.
hint-direct-page = Wybierz kartę, a zostanie zagrana: przyciskiem albo numerem w polu edycji.
hint-gathering-page = Wybierz karty przyciskami albo wpisz rząd i kolumnę w polu edycji, na przykład 23. Potem naciśnij { $key }.
hint-keys = Numer wybiera kartę, potem cel. Po stole poruszasz się strzałkami. Escape otwiera menu gry.
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = Klawisze od { NUMBER(1, case: "genitive") } do { NUMBER($last, case: "genitive") }: pierwszy bierze kartę, drugi mówi, dokąd. Tab przechodzi po ruchach. Znak zapytania otwiera pomoc.
# The same where a card that is chosen goes at once.
hint-direct-keys = Klawisze od { NUMBER(1, case: "genitive") } do { NUMBER($last, case: "genitive") } zagrywają kartę swojej kolumny. Tab przechodzi po kartach, które pasują. Znak zapytania otwiera pomoc.
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = Klawisze od { NUMBER(1, case: "genitive") } do { NUMBER($last, case: "genitive") }: dwa zdejmują parę, jeden zdejmuje króla. Tab przechodzi po ruchach. Znak zapytania otwiera pomoc.
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = Dwie cyfry, rząd i kolumna, wybierają kartę. Tab przechodzi po ruchach, Enter zagrywa. Znak zapytania otwiera pomoc.
# The same to a player who knows the keys of an older version.
hint-keys-changed = Są nowe klawisze. Klawisz w: odrzucone, f: stosy końcowe, e: wolna komórka, klawisz i: gdzie jesteś, F2: nowe rozdanie. Drugi klawisz od razu wykonuje ruch. Znak zapytania otwiera pomoc.
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = Wpisz odpowiedź, potem Enter.
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = To liczy się jako błąd.
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] Karta jest nadal wybrana: wskaż inne miejsce albo naciśnij { $key }.
       *[lines] Karta jest nadal wybrana: wskaż inne miejsce albo wpisz { $key }, żeby odłożyć ją z powrotem.
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = Dwie cyfry wybierają element, na przykład 03; dwie następne, rząd i kolumna, jego pole. Między elementami poruszasz się strzałkami; strzałka w dół prowadzi na planszę, w górę z powrotem. { $menu } otwiera menu gry.
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = Po stole poruszasz się krzyżakiem, bumpery prowadzą do tego, co można wybrać. Przycisk A wybiera, przycisk B odkłada albo otwiera menu gry.
hint-pad-menu = W górę i w dół przechodzisz po liście, przycisk A wybiera, przycisk B wraca.
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = W górę i w dół zmieniasz odpowiedź, przycisk A ją przyjmuje. Przy liczbie w lewo i w prawo zmieniasz krok.
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] W górę i w dół zmieniasz wartość, przycisk B wraca.
        [keys] Plus i minus albo strzałki w górę i w dół zmieniają wartość o krok. Enter przyjmuje to, co wpisano; gdy nic nie wpisano, wraca.
        [page] Plus i minus zmieniają wartość o krok.
       *[lines] Plus i minus zmieniają wartość o krok. Sam Enter wraca.
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = Krok: { $stride }.
# After a question that wants a name, which a gamepad cannot give.
dial-none = Tu potrzebna jest klawiatura. Przycisk B wraca.
# A gamepad was plugged in, or out.
pad-connected = Kontroler podłączony.
pad-disconnected = Kontroler odłączony.

## Choosing a card, then its target. $load is what will travel.

picked = Wybrano: { $load }.
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
keys-no-such-place = Nie ma takiego miejsca. Ostatnie to { $last }.
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = Wybierz stos końcowy: od { NUMBER($first, case: "genitive") } do { NUMBER($last, case: "genitive") }.
picked-nowhere = { $load }: teraz nie ma gdzie położyć.
# A run without its deepest card: $load is what travels then.
pick-fewer = Weź mniej: { $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = Jeszcze raz przycisk A bierze mniej: { $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] Wybierz numer albo naciśnij { $key }
       *[lines] Wybierz numer albo 0, żeby odłożyć kartę
    }
    .brief = Numer albo { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] Wybierz pole albo naciśnij { $key }. Puste: { $squares }
       *[lines] Wybierz pole albo { $key }, żeby odłożyć element. Puste: { $squares }
    }
    .brief = Pole? { $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = Pole?
# $input is as for not-understood.
no-such-place = Tu nie ma takiego numeru. { $input ->
        [page] Enter w pustym polu edycji mówi, co można wybrać.
       *[lines] Enter mówi, co można wybrać.
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = { $kind ->
        [tray] { $card } odłożony.
       *[other] { $card }: z powrotem { $place }.
    }
nothing-picked = Nic nie jest wybrane.
## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = Wybrano: { $cards }.
# So many more cards can be chosen now: $count.
gathered-eligible = {""}
    .full = { $count ->
        [0] Więcej wybrać nie można.
       *[other] Można wybrać jeszcze { COUNT($count, "cards", case: "accusative") }.
    }
# All that is chosen now: $cards as above.
gathered-now = Wybrane: { $cards }.
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = Odłożone: { $card }.
choice-cleared = Wybór cofnięty.
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card }: { $worth }
choose-square = Rząd i kolumna karty, na przykład 23
    .brief = Rząd i kolumna
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = Rząd i kolumna karty albo { $count ->
        [1] { $first }
       *[other] od { NUMBER($first, case: "genitive") } do { NUMBER($last, case: "genitive") }
    }
choose-next = Wybierz numer, 0 cofa wybór
    .brief = Numer albo 0
# A number was typed that is no row and column; both go up to $most.
gather-no-such = Rzędy i kolumny mają numery od { NUMBER(1, case: "genitive") } do { NUMBER($most, case: "genitive") }.
hint-gathering-lines = Enter czyta, co można wybrać. Wpisz rząd i kolumnę karty, na przykład 23, albo jej nazwę; można też kilka w jednym wierszu. Potem 1 zagrywa układ. 0 otwiera menu gry.
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = Dwie cyfry, rząd i kolumna, wybierają kartę; tak samo Enter tam, dokąd prowadzą strzałki. Potem { $key } zagrywa układ. { $menu } otwiera menu gry.
hint-gathering-pad = Po planszy poruszasz się krzyżakiem, przycisk A wybiera kartę. Potem prawy spust zagrywa układ. Przycisk B cofa wybór albo otwiera menu gry.
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text } może znaczyć: { $names }.
# $card is a card of the game that lies face down or is out of play.
typed-unseen = { $card }: tej karty nie widać.

## Edges of the table.

edge-left = Pierwsze miejsce.
    .grid = Lewy brzeg.
    .tray = Pierwszy element.
edge-right = Ostatnie miejsce.
    .grid = Prawy brzeg.
    .tray = Ostatni element.
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = Pierwsza karta.
    .grid = Górny brzeg.
    .tray = Wyżej nic nie ma.
edge-down = Ostatnia karta.
    .grid = Dolny brzeg.
    .tray = Niżej nic nie ma.
edge-first = Pierwsze miejsce.
    .grid = Lewy brzeg.
    .tray = Pierwszy element.
edge-last = Ostatnie miejsce.
    .grid = Prawy brzeg.
    .tray = Ostatni element.
# There is nothing else to choose on this side.
edge-previous-choice = Wcześniej nie ma nic do wyboru.
edge-next-choice = Dalej nie ma nic do wyboru.
# $n is the number of the entry, $title what it is.
menu-entry-first = Początek listy: { $n }. { $title }
menu-entry-last = Koniec listy: { $n }. { $title }

## Questions of the player.

game-menu = Menu gry
game-menu-reading = Czytaj stół
game-menu-round = Ta gra
game-menu-messages = Komunikaty i mowa
choose-place-to-read = Które miejsce?
find-question = Jakiej karty szukasz? Wpisz nazwę lub jej część albo 0, by wrócić.
    .piece = Jakiego elementu szukasz? Wpisz nazwę lub jej część albo 0, by wrócić.
# $text is what was looked for.
find-nothing = Nie ma odkrytej karty o nazwie: { $text }.
    .piece = Nie ma elementu o nazwie: { $text }.
# $moves were made.
progress-moves = { COUNT($moves, "moves") }
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { COUNT($moves, "moves") }, { $mistakes ->
        [0] bez błędu
       *[other] { COUNT($mistakes, "mistakes") }
    }
# $time is how long the game has been played.
time-played = Czas gry: { $time }.
nothing-to-spell = Nie ma czego przeliterować.
history-empty = Nie było jeszcze żadnego komunikatu.
history-oldest = Najstarszy komunikat.
history-newest = Najnowszy komunikat.

## Questions before something is lost.

confirm-yes = Tak
    .words = tak, t
confirm-no = Nie
    .words = nie, n
confirm-restart = Zacząć to rozdanie od początku?
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = Porzucić tę grę i zacząć nową? { $stakes ->
        [score] Zdobyte punkty się liczą: { $score }.
        [nothing] { "" }
       *[loss] Liczy się jako przegrana.
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = { $game }, { $difficulty }: porzucić zapisaną grę? { $stakes ->
        [score] Zdobyte punkty się liczą: { $score }.
        [nothing] { "" }
       *[loss] Liczy się jako przegrana.
    }
restart-unneeded = To rozdanie dopiero się zaczęło.

## A round is won. $time it took.

# $game is the name of a game.
won = Wygrana! { $game }.
# A game that nothing more can be played in: $game is its name.
over = Koniec gry: { $game }.
won-time = Czas: { $time }.
# $moves were made.
won-moves = Ruchy: { $moves }.
# $mistakes were wrong answers.
won-mistakes = Błędy: { $mistakes }.
play-again = Zagraj następne rozdanie
play-other-difficulty = Inny poziom albo inne rozdanie
# Says one line that can be copied for others to read.
say-share = Przeczytaj wynik do udostępnienia
to-main-menu = Menu główne

## Statistics.

statistics = Statystyki
statistics-none = Żadna gra nie jest jeszcze ukończona
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }, { $deals ->
        [winnable] rozdania do wygrania
       *[any] dowolne rozdania
    }
# Said once, before the statistics.
hint-deal-kinds = Rozdania, które na pewno da się wygrać, są liczone osobno od wszystkich innych.
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }, { $difficulty }: wygrane { NUMBER($won, gender: "feminine") } z { NUMBER($played, case: "genitive") }
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }, { $difficulty }: rozegrane { $played }, rekord { $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = Wygrane z rzędu: { $streak }, najwięcej { $best }
# $time is a duration.
statistics-best-time = Najlepszy czas: { $time }
# $time is a duration.
statistics-average-time = Średni czas: { $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = Najmniej ruchów: { $moves }
# $score is a number of points.
statistics-best-score = Najlepszy wynik: { $score }
# Of games played for points.
statistics-average-score = Średni wynik: { $score }
# $count times the whole table was cleared.
statistics-cleared = Wszystkie karty zagrane { COUNT($count, "times") }
# $lost were lost, $abandoned of them by being given up.
statistics-lost = Przegrane: { $lost }{ $abandoned ->
        [0] { "" }
       *[other] , w tym poddane: { $abandoned }
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = wygrane
statistics-lost-mark = przegrane
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
share = Aloud: { $game }{ $about ->
        [picture] : { $picture }
       *[nothing] { "" }
    }, { $difficulty }{ $deal ->
        [day] , rozdanie dnia, { $day }
        [number] , rozdanie { $number }
       *[unknown] { "" }
    }: { $ending ->
        [won] wygrana
       *[lost] przegrana
    }, { COUNT($moves, "moves") }, { $time }{ $counts ->
        [score] , { COUNT($score, "points") }
        [mistakes] , { $mistakes ->
            [0] bez błędu
           *[other] { COUNT($mistakes, "mistakes") }
        }
       *[nothing] { "" }
    }.
# The same for a game that is played for points.
share-points = Aloud: { $game }, { $difficulty }{ $deal ->
        [day] , rozdanie dnia, { $day }
        [number] , rozdanie { $number }
       *[unknown] { "" }
    }: { COUNT($score, "points") }, { COUNT($moves, "moves") }, { $time }.
share-nothing = Żadna gra nie jest jeszcze ukończona, nie ma czym się podzielić.
# $name is no game; $known are those there are.
game-unknown = Nie ma gry o nazwie { $name }. Są: { $known }.

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = Jaki język? { $input ->
        [page] { "" }
        [keys] Naciśnij numer.
       *[lines] Wpisz numer, potem Enter.
    }
first-language-other = Inny język
first-voice = Czy gra ma mówić?
first-voice-own = Tak
first-voice-reader = Nie, mówi mój program czytający ekran albo monitor brajlowski
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = Przez Speech Dispatcher
# On a page in a browser.
first-page-voice = Kto ma ci czytać?
first-page-reader = Mój program czytający ekran albo nikt
first-page-browser = Głos przeglądarki
first-page-espeak = Własny głos gry
first-input = Jak chcesz pisać?
first-input-lines = Wiersze, potem Enter
first-input-keys = Klawisze działające od razu
first-done = Dziękuję.
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
