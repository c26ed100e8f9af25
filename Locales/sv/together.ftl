# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = Tillsammans
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = Dagens resultat
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = Bjud in till en ny giv
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = Dina inbjudningar
links-none = Du har inga inbjudningar.
# An entry: what somebody has told the player is typed.
together-code = Skriv en kod
together-code-question = Koden med tolv siffror?

## What came of the deal of the day.

board = Dagens resultat
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }, dagens giv: spelad av { $played }, vunnen av { $won }.
# The same for a game that is played for points.
board-told-points = { $game }, dagens giv: spelad av { $played }.
# $game is a game.
board-none = { $game }, dagens giv: ingen har spelat den än.
board-not-played = Du har inte spelat den än.
# $place is the player’s place among those who have won.
board-place = Din plats: { $place }.
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = Drag: som bäst { $best }, median { $middle }.
# The same of the time; both are durations.
board-time = Tid: som bäst { $best }, median { $middle }.
# The same of the points, the most first.
board-points = Poäng: som bäst { $best }, median { $middle }.
# $count players have won without a hint.
board-no-hint = Vunnen utan tips: { $count }.

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] vann
        [over] klar
        [abandoned] gav upp
       *[lost] vann inte
    }, { COUNT($moves, "moves") }{ $counted ->
        [yes] { $hints ->
            [0] , inga tips
           *[other] , tips: { $hints }
        }
       *[no] { "" }
    }{ $counts ->
        [score] , poäng: { $score }
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }, { $difficulty }
# $code is the digits of a code, with commas between.
link-code = Kod till inbjudan: { $code }. Den gäller i 30 dagar.
# $address is the address of a page.
link-address = Eller den här adressen: { $address }
# Told to who has opened a friend’s link.
link-invitation = Du är inbjuden till den här given. Ingen klocka går, det är dragen som räknas.
link-none = Ingen har öppnat den än.
# $result is deal-result of the player who hears it.
link-you = Du: { $result }.
# The same of the one friend who has played it.
link-friend = Den andra: { $result }.
# The same of one of several, the $n th to come.
link-friend-number = Medspelare { $n }: { $result }.
# Told as long as the player has not played it, whom the result would help.
link-friends-done = En medspelare är klar. Du får höra resultatet när du också är klar.
# $count others have opened it and not played it to its end.
link-friends-open = { $count ->
        [one] En medspelare spelar fortfarande.
       *[other] { NUMBER($count) } medspelare spelar fortfarande.
    }
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = En medspelare är klar med samma giv: { $game }, { $difficulty }.
# After it, where the player has still to play it.
link-you-open = Du är inte klar än.
# An entry of the game’s menu, and after a round.
link-make = Bjud in till den här given
link-play = Spela den här given
link-delete = Radera den här inbjudan
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] Koden slutar gälla och resultaten raderas. Vill du radera inbjudan?
       *[no] Du får inte höra mer om den här given. Vill du radera inbjudan?
    }
link-deleted = Raderad.
# $most is how many links a player can have.
link-too-many = { $most ->
        [one] Du har en inbjudan. Radera den först.
       *[other] Du har { NUMBER($most) } inbjudningar. Radera en först.
    }

## Codes that lead nowhere.

code-unknown = Koden finns inte eller har slutat gälla.
code-too-many = För många felaktiga koder har prövats. Försök igen om en timme.

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = Du är inbjuden att spela tillsammans.
# The button.
page-with-open = Gå dit
