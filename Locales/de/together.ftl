# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = Gemeinsam
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = Tagesergebnisse
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = Einladung zu einer neuen Partie
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = Deine Einladungen
links-none = Du hast keine Einladungen.
# An entry: what somebody has told the player is typed.
together-code = Code eingeben
together-code-question = Der Code aus zwölf Ziffern?

## What came of the deal of the day.

board = Tagesergebnis
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }, Partie des Tages: gespielt von { $played }, gewonnen von { $won }.
# The same for a game that is played for points.
board-told-points = { $game }, Partie des Tages: gespielt von { $played }.
# $game is a game.
board-none = { $game }, Partie des Tages: Noch niemand hat sie gespielt.
board-not-played = Du hast sie noch nicht gespielt.
# $place is the player’s place among those who have won.
board-place = Dein Platz: { $place }.
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = Züge: bester Wert { $best }, mittlerer { $middle }.
# The same of the time; both are durations.
board-time = Zeit: beste { $best }, mittlere { $middle }.
# The same of the points, the most first.
board-points = Punkte: bester Wert { $best }, mittlerer { $middle }.
# $count players have won without a hint.
board-no-hint = Ohne Tipp gewonnen: { $count }.

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] gewonnen
        [over] fertig
        [abandoned] aufgegeben
       *[lost] nicht gewonnen
    }, { COUNT($moves, "moves") }{ $counted ->
        [yes] { $hints ->
            [0] , ohne Tipp
           *[other] , Tipps: { $hints }
        }
       *[no] { "" }
    }{ $counts ->
        [score] , Punkte: { $score }
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }, { $difficulty }
# $code is the digits of a code, with commas between.
link-code = Code für die Einladung: { $code }. Er gilt 30 Tage.
# $address is the address of a page.
link-address = Oder diese Adresse: { $address }
# Told to who has opened a friend’s link.
link-invitation = Jemand lädt dich zu dieser Partie ein. Es läuft keine Uhr, nur die Züge zählen.
link-none = Noch niemand hat die Einladung geöffnet.
# $result is deal-result of the player who hears it.
link-you = Du: { $result }.
# The same of the one friend who has played it.
link-friend = Dein Gegenüber: { $result }.
# The same of one of several, the $n th to come.
link-friend-number = Person { $n }: { $result }.
# Told as long as the player has not played it, whom the result would help.
link-friends-done = Dein Gegenüber ist fertig. Das Ergebnis hörst du, wenn du es auch bist.
# $count others have opened it and not played it to its end.
link-friends-open = { $count ->
        [one] Eine Person spielt noch.
       *[other] { NUMBER($count) } Personen spielen noch.
    }
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = Jemand ist mit eurer gemeinsamen Partie fertig: { $game }, { $difficulty }.
# After it, where the player has still to play it.
link-you-open = Du bist noch nicht fertig.
# An entry of the game’s menu, and after a round.
link-make = Zu dieser Partie einladen
link-play = Diese Partie spielen
link-delete = Diese Einladung löschen
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] Der Code gilt dann nicht mehr, und die Ergebnisse dazu werden gelöscht. Löschen?
       *[no] Du hörst dann von dieser Partie nichts mehr. Löschen?
    }
link-deleted = Gelöscht.
# $most is how many links a player can have.
link-too-many = { $most ->
        [one] Du hast eine Einladung. Lösch sie zuerst.
       *[other] Du hast { NUMBER($most) } Einladungen. Lösch zuerst eine.
    }

## Codes that lead nowhere.

code-unknown = Diesen Code gibt es nicht oder nicht mehr.
code-too-many = Es wurden zu viele falsche Codes ausprobiert. Versuch es in einer Stunde noch einmal.

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = Jemand lädt dich ein, gemeinsam zu spielen.
# The button.
page-with-open = Öffnen
