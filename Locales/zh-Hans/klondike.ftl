# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = 克朗代克接龙
objective-klondike = 把所有牌收到回收堆，每种花色从 A 到 K。列中红黑相间，从大到小。
    .brief = 每种花色从 A 收到 K。
klondike-draw-one = 简单：一次抽1张
klondike-draw-three = 困难：一次抽3张
# $difficulty is "Medium" and the like; $drawing cards at a time, the stock gone through $passes times.
klondike-choice = { $difficulty }：一次抽{ $drawing }张，牌库过{ $passes ->
        [1] 一遍
        [2] 两遍
       *[other] { $passes }遍
    }

## Help.

help-klondike = 克朗代克接龙玩法
help-klondike-text = 列中，牌要放在大1点、颜色不同的牌上，并带着上面的牌一起移；空列只能放 K。回收堆同花色从 A 往上收。回收堆最上面的牌可以移回列中。牌库不限遍数，中等局只过一遍，专家局过三遍。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-klondike-typing = { typing-stock }{ typing-places }
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = 得分：收进回收堆{ $foundation }分，从弃牌堆移到列{ $column }分，翻开一张{ $turned }分。从回收堆拿回扣{ $back }分；一次抽1张时，把弃牌堆翻回来扣{ $recycle }分。总分不会低于零。
