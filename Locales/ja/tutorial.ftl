# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = チュートリアル：{ $game }。何をしても大丈夫です。{ $input ->
        [keys] キーを押すと、エンターなしですぐに動作します。
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] { $keys } を押してください
        [pad] { $keys }
       *[other] { $keys } と打ってエンターを押してください
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = カードまで移動して A
tutorial-pad-carry = カードまで移動して A、行き先まで移動して A
tutorial-table = まず場全体を聞きましょう：{ $way }。
# $from and $place are places in the forms .from and .to.
tutorial-carry = { $card }を{ $from }{ $place }：{ $way }。
# The card leaves the table.
tutorial-out = { $card }を{ $from }取り除きます：{ $way }。
# $cards are to be chosen together.
tutorial-gather = { $cards }：{ $way }。
tutorial-act = { $act }：{ $way }。
tutorial-undo = どの手も戻せます。試しましょう：{ $way }。
tutorial-ask = 困った時は、ヒントを聞きます：{ $way }。
tutorial-finish = これで全部です。このまま遊べます。終わるには：{ $way }。
# The player did something else; it was not done.
tutorial-other = 今はその手ではありません。何も動いていません。
tutorial-over = チュートリアルは終わりです。お見事。

## What some games have in common.

tutorial-stock = 置けるものがない時は、山札を使います。
tutorial-empty-king = 空いた列にはキングだけ置けます。
tutorial-empty-any = 空いた列にはどのカードでも置けます。
