# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = Together
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = Results of the day
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = Invite a friend to a new deal
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = Your links
links-none = You have no links.
# An entry: what somebody has told the player is typed.
together-code = Enter a code
together-code-question = The code of twelve digits?

## What came of the deal of the day.

board = Results of the day
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }, deal of the day: played by { $played }, won by { $won }.
# The same for a game that is played for points.
board-told-points = { $game }, deal of the day: played by { $played }.
# $game is a game.
board-none = { $game }, deal of the day: nobody has played it yet.
board-not-played = You have not played it yet.
# $place is the player’s place among those who have won.
board-place = Your place: { $place }.
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = Moves: best { $best }, median { $middle }.
# The same of the time; both are durations.
board-time = Time: best { $best }, median { $middle }.
# The same of the points, the most first.
board-points = Points: best { $best }, median { $middle }.
# $count players have won without a hint.
board-no-hint = Won without a hint: { $count }.

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] won
        [over] finished
        [abandoned] gave up
       *[lost] did not win
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }{ $counted ->
        [yes] { $hints ->
            [0] , no hints
           *[other] , hints: { $hints }
        }
       *[no] { "" }
    }{ $counts ->
        [score] , points: { $score }
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }, { $difficulty }
# $code is the digits of a code, with commas between.
link-code = Code for your friend: { $code }. It lasts 30 days.
# $address is the address of a page.
link-address = Or this address: { $address }
# Told to who has opened a friend’s link.
link-invitation = A friend invites you to this deal. No clock runs: the moves count.
link-none = Nobody has opened it yet.
# $result is deal-result of the player who hears it.
link-you = You: { $result }.
# The same of the one friend who has played it.
link-friend = Your friend: { $result }.
# The same of one of several, the $n th to come.
link-friend-number = Friend { $n }: { $result }.
# Told as long as the player has not played it, whom the result would help.
link-friends-done = Your friend is done. You hear the result when you are done, too.
# $count others have opened it and not played it to its end.
link-friends-open = { $count ->
        [one] 1 friend is still playing.
       *[other] { $count } friends are still playing.
    }
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = A friend is done with the same deal: { $game }, { $difficulty }.
# After it, where the player has still to play it.
link-you-open = You are not done yet.
# An entry of the game’s menu, and after a round.
link-make = Invite a friend to this deal
link-play = Play this deal
link-delete = Delete this link
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] The code stops working, and its results are deleted. Delete it?
       *[no] You hear no more of this deal. Delete it?
    }
link-deleted = Deleted.
# $most is how many links a player can have.
link-too-many = { $most ->
        [one] You have 1 link. Delete it first.
       *[other] You have { $most } links. Delete one first.
    }

## Codes that lead nowhere.

code-unknown = There is no such code, or it has expired.
code-too-many = Too many wrong codes were tried. Try again in an hour.

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = Somebody invites you to play together.
# The button.
page-with-open = Go there
