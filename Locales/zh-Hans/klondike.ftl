# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = 克朗代克接龙
objective-klondike = 把所有牌收到回收堆，每种花色从 A 到 K。列中红黑相间，从大到小。
    .brief = 每种花色从 A 收到 K。
klondike-draw-one = 简单：一次抽1张
klondike-draw-three = 困难：一次抽3张

## Help.

help-klondike = 克朗代克接龙玩法
help-klondike-text = 列中，牌要放在大1点、颜色不同的牌上，并带着上面的牌一起移；空列只能放 K。回收堆同花色从 A 往上收。
# Follows it for a player with a keyboard.
help-klondike-typing = 按 d 从牌库抽牌；牌库空了，再按 d 就翻回弃牌堆。每个位置的编号不变；按 b 全部列出。输入一个位置的编号拿起那里的牌，再输入目标的编号。也可以一次输入整步：3 5，红7 黑8，红7 收；汉字、拼音都行。按大写 F 收起所有可以放心收的牌，胜局已定时收完剩下的牌。
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = 得分：收进回收堆{ $foundation }分，从弃牌堆移到列{ $column }分，翻开一张{ $turned }分。从回收堆拿回扣{ $back }分；一次抽1张时，翻回弃牌堆扣{ $recycle }分。总分不会低于零。
