# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = 必胜提示
    .words = 必胜, 必胜提示, bisheng, bishengtishi
command-play-hint = 照提示走
    .words = 照提示走, 照走, zhaozou
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } 走这一步。
command-winnable = 还能赢吗
    .words = 能赢, 还能赢吗, nengying
command-way-back = 退回还能赢的局面
    .words = 补救, 退回能赢, bujiu
command-review = 复盘
    .words = 复盘, fupan
command-rating = 这一局谁能赢
    .words = 评级, 谁能赢, pingji, sheinengying

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = 思考中。
still-winnable = 还能赢。
not-winnable = 已经赢不了了。
winnable-unknown = 不知道。
way-back-none = 本局找不到还能赢的局面。
way-back-unneeded = 现在就还能赢。
# The player gave up waiting, by Escape or 0.
question-withdrawn = 问题已撤回。
# The hint on a lost table. $key is the key that goes back.
hint-way-back = 已经赢不了了：按 { $key } 退回还能赢的局面。
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = 已经没有可走的牌了：按 { $key } 撤销一步。

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = 输在这一步：{ $move }。
# $card went $from (form .from) $place (form .to).
review-move = 把{ $card }{ $from }移{ $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = 本局算输。
# After how many moves win: $key plays the next one of them.
review-next = 按 { $key } 走下一步。

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = 把{ $card }{ $from }移{ $place }：{ $reason ->
        [completes] 正好凑齐。
        [founds] 回收堆多一张。
        [opens] 开一个回收堆。
        [turns-up] 翻开一张牌。
        [empties-column] 空出一列。
        [frees-cell] 空出一个自由格。
        [frees-waste] 露出弃牌堆下一张。
        [joins] 连成一串。
       *[leads] 这样走能赢。
    }
# $load is a card or a run, part of what could be taken together.
load-only = 只拿{ $load }
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }：这样走能赢。
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = 再走{ $moves ->
        [2] 两步
       *[other] { $moves }步
    }就赢。
sure-hint-none = 没找到必胜的走法。
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }。{ $place }：{ $cards }。到结束大约{ $points }分。

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] 这一局几乎人人能赢。
        [careful] 这一局细心的人能赢。
        [solver] 这一局只有能往前算很多步的人能赢。
        [lost] 这一局赢不了。
       *[unknown] 不知道这一局能不能赢。
    }
menu-by-rating = 按谁能赢选牌局
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] 几乎人人
        [careful] 细心的人
       *[solver] 只有能往前算很多步的人
    }
searching-deal = 正在找牌局。
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] B 放弃。
        [keys] 退出键放弃。
       *[lines] 0 放弃。
    }
searching-stopped = 不再找了。
searching-none = 没找到这样的牌局。
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = 能赢却输了：{ $count ->
        [2] 两局
       *[other] { $count }局
    }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }：{ $place }，上面压着{ $count ->
        [1] { $top }。
        [2] 两张，最上面是{ $top }。
       *[other] { $count }张，最上面是{ $top }。
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }：{ $card }下面有{ $count ->
        [2] 两张
       *[other] { $count }张
    }暗牌。
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = { $group }的牌被压着：{ $cards }。
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = 被压着的类别牌：{ $cards }。
atlas-obstacle-foundations = 没有空的回收堆放新组。
atlas-obstacle-columns = 没有空列。
