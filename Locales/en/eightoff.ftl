# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = Eight Off
objective-eightoff = Bring every card to the foundations, each suit from ace to king. Columns are built down in suit; a cell holds any one card.
    .brief = Every suit to its foundation, ace to king.
choice-eightoff = Eight cells, four of them taken

## Help.

help-eightoff = How to play Eight Off
help-eightoff-text = In the columns a card goes on one a rank higher of its suit. A cell holds any one card; an empty column takes a king. A run moves at once where free cells make room for it. Foundations go up by suit, from the ace.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
