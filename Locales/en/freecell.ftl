# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Bring every card to the foundations, each suit from ace to king. Columns are built down in alternating colours; a cell holds any one card.
    .brief = Every suit to its foundation, ace to king.
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { $cells } cells

## Refusals.

# $number was asked for, $last is the highest number.
freecell-deal-number = There is no deal { $number }: FreeCell's deals are numbered from 1 to { $last }.
freecell-deal-not-winnable = This is the famous deal that cannot be won.

## Help.

help-freecell = How to play FreeCell
help-freecell-text = In the columns a card goes on one a rank higher of the other colour. A cell holds any one card; an empty column takes any. A run moves at once where free cells and empty columns make room for it. Foundations go up by suit, from the ace. Deals have the numbers of Microsoft’s FreeCell.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-freecell-typing = { typing-places }
# How points come: $card for each card.
freecell-points = Points: each card on a foundation { $card }.

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = The file is empty. A deal has { $columns } lines of cards, one for each column.
# $count columns were found, FreeCell has $columns.
freecell-board-columns = { $count ->
        [one] The deal has 1 column; FreeCell has { $columns }.
       *[other] The deal has { $count } columns; FreeCell has { $columns }.
    }
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = Line { $line }, card { $position }: { $text } is no card. Cards are written like 10H, QS or AC.
# $card is a card, $line the number of a line.
freecell-board-again = Line { $line }: { $card } is there a second time.
# $cards is a list of cards.
freecell-board-missing = Missing from the deal: { $cards }.
# $count cards, five or more.
freecell-board-incomplete = { $count } cards are missing from the deal.
# $line is the number of a line.
freecell-board-begun = Line { $line }: cells and foundations must be empty. Only a deal from its beginning can be taken.
