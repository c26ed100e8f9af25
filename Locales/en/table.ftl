# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.

## Places. $n is the place's number.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = Column { $n }
    .at = column { $n }
    .to = to column { $n }
    .from = from column { $n }
place-foundation = Foundation { $n }
    .at = foundation { $n }
    .to = to foundation { $n }
    .from = from foundation { $n }
place-waste = Waste
    .at = waste
    .to = to the waste
    .from = from the waste
place-stock = Stock
    .at = stock
    .to = to the stock
    .from = from the stock
# A square of a grid, in $row and $column.
place-square = Row { $row }, column { $column }
    .at = row { $row }, column { $column }
    .to = to row { $row }, column { $column }
    .from = from row { $row }, column { $column }

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile.

label-card = { $name }, { $place }
    .full = { $name }, face up, { $place }
label-card-position = { $name }, { $place }, { $position } of { $count }
    .full = { $name }, face up, { $place }, { $position } of { $count }
# $count cards lie face down here.
label-hidden = { $count ->
        [one] 1 face down
       *[other] { $count } face down
    }, { $place }
label-place = { $place }: { $cards }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { $hidden } face down
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, no card yet
       *[other] { $place }: { $base }, { $count }: { $cards }
    }
    .brief = { $place }: { $base }, { $count }
# Choosing the stock draws a card; $count are left. An empty one is filled from the waste.
offer-draw = { $count ->
        [0] { $place }: empty, shuffle the waste
        [one] { $place }: draw, 1 card left
       *[other] { $place }: draw, { $count } cards left
    }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: empty
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: empty, takes { $takes }
    .brief = { $place }: empty
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A label as a sentence, when something follows it.
sentence = { $text }.

invites-any-card = any card
invites-reshuffle = the waste, shuffled

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [one] { $first }
       *[other] { $count } cards, { $first } to { $last }
    }
load-nothing = Nothing

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [one] { $card } { $to }.
       *[other] { $count } cards, { $first } to { $last }, { $to }.
    }
    .brief = { $count ->
        [one] { $card } { $to }.
       *[other] { $count } cards { $to }.
    }
# $drawn cards were drawn, $card the last; $left are left in the stock.
told-drawn = { $drawn ->
        [one] { $card }.
       *[other] { $drawn } drawn: { $card }.
    }{ $left ->
        [0] {" "}Stock empty.
       *[other] {""}
    }
    .brief = { $card }.
    .full = { $drawn ->
        [one] { $card }, drawn. { $left } left in the stock.
       *[other] { $drawn } drawn: { $card }. { $left } left in the stock.
    }
told-turns-up = { $place } turns up { $card }.
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }: { $card }.
    .brief = {""}
told-shuffled = { $count ->
        [one] 1 card goes back to the stock.
       *[other] Waste shuffled, { $count } cards back in the stock.
    }
    .brief = Shuffled, { $count }.
told-score = Score { $score }.

undone = Undone:
redone = Redone:
nothing-to-undo = Nothing to undo.
undo-bound-reached = No more moves can be undone: that is all your settings keep.
nothing-to-redo = Nothing to redo.
nothing-changed = Nothing has been moved yet.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = That cannot be done in this game.
refused-nothing-to-draw = Nothing to draw: stock and waste are empty.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] Nothing to draw: the waste may not be shuffled in this game.
        [one] Nothing to draw: the waste may be shuffled once, and was.
       *[other] Nothing to draw: the waste may be shuffled { $limit } times, and was.
    }
# A saved game names a difficulty that its game does not have.
refused-difficulty = This game has no difficulty called { $difficulty }.
refused-nothing-picked = Choose a card first.
refused-same-place = It lies there already.
refused-not-a-target = Cards go to columns and foundations only.
refused-from-foundation = What lies on a foundation stays until its group is complete.
refused-covered = { $card } is covered. Move what lies on it first.
refused-face-down = A face-down card cannot be moved. It turns up when it is on top.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card } { $place }: turns up a card.
hint-empties-column = { $card } { $place }: empties a column.
hint-frees-waste = { $card } { $place }: frees the waste.
hint-draw = Draw a card.
hint-none = No hint found. Undo a move, or try something else.

dead-end = Nothing can be played any more. Undo some moves, restart this deal, or deal anew.
