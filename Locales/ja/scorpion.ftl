# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = スコーピオン
objective-scorpion = 同じマークでキングからエースまでの組を、4組作ります。列では同じマークで大きい数から順に重ねます。表のカードはどれでも、上のカードごと動かせます。
    .brief = 同じマークで、キングからエースまでを4組。
choice-scorpion = 最後に3枚配る
act-deal-last = 最後の3枚を配る
    .short = 配る
command-deal-last = 最後の3枚を配る
    .words = 配る, くばる, kubaru
scorpion-refused-dealt = 最後の3枚はもう配りました。
scorpion-hint-deal = 最後の3枚を配る。
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] もう配れません
       *[other] あと{ $stock }枚配れます
    }、列の裏{ $hidden ->
        [0] なし
       *[other] { $hidden }枚
    }

## Help.

help-scorpion = スコーピオンの遊び方
help-scorpion-text = 表のカードはどれでも、上のカードごと、順番に関係なく動かせます。置けるのは、数がひとつ大きい同じマークのカードの上。空いた列にはキングを置けます。同じマークでキングからエースまでそろうと、場から消えます。最後の3枚は、最初の3列に1枚ずつ配ります。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = d で最後の3枚を配ります。{ typing-moves }
