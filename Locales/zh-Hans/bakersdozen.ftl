# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = 面包师接龙
objective-bakersdozen = 把所有牌收到回收堆，每种花色从 A 到 K。列中不限花色，从大到小，一次一张；空列不再放牌。
    .brief = 每种花色从 A 收到 K。
choice-bakersdozen = 十三列，全是明牌

## Help.

help-bakersdozen = 面包师接龙玩法
help-bakersdozen-text = 只能移各列最上面一张，放到大1点的牌上，不限花色。空列不再放牌。K 一开始就在各列最底下。回收堆同花色从 A 往上收。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
