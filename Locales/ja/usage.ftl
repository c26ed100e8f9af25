# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = 一緒には使えません：{ $options }。
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = { $game } だけで使えます：{ $options }。
# $option takes a file.
usage-picture-file = { $option } には .svg か .png で終わるファイルを使います。
# The same for $option.
usage-tactile-file = { $option } には .svg、.pdf、.brf のどれか で終わるファイルを使います。
# $most is the highest number of a deal.
usage-deal-number = ゲームの番号は 0 から { $most } までです。
# $option takes a number.
usage-least = { $option } には { $least } 以上の数を使います。
# $options each name a file.
usage-same-file = { $options } に同じファイルは使えません。
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } は { $to } より大きくできません。
# $day was typed for a day.
usage-day-unknown = { $day } という日付はありません。日付は 2026-11-21 のように書きます。
# $text was typed and has no meaning there.
usage-unexpected = ここでは使えません：{ $text }
# $option was typed and is none of the options.
usage-unknown-option = オプション { $option } はありません。
# The same where it is nearly $near.
usage-unknown-option-near = オプション { $option } はありません。{ $near } のことですか。
# $option needs something after it.
usage-missing-value = { $option } の後に値がありません。
# $argument has to be typed too.
usage-missing-argument = 足りないもの：{ $argument }
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } は { $option } に使えません
# How a command is typed: $usage.
usage-how = 使い方：{ $usage }
# $command, typed, tells more.
usage-see-help = 詳しくは：{ $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = 概要：
usage-usage = 使い方：
usage-arguments = 引数：
usage-options = オプション：
usage-subcommands = コマンド：
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (値：
usage-default = (省略時：
usage-show-version = バージョンを表示する。
usage-show-help = この案内を表示する。
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = コマンドごとに詳しくは：{ $command }

## What each command is for, and more about some.

usage-about-aloud = 耳で遊ぶカードゲーム。
usage-more-aloud = コマンドがなければメインメニューが開きます。 どのゲームも数字で遊びます：カードを選び、次に行き先を選びます。 いつでも help と入力できます。
usage-about-open = メインメニューを開く。
usage-about-play = ゲームで遊ぶ。オプションがなければ、保存したゲームを続ける。
usage-about-puzzle = 絵合わせパズルで遊ぶ。オプションがなければ、保存したパズルを続ける。
usage-about-quiz = 世界についてのクイズ。間違えた問題ほど早くまた出る。
usage-about-progress = この一週間に覚えたことと、世界をどれだけ知っているかを伝える。
usage-about-settings = 設定を変える。名前でひとつだけ変えることもできる。
usage-more-settings = 引数がなければ設定のメニューが開きます。 パイプの中ではすべての設定を表示します。 例： aloud settings voice off
usage-about-stats = 成績をゲームと難しさごとに表示する。
usage-about-share = 最後に終えたゲームを、共有できるように一行で表示する。
usage-about-solve = ゲームの解き方を、一手ずつ表示する。
usage-more-solve = 終了コードは、解けるなら 0 、解けないなら 2 、分からなければ 3 です。
usage-about-deals = ゲームを、誰が解けるかで評価して一覧表にする。
usage-more-deals = 一覧表は見出し行のある CSV です。 途中で止まった一覧表は、同じ内容を同じファイルで頼むと続きから作られます。 端末では、行が出ない間、進み具合を標準エラーに、多くても十秒に一度表示します。
usage-about-groups = カードのグループを扱う。
usage-about-groups-new = 自分のグループを、カード一枚ずつ作る。
usage-about-groups-import = 表計算のファイルからグループを取り込む。
usage-more-groups-import = CSV ファイルの各行がひとつのグループです：名前、それからカード。 同じ名前の自分のグループは置き換えられます。
usage-about-groups-check = グループのファイルを調べる。名前がなければ、ゲームが読み込むものすべて。
usage-about-groups-fetch = 設定 groups-url のサーバーからグループを取ってくる。
usage-about-export = 保存したゲームをファイルか標準出力に書き出す。
usage-about-import = ファイルからゲームを取り込んで、続ける。
usage-more-import = フリーセルのゲームは文字の表でもかまいません。各列をカードの一行で書きます： 4C 2C 10H
usage-about-say = 文を読み上げて、声を試す。
usage-more-say = 高さ、音量、自分の読み方はゲームと同じです。
usage-about-language = 言語のメッセージを扱う。
usage-about-language-check = 言語のメッセージをすべて表示して読み上げ、次に間違いを伝える。
usage-more-language-check = 各行は、メッセージのキーと、声に渡す文です。
usage-about-serve = このコンピューターのブラウザーで遊ぶ。
usage-about-move-saves = 保存したものをすべてデータベースにコピーする。逆もできる。

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = ゲーム： { $games } 。省略すると、最後に遊んだゲーム。
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = 難しさ。 { $difficulties } 。
usage-option-number = ゲームの番号。同じ番号なら同じゲーム。
usage-option-daily = 今日のゲーム。誰でも同じ。
usage-option-date = 別の日のゲーム。
usage-option-new = 保存したゲームがあっても、新しいゲームにする。
usage-option-any-deal = 解けるかどうかに関係なく配る。
# $ratings are words as they are typed.
usage-option-rating = 誰が解けるかでゲームを探す： { $ratings } 。
usage-option-deck = atlas：デッキのファイルのグループで遊ぶ。
usage-option-groups = atlas：グループの数。
usage-option-tutorial = ゲームのチュートリアルを始める。
# $continents are words as they are typed.
usage-option-continent = atlas：ひとつの大陸のグループだけ： { $continents } 。
# $topics are words as they are typed.
usage-option-topic = atlas：ひとつの種類のグループだけ： { $topics } 。
# $levels are words as they are typed.
usage-option-level = atlas：学校のひとつの段階のグループだけ： { $levels } 。
usage-option-surprise = atlas：どれかひとつの大陸か種類のグループ。
usage-option-needed = atlas：復習が一番必要なグループ。
usage-option-picture = puzzle：絵か地図の、名前かファイル。
usage-option-size = puzzle：一行のピースの数、3 か 4。
usage-option-language-and-voice = 表示と声の言語、例えば en、es、de、pl。
usage-option-voice = auto：音声装置があれば話す。 espeak：話す。 speechd：Speech Dispatcher で話す。 off：文字だけ。
usage-option-verbosity = どれだけ話すか：brief は短く、normal は普通、full はすべて。
usage-option-learner = カードと一緒にグループと豆知識を読む。
usage-option-keys = キーを押すとすぐに動く。
usage-option-lines = 数字か言葉を入力して、Enter を押す。
usage-option-record = 聞こえるものを WAV ファイルに書く。
usage-option-transcript = 表示するものをファイルに書き足す。
usage-option-braille = 話すことをファイルに書く：ユニコードの点字、または点字プリンター用のページ (.brf) 。
usage-option-effects = 効果音、振動、アニメーションをファイルに書く。一行にひとつの JSON 。
usage-option-log = 何が起きたかをファイルに書き足す。文と名前は入れない。問題を調べるため。
usage-option-colour = 色：auto は端末による、on は付ける、off は付けない。
usage-option-view = 今の場面の絵を、大きな字でファイルに書き出し続ける。
usage-option-view-theme = その絵の色：light は明るい、dark は暗い、yellow は黒に黄色。省略すると page-theme の色。
usage-option-language = 表示の言語、例えば en、es、de、pl。
# $games are the names of games as they are typed.
usage-option-searched-game = ゲーム。解く機能があるもの： { $games } 。
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = 難しさ。省略すると一番やさしいもの。 { $difficulties } 。
usage-option-as-it-falls = atlas：その番号のゲームを、解けるかどうかに関係なくそのまま。
usage-option-states = ゲームごとに調べる局面の数。省略すると、遊ぶときと同じ。
usage-option-deal = ゲームの番号。
usage-option-from = 最初のゲームの番号。
usage-option-to = 最後のゲームの番号。
usage-option-ratings = この評価のゲームだけ。
usage-option-winnable = 解けるゲームだけ。
usage-option-output = 一覧表をファイルに書く。
usage-option-workers = 同時に調べるゲームの数。省略すると、プロセッサーごとにひとつ。
# $continents are words as they are typed.
usage-option-quiz-continent = この大陸だけ： { $continents } 。
# $kinds are words as they are typed.
usage-option-quiz-kind = この種類の問題だけ： { $kinds } 。
# $most is a number as it is typed.
usage-option-quiz-count = 問題の数、 1 から { $most } まで。
usage-option-quiz-number = クイズの番号。番号と記憶が同じなら、同じクイズ。
usage-option-json-file = JSON としてファイルに書く。 ハイフン (-) は標準出力。
usage-option-map-file = 地図としてファイルに書く。 ハイフン (-) は標準出力。
usage-option-tactile-progress = 立体コピー用紙や点字プリンター用の触地図としてファイルに書く。
usage-option-picture-file = 絵としてファイルに書く。 ハイフン (-) は標準出力。
usage-option-only-game = このゲームだけ、例えば atlas 。
usage-option-json = JSON として。
usage-option-csv = CSV として、見出し行付きで。
usage-option-shared-game = このゲームのものだけ、例えば atlas 。
usage-option-setting = 設定の名前。設定ファイルと同じもの。
usage-option-value = 新しい値。省略すると今の値を表示する。
usage-option-list = すべての設定を値と一緒に表示する。
usage-option-text = 読み上げる文。
usage-option-spoken-language = eSpeak NG が話せる言語、例えば en、pl、pt-br。
usage-option-tried-voice = auto か espeak：ゲームの声。 speechd：Speech Dispatcher。または、ゲームの声の種類、例えば f2。
usage-option-rate = 速さ、 0 から 100 まで。省略すると設定と同じ。
usage-option-say-record = 代わりに WAV ファイルに書く。
usage-option-tag = 言語のタグか名前。
usage-option-key = キーがこう始まるメッセージだけ。
usage-option-say = 読み上げもする。
usage-option-said-record = 読み上げたものを WAV ファイルに書く。
usage-option-faults = 間違いだけを伝える。
usage-option-spreadsheet = 読み込むファイル、UTF-8 で。
usage-option-group-files = グループのファイル。
usage-option-names = 名前がそれぞれの言語にいくつあるかを伝える。
usage-option-written-file = 書き出すファイル。
usage-option-exported-game = ゲーム。省略すると、最後に遊んだもの。
usage-option-exported-difficulty = 難しさ。省略すると、最後に遊んだもの。
usage-option-read-file = 読み込むファイル。
usage-option-replace = 今保存してあるゲームをやめる。
usage-option-imported-difficulty = ファイルがカードだけのときの難しさ。省略すると、一番やさしいもの。
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = 絵： { $pictures } 。地図： { $maps } 。または PNG か JPEG のファイル。
usage-option-puzzle-size = 一行のピースの数：3 か 4。
usage-option-camera = カメラで写真を撮る。
usage-option-draw = 保存したパズルを、大きくはっきり描くだけで、遊ばない。
usage-option-tactile = 地図を、立体コピー用紙や点字プリンター用の触地図に書くだけで、遊ばない。
# $papers are words as they are typed.
usage-option-paper = 触地図の用紙：{ $papers }。省略すると、お使いの国で一般的な用紙。
usage-option-passed-on = aloud serve --help が表示するもの。
usage-option-port = ポート番号。0なら空いているものを使う。
usage-option-lan = 家庭内ネットワークのほかの機器も、コードで参加できるようにする。
usage-option-public = ゲストが、それぞれ自分のゲームで遊べるようにする。
usage-option-listen = --public のときに待ち受けるアドレス。省略すると、このコンピューターだけ。
usage-option-trusted-proxy = --public のときに、ゲストがどこから来たかを伝えるウェブサーバーのアドレス。
usage-option-database = すべてをこの PostgreSQL データベースに保存する。
usage-option-monitoring = このコンピューターのプログラムに、このポートで状態と測定値を伝える。0なら空いているものを使う。
usage-option-moved-database = PostgreSQL データベース。
usage-option-back = データベースからこのコンピューターへ。
usage-option-replace-all = そちらに保存してあるものを置き換える。
usage-option-open = ページをブラウザーで開く。
usage-option-telnet = MUDクライアントと telnet もこのポートで参加できるようにする。0なら空いているものを使う。
usage-option-telnet-tls = 同じものを TLS で暗号化し、別のポートで。
usage-option-certificate = TLS の証明書のファイル。PEM 形式。
usage-option-certificate-key = 証明書の鍵のファイル。PEM 形式。
