# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = Baker’s Dozen
objective-bakersdozen = Bring every card to the foundations, each suit from ace to king. Columns are built down in any suits, one card at a time; an empty column stays empty.
    .brief = Every suit to its foundation, ace to king.
choice-bakersdozen = Thirteen columns, every card open

## Help.

help-bakersdozen = How to play Baker’s Dozen
help-bakersdozen-text = Only the top card of a column moves, to a card a rank higher, whatever its suit. A column that is empty stays empty. Kings lie at the bottom of their columns from the start. Foundations go up by suit, from the ace.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
