# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = 四十大盗
objective-fortythieves = 把两副牌收到回收堆，每种花色收两套，从 A 到 K。列中同花色从大到小，一次一张；牌库只过一遍。
    .brief = 每种花色两套，从 A 收到 K。
choice-fortythieves = 两副牌，牌库只过一遍

## Help.

help-fortythieves = 四十大盗玩法
help-fortythieves-text = 只能移各列或弃牌堆最上面一张；列中要放在大1点、花色相同的牌上，空列什么都能放。回收堆同花色从 A 往上收，每种花色两堆。牌库只过一遍。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = 按 d 从牌库抽牌。{ typing-places }
