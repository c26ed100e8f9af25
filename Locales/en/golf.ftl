# SPDX-License-Identifier: GPL-3.0-or-later

### Golf: columns that are played to the waste, a rank up or down.

game-golf = Golf
objective-golf = Clear the columns. A card goes to the waste on one a rank higher or lower, whatever the suits.
    .brief = Clear the columns, a rank up or down.
golf-choice-easy = Easy: kings and aces follow one another
golf-choice-medium = Medium: no king on an ace, no ace on a king
golf-choice-hard = Hard: nothing goes on a king

## Help.

help-golf = How to play Golf
help-golf-text = Seven columns of five cards. The top card of a column goes to the waste, on a card a rank higher or lower; suits do not count. When none fits, draw; the stock is gone through once. In the easy game kings and aces follow one another, in the hard one nothing goes on a king.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-golf-typing = The number of a column plays its top card, d draws. w tells the waste and what it takes, capital G where that lies. a tells the top card of each column, b and a number a whole column.
