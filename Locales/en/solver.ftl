# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = Sure hint
    .words = sure, sure hint
command-play-hint = Play the hint
    .words = play hint, do it
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } plays it.
command-winnable = Can it still be won
    .words = winnable, won
command-way-back = Back to where it could be won
    .words = way back, rescue
command-review = Walk through the loss
    .words = review, walk through
command-rating = Who wins this deal
    .words = rating, who wins

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = Thinking.
still-winnable = It can still be won.
not-winnable = It cannot be won any more.
winnable-unknown = Not known.
way-back-none = No point of this game is known from which it can be won.
way-back-unneeded = It can be won as it is.
# The player gave up waiting, by Escape or 0.
question-withdrawn = Question withdrawn.
# The hint on a lost table. $key is the key that goes back.
hint-way-back = Lost as it is: { $key } goes back to where it could be won.
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = Nothing can be played any more: { $key } takes a move back.

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = The move that lost it: { $move }.
# $card went $from (form .from) $place (form .to).
review-move = { $card } { $from } { $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = Counted as lost.
# After how many moves win: $key plays the next one of them.
review-next = { $key } plays the next one.

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = { $card } { $from } { $place }: { $reason ->
        [completes] completes it.
        [founds] one more on the foundation.
        [opens] opens a foundation.
        [turns-up] turns up a card.
        [empties-column] empties a column.
        [frees-cell] frees a cell.
        [frees-waste] frees the next card of the waste.
        [joins] joins a run.
       *[leads] on the way to a win.
    }
# $load is a card or a run, part of what could be taken together.
load-only = Only { $load }
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }: on the way to a win.
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = { $moves ->
        [one] One move to the win.
       *[other] { $moves } moves to the win.
    }
sure-hint-none = No sure way to win was found.
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }. { $place }: { $cards }. About { $points } points to the end.

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] Nearly everyone wins this deal.
        [careful] A careful player wins this deal.
        [solver] Only a player who looks far ahead wins this deal.
        [lost] This deal cannot be won.
       *[unknown] Whether this deal can be won is not known.
    }
menu-by-rating = Deal by who wins it
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] Nearly everyone
        [careful] A careful player
       *[solver] Only a player who looks far ahead
    }
searching-deal = Looking for a deal.
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] B stops it.
        [keys] Escape stops it.
       *[lines] 0 stops it.
    }
searching-stopped = Stopped looking.
searching-none = No such deal was found.
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = Lost though they could be won: { $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }: { $place }, under { $count ->
        [one] { $top }.
       *[other] { $count } cards, { $top } on top.
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } face down under { $card }.
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = { $group } waits for { $cards }, covered.
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = Covered bases: { $cards }.
atlas-obstacle-foundations = No foundation is free for another group.
atlas-obstacle-columns = No column is empty.
