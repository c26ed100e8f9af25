# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = 三峰接龙
objective-tripeaks = 清空三座山峰。比弃牌堆顶上大1点或小1点的牌可以放上去，不限花色；K 和 A 相接。
    .brief = 清空山峰，大1点或小1点。
choice-tripeaks = 三座山峰，牌库只过一遍

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = 没被压着的牌才能用。
help-tripeaks = 三峰接龙玩法
help-tripeaks-text = 最后一排是十张明牌；后面是九张一排、六张一排的暗牌，还有三个峰顶。后面的每张牌都被两张压着：本列的一张和下一列的一张。两张都移走后，它就翻开。没被压着的牌，如果比弃牌堆顶上大1点或小1点，就可以放上去；不看花色，K 和 A 相接。没有能放的，就抽牌；牌库只过一遍。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = 输入列的编号，打出该列能动的牌，按 d 抽牌。按 w 听弃牌堆和能放的牌，按大写 G 听这些牌在哪里。按 a 听每列能动的牌，按 b 加编号听整列，以及哪一列压着它。
