# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none. $rank and $suit are the
# card's, by their English names.
card-name = { $rank ->
        [ace] Ace
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Jack
        [queen] Queen
       *[king] King
    } of { $suit ->
        [clubs] Clubs
        [diamonds] Diamonds
        [hearts] Hearts
       *[spades] Spades
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }{ $suit ->
        [clubs] ⠉
        [diamonds] ⠙
        [hearts] ⠓
       *[spades] ⠎
    }
    .brief = { $rank ->
        [ace] Ace
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Jack
        [queen] Queen
       *[king] King
    } { $suit ->
        [clubs] Clubs
        [diamonds] Diamonds
        [hearts] Hearts
       *[spades] Spades
    }
    .typed = { rank-name.typed } of/ { suit-name.typed }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
        [ace] Ace
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Jack
        [queen] Queen
       *[king] King
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }
    .typed = { card-name.typed }, { card-name }, { rank-name.typed }
# The rank as it stands on a card that is drawn: as short as on the cards that people have, in the
# digits that are printed on those.
card-index = { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
       *[king] K
    }
# The suit's first letter, or as many as tell it from the others; drawn beside its sign where the player
# wants that.
card-suit-letter = { $suit ->
        [clubs] C
        [diamonds] D
        [hearts] H
       *[spades] S
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] Clubs
        [diamonds] Diamonds
        [hearts] Hearts
       *[spades] Spades
    }
    .typed = { $suit ->
        [clubs] clubs/club/c
        [diamonds] diamonds/diamond/d
        [hearts] hearts/heart/h
       *[spades] spades/spade/s
    }
# A rank without a suit; .to is said after "up to".
rank-name = { $rank ->
        [ace] ace
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] jack
        [queen] queen
       *[king] king
    }
    .to = { $rank ->
        [ace] ace
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] jack
        [queen] queen
       *[king] king
    }
    .typed = { $rank ->
        [ace] ace/a
        [two] two/2/deuce
        [three] three/3
        [four] four/4
        [five] five/5
        [six] six/6
        [seven] seven/7
        [eight] eight/8
        [nine] nine/9
        [ten] ten/10/x/t
        [jack] jack/j
        [queen] queen/q
       *[king] king/k
    }
# Any card of a rank, as in "empty, takes a king".
wanted-rank = { $rank ->
        [ace] an ace
        [two] a 2
        [three] a 3
        [four] a 4
        [five] a 5
        [six] a 6
        [seven] a 7
        [eight] an 8
        [nine] a 9
        [ten] a 10
        [jack] a jack
        [queen] a queen
       *[king] a king
    }
# Any card of a rank and a colour, as in "it goes on: a black 5".
wanted-rank-colour = { $colour ->
        [red] a red
       *[black] a black
    } { $rank ->
        [ace] ace
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] jack
        [queen] queen
       *[king] king
    }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first } or { $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place }: { $card }, takes { $takes }
    .brief = { $place }: { $card }
label-takes-nothing = { $place }: { $card }, takes nothing
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = Waste { $card }. Columns: { $columns }. Stock { $stock }.
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] Nothing drawn
       *[other] Drawn { $card }
    }, waste { $waste }. Columns: { $columns }. Stock { $stock }.
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }. Stock { $stock }.
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = Columns { $first } to { $last }: { $cards }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $first has the form .from and $last the form .to.
ranks-range = { $first } to { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack; 1 beside others.
ranks-times = { $count } each of { $ranks }
# What is out of sight where suits do not count.
unseen-ranks = { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] Foundations: empty
       *[other] Foundations: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] none
        [ace] ace
        [king] complete
       *[other] up to { rank-name.to }
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] none
        [complete] complete
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = Cards in the columns: { $heights }{ $count ->
        [0] {""}
       *[other] ; { $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] cells
        [reserve] reserve
        [stock] stock
        [waste] waste
        [complete] off the table
       *[founded] foundations
    } { $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Cell { $n }
    .at = cell { $n }
    .to = to cell { $n }
    .from = from cell { $n }
    .typed = to/from/ the/ { $n } cell
    .words = cell, c
# A pile whose top card can be played.
place-reserve = Reserve
    .at = reserve
    .to = to the reserve
    .from = from the reserve
    .words = reserve
invites-waste = the waste, turned over

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = { $count ->
        [one] Waste turned over, 1 card back in the stock.
       *[other] Waste turned over, { $count } cards back in the stock.
    }
    .brief = Turned over, { $count }.
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = { $suit ->
        [clubs] Clubs
        [diamonds] Diamonds
        [hearts] Hearts
       *[spades] Spades
    } complete, king to ace, { $place }. { $done } of { $total }.
told-can-finish = The rest plays itself: finish can be chosen now.
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }.
# $card leaves the table.
told-out = { $card } out.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } cannot go on { $top }: both { $colour ->
        [red] red
       *[black] black
    }. It goes on { $wanted }.
refused-suit = { $card } cannot go on { $top }: not the same suit. It goes on { $wanted }.
refused-rank = { $card } cannot go on { $top }. It goes on { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } cannot go on { $top }: it needs an empty { $kind ->
        [column] column
        [foundation] foundation
       *[other] place
    }.
# $wanted is what the empty place takes.
refused-base = { $card } cannot go { $place }: it is empty and takes { $wanted }.
# $top lies on the waste, which takes $wanted.
refused-following = { $card } does not go on { $top }: the waste takes { $wanted }.
# After a king, in some games.
refused-nothing-follows = { $top }: nothing goes on it.
refused-stock-empty = Nothing to draw: the stock is empty.
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card } and { $top } make { $total }. { $card } goes with { $wanted }.
refused-king-alone = A king goes without a partner.
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = { $card } goes with { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card } cannot go { $place } with what lies on it: one card at a time.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card } cannot move with what lies on it: { $upper } lies on { $lower }, { $flaw ->
        [colour] the same colour
        [suit] another suit
       *[rank] not the next rank
    }. Move { $upper } first.
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = Needs room for { $count } cards; there is room for { $room }.
    .short = needs room for { $count } cards, there is room for { $room }
refused-occupied = { $card } cannot go { $place }: { $top } is there, and a cell holds one card.
# A card was to go to whichever cell is free.
no-cell-free = No cell is free.
# An empty column that takes nothing.
refused-closed = { $card } cannot go { $place }: it is empty and stays empty.
# Of a column one card moves, or all of them.
refused-part = { $card } cannot move: the top card of a column moves, or the whole column.
refused-stays = { $card } stays where it lies.
refused-on-foundation = { $card } lies on a foundation already.
refused-no-move = No move for { $card }.
refused-nothing-safe = No card can go to a foundation without being missed later.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = The rest does not play itself yet: { $stock ->
        [yes] first turn up every card and empty the stock.
       *[no] some cards still lie on cards of lower rank.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { $done } of { $total } cards on the foundations
progress-score = Score { $score }
# $stock and $waste cards lie there.
progress-reserve = Stock { $stock ->
        [0] empty
       *[other] { $stock }
    }, waste { $waste ->
        [0] empty
       *[other] { $waste }
    }
# $hidden cards lie face down.
progress-hidden = { $hidden } face down in the columns
# $left cards lie in the columns, $stock in the stock.
progress-columns = { $left ->
        [one] 1 card
       *[other] { $left } cards
    } left in the columns, stock { $stock ->
        [0] empty
       *[other] { $stock }
    }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [0] No free cell
        [one] 1 free cell
       *[other] { $cells } free cells
    }, { $columns ->
        [0] no empty column
        [one] 1 empty column
       *[other] { $columns } empty columns
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] The waste cannot be turned over any more
        [1] The waste can be turned over once more
       *[other] The waste can be turned over { $left } times more
    }
progress-runs = { $done } of { $total } runs complete
# $suits says how many of each suit.
progress-runs-suits = { $done } of { $total } runs complete: { $suits }
# $count runs of $suit.
suit-runs = { $count } { $suit }
hint-safe = { $card } { $place }: it will not be missed.
hint-plays = { $card } { $place }.
hint-from-waste = { $card } { $place }: frees the next card of the waste.
hint-joins = { $card } { $place }: joins a run.
hint-frees-cell = { $card } { $place }: frees a cell.
hint-digs = { $card } { $place }: digs for { $wanted }.
hint-finish = Finish: the rest plays itself.
hint-recycle = Turn the waste over: a card in it can be played now.
# The first of $count cards that can be played one after the other.
hint-row = { $card } { $from }: { $count } cards in a row.
hint-takes-away = { $card } { $from }.
# $next lay under $card.
hint-uncovers = { $card } { $from }: uncovers { $next }.
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card } and { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] .
        [one] : frees 1 card.
       *[other] : frees { $count } cards.
    }
# One of them: $from is a place in the form .from, $at the same in the form .at.
hint-pair-card = { $name } { $from }

## What the game does for the player.

act-auto-move = Move the chosen card by itself
act-auto-move-all = Play all safe cards
act-finish = Finish: play the rest
command-auto-move = Move the chosen card by itself
    .words = auto, move
command-auto-move-all = Play all safe cards
    .words = auto all, safe
command-finish = Finish: play the rest
    .words = finish
