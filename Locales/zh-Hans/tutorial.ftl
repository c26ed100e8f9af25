# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = 教程：{ $game }。怎么走都不怕错。{ $input ->
        [keys] 每个键立即生效，不用按回车。
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] 按 { $keys }
        [pad] { $keys }
       *[other] 输入 { $keys }，再按回车
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = 移到这张牌，按 A
tutorial-pad-carry = 移到这张牌，按 A；移到目标，按 A
tutorial-table = 先听听整个牌桌：{ $way }。
# $from and $place are places in the forms .from and .to.
tutorial-carry = 把{ $card }{ $from }移{ $place }：{ $way }。
# The card leaves the table.
tutorial-out = 把{ $card }{ $from }收走：{ $way }。
# $cards are to be chosen together.
tutorial-gather = { $cards }：{ $way }。
tutorial-act = { $act }：{ $way }。
tutorial-undo = 每一步都能撤销。试试看：{ $way }。
tutorial-ask = 没主意时，可以要提示：{ $way }。
tutorial-finish = 要学的就是这些。可以接着玩；要离开：{ $way }。
# The player did something else; it was not done.
tutorial-other = 现在不是这一步，什么都没动。
tutorial-over = 教程完成。真棒！

## What some games have in common.

tutorial-stock = 没有能放的牌时，就用牌库。
tutorial-empty-king = 空列只能放 K。
tutorial-empty-any = 空列什么牌都能放。
