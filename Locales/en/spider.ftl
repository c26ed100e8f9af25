# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.

game-spider = Spider
objective-spider = Build eight runs of one suit, from king to ace. Columns are built down in any suits, but only cards of one suit move together.
    .brief = Eight runs of one suit, king to ace.
# $difficulty is "Easy" and the like.
spider-choice = { $difficulty }: { $suits ->
        [one] 1 suit
       *[other] { $suits } suits
    }
act-deal = Deal ten cards
    .short = deal
command-deal = Deal ten cards
    .words = deal

# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
spider-run-removed = { $suit ->
        [clubs] Clubs
        [diamonds] Diamonds
        [hearts] Hearts
       *[spades] Spades
    } complete, king to ace, { $place }. { $done } of { $total }.

## Progress.

spider-progress = { $done } of { $total } runs complete
# $suits says how many of each suit.
spider-progress-suits = { $done } of { $total } runs complete: { $suits }
# $count runs of $suit.
spider-suit-runs = { $count } { $suit }
# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] No deal left
        [one] 1 deal left
       *[other] { $deals } deals left
    }, { $hidden ->
        [0] none
       *[other] { $hidden }
    } face down in the columns, { $columns ->
        [0] no empty column
        [one] 1 empty column
       *[other] { $columns } empty columns
    }

## Refusals.

spider-refused-no-deals = Nothing to deal: all five deals are on the table.
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count ->
        [one] { $columns } is empty
       *[other] { $columns } are empty
    }: every column needs a card before a deal.

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card } { $from } { $place }: the same suit.
spider-hint-fills = { $card } { $from } { $place }: a deal needs a card on every column.
spider-hint-deal = Deal ten cards.

## Help.

help-spider = How to play Spider
help-spider-text = A card goes on any card a rank higher, whatever its suit, but only cards of one suit in a row move together. An empty column takes anything. A run from king to ace of one suit leaves the table by itself.
# Follows it for a player with a keyboard.
help-spider-typing = d deals ten cards, one on each column; no column may be empty then. Each place keeps its number; b lists them. Type the number of a place to take its card, then the number of the place it goes to. Or a whole move at once: 3 5, 7h 8s.
# How points come: $start at first; each move costs $move.
spider-points = Points: { $start } at the start, { $run } for each run. A move costs { $move }, even one taken back.
