# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = Scorpion
objective-scorpion = Build four runs, one of each suit, from king to ace. Columns are built down in suit; any face-up card moves with all that lies on it.
    .brief = Four runs, one of each suit, king to ace.
choice-scorpion = Three cards dealt last
act-deal-last = Deal the last three cards
    .short = deal
command-deal-last = Deal the last three cards
    .words = deal, last three
scorpion-refused-dealt = The last three cards are on the table already.
scorpion-hint-deal = Deal the last three cards.
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] No card left to deal
       *[other] { $stock } cards left to deal
    }, { $hidden ->
        [0] none
       *[other] { $hidden }
    } face down in the columns

## Help.

help-scorpion = How to play Scorpion
help-scorpion-text = Any face-up card moves with all that lies on it, in order or not, to a card a rank higher of its suit; an empty column takes a king. A run from king to ace of one suit leaves the table by itself. Three cards are dealt last, on the first three columns.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = d deals the last three cards.{ typing-moves }
