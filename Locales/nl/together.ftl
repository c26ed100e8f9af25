# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = Samen
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = Uitslag van de dag
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = Iemand uitnodigen voor een nieuw spel
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = Je uitnodigingen
links-none = Je hebt geen uitnodigingen.
# An entry: what somebody has told the player is typed.
together-code = Code invoeren
together-code-question = De code van twaalf cijfers?

## What came of the deal of the day.

board = Uitslag van de dag
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }, spel van de dag: gespeeld door { $played }, gewonnen door { $won }.
# The same for a game that is played for points.
board-told-points = { $game }, spel van de dag: gespeeld door { $played }.
# $game is a game.
board-none = { $game }, spel van de dag: nog door niemand gespeeld.
board-not-played = Jij hebt het nog niet gespeeld.
# $place is the player’s place among those who have won.
board-place = Je plaats: { $place }.
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = Zetten: beste { $best }, middelste { $middle }.
# The same of the time; both are durations.
board-time = Tijd: beste { $best }, middelste { $middle }.
# The same of the points, the most first.
board-points = Punten: beste { $best }, middelste { $middle }.
# $count players have won without a hint.
board-no-hint = Zonder hint gewonnen: { $count }.

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] gewonnen
        [over] klaar
        [abandoned] opgegeven
       *[lost] niet gewonnen
    }, { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }{ $counted ->
        [yes] { $hints ->
            [0] , zonder hint
           *[other] , hints: { $hints }
        }
       *[no] { "" }
    }{ $counts ->
        [score] , punten: { $score }
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }, { $difficulty }
# $code is the digits of a code, with commas between.
link-code = Code voor de uitnodiging: { $code }. Hij geldt 30 dagen.
# $address is the address of a page.
link-address = Of dit adres: { $address }
# Told to who has opened a friend’s link.
link-invitation = Iemand nodigt je uit voor dit spel. Er loopt geen klok: de zetten tellen.
link-none = Nog niemand heeft de uitnodiging geopend.
# $result is deal-result of the player who hears it.
link-you = Jij: { $result }.
# The same of the one friend who has played it.
link-friend = De ander: { $result }.
# The same of one of several, the $n th to come.
link-friend-number = Medespeler { $n }: { $result }.
# Told as long as the player has not played it, whom the result would help.
link-friends-done = De ander is klaar. Je hoort de uitslag als jij het ook bent.
# $count others have opened it and not played it to its end.
link-friends-open = { $count ->
        [one] Eén medespeler is nog bezig.
       *[other] { NUMBER($count) } medespelers zijn nog bezig.
    }
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = Een medespeler is klaar met hetzelfde spel: { $game }, { $difficulty }.
# After it, where the player has still to play it.
link-you-open = Jij bent nog niet klaar.
# An entry of the game’s menu, and after a round.
link-make = Iemand uitnodigen voor dit spel
link-play = Dit spel spelen
link-delete = Deze uitnodiging verwijderen
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] De code werkt dan niet meer en de uitslagen worden verwijderd. Verwijderen?
       *[no] Je hoort dan niets meer over dit spel. Verwijderen?
    }
link-deleted = Verwijderd.
# $most is how many links a player can have.
link-too-many = { $most ->
        [one] Je hebt één uitnodiging. Verwijder die eerst.
       *[other] Je hebt { NUMBER($most) } uitnodigingen. Verwijder er eerst een.
    }

## Codes that lead nowhere.

code-unknown = Deze code bestaat niet of niet meer.
code-too-many = Er zijn te veel foute codes geprobeerd. Probeer het over een uur nog eens.

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = Iemand nodigt je uit om samen te spelen.
# The button.
page-with-open = Openen
