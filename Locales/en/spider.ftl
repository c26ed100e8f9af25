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

## Progress.

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
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = d deals ten cards, one on each column; no column may be empty then.{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = Points: { $start } at the start, { $run } for each run. A move costs { $move }, even one taken back.
