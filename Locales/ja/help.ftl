# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = ヘルプ。どの項目ですか。
help-reading = 場の読み方
help-messages = メッセージと読み上げ
help-game = 保存、手の戻し方、新しいゲーム
help-learning = クイズとおさらい
help-commands = 全コマンドとキー
# An entry beside the games: the commands that all of them have.
help-commands-common = どのゲームでも
# What a game says there that has none of its own.
help-commands-none = どのゲームにもあるコマンドだけです。
help-pad = ゲームパッドのボタン
help-sounds = 効果音
sounds-none = ここでは音を出せません：音声装置がありません。
help-credits = 出典とライセンス
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] 左トリガーで、選べるものを読みます。右スティックの押し込みで場全体、左スティックの押し込みで今の場所。ほかはゲームメニューにあります。重なったカードは、一番上から順に読みます。
        [keys] m で選べるもの、t で一番上のカード、a で場全体、{ $foundations ->
            [none] {""}
           *[some] g で組札、
        }p で進み具合を読みます。b で場所を一つ読み、l で名前からカードを探します。矢印キーで移動します。左右で場所を移り、上下で重なりの中を動きます。重なったカードは、一番上から順に読みます。
       *[lines] { $input ->
            [page] 入力欄を空にしてエンターか、m で、選べるものを読みます。
           *[lines] エンターか m で、選べるものを読みます。
        }t で一番上のカード、a で場全体、{ $foundations ->
            [none] {""}
           *[some] g で組札、
        }p で進み具合。b 3 で場所3を読み、l で名前からカードを探します。重なったカードは、一番上から順に読みます。
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = キーモードでは、{ $digits ->
        [two] 2桁の数字、{ $last }まで
        [tens] 1から9、10列目は0、11列目からはマイナスと数字、{ $last }まで
       *[one] 1から{ $last }
    }が列のキーです。最初の列から取り、次の列へすぐに動かします。同じ列を続けて2回押すと、一番よい手で動かします。上下で枚数を変えられます。タブで手を順に聞き、エンターで動かします。m で一覧を聞けます。バックスペースで元に置きます。
# The same where a card that is chosen goes at once.
help-keys-direct = キーモードでは、{ $digits ->
        [two] 2桁の数字、{ $last }まで
       *[one] 1から{ $last }
    }が列のキーです。押すとすぐにその列のカードを出します。タブで出せるカードを順に聞き、エンターで出します。m で一覧を聞けます。
help-keys-waste = w は捨て札です。
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = キー{ $first }から{ $last }で、組札{ $from }から{ $count }を選びます。
help-keys-foundation = f は選んだカードを組札に置きます。何も選んでいなければ、f と数字で組札を選びます。
help-keys-reserve = e は選んだカードを空きセルに置きます。何も選んでいなければ、e と数字でセルを選びます。
# The same where the key names a reserve.
help-keys-supply = e は予備札です。
# $key is the key of a place: $place.
help-keys-place = { $key }：{ $place }。
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] 左トリガーで、選べるものを読みます。右スティックの押し込みで場全体、左スティックの押し込みで今の場所。ほかはゲームメニューにあります。
        [keys] m で、選べるものを読みます。{ $pieces ->
            [waiting] t でピース
           *[none] t でマス目
        }、a で場全体、p で進み具合。b で行や列を一つ読みます。l で名前から探します。矢印キーで移動します。
       *[lines] { $input ->
            [page] 入力欄を空にしてエンターか、m で、選べるものを読みます。
           *[lines] エンターか m で、選べるものを読みます。
        }{ $pieces ->
            [waiting] t でピース
           *[none] t でマス目
        }、a で場全体、p で進み具合。「行2」や「列3」でマス目の一部を読みます。l で名前から探します。
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] Y で直前のメッセージをもう一度読みます。右スティックの上下で前後のメッセージを聞けます。ほかはゲームメニューにあります。
       *[other] r かセミコロンで直前のメッセージをもう一度、大文字 R で一語ずつゆっくり読みます。コンマとピリオドで前後のメッセージを聞けます。s で名前を1文字ずつ読みます。v で読み上げの詳しさを変えます。どのキーでも読み上げが止まります。
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] ゲームは一手ごとに保存されます。右スティックの左で手を戻し、右でやり直します。ほかはゲームメニューにあります。
       *[other] ゲームは一手ごとに保存されます。u で手を戻し、y でやり直します。{ ANY($restart) } で最初から、{ ANY($new) } で新しいゲーム。q で保存してメインメニューに戻ります。
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = クイズはメインメニューから始めます。答えは四つ、0 で終わります。間違えたものは、覚えるまで後のクイズでまた出ます。{ ANY($ways) } でおさらいできます。設定の学習モードでは、カードごとにひとこと説明します。
## The sounds, by what they mean. Choosing one plays it.

cue-flip = カードがめくれる
cue-move = カードが動く
cue-drop_success = 組札に置いた
cue-invalid = その手はできない
cue-complete_group = グループか組が完成
cue-win = 勝ち
cue-undo = 手を戻した
cue-deal = カードを配る
cue-shuffle = カードを混ぜる
cue-pick_up = カードを手に取る
cue-put_back = カードを元に置く
cue-pending = カードを持っている
cue-edge = その先はない
cue-hint = ヒント
cue-message = 自動のお知らせ
cue-timer = 遊んだ時間

##

# $command is a command, $keys its keys.
help-command = { $command }：{ ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = 残りはゲームメニューにあります：{ ANY($keys) }
# $word can be typed as a line.
typed-word = 「{ $word }」
# $button is a button of a gamepad, $command what it does.
help-button = { $button }：{ $command }
credits = Aloud は自由ソフトウェアで、GNU 一般公衆ライセンスのバージョン3以降に従います。読み上げには eSpeak NG、音には OpenAL Soft を使います。名前と数値は、クリエイティブ コモンズ 表示4.0の GeoNames と、Unicode 共通ロケール データ リポジトリから取りました。
credits-all = 全リスト、英語で
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] 場所の番号は変わりません。b で一覧を聞けます。場所の番号でカードを取り、行き先の番号で置きます。一度に入力もできます：3 5、7h 8s、7h f。h でハート、s でスペード、d でダイヤ、c でクラブ。
    }大文字 F は安全なカードをすべて組札へ動かし、勝ちが決まったら残りも進めます。
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] 場所の番号は変わりません。b で一覧を聞けます。場所の番号でカードを取り、行き先の番号で置きます。一度に入力もできます：3 5、7h 8s。h でハート、s でスペード、d でダイヤ、c でクラブ。
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = d で山札から引き、山札がなくなれば d で捨て札を裏返します。
