# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to. 自由格: a cell.

game-freecell = 空当接龙
objective-freecell = 把所有牌收到回收堆，每种花色从 A 到 K。列中红黑相间，从大到小；每个自由格可放任意一张牌。
    .brief = 每种花色从 A 收到 K。
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }：{ $cells ->
        [2] 两个
       *[other] { $cells }个
    }自由格

## Refusals.

# $number was asked for, $last is the highest number.
freecell-deal-number = 没有第{ $number }局：空当接龙的牌局从1到{ $last }。
freecell-deal-not-winnable = 这就是有名的无解局。

## Help.

help-freecell = 空当接龙玩法
help-freecell-text = 列中，牌要放在大1点、颜色不同的牌上。每个自由格可放任意一张牌；空列什么都能放。空的自由格和空列够用时，一串牌可以一起移。回收堆同花色从 A 往上收。牌局编号与微软的空当接龙相同。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-freecell-typing = { typing-places }
# How points come: $card for each card.
freecell-points = 得分：收进回收堆的牌每张{ $card }分。

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = 文件是空的。牌局应有{ $columns }行牌，每行代表一列。
# $count columns were found, FreeCell has $columns.
freecell-board-columns = 牌局有{ $count ->
        [2] 两列
       *[other] { $count }列
    }；空当接龙有{ $columns }列。
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = 第{ $line }行第{ $position }张：{ $text } 不是牌。牌要写成 10H、QS 或 AC 这样。
# $card is a card, $line the number of a line.
freecell-board-again = 第{ $line }行：{ $card }第二次出现。
# $cards is a list of cards.
freecell-board-missing = 牌局缺少：{ $cards }。
# $count cards, five or more.
freecell-board-incomplete = 牌局缺少{ $count }张牌。
# $line is the number of a line.
freecell-board-begun = 第{ $line }行：自由格和回收堆必须是空的。只接受开局时的牌局。
