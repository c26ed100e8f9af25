# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukon
objective-yukon = Bring every card to the foundations, each suit from ace to king. Columns are built down in alternating colours; any face-up card moves with all that lies on it.
    .brief = Every suit to its foundation, ace to king.
choice-yukon = Every card dealt, no stock

## Help.

help-yukon = How to play Yukon
help-yukon-text = Any face-up card moves with all that lies on it, in order or not, to a card a rank higher of the other colour; an empty column takes a king. Foundations go up by suit, from the ace. The top card of a foundation can go back to a column. There is no stock.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
