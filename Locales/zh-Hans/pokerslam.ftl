# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points. 牌型: a hand. 网格: the grid.

game-pokerslam = 扑克大满贯
objective-pokerslam = 用2到5张相连的牌凑成牌型，斜着也算相连。每张牌都要用上。网格里再也凑不出牌型时结束。
    .brief = 用2到5张相连的牌凑牌型。
pokerslam-listed = 简单：列出网格里的牌型
pokerslam-unlisted = 困难：自己找牌型
act-play-hand = 出牌
command-play-hand = 出牌
    .words = 出牌, 出, chupai, chu
command-hands = 网格里的牌型
    .words = 牌型, paixing
command-best = 含这张牌的最好牌型
    .words = 最好, zuihao
command-neighbours = 这张牌周围的牌
    .words = 周围, zhouwei
command-chosen = 已选的牌
    .words = 已选, yixuan
command-falls = 出牌后怎样下落
    .words = 下落, 预览, xialuo, yulan
command-reference = 所有牌型
    .words = 牌型表, 分值, paixingbiao, fenzhi
# Told in the tutorial.
pokerslam-tutorial-choose = 牌的编号由行和列组成。
help-pokerslam = 扑克大满贯玩法
help-pokerslam-text = 牌排成5行，每行5张。选2到5张相连的牌，斜着也算，凑成牌型打出；每张牌都要用上。顺子可以首尾相接：K、A、2。打出的牌消失，上面的牌落下，牌库的新牌补满网格。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = 牌的编号是行和列：23 是第2行第3列。{ $input ->
        [keys] 再按回车或大写 P 出牌。退格取消最后选的牌；列表里的牌型，先按0再按它的编号。
       *[lines] 输入编号，或牌名，如红7，汉字、拼音都行；也可一次几张：红7 红8 红9。再按1或大写 P 出牌。“收回”取消最后选的牌。
    }再选一次已选的牌，或选不相连的牌，都会清空选择。t 读网格，{ $input ->
        [keys] b 
       *[lines] “行 2”或“列 3”
    }读一部分，大写 A 读一张牌周围的牌，大写 C 读已选的牌，大写 F 读怎样下落，n 读牌库里还有什么。大写 M 列出网格里的牌型，大写 B 报出含某张牌的最好牌型；困难级不报。大写 E 列出所有牌型和分数。
# What each hand scores: $hands.
pokerslam-points = 得分：{ $hands }。

## Hands. A mini hand has 3 cards, a nearly hand 4. Straights run round the corner: king, ace, 2.

hand-pair = 对子
hand-mini-straight = 小顺子
hand-mini-flush = 小同花
hand-mini-straight-flush = 小同花顺
hand-mini-royal-flush = 小皇家同花顺
hand-three-of-a-kind = 三条
hand-two-pair = 两对
hand-nearly-straight = 准顺子
hand-nearly-flush = 准同花
hand-nearly-straight-flush = 准同花顺
hand-nearly-royal-flush = 准皇家同花顺
hand-four-of-a-kind = 四条
hand-straight = 顺子
hand-flush = 同花
hand-full-house = 葫芦
hand-straight-flush = 同花顺
hand-royal-flush = 皇家同花顺
# A line of the list of all hands; $cards is an example.
hand-reference = { $hand }，{ $score }分：{ $cards }
# What the chosen cards are.
pokerslam-hand = { $hand }，{ $score }分
# A line of the list of the hands on the grid.
pokerslam-entry = { $hand }，{ $score }分：{ $cards }
# After the best hand of each kind: $count hands are on the grid.
pokerslam-hands = { $count ->
        [2] 两个
       *[other] { $count }个
    }牌型，大写 M 全部列出。
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }，{ $score }分：{ $count ->
        [2] 两个
       *[other] { $count }个
    }
# In the harder game the hands on the grid are not listed.
pokerslam-untold = 困难级要自己找牌型。
ask-best-1 = 哪张牌？输入编号或牌名，0 返回。
ask-neighbours-1 = 哪张牌？输入编号或牌名，0 返回。
# $card is part of no hand.
pokerslam-best-none = { $card }：现在凑不成牌型
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card }：{ $neighbours }
pokerslam-neighbour = { $direction }是{ $card }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

direction-up = 上边
    .at = 上边
direction-down = 下边
    .at = 下边
direction-left = 左边
    .at = 左边
direction-right = 右边
    .at = 右边
direction-up-left = 左上
    .at = 左上
direction-up-right = 右上
    .at = 右上
direction-down-left = 左下
    .at = 左下
direction-down-right = 右下
    .at = 右下
pokerslam-chain = { $chain }，{ $direction }是{ $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain }；{ $from }的{ $direction }是{ $card }

## What playing a hand does.

pokerslam-played = { $hand }，{ $score }分。
    .brief = { $hand }，{ $score }。
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place }：{ $falls }。
       *[other] { $row ->
            [1] { $place }新牌：{ $cards }
           *[other] { $place }，从第{ $row }行起新牌：{ $cards }
        }{ $count ->
            [0] {""}
           *[other] ；落下：{ $fallen }
        }。
    }
    .brief = { $new ->
        [0] { $place }：{ $falls }。
       *[other] { $place }：{ $cards }。
    }
    .full = { $new ->
        [0] { $place }：{ $falls }。
       *[other] { $count ->
            [0] { $place }，从第{ $row }行起新牌：{ $cards }。
           *[other] { $place }：{ $falls }；从第{ $row }行起新牌：{ $cards }。
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card }落到第{ $row }行
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place }：{ $falls }。
pokerslam-nothing-falls = 没有牌落下。
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [0] 没有新牌。
        [2] 两张新牌。
       *[other] { $count }张新牌。
    }
pokerslam-cleared = 52张牌全部打完！
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] 牌库空了。
        [2] 牌库还有两张。
       *[other] 牌库还有{ $count }张。
    }
    .brief = 还有{ $count ->
        [2] 两张
       *[other] { $count }张
    }。

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = { $score }分，牌库{ $deck ->
        [2] 两张
       *[other] { $deck }张
    }
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = 凑不出牌型了。{ $score }分，剩{ $left ->
        [2] 两张
       *[other] { $left }张
    }{ $record ->
        [new] ，新的最高分
        [old] ，最高分{ $best }
       *[none] { "" }
    }。
# $count cards of a rank.
pokerslam-deck-rank = { $rank ->
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
    }：{ $count ->
        [2] 两张
       *[other] { $count }张
    }
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] 梅花
        [diamonds] 方块
        [hearts] 红桃
       *[spades] 黑桃
    }：{ $count ->
        [2] 两张
       *[other] { $count }张
    }
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = 牌不能换格。选2到5张相连的牌，再出牌。
pokerslam-refused-not-there = 只能选网格里的牌。
pokerslam-refused-played = { $card }已经打出。
pokerslam-refused-in-stock = { $card }还在牌库里。
pokerslam-refused-chosen = { $card }已经选了。
pokerslam-refused-five = 最多选5张。
pokerslam-refused-apart = { $card }和已选的牌不相连。
pokerslam-refused-one = 单独一张{ $card }不成牌型。再选一张与它相连的。
# $count cards were chosen.
pokerslam-refused-no-hand = 不成牌型：这{ $count ->
        [2] 两张
       *[other] { $count }张
    }凑不到一起。
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = 不成牌型：{ $cards }{ $count ->
        [1] 用不上
       *[other] 都用不上
    }。去掉后是{ $hand }。

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }，{ $score }分。{ $place }：{ $chain }。
# The hint of the harder game.
pokerslam-hint-row = 最好的牌型在第{ $row }行有一张牌。
# The same, to a player who asks again.
pokerslam-hint-kind = 最好的牌型：{ $hand }，{ $score }分。
