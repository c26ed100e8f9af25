# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
## $card is a card worth moving, $number the number of its place, $reason why it is worth it.

tutorial-welcome = チュートリアルにようこそ：小さなグループが三つ。失敗はありません。{ $input ->
        [keys] キーは押すとすぐに働きます。エンターは押しません。
       *[other] {""}
    }
tutorial-table = まず場全体を聞きます：{ $input ->
        [keys] a を押します
        [pad] 右スティックを押し込みます
       *[other] all と打ってエンターを押します
    }。
tutorial-list = これが場です。次に、選べるものを聞きます：{ $input ->
        [keys] m を押します
        [pad] 左トリガーを引きます
       *[other] 何も打たずにエンターを押します
    }。
tutorial-pick = 場所にはそれぞれ番号があります。動かすとよいのは、{ $card }：{ $input ->
        [pad] 場所{ $number }まで歩いて A を押します
       *[other] 番号{ $number }で取ります
    }。
tutorial-pick-any = { $input ->
        [pad] 十字キーでカードまで歩き、A で取ります。
       *[other] 場所にはそれぞれ番号があります。番号でカードを取ります。
    }
tutorial-move = { $input ->
        [pad] 行き先まで歩いて A を押します。
       *[other] 行き先を場所の番号で選びます。
    }
    .full = { $input ->
        [pad] 行き先まで歩いて A を押します。
       *[other] 行き先を場所の番号で選びます。
    }{ $reason }
tutorial-move-any = { $input ->
        [pad] 行き先まで歩いて A を押します。B で元に置きます。
        [keys] 行き先を場所の番号で選びます。バックスペースで元に置きます。
       *[other] 行き先を場所の番号で選びます。0で元に置きます。
    }
tutorial-draw = できました。場に置けるものがなければ、山札から引きます：{ $input ->
        [keys] d を押します
        [pad] 右トリガーを引きます
       *[other] d と打ちます
    }。
tutorial-undo = どの手も戻せます。試しましょう：{ $input ->
        [keys] u を押します
        [pad] 右スティックを左に倒します
       *[other] u と打ちます
    }。
tutorial-ask = 困った時は、ヒントを聞きます：{ $input ->
        [keys] h を押します
        [pad] X を押します
       *[other] h と打ちます
    }。
tutorial-finish = これで全部です。台札を組札に置くとグループが始まり、仲間が続きます。三つのグループを完成させましょう。{ $input ->
        [keys] タブで手を順に聞けます。キーはクエスチョンマークで聞けます。
       *[other] 行で番号を二つ打つと一度に動かせます。5 7 なら、場所5から場所7へ動かします。
    }
tutorial-over = チュートリアルは終わりです。お見事。
