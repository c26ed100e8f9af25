# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to: 到第3列, which
### follows a verb (放到第3列) or a card (红桃5到第3列).
### 明牌: a face-up card. 暗牌: a face-down card.

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none.
card-name = { $suit ->
        [clubs] 梅花
        [diamonds] 方块
        [hearts] 红桃
       *[spades] 黑桃
    }{ $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
       *[king] K
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }{ $suit ->
        [clubs] ⠉
        [diamonds] ⠙
        [hearts] ⠓
       *[spades] ⠎
    }
    .brief = { $suit ->
        [clubs] 梅花
        [diamonds] 方块
        [hearts] 红桃
       *[spades] 黑桃
    }{ $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
       *[king] K
    }
    .typed = { suit-name.typed } 的/ { rank-name.typed }, { rank-name.typed } { suit-name.typed }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
       *[king] K
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }
    .typed = { card-name.typed }, { card-name }, { rank-name.typed }
# The rank as it stands on a card that is drawn: as short as on the cards that people have, in the
# digits that are printed on those.
card-index = { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
       *[king] K
    }
# The suit's first letter, or as many as tell it from the others; drawn beside its sign where the player
# wants that.
card-suit-letter = { $suit ->
        [clubs] 梅
        [diamonds] 方
        [hearts] 红
       *[spades] 黑
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] 梅花
        [diamonds] 方块
        [hearts] 红桃
       *[spades] 黑桃
    }
    .typed = { $suit ->
        [clubs] 梅花/草花/梅/c/mei/meihua
        [diamonds] 方块/方片/方/d/fang/fangkuai
        [hearts] 红桃/红心/红/h/hong/hongtao/hongxin
       *[spades] 黑桃/黑/s/hei/heitao
    }
# A rank without a suit; .to is said after "up to".
rank-name = { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
       *[king] K
    }
    .to = { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
       *[king] K
    }
    .typed = { $rank ->
        [ace] a/尖
        [two] 二/2
        [three] 三/3
        [four] 四/4
        [five] 五/5
        [six] 六/6
        [seven] 七/7
        [eight] 八/8
        [nine] 九/9
        [ten] 十/10/x
        [jack] j/勾/钩
        [queen] q/圈
       *[king] k/老k
    }
# Any card of a rank, as in "empty, takes a king".
wanted-rank = { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
       *[king] K
    }
# Any card of a rank and a colour, as in "it goes on: a black 5".
wanted-rank-colour = { $colour ->
        [red] 红色
       *[black] 黑色
    }{ $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
       *[king] K
    }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first }或{ $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }：{ $card }
    .full = { $place }：{ $card }，{ $count ->
        [2] 两张
       *[other] { $count }张
    }
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place }：{ $card }，可放{ $takes }
    .brief = { $place }：{ $card }
label-takes-nothing = { $place }：{ $card }，什么都不能放
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = 弃牌堆{ $card }。各列：{ $columns }。牌库{ $stock }。
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] 没有抽出的牌
       *[other] 抽出的牌：{ $card }
    }。弃牌堆：{ $waste }。各列：{ $columns }。牌库{ $stock }。
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }。牌库{ $stock }。
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = 第{ $first }列到第{ $last }列：{ $cards }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }：{ $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = { $first }到{ $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { $count ->
        [1] 只有1张的
        [2] 有两张的
       *[other] 有{ $count }张的
    }：{ $ranks }
# What is out of sight where suits do not count.
unseen-ranks = { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] 回收堆：空
       *[other] 回收堆：{ $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit }{ $rank ->
        [none] 没有
        [ace] A
        [king] 收齐
       *[other] 到{ rank-name.to }
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] 没有
        [complete] 收齐
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = 各列张数：{ $heights }{ $count ->
        [0] {""}
       *[other] ；{ $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] 自由格
        [reserve] 备用堆
        [stock] 牌库
        [waste] 弃牌堆
        [complete] 离桌
       *[founded] 回收堆
    }{ $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = 自由格{ $n }
    .at = 自由格{ $n }
    .to = 到自由格{ $n }
    .from = 从自由格{ $n }
    .typed = 到/从/ 第/ { $n }个/ 自由格
    .words = 自由格, 格, ziyouge, ge
# A pile whose top card can be played.
place-reserve = 备用堆
    .at = 备用堆
    .to = 到备用堆
    .from = 从备用堆
    .words = 备用堆, 备用, beiyong
invites-waste = 翻回的弃牌堆

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = 弃牌堆翻回牌库，{ $count ->
        [2] 两张
       *[other] { $count }张
    }。
    .brief = 翻回，{ $count ->
        [2] 两张
       *[other] { $count }张
    }。
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = { $place }收走一套{ $suit ->
        [clubs] 梅花
        [diamonds] 方块
        [hearts] 红桃
       *[spades] 黑桃
    }。已收{ $done ->
        [2] 两套
       *[other] { $done }套
    }，共{ $total }套。
told-can-finish = 剩下的牌可以自动收完了。
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }。
# $card leaves the table.
told-out = 收走{ $card }。

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card }不能放到{ $top }上：都是{ $colour ->
        [red] 红色
       *[black] 黑色
    }。要放在{ $wanted }上。
refused-suit = { $card }不能放到{ $top }上：花色不同。要放在{ $wanted }上。
refused-rank = { $card }不能放到{ $top }上。要放在{ $wanted }上。
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card }不能放到{ $top }上：要放到{ $kind ->
        [column] 空列
        [foundation] 空的回收堆
       *[other] 空位
    }。
# $wanted is what the empty place takes.
refused-base = { $card }不能放{ $place }：那里空着，只能放{ $wanted }。
# $top lies on the waste, which takes $wanted.
refused-following = { $card }不能放在{ $top }上：弃牌堆可放{ $wanted }。
# After a king, in some games.
refused-nothing-follows = { $top }上什么都不能放。
refused-stock-empty = 没牌可抽：牌库空了。
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card }加{ $top }是{ $total }。{ $card }要配{ $wanted }。
refused-king-alone = K 单独收走。
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = { $card }要配{ $wanted }。
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card }不能连同上面的牌放{ $place }：一次只能放一张。
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card }不能连同上面的牌一起移：{ $upper }压着{ $lower }，{ $flaw ->
        [colour] 颜色相同
        [suit] 花色不同
       *[rank] 点数不连
    }。先移开{ $upper }。
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = 要移{ $count ->
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
refused-occupied = { $card }不能放{ $place }：那里有{ $top }，一格只放一张。
# A card was to go to whichever cell is free.
no-cell-free = 没有空着的自由格。
# An empty column that takes nothing.
refused-closed = { $card }不能放{ $place }：空列不再放牌。
# Of a column one card moves, or all of them.
refused-part = { $card }不能这样移：每列只能移最上面一张，或者整列。
refused-stays = { $card }不能动。
refused-on-foundation = { $card }已经在回收堆。
refused-no-move = { $card }没处可放。
refused-nothing-safe = 没有牌可以放心收：以后都可能用到。
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = 还不能自动收完：{ $stock ->
        [yes] 先翻开所有牌，用完牌库。
       *[no] 还有牌压着更小的牌。
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = 已收{ $done ->
        [2] 两张
       *[other] { $done }张
    }，共{ $total }张
progress-score = 总分{ $score }
# $stock and $waste cards lie there.
progress-reserve = 牌库{ $stock ->
        [2] 两张
       *[other] { $stock }张
    }，弃牌堆{ $waste ->
        [2] 两张
       *[other] { $waste }张
    }
# $hidden cards lie face down.
progress-hidden = 列中暗牌{ $hidden ->
        [2] 两张
       *[other] { $hidden }张
    }
# $left cards lie in the columns, $stock in the stock.
progress-columns = 列中还剩{ $left ->
        [2] 两张
       *[other] { $left }张
    }，牌库{ $stock ->
        [0] 空了
        [2] 两张
       *[other] { $stock }张
    }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [0] 自由格已满
        [2] 自由格空两个
       *[other] 自由格空{ $cells }个
    }，{ $columns ->
        [0] 没有空列
        [2] 空列两个
       *[other] 空列{ $columns }个
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] 弃牌堆不能再翻回
        [2] 弃牌堆还能翻回两次
       *[other] 弃牌堆还能翻回{ $left }次
    }
progress-runs = 已收{ $done ->
        [2] 两套
       *[other] { $done }套
    }，共{ $total }套
# $suits says how many of each suit.
progress-runs-suits = 已收{ $done ->
        [2] 两套
       *[other] { $done }套
    }，共{ $total }套：{ $suits }
# $count runs of $suit.
suit-runs = { $suit }{ $count ->
        [2] 两套
       *[other] { $count }套
    }
hint-safe = 把{ $card }移{ $place }：以后用不着。
hint-plays = 把{ $card }移{ $place }。
hint-from-waste = 把{ $card }移{ $place }：露出弃牌堆下一张。
hint-joins = 把{ $card }移{ $place }：连成一串。
hint-frees-cell = 把{ $card }移{ $place }：空出一个自由格。
hint-digs = 把{ $card }移{ $place }：下面有{ $wanted }可收。
hint-finish = 可以收完了：剩下的牌自动收。
hint-recycle = 把弃牌堆翻回来：里面有牌现在能用。
# The first of $count cards that can be played one after the other.
hint-row = 把{ $card }{ $from }收走：接连{ $count ->
        [2] 两张
       *[other] { $count }张
    }。
hint-takes-away = 把{ $card }{ $from }收走。
# $next lay under $card.
hint-uncovers = 把{ $card }{ $from }收走：露出{ $next }。
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card }和上面{ $count ->
        [2] 两张
       *[other] { $count }张
    }
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] 。
        [2] ：露出两张。
       *[other] ：露出{ $count }张。
    }
hint-pair-card = { $at }的{ $name }

## What the game does for the player.

act-auto-move = 自动移动选中的牌
act-auto-move-all = 收起所有可以放心收的牌
act-finish = 收完剩下的牌
command-auto-move = 自动移动选中的牌
    .words = 自动, zidong
command-auto-move-all = 收起所有可以放心收的牌
    .words = 全收, quanshou
command-finish = 收完剩下的牌
    .words = 收完, shouwan
