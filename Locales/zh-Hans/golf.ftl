# SPDX-License-Identifier: GPL-3.0-or-later

### Golf: columns that are played to the waste, a rank up or down.

game-golf = 高尔夫接龙
objective-golf = 清空各列。比弃牌堆顶上大1点或小1点的牌可以放上去，不限花色。
    .brief = 清空各列，大1点或小1点。
golf-choice-easy = 简单：K 和 A 相接
golf-choice-medium = 中等：K 和 A 不相接
golf-choice-hard = 困难：K 上什么都不能放

## Help.

help-golf = 高尔夫接龙玩法
help-golf-text = 七列，每列五张。列的最后一张，如果比弃牌堆顶上大1点或小1点，就可以放上去，不看花色。没有能放的，就抽牌；牌库只过一遍。简单局 K 和 A 相接，困难局 K 上什么都不能放。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-golf-typing = 输入列的编号，打出该列最后一张，按 d 抽牌。按 w 听弃牌堆和能放的牌，按大写 G 听这些牌在哪里。按 a 听每列最后一张，按 b 加编号听整列。
