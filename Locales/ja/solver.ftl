# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = 確実なヒント
    .words = 確実, 確実なヒント, かくじつ, kakujitsu
command-play-hint = ヒントの手を打つ
    .words = 打つ, うつ, utsu
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } でこの手を打ちます。
command-winnable = まだ解けるか
    .words = 解けるか, とけるか, tokeruka
command-way-back = 解ける所まで戻す
    .words = 解ける所まで, とけるところまで, tokerutokoro
command-review = 負けを振り返る
    .words = 振り返る, ふりかえる, furikaeru
command-rating = だれが解けるか
    .words = 評価, ひょうか, hyouka

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = 考え中。
still-winnable = まだ解けます。
not-winnable = もう解けません。
winnable-unknown = 分かりません。
way-back-none = このゲームに、解けると分かっている局面はありません。
way-back-unneeded = このままで解けます。
# The player gave up waiting, by Escape or 0.
question-withdrawn = 質問を取り消しました。
# The hint on a lost table. $key is the key that goes back.
hint-way-back = もう解けません：{ $key } で解ける所まで戻します。
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = もう動かせるカードがありません：{ $key } で一手戻します。

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = 負けにつながった手：{ $move }。
# $card went $from (form .from) $place (form .to).
review-move = { $card }を{ $from }{ $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = 成績では負けになります。
# After how many moves win: $key plays the next one of them.
review-next = { $key } で次の手を打ちます。

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = { $card }を{ $from }{ $place }：{ $reason ->
        [completes] 完成します。
        [founds] 組札が1枚増えます。
        [opens] 組札が始まります。
        [turns-up] 1枚めくれます。
        [empties-column] 列が空きます。
        [frees-cell] セルが空きます。
        [frees-waste] 捨て札の次が使えます。
        [joins] 並びがつながります。
       *[leads] 勝ちにつながります。
    }
# $load is a card or a run, part of what could be taken together.
load-only = { $load }だけ
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }：勝ちにつながります。
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = 勝ちまであと{ $moves }手。
sure-hint-none = 確実に勝てる手は見つかりません。
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }。{ $place }：{ $cards }。終わりまでおよそ{ $points }点。

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] このゲームは、ほとんどの人が解けます。
        [careful] このゲームは、注意深い人なら解けます。
        [solver] このゲームは、ずっと先まで読める人だけが解けます。
        [lost] このゲームは解けません。
       *[unknown] このゲームが解けるかどうかは分かりません。
    }
menu-by-rating = だれが解けるかで選ぶ
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] ほとんどの人
        [careful] 注意深い人
       *[solver] ずっと先まで読める人だけ
    }
searching-deal = ゲームを探しています。
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] B でやめます。
        [keys] エスケープでやめます。
       *[lines] 0でやめます。
    }
searching-stopped = 探すのをやめました。
searching-none = そのようなゲームは見つかりません。
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = 解けるのに負けた回数：{ $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }：{ $place }、上に{ $count ->
        [1] { $top }。
       *[other] { $count }枚、一番上は{ $top }。
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }：裏{ $count }枚、その上に{ $card }。
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = { $group }の仲間がほかのカードの下にあります：{ $cards }。
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = ほかのカードの下にある台札：{ $cards }。
atlas-obstacle-foundations = 次のグループに使える組札がありません。
atlas-obstacle-columns = 空いている列がありません。
