# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = Razem
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = Wyniki dnia
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = Zaproś do nowego rozdania
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = Twoje zaproszenia
links-none = Nie masz zaproszeń.
# An entry: what somebody has told the player is typed.
together-code = Wpisz kod
together-code-question = Kod z dwunastu cyfr?

## What came of the deal of the day.

board = Wyniki dnia
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }, rozdanie dnia. Grało osób: { NUMBER($played, gender: "feminine") }, wygrało: { NUMBER($won, gender: "feminine") }.
# The same for a game that is played for points.
board-told-points = { $game }, rozdanie dnia. Grało osób: { NUMBER($played, gender: "feminine") }.
# $game is a game.
board-none = { $game }, rozdanie dnia: nikt go jeszcze nie rozegrał.
board-not-played = Nie masz jeszcze wyniku.
# $place is the player’s place among those who have won.
board-place = Twoje miejsce: { $place }.
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = Ruchy: najmniej { $best }, w środku tabeli { $middle }.
# The same of the time; both are durations.
board-time = Czas: najlepszy { $best }, w środku tabeli { $middle }.
# The same of the points, the most first.
board-points = Punkty: najwięcej { $best }, w środku tabeli { $middle }.
# $count players have won without a hint.
board-no-hint = Wygrane bez podpowiedzi: { $count }.

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] wygrana
        [over] koniec
        [abandoned] gra poddana
       *[lost] bez wygranej
    }, { COUNT($moves, "moves") }{ $counted ->
        [yes] { $hints ->
            [0] , bez podpowiedzi
           *[other] , podpowiedzi: { $hints }
        }
       *[no] { "" }
    }{ $counts ->
        [score] , punkty: { $score }
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }, { $difficulty }
# $code is the digits of a code, with commas between.
link-code = Kod zaproszenia: { $code }. Jest ważny 30 dni.
# $address is the address of a page.
link-address = Albo ten adres: { $address }
# Told to who has opened a friend’s link.
link-invitation = Zaproszenie do tego rozdania. Bez zegara: liczą się ruchy.
link-none = Nikt jeszcze nie otworzył zaproszenia.
# $result is deal-result of the player who hears it.
link-you = Ty: { $result }.
# The same of the one friend who has played it.
link-friend = Druga osoba: { $result }.
# The same of one of several, the $n th to come.
link-friend-number = Osoba { $n }: { $result }.
# Told as long as the player has not played it, whom the result would help.
link-friends-done = Druga osoba skończyła. Wynik usłyszysz, gdy też skończysz.
# $count others have opened it and not played it to its end.
link-friends-open = { $count ->
        [one] Jedna osoba jeszcze gra.
        [few] { NUMBER($count, gender: "feminine") } osoby jeszcze grają.
       *[other] { NUMBER($count, gender: "feminine") } osób jeszcze gra.
    }
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = Druga osoba skończyła to samo rozdanie: { $game }, { $difficulty }.
# After it, where the player has still to play it.
link-you-open = Twojego wyniku jeszcze nie ma.
# An entry of the game’s menu, and after a round.
link-make = Zaproś do tego rozdania
link-play = Zagraj to rozdanie
link-delete = Usuń to zaproszenie
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] Kod przestanie działać, a jego wyniki zostaną usunięte. Usunąć?
       *[no] Nie będzie już wiadomości o tym rozdaniu. Usunąć?
    }
link-deleted = Usunięte.
# $most is how many links a player can have.
link-too-many = { $most ->
        [one] Masz już jedno zaproszenie. Najpierw je usuń.
        [few] Masz już { NUMBER($most, gender: "neuter") } zaproszenia. Najpierw usuń któreś.
       *[many] Masz już { NUMBER($most, gender: "neuter") } zaproszeń. Najpierw usuń któreś.
    }

## Codes that lead nowhere.

code-unknown = Nie ma takiego kodu albo już nie działa.
code-too-many = Za dużo błędnych kodów. Spróbuj za godzinę.

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = Zaproszenie do wspólnej gry.
# The button.
page-with-open = Przejdź
