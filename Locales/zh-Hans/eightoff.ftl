# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = 八格接龙
objective-eightoff = 把所有牌收到回收堆，每种花色从 A 到 K。列中同花色从大到小；每个自由格可放任意一张牌。
    .brief = 每种花色从 A 收到 K。
choice-eightoff = 八个自由格，四个有牌

## Help.

help-eightoff = 八格接龙玩法
help-eightoff-text = 列中，牌要放在大1点、花色相同的牌上。每个自由格可放任意一张牌；空列只能放 K。空的自由格够用时，一串牌可以一起移。回收堆同花色从 A 往上收。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
