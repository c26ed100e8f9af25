# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = Canfield
objective-canfield = Bring every card to the foundations, each suit up from the rank that was dealt there. Columns are built down in alternating colours; the ace follows the king.
    .brief = Every suit to its foundation, from the rank dealt there.
choice-canfield = A reserve, 3 cards drawn

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = The foundations begin with: { rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = Reserve { $count ->
        [0] empty
       *[other] { $count }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card } { $place }: frees the next card of the reserve.

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = The reserve fills empty columns.
help-canfield = How to play Canfield
help-canfield-text = In the columns a card goes on one a rank higher of the other colour, a king on an ace; the top card moves, or the whole column. The reserve fills empty columns; when it is used up, they take any card. Foundations go up by suit from the rank dealt there, the ace after the king.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock } { typing-places }
