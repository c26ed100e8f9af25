# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = Accordion
objective-accordion = Bring all cards into one pile. A card goes on the one to its left or the third to its left, if suit or rank is the same.
    .brief = All cards into one pile.
choice-accordion = 52 cards in a row
# Told in the tutorial.
accordion-tutorial-code = A pile’s number is its row and column.

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = Piles { $piles }, { $moves ->
        [0] no move
       *[other] moves { $moves }: { $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = Covers { $card }.
accordion-progress = Piles left: { $piles }
accordion-refused-far = { $card } does not reach { $top }: only the first or third pile to its left.
accordion-refused-match = { $card } and { $top } have neither suit nor rank in common.
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card } { $from } { $place }: few others match { $other }.

## Help.

help-accordion = How to play Accordion
help-accordion-text = 52 cards lie in a row, read in rows of nine. A card goes on the pile to its left or on the third to its left, if suit or rank is the same. A pile that goes leaves no gap: piles that were apart become neighbours and keep their numbers. Won when one pile is left.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = A pile’s number is its row and column: 23 is row 2, column 3. Its card goes at once where it can go one way only; else the other pile’s number follows. Tab goes through the cards that can move, Enter plays. t reads the rows, { $input ->
        [keys] b
       *[lines] “row 2”
    } one of them; a tells how many piles and moves there are.
