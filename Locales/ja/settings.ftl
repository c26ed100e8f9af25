# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.

settings = 設定
# Entries of that menu; each opens a list of settings.
settings-voice = 言語と声
settings-telling = 読み上げる内容
settings-playing = キーとルール
settings-sounds = 効果音
settings-devices = 点字、ゲームパッド、色
# What of them there is on the page.
settings-devices-page = ゲームパッド、振動、アニメーション
# How the page in a browser looks and sounds.
settings-page = ページ
# $name is a setting, $value its value now.
setting-entry = { $name }：{ $value }
# $value is the value that is in force.
setting-current = { $value }、今の設定
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name }：{ $value }。
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = { $least }から{ $most }の数を入力してください。
    .brief = { $least }から{ $most }。
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] 0以上の数か、{ $unlimited }と入力してください。
       *[other] { $least }以上の数か、{ $unlimited }と入力してください。0で戻ります。
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name }：{ $value }。ほかにはありません。
# As the settings file has it: $name and $value.
setting-named = { $name }：{ $value }

setting-on = オン
    .words = オン, はい, 入
setting-off = オフ
    .words = オフ, いいえ, 切
setting-unlimited = 無制限
# $value is a percentage.
setting-percent = { $value }パーセント
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }

setting-language = 言語
setting-language-help = 文字と声の言語。
setting-language-system = システムの言語
setting-voice = 声
setting-voice-help = ゲームが自分で読み上げるか、どの声で読むか。Speech Dispatcher は Orca と同じ声です。
setting-voice-auto = 自動
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = オフ、文字だけ
setting-speech-rate = 読む速さ
setting-speech-rate-help = 数が大きいほど速く読みます。
setting-speech-pitch = 声の高さ
setting-speech-pitch-help = 数が大きいほど高い声です。
setting-speech-volume = 声の大きさ
setting-speech-volume-help = 数が大きいほど大きい声です。
setting-voice-variant = 声の種類
setting-voice-variant-help = 同じ声の別の響き。
setting-voice-variant-none = 基本の声
setting-sounds = 効果音
setting-sounds-help = 言葉に添える音。
setting-sound-volume = 効果音の大きさ
setting-sound-volume-help = 数が大きいほど大きい音です。
setting-pending-volume = 手持ちの合図の大きさ
setting-pending-volume-help = カードを持っている間くり返す音の大きさ。0でなし。
setting-placement = 音の方向
setting-placement-help = 場所の位置から音が聞こえるか：列は左から右に。
setting-placement-off = オフ
setting-placement-stereo = 左右
setting-placement-hrtf = 立体、ヘッドホン用
setting-haptics = 振動
setting-haptics-help = ゲームパッドの振動。
setting-pads = ゲームパッド
setting-pads-help = ゲームパッドでも遊ぶ。
setting-animations = アニメーション
setting-animations-help = 場を描くプログラムのための動き。
# Settings of the page in a browser.
setting-page-voice = 声
setting-page-voice-help = だれが読み上げるか。
setting-page-voice-reader = 自分の読み上げソフト、または読み上げなし
setting-page-voice-browser = ブラウザーの声
setting-page-voice-espeak = ゲームの声、eSpeak NG
setting-page-theme = 配色
setting-page-theme-help = 文字と背景の色。
setting-page-theme-system = ブラウザーに合わせる
setting-page-theme-light = 明るい背景に暗い文字
setting-page-theme-dark = 暗い背景に明るい文字
setting-page-theme-yellow = 黒い背景に黄色の文字
setting-page-theme-own = 自分で選んだ色
setting-page-text = 自分で選ぶ文字の色
setting-page-text-help = 配色が、自分で選んだ色のときに使います。背景と見分けられなければ、黒か白になります。
setting-page-back = 自分で選ぶ背景の色
setting-page-back-help = 配色が、自分で選んだ色のときに使います。
# Colours, for text and background alike.
setting-page-text-black = 黒
setting-page-text-white = 白
setting-page-text-yellow = 黄色
setting-page-text-cream = クリーム色
setting-page-text-green = 緑
setting-page-text-cyan = 水色
setting-page-text-blue = 青
setting-page-text-brown = 茶色
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = 大きさ
setting-page-size-help = 文字とカードの大きさ。
setting-page-cards = カード
setting-page-cards-help = ページでのカードの見せ方。
setting-page-cards-large = 大きな数字とマーク
setting-page-cards-letters = マークの文字つき
setting-page-cards-words = 言葉だけ
setting-page-spacing = 間隔
setting-page-spacing-help = 行、単語、文字の間隔。
setting-page-spacing-normal = 標準
setting-page-spacing-wide = 広め
setting-page-close-up = 拡大表示
setting-page-close-up-help = フォーカスのあるものを、ページの幅いっぱいにもう一度表示します。
setting-braille = 点字ディスプレイ
setting-braille-help = 読み上げる内容を、brltty で点字ディスプレイに出す。
setting-braille-grade = 点字の略字
setting-braille-grade-help = ディスプレイとファイルの点字に略字を使うか。
setting-braille-grade-1 = 略字なし、グレード1
setting-braille-grade-2 = 略字あり、グレード2
setting-verbosity = 読み上げの詳しさ
setting-verbosity-help = 簡潔、標準、詳細。
setting-verbosity-brief = 簡潔
setting-verbosity-normal = 標準
setting-verbosity-full = 詳細
setting-positions = 位置
setting-positions-help = 重なりの中の位置。例えば5枚中3枚目。
setting-counts = 枚数
setting-counts-help = 裏のカードの枚数。
setting-scores = 得点
setting-scores-help = 手で得点が変わった時に、得点を読む。
setting-hints = 使い方の案内
setting-hints-help = 初めて出てきた時に、使い方を読む。
setting-learner = 学習モード
setting-learner-help = カードと一緒にグループと豆知識を読み、正しい行き先だけを示す。
setting-input = 入力
setting-input-help = 行はエンターで確定、キーは押すとすぐに動作する。
setting-input-lines = 行
setting-input-keys = キー
setting-quick-moves = すばやい移動
setting-quick-moves-help = 知識を問わないゲームで、意味のある行き先がひとつなら、選ぶとすぐに動く。
setting-confirmations = 確認
setting-confirmations-help = ゲームをやめる前に確認する。
setting-undo-bound = 戻せる手数
setting-undo-bound-help = どこまで戻せるか。小さくすると、はみ出た手は戻せなくなる。
setting-winnable = わかるかぎり、解けるゲームだけ
setting-winnable-help = 解けるゲームを探して配る。新しいゲームから。
setting-loss-news = 負けの知らせ
setting-loss-news-help = もう解けないことを、いつ知らせるか。
setting-loss-news-at-once = すぐに
setting-loss-news-open-cards = すべてのカードが表ならすぐ、それ以外は動かせるカードがなくなった時
setting-loss-news-later = 10手進んでから
setting-loss-news-never = 知らせない
setting-difficulty = 難しさ
setting-difficulty-help = 選ばずに始めるゲームの難しさ。最後に選んだもの。
setting-difficulty-relaxed = のんびり
setting-difficulty-easy = やさしい
setting-difficulty-medium = 普通
setting-difficulty-hard = 難しい
setting-difficulty-expert = 達人
setting-groups-url = サーバーのグループ
setting-groups-url-help = グループのファイルのアドレス：https://…
setting-groups-url-none = なし
# $none is the word for having no address.
setting-type-address = { $name }：{ $value }。アドレスか、{ $none }と入力してください。0で戻ります。
# $name is the setting, $value what was typed.
setting-not-address = { $value } はアドレスではありません。アドレスは https:// で始まります。
setting-colour = 色
setting-colour-help = 端末の色。
setting-colour-auto = 自動
setting-colour-on = オン
setting-colour-off = オフ
setting-suit-colours = カードを四色で
setting-suit-colours-help = 端末のカードの名前：ハートは赤、ダイヤは青、クラブは緑。色がオンのとき。

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = 設定 { $name } はありません。
# $names are settings with a name much like it.
setting-unknown-near = 設定 { $name } はありません。近いもの：{ $names }。
# $names are all settings.
setting-unknown-known = 設定 { $name } はありません。あるのは：{ $names }。
# The same in the game, where a word lists them all.
setting-unknown-listed = 設定 { $name } はありません。「設定」と入力すると、全部読みます。
# $name is a command that the settings file gives keys to.
setting-key-unknown = 設定ファイルの行 key.{ $name } は使いません：その名前のコマンドはありません。
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name } を { $value } にはできません。{ $near ->
        [0] 使える値は例えば：{ $some }。
       *[other] 近いもの：{ $near }。
    }
# $offered are the values there are.
setting-not-offered = { $name } を { $value } にはできません。使える値：{ $offered }。
# From $least to $most.
setting-not-within = { $name } を { $value } にはできません。{ $least }から{ $most }の数です。
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name } を { $value } にはできません。{ $unlimited } か、{ $least }以上の数です。
setting-not-word = { $name } を { $value } にはできません。1から64文字です。

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = 発音
pronunciation-help = 言葉の読み方。
pronunciation-new = 新しい言葉
# One of the player's own words in a list.
pronunciation-entry = { $word }：{ $said }
pronunciation-which = 読み間違える言葉を入力してください。0で戻ります。
# The voice reads the word as it does now.
pronunciation-how = 今の読みは { $word } です。聞こえてほしい通りに、かなで入力してください。0で戻ります。
pronunciation-before = 前：{ $word }
pronunciation-after = 後：{ $said }
pronunciation-keep = これにする
pronunciation-again = もう一度聞く
pronunciation-change = 書き直す
pronunciation-kept = { $word } を登録しました。
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = { $word } を登録しました。前は { $before }、読みは { $heard } でした。
pronunciation-forget = 削除する
pronunciation-forgotten = { $word } は元の読みに戻りました。
pronunciation-not-kept = 言葉は短くし、等号を入れず、# や [ で始めないでください。
