# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = 坎菲尔德接龙
objective-canfield = 把所有牌收到回收堆，每种花色都从开局发到那里的点数往上收。列中红黑相间，从大到小；K 之后是 A。
    .brief = 每种花色从开局发到那里的点数开始收。
choice-canfield = 有备用堆，一次抽3张

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = 回收堆的起始点数：{ rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = 备用堆{ $count ->
        [0] 空了
        [2] 两张
       *[other] { $count }张
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = 把{ $card }移{ $place }：露出备用堆下一张。

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = 空列由备用堆补上。
help-canfield = 坎菲尔德接龙玩法
help-canfield-text = 列中，牌要放在大1点、颜色不同的牌上，K 放在 A 上；只能移最上面一张，或者整列。空列由备用堆补上；备用堆用完后，空列什么都能放。回收堆同花色从开局发到那里的点数往上收，K 之后是 A。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock }{ typing-places }
