# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = 金字塔接龙
objective-pyramid = 两张加起来是13就收走，比如6和7，直到清空金字塔。A 算1，J 算11，Q 算12；K 单独收走。
    .brief = 两张凑成13，清空金字塔。
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }：牌库过{ $passes ->
        [1] 一遍
        [2] 两遍
       *[other] { $passes }遍
    }

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = 最后抽出的牌也能配对。
help-pyramid = 金字塔接龙玩法
help-pyramid-text = 七排，从一张到七张；后面的每张牌都被两张压着：本列的一张和下一列的一张。两张没被压着的牌加起来是13就收走：A 和 Q，2和 J，3和10，4和9，5和8，6和7；K 单独收走。最后抽出的牌和弃牌堆顶上的牌也能用。牌库过三遍，困难局只过一遍。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = 输入两列的编号，收走一对；输入 K 的编号，立即收走。按 d 抽牌。{ $input ->
        [keys] e 是抽出的牌，w 是弃牌堆。
       *[lines] 抽出的牌编号为8，弃牌堆编号为9。
    }按 a 听所有能用的牌，按 b 加编号听整列，以及哪一列压着它。
