# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("c2"): a word, and a letter or two.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = Column { $n }
    .at = column { $n }
    .to = to column { $n }
    .from = from column { $n }
    .braille = c{ $n }
    .at-braille = c{ $n }
    .to-braille = to c{ $n }
    .from-braille = from c{ $n }
    .typed = to/from/ the/ { $n } column
    .words = column, col
place-foundation = Foundation { $n }
    .at = foundation { $n }
    .to = to foundation { $n }
    .from = from foundation { $n }
    .braille = f{ $n }
    .at-braille = f{ $n }
    .to-braille = to f{ $n }
    .from-braille = from f{ $n }
    .typed = to/from/ the/ { $n } foundation
    .words = foundation, f
place-waste = Waste
    .at = waste
    .to = to the waste
    .from = from the waste
    .words = waste, w
# The card drawn last, beside the waste.
place-drawn-card = Drawn card
    .at = drawn card
    .to = to the drawn card
    .from = from the draw
    .words = drawn, drawn card
place-stock = Stock
    .at = stock
    .to = to the stock
    .from = from the stock
    .words = stock
# A square of a grid, in $row and $column.
place-square = Row { $row }, column { $column }
    .at = row { $row }, column { $column }
    .to = to row { $row }, column { $column }
    .from = from row { $row }, column { $column }
    .braille = r{ $row } c{ $column }
    .at-braille = r{ $row } c{ $column }
    .to-braille = to r{ $row } c{ $column }
    .from-braille = from r{ $row } c{ $column }
    .words = square
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = Piece { $n }
    .at = piece { $n }
    .to = to piece { $n }
    .from = from piece { $n }
    .typed = to/from/ the/ { $n } piece
    .words = piece
# A row of squares, from the top.
place-row = Row { $n }
    .at = row { $n }
    .typed = the/ { $n } row
    .words = row

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = first/1st, second/2nd, third/3rd, fourth/4th, fifth/5th, sixth/6th, seventh/7th, eighth/8th, ninth/9th, tenth/10th, eleventh/11th, twelfth/12th

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }, { $place }
    .full = { $name }, face up, { $place }
label-card-position = { $name }, { $place }, { $position } of { $count }
    .full = { $name }, face up, { $place }, { $position } of { $count }
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = { $count ->
        [one] 1 face down
       *[other] { $count } face down
    }, { $place }
label-place = { $place }: { $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }, { $place }
    .brief = { $name }, { $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }, chosen, { $place }
    .brief = { $name }, chosen, { $number }
square-empty = empty
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = Row { $n }: { $cards }
grid-column = Column { $n }: { $cards }
# The whole row is empty.
row-empty = empty
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = empty
map-covered = covered
# $name is a piece, $look what it looks like.
label-look = { $name }: { $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { $hidden } face down
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }, covered by column { $n }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, no card yet
       *[other] { $place }: { $base }, { $count }: { $cards }
    }
    .brief = { $place }: { $base }, { $count }
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }: { $act }, { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: empty
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: empty, takes { $takes }
    .brief = { $place }: empty
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target }; { $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target }; only { $load }
    .few = only { $load } { $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }; the move { $effects }
    .brief = { $target }; { $effects }
effect-turns-up = turns up a card
    .brief = turns up
# $count cards that lie under it come free.
effect-frees = { $count ->
        [one] frees 1 card
       *[other] frees { $count } cards
    }
    .brief = frees { $count }
effect-empties-column = empties a column
    .brief = empties
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] completes the group
       *[column] completes the run
    }
    .brief = completes
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }: { $card }
       *[other] { $place }: { $card }, { $hidden } face down under it
    }
    .brief = { $place }: { $card }, { $hidden }
# A label as a sentence, when something follows it.
sentence = { $text }.
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first }; { $then }

invites-any-card = any card
invites-reshuffle = the waste, shuffled

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }, free
        [one] { $card }, free with { $cards } on it
       *[other] { $card }, free with { $count } cards on it: { $cards }
    }
    .brief = { $count ->
        [0] { $card }, free
       *[other] { $card }, free with { $count } on it
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }: off the table
# The same where what was completed has a name: $group.
where-completed-group = { $card }: { $group }, complete, off the table
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }, under { $count ->
        [one] { $cards }
       *[other] { $count } cards: { $cards }
    }{ $moves ->
        [0] {""}
        [1] {""}
       *[other] ; { $moves } moves away
    }
where-covered = { $card }, under { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# The cards looked for that lie face down or in the stock.
unseen-cards = Not in sight: { $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [one] { $card }
       *[other] { $card }, { $count } cards
    }
unseen-count = { $count ->
        [0] Every card is in sight
        [one] 1 card not in sight
       *[other] { $count } cards not in sight
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = The foundations are complete.
    .waste = No card in sight fits the waste.

## What is moved: one card, or a run of $count cards from $first, the free one, in the form .from, to $last, in the form .to.
## $ends is "cards" where both ends are playing cards, which have these forms, and "names" where they are places
## and the like, which are never inflected.

load = { $count ->
        [one] { $first }
       *[other] { $count } cards, { $first } to { $last }
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = Nothing

## A run in a column, by its ends: $first is the free one of its $count cards, $last the deepest; $ends as above.

run = { $count ->
        [one] { $first }
       *[other] { $first } to { $last }
    }
    .full = { $count ->
        [one] { $first }
       *[other] { $count } cards, { $first } to { $last }
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }, on { $under }

## What a move did.
## $card is what moved; $count, $first, $last and $ends as above; $to is a place in the form .to.

told-moved = { $count ->
        [one] { $card } { $to }.
       *[other] { $count } cards, { $first } to { $last }, { $to }.
    }
    .brief = { $count ->
        [one] { $card } { $to }.
       *[other] { $count } cards { $to }.
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [one] .
       *[other] , { $drawn } drawn.
    }{ $left ->
        [0] {" "}Stock empty.
       *[other] {""}
    }
    .brief = { $card }.{ $left ->
        [0] {" "}Stock empty.
       *[other] {""}
    }
    .full = { $drawn ->
        [one] { $card }, drawn.
       *[other] { $card }, { $drawn } drawn; under it { $under }.
    } { $left ->
        [0] The stock is empty.
       *[other] { $left } left in the stock.
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = Dealt: { $cards }.{ $left ->
        [0] {" "}Stock empty.
       *[other] {""}
    }
    .brief = { $cards }.{ $left ->
        [0] {" "}Stock empty.
       *[other] {""}
    }
    .full = Dealt, from column 1 on: { $cards }. { $left ->
        [0] The stock is empty.
       *[other] { $left } left in the stock.
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = A row dealt.
# $cards went to the foundations one after the other.
told-gathered = To the foundations: { $cards }.
# $count cards, more than are named; $card is the last.
told-gathered-many = { $count } cards to the foundations, the last { $card }.
    .brief = { $count } cards to the foundations.
told-turns-up = { $place }: { $card }.
    .full = { $place } turns up { $card }.
    .brief = { $card }.
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }: { $card }.
    .brief = { $card }.
# A card that the player has just heard named now lies at $place. $more is "yes" where the player named that place and more of the move is told.
told-lands = { $more ->
        [yes] {""}
       *[no] { $place }.
    }
    .full = { $place }.
told-shuffled = { $count ->
        [one] 1 card goes back to the stock.
       *[other] Waste shuffled, { $count } cards back in the stock.
    }
    .brief = Shuffled, { $count }.
told-score = Score { $score }.
    .brief = {""}
# So many points were counted off: $points.
told-points-lost = Points lost: { $points }.

undone = Undone:
redone = Redone:
nothing-to-undo = Nothing to undo.
undo-bound-reached = No more moves can be undone: that is all your settings keep.
nothing-to-redo = Nothing to redo.
# $count is how many moves were taken back at once.
undone-several = { $count ->
        [one] 1 move undone.
       *[other] { $count } moves undone.
    }
# $count is how many moves were done again at once.
redone-several = { $count ->
        [one] 1 move redone.
       *[other] { $count } moves redone.
    }
redo-end-reached = Nothing more to redo.
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = Move { $n }:
at-the-deal = Back at the deal.
# $most is how many there are.
undo-how-many = How many moves to undo? { $most } at most, 0 to go back.
# $most is how many there are.
redo-how-many = How many moves to redo? { $most } at most, 0 to go back.
# $n moves have been made.
bookmark-set = { $n ->
        [0] Bookmark at the deal.
       *[other] Bookmark at move { $n }.
    }
bookmark-none = There is no bookmark.
bookmark-here = You are at the bookmark.
bookmark-beyond-bound = The bookmark is further back than your settings let you undo.
nothing-changed = Nothing has been moved yet.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = That cannot be done in this game.
# $limit is how often the stock may be gone through.
refused-passes = { $limit ->
        [one] Nothing to draw: the stock is gone through only once.
       *[other] Nothing to draw: the stock is gone through only { $limit } times.
    }
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
# $place is a place in the form .to, such as the stock.
refused-not-a-target = Nothing can go { $place }.
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] Nothing can be taken { $from }: it is empty.
       *[other] Nothing can be taken { $from }.
    }
refused-from-foundation = What lies on a foundation stays until its group is complete.
refused-covered = { $card } is covered. Move what lies on it first.
refused-face-down = A face-down card cannot be moved. It turns up when it is on top.
# $card lies under a card of column $n.
refused-under = { $card } is covered by column { $n }.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card } { $place }: turns up a card.
    .from = { $card } { $from } { $place }: turns up a card.
hint-empties-column = { $card } { $place }: empties a column.
    .from = { $card } { $from } { $place }: empties a column.
hint-frees-waste = { $card } { $place }: frees the waste.
hint-draw = Draw a card.
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = Not counted in the statistics.
hint-none = No hint found. Undo a move, or try something else.
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = No hint in what can be seen: { ANY($keys) } looks for a sure one.
# A hint was asked for when all was done.
hint-won = The game is won.

dead-end = Nothing can be played any more.
# After a round that was won or lost.
end-score = Score: { $score }.
# The most points made before at this difficulty: $score.
high-score = High score: { $score }.
high-score-new = New high score!
keep-looking = Keep looking at the table
