# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
### 牌库: the stock. 弃牌堆: the waste. 回收堆: a foundation. 列: a column. 明牌, 暗牌: a card face up, face
### down. 第3块: a piece of a puzzle. 格: a square.

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("列2"): in characters, and in pinyin.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = 第{ $n }列
    .at = 第{ $n }列
    .to = 到第{ $n }列
    .from = 从第{ $n }列
    .braille = 列{ $n }
    .at-braille = 列{ $n }
    .to-braille = 到列{ $n }
    .from-braille = 从列{ $n }
    .typed = 到/从/ 第/ { $n }列
    .words = 列, lie
place-foundation = 回收堆{ $n }
    .at = 回收堆{ $n }
    .to = 到回收堆{ $n }
    .from = 从回收堆{ $n }
    .braille = 收{ $n }
    .at-braille = 收{ $n }
    .to-braille = 到收{ $n }
    .from-braille = 从收{ $n }
    .typed = 到/从/ 第/ { $n }个/ 回收堆
    .words = 回收堆, 回收, 收, huishou, shou
place-waste = 弃牌堆
    .at = 弃牌堆
    .to = 到弃牌堆
    .from = 从弃牌堆
    .words = 弃牌堆, 弃牌, 弃, qipai, qi
# The card drawn last, beside the waste.
place-drawn-card = 抽出的牌
    .at = 抽出的牌
    .to = 到抽出的牌
    .from = 从抽出的牌
    .words = 抽出的牌, 抽出, chouchu
place-stock = 牌库
    .at = 牌库
    .to = 到牌库
    .from = 从牌库
    .words = 牌库, 库, paiku
# A square of a grid, in $row and $column.
place-square = 第{ $row }行第{ $column }列
    .at = 第{ $row }行第{ $column }列
    .to = 到第{ $row }行第{ $column }列
    .from = 从第{ $row }行第{ $column }列
    .braille = 行{ $row } 列{ $column }
    .at-braille = 行{ $row } 列{ $column }
    .to-braille = 到行{ $row } 列{ $column }
    .from-braille = 从行{ $row } 列{ $column }
    .typed = 第/ { $row }行 第/ { $column }列
    .words = 格, 格子, ge
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = 第{ $n }块
    .at = 第{ $n }块
    .to = 到第{ $n }块
    .from = 从第{ $n }块
    .typed = 到/从/ 第/ { $n }块
    .words = 块, kuai
# A row of squares, from the top.
place-row = 第{ $n }行
    .at = 第{ $n }行
    .typed = 第/ { $n }行
    .words = 行, hang

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = 一, 二/两, 三, 四, 五, 六, 七, 八, 九, 十, 十一, 十二

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }，{ $place }
    .full = { $name }，明牌，{ $place }
label-card-position = { $name }，{ $place }，第{ $position }张，共{ $count }张
    .full = { $name }，明牌，{ $place }，第{ $position }张，共{ $count }张
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = { $count ->
        [2] 两张
       *[other] { $count }张
    }暗牌，{ $place }
label-place = { $place }：{ $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }，{ $place }
    .brief = { $name }，{ $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }，已选，{ $place }
    .brief = { $name }，已选，{ $number }
square-empty = 空
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = 第{ $n }行：{ $cards }
grid-column = 第{ $n }列：{ $cards }
# The whole row is empty.
row-empty = 空
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = 空
map-covered = 被压
# $name is a piece, $look what it looks like.
label-look = { $name }：{ $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }：{ $cards }；{ $hidden ->
        [2] 两张
       *[other] { $hidden }张
    }暗牌
    .brief = { $place }：{ $cards }
# The stock: $count cards, all face down.
label-closed = { $place }：{ $count ->
        [2] 两张
       *[other] { $count }张
    }
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }，被第{ $n }列压着
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }：{ $base }，还没有牌
       *[other] { $place }：{ $base }，{ $count }张：{ $cards }
    }
    .brief = { $place }：{ $base }，{ $count }张
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }：{ $act }，还有{ $count ->
        [2] 两张
       *[other] { $count }张
    }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }：空
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }：空，可放{ $takes }
    .brief = { $place }：空
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }：{ $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target }；{ $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target }；只移{ $load }
    .few = 只把{ $load }移{ $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }；这一步{ $effects }
    .brief = { $target }；{ $effects }
effect-turns-up = 翻开一张牌
    .brief = 翻牌
# $count cards that lie under it come free.
effect-frees = 露出{ $count ->
        [2] 两张
       *[other] { $count }张
    }
    .brief = 露出{ $count ->
        [2] 两张
       *[other] { $count }张
    }
effect-empties-column = 空出一列
    .brief = 空列
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] 集齐一组
       *[column] 凑齐一套
    }
    .brief = 凑齐
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }：{ $card }
        [2] { $place }：{ $card }，下面两张暗牌
       *[other] { $place }：{ $card }，下面{ $hidden }张暗牌
    }
    .brief = { $place }：{ $card }，暗{ $hidden }
# A label as a sentence, when something follows it.
sentence = { $text }。
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first }；{ $then }

invites-any-card = 任意牌
invites-reshuffle = 洗过的弃牌堆

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }，可移
        [1] { $card }，可连同上面的{ $cards }一起移
        [2] { $card }，可连同上面两张一起移：{ $cards }
       *[other] { $card }，可连同上面{ $count }张一起移：{ $cards }
    }
    .brief = { $count ->
        [0] { $card }，可移
        [2] { $card }，可移，连上面两张
       *[other] { $card }，可移，连上面{ $count }张
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }：不在桌上
# The same where what was completed has a name: $group.
where-completed-group = { $card }：{ $group }，已集齐，不在桌上
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }，上面压着{ $count ->
        [1] { $cards }
        [2] 两张：{ $cards }
       *[other] { $count }张：{ $cards }
    }{ $moves ->
        [0] {""}
        [1] {""}
        [2] ；至少移两步
       *[other] ；至少移{ $moves }步
    }
where-covered = { $card }，上面压着{ $count ->
        [2] 两张
       *[other] { $count }张
    }
# The cards looked for that lie face down or in the stock.
unseen-cards = 没露面：{ $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [1] { $card }
        [2] { $card }，两张
       *[other] { $card }，{ $count }张
    }
    .speech = { $count ->
        [1] { $card }
        [2] { $card }，两张
       *[other] { $card }，{ $count }张
    }
unseen-count = { $count ->
        [0] 所有牌都露面了
        [2] 两张牌没露面
       *[other] { $count }张牌没露面
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = 回收堆都收齐了。
    .waste = 看得见的牌都不能放到弃牌堆。

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [1] { $first }
        [2] 两张，{ $first }到{ $last }
       *[other] { $count }张，{ $first }到{ $last }
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = 没有牌

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [1] { $first }
       *[other] { $first }到{ $last }
    }
    .full = { $count ->
        [1] { $first }
        [2] 两张，{ $first }到{ $last }
       *[other] { $count }张，{ $first }到{ $last }
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }，压着{ $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [1] { $card }{ $to }。
        [2] 两张，{ $first }到{ $last }，移{ $to }。
       *[other] { $count }张，{ $first }到{ $last }，移{ $to }。
    }
    .brief = { $count ->
        [1] { $card }{ $to }。
        [2] 两张{ $to }。
       *[other] { $count }张{ $to }。
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [1] 。
        [2] ，抽了两张。
       *[other] ，抽了{ $drawn }张。
    }{ $left ->
        [0] 牌库空了。
       *[other] {""}
    }
    .brief = { $card }。{ $left ->
        [0] 牌库空了。
       *[other] {""}
    }
    .full = { $drawn ->
        [1] 抽到{ $card }。
        [2] { $card }，抽了两张；下面是{ $under }。
       *[other] { $card }，抽了{ $drawn }张；下面是{ $under }。
    }{ $left ->
        [0] 牌库空了。
        [2] 牌库还有两张。
       *[other] 牌库还有{ $left }张。
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = 发牌：{ $cards }。{ $left ->
        [0] 牌库空了。
       *[other] {""}
    }
    .brief = { $cards }。{ $left ->
        [0] 牌库空了。
       *[other] {""}
    }
    .full = 发牌，从第1列起：{ $cards }。{ $left ->
        [0] 牌库空了。
       *[other] 牌库还有{ $left }张。
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = 发了一排牌。
# $cards went to the foundations one after the other.
told-gathered = 收到回收堆：{ $cards }。
# $count cards, more than are named; $card is the last.
told-gathered-many = { $count }张收到回收堆，最后是{ $card }。
    .brief = { $count }张收到回收堆。
told-turns-up = { $place }：{ $card }。
    .full = { $place }翻开{ $card }。
    .brief = { $card }。
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }：{ $card }。
    .brief = { $card }。
# A card that the player has just heard named now lies at $place. $more is "yes" where more of the move is told.
told-lands = { $more ->
        [yes] {""}
       *[no] { $place }。
    }
    .full = { $place }。
told-shuffled = { $count ->
        [1] 1张牌回到牌库。
        [2] 弃牌堆洗好，两张回到牌库。
       *[other] 弃牌堆洗好，{ $count }张回到牌库。
    }
    .brief = 洗牌，{ $count ->
        [2] 两张
       *[other] { $count }张
    }。
told-score = 总分{ $score }。
    .brief = {""}
# So many points were counted off: $points.
told-points-lost = 扣{ $points }分。

undone = 撤销这一步：
redone = 恢复这一步：
nothing-to-undo = 没有可撤销的。
undo-bound-reached = 不能再撤销了：设置只允许撤销这么多步。
nothing-to-redo = 没有可恢复的。
# $count is how many moves were taken back at once.
undone-several = 撤销了{ $count ->
        [2] 两步
       *[other] { $count }步
    }。
# $count is how many moves were done again at once.
redone-several = 恢复了{ $count ->
        [2] 两步
       *[other] { $count }步
    }。
redo-end-reached = 没有更多可恢复的。
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = 第{ $n }步：
at-the-deal = 回到开局。
# $most is how many there are.
undo-how-many = 撤销几步？最多{ $most ->
        [2] 两步
       *[other] { $most }步
    }，0 返回。
# $most is how many there are.
redo-how-many = 恢复几步？最多{ $most ->
        [2] 两步
       *[other] { $most }步
    }，0 返回。
# $n moves have been made.
bookmark-set = { $n ->
        [0] 书签设在开局。
       *[other] 书签设在第{ $n }步。
    }
bookmark-none = 没有书签。
bookmark-here = 已经在书签这里。
bookmark-beyond-bound = 书签太靠前，超出设置里能撤销的步数。
nothing-changed = 还没有走过一步。

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = 这个游戏里不能这样做。
# $limit is how often the stock may be gone through.
refused-passes = 没牌可抽：牌库只能过{ $limit ->
        [1] 一遍
        [2] 两遍
       *[other] { $limit }遍
    }。
refused-nothing-to-draw = 没牌可抽：牌库和弃牌堆都空了。
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] 没牌可抽：本局弃牌堆不能洗回。
        [2] 没牌可抽：弃牌堆只能洗回两次，已经用完。
       *[other] 没牌可抽：弃牌堆只能洗回{ $limit }次，已经用完。
    }
# A saved game names a difficulty that its game does not have.
refused-difficulty = 这个游戏没有难度 { $difficulty }。
refused-nothing-picked = 先选一张牌。
refused-same-place = 已经在那里了。
# $place is a place in the form .to, such as the stock.
refused-not-a-target = 不能放{ $place }。
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] { $from }拿不到牌：是空的。
       *[other] { $from }拿不到牌。
    }
refused-from-foundation = 集齐一组之前，回收堆上的牌不能拿走。
refused-covered = { $card }被压着。先移开上面的牌。
refused-face-down = 暗牌不能动。露到最上面时会自动翻开。
# $card lies under a card of column $n.
refused-under = { $card }被第{ $n }列压着。

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = 把{ $card }移{ $place }：翻开一张牌。
    .from = 把{ $card }{ $from }移{ $place }：翻开一张牌。
hint-empties-column = 把{ $card }移{ $place }：空出一列。
    .from = 把{ $card }{ $from }移{ $place }：空出一列。
hint-frees-waste = 把{ $card }移{ $place }：露出弃牌堆下一张。
hint-draw = 抽一张牌。
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = 不计入统计。
hint-none = 没有提示。撤销一步，或换个走法。
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = 看得见的牌里没有提示：{ ANY($keys) } 找必胜提示。
# A hint was asked for when all was done.
hint-won = 这局已经赢了。

dead-end = 已经没有可走的牌了。
# After a round that was won or lost.
end-score = 总分：{ $score }。
# The most points made before at this difficulty: $score.
high-score = 最高分：{ $score }。
high-score-new = 新的最高分！
keep-looking = 继续看牌桌
