# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = 蝎子接龙
objective-scorpion = 凑齐四套同花色的牌，每套从 K 到 A。列中同花色从大到小；任何明牌都能带着上面的牌一起移。
    .brief = 凑齐四套同花色，从 K 到 A。
choice-scorpion = 最后发三张牌
act-deal-last = 发最后三张牌
    .short = 发牌
command-deal-last = 发最后三张牌
    .words = 发牌, fapai
scorpion-refused-dealt = 最后三张牌已经发过了。
scorpion-hint-deal = 发最后三张牌。
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] 发完了
       *[other] 还有{ $stock }张没发
    }，列中暗牌{ $hidden ->
        [0] 没有了
        [2] 两张
       *[other] { $hidden }张
    }

## Help.

help-scorpion = 蝎子接龙玩法
help-scorpion-text = 任何明牌都能带着上面的牌一起移，不管上面是否有序，移到大1点、花色相同的牌上；空列只能放 K。同花色从 K 到 A 凑齐一套，会自动离开牌桌。最后三张牌发到前三列，每列一张。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = 按 d 发最后三张牌。{ typing-moves }
