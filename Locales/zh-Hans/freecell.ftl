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

# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = 自由格{ $n }
    .at = 自由格{ $n }
    .to = 到自由格{ $n }
    .from = 从自由格{ $n }
    .typed = 到/从/ 第/ { $n }个/ 自由格
    .words = 自由格, 格, ziyouge, ge

# Under the objective: what is free to move cards through.
freecell-progress-room = { $cells ->
        [0] 自由格已满
        [2] 自由格空两个
       *[other] 自由格空{ $cells }个
    }，{ $columns ->
        [0] 没有空列
        [2] 空列两个
       *[other] 空列{ $columns }个
    }

## Refusals.

# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
freecell-refused-room = 要移{ $count ->
        [2] 两张
       *[other] { $count }张
    }，空位只够移{ $room ->
        [2] 两张
       *[other] { $room }张
    }。
    .short = 要移{ $count ->
        [2] 两张
       *[other] { $count }张
    }，空位只够移{ $room ->
        [2] 两张
       *[other] { $room }张
    }
freecell-refused-occupied = { $card }不能放{ $place }：那里有{ $top }，一格只放一张。
# $number was asked for, $last is the highest number.
freecell-deal-number = 没有第{ $number }局：空当接龙的牌局从1到{ $last }。
freecell-deal-not-winnable = 这就是有名的无解局。

## Hints. $card is moved $place; $wanted is the card under it that a foundation takes next.

freecell-hint-frees-cell = 把{ $card }移{ $place }：空出一个自由格。
freecell-hint-digs = 把{ $card }移{ $place }：下面有{ $wanted }可收。
freecell-hint-finish = 可以收完了：剩下的牌自动收。

## Help.

help-freecell = 空当接龙玩法
help-freecell-text = 列中，牌要放在大1点、颜色不同的牌上。每个自由格可放任意一张牌；空列什么都能放。空的自由格和空列够用时，一串牌可以一起移。回收堆同花色从 A 往上收。牌局编号与微软的空当接龙相同。
# Follows it for a player with a keyboard.
help-freecell-typing = 每个位置的编号不变；按 b 全部列出。输入一个位置的编号拿起那里的牌，再输入目标的编号。也可以一次输入整步：3 5，红7 黑8，红7 收；汉字、拼音都行。按大写 F 收起所有可以放心收的牌，胜局已定时收完剩下的牌。
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
