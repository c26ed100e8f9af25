# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas. The English words always work too.
### .piece is the name in a game that is played with pieces, not cards.

act-draw = カードを引く
    .short = 引く
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = 捨て札を裏返す
act-reshuffle = 捨て札を混ぜる
act-draw-until-playable = 使えるカードまで引く
command-draw = カードを引く
    .words = 引く, ひく, hiku
command-draw-until-playable = 使えるカードまで引く
    .words = 使えるまで, つかえるまで, tsukaerumade
command-list = 選べるもの
    .words = 一覧, いちらん, ichiran
command-here = 今いる所
    .words = ここ, 現在地, koko
command-place = 場所をひとつ読む
    .words = 読む, よむ, yomu
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = 捨て札
command-place-foundation = 組札
command-place-reserve = セル
# A key before a digit that stands for ten columns more.
command-place-tens = 10より後の列
command-tops = 一番上のカードを読む
    .piece = ピースを読む
    .words = 上のカード, うえ, ue
command-all = 場全体を読む
    .words = 全部, ぜんぶ, 全体, zenbu
command-roots = 表の一番下のカードを読む
    .words = 下のカード, した, shita
command-groups = 組札を読む
    .words = 組札を読む, グループ, ぐるーぷ, guruupu
command-wanted = 組札に次に置けるカード
    .words = 次, つぎ, tsugi
    .waste = 捨て札に置けるカード
command-unseen = 見えていないカード
    .words = 残り, のこり, nokori
command-find = カードを探す
    .piece = ピースを探す
    .words = 探す, さがす, sagasu, どこ, はどこ, はどこですか, doko
command-changed = 変わったこと
    .words = 変化, へんか, henka
command-progress = 目標と進み具合
    .words = 進み, すすみ, 目標, もくひょう, susumi, 点数, てんすう
command-hint = ヒント
    .words = ヒント, ひんと, hinto
command-facts = このカードの豆知識
    .piece = このピースの豆知識
    .words = 豆知識, まめちしき, chishiki
command-undo = 戻す
    .words = 戻す, もどす, modosu
command-redo = やり直す
    .words = やり直す, やりなおす, yarinaosu
command-undo-several = 何手か戻す
    .words = 何手か戻す, なんてかもどす, modosukazu
command-redo-several = 何手かやり直す
    .words = 何手かやり直す, なんてかやりなおす, yarinaosukazu
command-bookmark = しおりを置く
    .words = しおり, shiori
command-to-bookmark = しおりまで戻す
    .words = しおりまで, しおりへ, shiorimade
command-restart = このゲームを最初から
    .words = 最初から, さいしょから, saishokara
command-new = 新しいゲーム
    .words = 新しいゲーム, 新規, しんき, shinki
command-repeat = 直前のメッセージをもう一度
    .words = もう一度, もういちど, mouichido
command-slowly = 直前のメッセージをゆっくり
    .words = ゆっくり, yukkuri
command-older = 前のメッセージ
    .words = 前, まえ, mae
command-newer = 後のメッセージ
    .words = 後, あと, ato
command-spell = カードを1文字ずつ読む
    .piece = ピースを1文字ずつ読む
    .words = つづり, tsuzuri
command-silence = 読み上げを止める
    .words = 止める, とめる, tomeru
command-time = 遊んだ時間
    .words = 時間, じかん, jikan
command-verbosity = 読み上げの詳しさ
    .words = 詳しさ, くわしさ, kuwashisa
command-learner = 学習モードの切り替え
    .words = 学習, がくしゅう, gakushuu
command-refresher = 間違えたところのおさらい
    .words = おさらい, osarai
command-settings = 設定
    .words = 設定, せってい, settei
command-help = ヘルプ
    .words = ヘルプ, へるぷ, herupu
command-menu = ゲームメニュー
    .words = メニュー, めにゅー, menyuu
command-quit = 保存してメインメニューに
    .words = 終了, しゅうりょう, shuuryou, 保存, ほぞん, hozon
command-left = 前の場所
command-right = 次の場所
command-up = 下のカードに
command-down = 上のカードに
command-first = 最初の場所
command-last = 最後の場所
command-previous-choice = 前の選択肢
command-next-choice = 次の選択肢
command-accept = 決定
command-back = 戻る
    .words = 戻る, もどる, modoru
command-take-back = 最後に選んだカードを外す
    .piece = ピースを戻す
    .words = 外す, はずす, hazusu

## Names of keys.

# $key is a letter or sign.
key-letter = { $key }
# $key is a capital letter, which sounds like the small one.
key-capital = 大文字 { $key }
key-name-comma = コンマ
key-name-semicolon = セミコロン
key-name-colon = コロン
key-name-full-stop = ピリオド
key-name-question-mark = クエスチョンマーク
key-name-tab = タブ
key-name-shift-tab = シフトとタブ
key-name-enter = エンター
key-name-escape = エスケープ
key-name-backspace = バックスペース
key-name-space = スペース
key-name-left = 左
key-name-right = 右
key-name-up = 上
key-name-down = 下
key-name-home = ホーム
key-name-end = エンド
key-name-page-up = ページアップ
key-name-page-down = ページダウン
key-name-f1 = F1
key-name-f2 = F2
key-name-f3 = F3
key-name-f4 = F4
key-name-f5 = F5
key-name-f6 = F6
key-name-f7 = F7
key-name-f8 = F8
key-name-f10 = F10
key-name-f11 = F11
key-name-f12 = F12
key-name-f9 = F9
key-name-ctrl-left = コントロールと左
key-name-ctrl-right = コントロールと右

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = A ボタン
key-name-pad-a-long = A ボタン長押し
key-name-pad-b = B ボタン
key-name-pad-x = X ボタン
key-name-pad-y = Y ボタン
key-name-pad-up = 十字キー上
key-name-pad-down = 十字キー下
key-name-pad-left = 十字キー左
key-name-pad-right = 十字キー右
key-name-pad-left-shoulder = 左ショルダーボタン
key-name-pad-right-shoulder = 右ショルダーボタン
key-name-pad-left-trigger = 左トリガー
key-name-pad-right-trigger = 右トリガー
key-name-pad-start = スタートボタン
key-name-pad-back = バックボタン
key-name-pad-left-stick = 左スティック押し込み
key-name-pad-right-stick = 右スティック押し込み
key-name-pad-right-stick-up = 右スティック上
key-name-pad-right-stick-down = 右スティック下
key-name-pad-right-stick-left = 右スティック左
key-name-pad-right-stick-right = 右スティック右

##

verbosity-now-brief = 簡潔。
verbosity-now-normal = 標準。
verbosity-now-full = 詳細。
learner-now-on = 学習モード、オン。
learner-now-off = 学習モード、オフ。
