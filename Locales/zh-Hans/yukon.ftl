# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = 育空接龙
objective-yukon = 把所有牌收到回收堆，每种花色从 A 到 K。列中红黑相间，从大到小；任何明牌都能带着上面的牌一起移。
    .brief = 每种花色从 A 收到 K。
choice-yukon = 牌全部发完，没有牌库

## Help.

help-yukon = 育空接龙玩法
help-yukon-text = 任何明牌都能带着上面的牌一起移，不管上面是否有序，移到大1点、颜色不同的牌上；空列只能放 K。回收堆同花色从 A 往上收。回收堆最上面的牌可以移回列中。没有牌库。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
