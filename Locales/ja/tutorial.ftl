# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
## $card is a card worth moving, $number the number of its place, $reason why it is worth it.

tutorial-welcome = チュートリアルにようこそ：小さなグループが三つ。何をしても大丈夫です。{ $input ->
        [keys] キーを押すと、エンターなしですぐに動作します。
       *[other] {""}
    }
tutorial-table = まず場全体を聞きましょう：{ $input ->
        [keys] a を押してください
        [pad] 右スティックを押し込んでください
       *[other] 「全部」と打ってエンターを押してください
    }。
tutorial-list = これが場です。次に、選べるものを聞きましょう：{ $input ->
        [keys] m を押してください
        [pad] 左トリガーを引いてください
       *[other] 何も打たずにエンターを押してください
    }。
tutorial-pick = 場所にはそれぞれ番号があります。動かすとよいのは、{ $card }：{ $input ->
        [pad] 場所{ $number }まで移動して A を押してください
       *[other] 番号{ $number }で取ってください
    }。
tutorial-pick-any = { $input ->
        [pad] 十字キーでカードまで移動し、A で取ってください。
       *[other] 場所にはそれぞれ番号があります。番号でカードを取ってください。
    }
tutorial-move = { $input ->
        [pad] 行き先まで移動して A を押してください。
       *[other] 行き先を場所の番号で選んでください。
    }
    .full = { $input ->
        [pad] 行き先まで移動して A を押してください。
       *[other] 行き先を場所の番号で選んでください。
    }{ $reason }
tutorial-move-any = { $input ->
        [pad] 行き先まで移動して A を押してください。B で元に置きます。
        [keys] 行き先を場所の番号で選んでください。バックスペースで元に置きます。
       *[other] 行き先を場所の番号で選んでください。0で元に置きます。
    }
tutorial-draw = できました。場に置けるものがなければ、山札から引きます：{ $input ->
        [keys] d を押してください
        [pad] 右トリガーを引いてください
       *[other] d と打ってください
    }。
tutorial-undo = どの手も戻せます。試しましょう：{ $input ->
        [keys] u を押してください
        [pad] 右スティックを左に倒してください
       *[other] u と打ってください
    }。
tutorial-ask = 困った時は、ヒントを聞きます：{ $input ->
        [keys] h を押してください
        [pad] X を押してください
       *[other] h と打ってください
    }。
tutorial-finish = これで全部です。台札を組札に置くとグループが始まり、仲間が続きます。三つのグループを完成させましょう。{ $input ->
        [keys] タブで手を順に聞けます。キーはクエスチョンマークで聞けます。
       *[other] 番号を続けて二つ打つと一度に動かせます。5 7 なら、場所5から場所7へ動かします。
    }
tutorial-over = チュートリアルは終わりです。お見事。
