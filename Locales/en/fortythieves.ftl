# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = Forty Thieves
objective-fortythieves = Bring two packs to the foundations, each suit twice from ace to king. Columns are built down in suit, one card at a time; the stock is gone through once.
    .brief = Each suit twice to the foundations, ace to king.
choice-fortythieves = Two packs, once through the stock

## Help.

help-fortythieves = How to play Forty Thieves
help-fortythieves-text = Only the top card of a column or of the waste moves; in the columns it goes on one a rank higher of its suit, and an empty column takes any card. Foundations go up by suit, from the ace; each suit has two. The stock is gone through once.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = d draws from the stock. { typing-places }
