# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says.

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = Aloud { $version }、耳で遊ぶゲーム。{ $input ->
        [keys] クエスチョンマークでヘルプ。
       *[lines] 「ヘルプ」と入力すると、使い方を聞けます。
    }
    .brief = Aloud { $version }。{ $input ->
        [keys] クエスチョンマークでヘルプ。
       *[lines] 「ヘルプ」で使い方。
    }

# After the list of places that offer something.
choose-place = 番号を選んでください。0でゲームメニュー
    .brief = 番号か 0

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

menu-entry = { $n }. { $title }
menu-choose-or-back = { $count ->
        [1] 1 を選んでください。0で戻ります
       *[other] 1 から { $count } を選んでください。0で戻ります
    }
    .brief = { $count ->
        [1] 1 か 0
       *[other] 1 から { $count }
    }
menu-choose = 1 から { $count } を選んでください
    .brief = 1 から { $count }
menu-choose-or-keep = 1 から { $count } を選んでください。0でそのまま
# In the settings menu that ends the program.
menu-choose-or-leave = 1 から { $count } を選んでください。0で終了
    .brief = 1 から { $count }
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = エンターで全部読みます
menu-back-only = 0で戻る
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }、エンター
menu-no-such-entry = その番号はありません。{ $count ->
        [0] 0で戻ります。
        [1] 1を選んでください。
       *[other] 1から{ $count }を選んでください。
    }
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = { $letter } で始まる項目はありません。
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] このメニューでは使いません。{ $count ->
            [1] 1を選んでください。
           *[other] 1から{ $count }を選んでください。
        }{ $key } でヘルプ。
       *[lines] 分かりません。{ $count ->
            [1] 1を選ぶか、
           *[other] 1から{ $count }を選ぶか、
        }「ヘルプ」と入力してください。
    }
menu-nowhere-back = ここがメインメニューです。q で終了します。
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = ここがメインメニューです。最後の項目で終了します。
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = 分かりません：{ $text }。{ $input ->
        [page] 入力欄を空にしてエンターで、選べるものを読みます。「ヘルプ」で使い方。
       *[lines] エンターで選べるものを読みます。「ヘルプ」で使い方。
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = 分かりません：{ $text }。{ $count ->
        [1] { $names }のことですか。
       *[other] もしかして：{ $names }。
    }
# After a no to it.
offer-declined = では、もう一度入力してください。
# A key without a meaning.
key-unknown = キー { $key } はここでは使いません。クエスチョンマークでヘルプ。
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button }はここでは使いません。
# The same for a button that has one in a game.
menu-no-command = このメニューでは使いません。

# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = { $game }にその場所はありません：{ $place }。

main-menu = メインメニュー
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = 続きから、{ $difficulty }：{ $progress }、{ $moves }手
    .brief = 続きから、{ $difficulty }：{ $progress }
# $game is the name of a game.
menu-play = { $game }
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = チュートリアル
menu-tutorial = チュートリアル：{ $game }
menu-statistics = 成績
menu-settings = 設定
menu-help = ヘルプ
menu-leave = 終了
goodbye = またどうぞ。

# $game is the name of a game.
choose-difficulty = { $game }：難しさは？
difficulty-relaxed = のんびり
    .title = のんびり
difficulty-easy = やさしい
    .title = やさしい
difficulty-medium = 普通
    .title = 普通
difficulty-hard = 難しい
    .title = 難しい
difficulty-expert = 達人
    .title = 達人
difficulty-relaxed-choice = のんびり：5グループ、列に1から4枚
difficulty-easy-choice = やさしい：6グループ、列に4枚
difficulty-medium-choice = 普通：8グループ、列に5枚
difficulty-hard-choice = 難しい：8グループ、列に6枚
difficulty-expert-choice = 達人：10グループ、列に7枚
menu-daily = 今日のゲーム、カードは全員同じ
menu-by-number = 番号で選ぶ
# A deck that somebody has put together, by its name.
deck-title = デッキ「{ $title }」で遊ぶ
# The deck that comes with the game.
deck-deck_2026_01 = ランダムラウンド
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] どのゲームですか、{ $difficulty }。番号か、2026-11-21 のような日付を入力してください。0で戻ります。
       *[no] どのゲームですか、{ $difficulty }。番号か、2026-11-21 のような日付を入力してください。日付なら{ $daily }です。0で戻ります。
    }

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }、{ $difficulty }{ $deal ->
        [day] 、{ $day }のゲーム
       *[number] 、ゲーム番号{ $number }
    }。
    .brief = { $game }、{ $difficulty }。
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }、{ $difficulty }、自作のゲーム。
    .brief = { $game }、{ $difficulty }。
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }、{ $difficulty }：{ $title }。
    .brief = { $title }。
# After the line that names the game and its deal.
game-resumed = 続きから。
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = 前に遊んだゲームです{ $counts ->
        [score] 、得点{ $score }
       *[nothing] { "" }
    }。
game-back = ゲームに戻りました。
    .brief = ゲーム。
game-saved = 保存しました。
game-not-saved = このゲームは保存されません：別のウィンドウで Aloud が開いています。
nothing-to-resume = 保存したゲームはありません。
hint-lines = エンターで選べるものを読み、番号で選びます。
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = 設定の「{ $setting }」：行き先がひとつのカードはすぐに動きます。
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting }：このゲームにはありません。行き先は自分で選びます。
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = カードと行き先を、ボタンか入力欄の番号で、順に選びます。
# The same where a card that is chosen goes at once.
hint-direct-page = カードを、ボタンか入力欄の番号で選ぶと、すぐに動きます。
hint-gathering-page = カードはボタンで選ぶか、23のような行と列を入力欄に打って選び、最後に{ $key }ボタンを押します。
hint-keys = 番号でカードを選び、次に行き先を選びます。矢印キーで場を移動します。エスケープでゲームメニュー。
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = キー1から{ $last }：最初のキーでカードを取り、次のキーで行き先を選びます。タブで手を順に聞けます。クエスチョンマークでヘルプ。
# The same where a card that is chosen goes at once.
hint-direct-keys = キー1から{ $last }で、その列のカードを出します。タブで出せるカードを順に聞けます。クエスチョンマークでヘルプ。
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = キー1から{ $last }：2つのキーで2枚を取り、キングは1つで取れます。タブで手を順に聞けます。クエスチョンマークでヘルプ。
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = 行、列の順に数字を二つ打って、カードを選びます。タブで手を順に聞き、エンターで動かします。クエスチョンマークでヘルプ。
# The same to a player who knows the keys of an older version.
hint-keys-changed = キーが一部新しくなりました：w は捨て札、f は組札、e は空きセル、i は今いる所、F2 は新しいゲーム。次のキーを押すとすぐに動きます。クエスチョンマークでヘルプ。
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = 入力して、エンターを押します。
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = 間違いとして数えます。
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] カードは選んだままです。別の場所か、{ $key }ボタンを選んでください。
       *[lines] カードは選んだままです。別の場所を選ぶか、{ $key } で元に戻してください。
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = 03のような2桁でピースを選び、次に行と列の2桁でマスを選びます。矢印キーでピースを移り、下でマス目に、上で戻ります。{ $menu }でゲームメニュー。
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = 十字キーで場を移動し、ショルダーボタンで選べるものに移ります。A で選び、B で元に置くかゲームメニュー。
hint-pad-menu = 上下で項目を移り、A で選び、B で戻ります。
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = 上下で答えを変え、A で決定。数は左右で刻みを変えます。
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] 上下で変え、B で戻ります。
        [keys] プラスとマイナスか上下で、1段ずつ変えます。エンターで入力を確定。何も入力しなければ戻ります。
        [page] プラスとマイナスで、1段ずつ変えます。
       *[lines] プラスとマイナスで、1段ずつ変えます。エンターだけで戻ります。
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = { $stride }刻み。
# After a question that wants a name, which a gamepad cannot give.
dial-none = キーボードが必要です。B で戻ります。
# A gamepad was plugged in, or out.
pad-connected = ゲームパッドを接続しました。
pad-disconnected = ゲームパッドが外れました。

## Choosing a card, then its target. $load is what will travel.

picked = { $load }を選択。
# The same in key mode, where targets are listed on request: there are $count.
picked-targets = { $load }、行き先は{ $count }か所。
    .brief = { $load }。
# After it, where there is one: what lies there, $target.
only-target = { $target }。
    .brief = {""}
# The same where there are two or three: their names, $places.
few-targets = { $places }。
    .brief = {""}
# A key was pressed that names no place; $last are the keys of the last one.
keys-no-such-place = その場所はありません。最後は{ $last }です。
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = 組札を選んでください：{ $first }から{ $last }。
picked-nowhere = { $load }の行き先はありません。
# A run without its deepest card: $load is what travels then.
pick-fewer = 枚数を減らす：{ $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = もう一度 A で減らす：{ $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] 番号か、{ $key }ボタンを選んでください
       *[lines] 番号を選んでください。0で元に戻します
    }
    .brief = 番号か { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] マスか、{ $key }ボタンを選んでください。空き：{ $squares }
       *[lines] マスを選んでください。{ $key }で元に戻します。空き：{ $squares }
    }
    .brief = どのマス？ { $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = どのマス？
# $input is as for not-understood.
no-such-place = その番号はありません。{ $input ->
        [page] 入力欄を空にしてエンターで、選べるものを読みます。
       *[lines] エンターで選べるものを読みます。
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = { $kind ->
        [tray] { $card }を元に置いた。
       *[other] { $card }を{ $place }戻した。
    }
nothing-picked = 何も選んでいません。
## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = 選択：{ $cards }。
# So many more cards can be chosen now: $count.
gathered-eligible = {""}
    .full = { $count ->
        [0] もう選べません。
       *[other] あと{ $count }枚から選べます。
    }
# All that is chosen now: $cards as above.
gathered-now = 選択中：{ $cards }。
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = { $card }を外した。
choice-cleared = 選択を解除。
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card }：{ $worth }
choose-square = 行と列でカードを選んでください。例えば23
    .brief = 行と列
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = 行と列でカードを選ぶか、{ $count ->
        [1] { $first }
       *[other] { $first } から { $last }
    }
choose-next = 番号を選んでください。0で選択を解除
    .brief = 番号か 0
# A number was typed that is no row and column; both go up to $most.
gather-no-such = 行と列は1から{ $most }です。
hint-gathering-lines = エンターで選べるものを読みます。23のような行と列か、カードの名前を入力します。一度にいくつでもかまいません。1で役を出します。0でゲームメニュー。
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = 行と列の2桁でカードを選びます。矢印キーの位置ではエンターで選びます。{ $key } で役を出します。{ $menu }でゲームメニュー。
hint-gathering-pad = 十字キーでマス目を移動し、A でカードを選びます。右トリガーで役を出します。B で選択を解除するかゲームメニュー。
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text } の候補：{ $names }。
# $card is a card of the game that lies face down or is out of play.
typed-unseen = { $card }は表に出ていません。

## Edges of the table.

edge-left = 最初の場所。
    .grid = 左端。
    .tray = 最初のピース。
edge-right = 最後の場所。
    .grid = 右端。
    .tray = 最後のピース。
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = 最初のカード。
    .grid = 上端。
    .tray = 上にはありません。
edge-down = 最後のカード。
    .grid = 下端。
    .tray = 下にはありません。
edge-first = 最初の場所。
    .grid = 左端。
    .tray = 最初のピース。
edge-last = 最後の場所。
    .grid = 右端。
    .tray = 最後のピース。
# There is nothing else to choose on this side.
edge-previous-choice = 前の選択肢はありません。
edge-next-choice = 次の選択肢はありません。
menu-entry-first = 先頭：{ $n }. { $title }
menu-entry-last = 末尾：{ $n }. { $title }

## Questions of the player.

game-menu = ゲームメニュー
game-menu-reading = 場を読む
game-menu-round = このゲーム
game-menu-messages = メッセージと読み上げ
choose-place-to-read = どの場所？
find-question = どのカードを探しますか。名前か、その一部を入力してください。0で戻ります。
    .piece = どのピースを探しますか。名前か、その一部を入力してください。0で戻ります。
# $text is what was looked for.
find-nothing = 表のカードに { $text } はありません。
    .piece = { $text } というピースはありません。
# $moves were made.
progress-moves = { $moves }手
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { $moves }手、{ $mistakes ->
        [0] 間違いなし
       *[other] 間違い{ $mistakes }回
    }
# $time is how long the game has been played.
time-played = 遊んだ時間は{ $time }。
nothing-to-spell = 読む文字がありません。
history-empty = まだメッセージはありません。
history-oldest = 最初のメッセージ。
history-newest = 最新のメッセージ。

## Questions before something is lost.

confirm-yes = はい
    .words = はい, ええ, うん, hai
confirm-no = いいえ
    .words = いいえ, いや, iie
confirm-restart = このゲームを最初からやり直しますか。
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = 今のゲームをやめて、新しく配りますか。{ $stakes ->
        [score] 得点{ $score }は記録されます。
        [nothing] { "" }
       *[loss] 負けになります。
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = 保存した{ $game }、{ $difficulty }をやめますか。{ $stakes ->
        [score] 得点{ $score }は記録されます。
        [nothing] { "" }
       *[loss] 負けになります。
    }
restart-unneeded = まだ始まったばかりです。

## A round is won. $time it took.

# $game is the name of a game.
won = { $game }、勝ちました！
# A game that nothing more can be played in: $game is its name.
over = { $game }は終わりです。
won-time = 時間：{ $time }。
# $moves were made.
won-moves = 手数：{ $moves }。
# $mistakes were wrong answers.
won-mistakes = 間違い：{ $mistakes }回。
play-again = もう一度遊ぶ
play-other-difficulty = 難しさや番号を変えて遊ぶ
# Says one line that can be copied for others to read.
say-share = 共有する文を読む
to-main-menu = メインメニュー

## Statistics.

statistics = 成績
statistics-none = まだ終えたゲームはありません
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }、{ $deals ->
        [winnable] 解けるゲームだけ
       *[any] そのほかのゲーム
    }
# Said once, before the statistics.
hint-deal-kinds = 解けるゲームとして配られたものは、ほかと分けて数えます。
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }、{ $difficulty }：{ $played }ゲームのうち{ $won }勝
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }、{ $difficulty }：{ $played }ゲーム、最高得点{ $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = 連勝：{ $streak }、最高{ $best }
# $time is a duration.
statistics-best-time = 最短時間：{ $time }
# $time is a duration.
statistics-average-time = 平均時間：{ $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = 最少手数：{ $moves }
# $score is a number of points.
statistics-best-score = 最高得点：{ $score }
# Of games played for points.
statistics-average-score = 平均得点：{ $score }
# $count times the whole table was cleared.
statistics-cleared = 全部消した回数：{ $count }
# $lost were lost, $abandoned of them by being given up.
statistics-lost = 負け：{ $lost }{ $abandoned ->
        [0] { "" }
       *[other] 、そのうち途中でやめたのは{ $abandoned }
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = 勝ち
statistics-lost-mark = 負け
# How long a game took. $minutes are whole, $seconds are left over.
duration = { $minutes ->
        [0] { $seconds }秒
       *[other] { $minutes }分{ $seconds ->
            [0] { "" }
           *[other] { $seconds }秒
        }
    }

## A game in one line, for others to read.

# $game and $difficulty are names. $deal is "number", "day" or "unknown"; $number is the deal's number,
# $day the day of a deal of the day. $ending is "won" or "lost". $moves were made in $time, a duration.
# $counts is "score", "mistakes" or "nothing": what else is counted, $score points or $mistakes.
# $about is "picture" where it was about one, $picture by its name; else "nothing".
share = Aloud：{ $game }{ $about ->
        [picture] ：{ $picture }
       *[nothing] { "" }
    }、{ $difficulty }{ $deal ->
        [day] 、{ $day }のゲーム
        [number] 、ゲーム番号{ $number }
       *[unknown] { "" }
    }：{ $moves }手で{ $ending ->
        [won] 勝ち
       *[lost] 負け
    }、{ $time }{ $counts ->
        [score] 、得点{ $score }
        [mistakes] { $mistakes ->
            [0] 、間違いなし
           *[other] 、間違い{ $mistakes }回
        }
       *[nothing] { "" }
    }。
# The same for a game that is played for points.
share-points = Aloud：{ $game }、{ $difficulty }{ $deal ->
        [day] 、{ $day }のゲーム
        [number] 、ゲーム番号{ $number }
       *[unknown] { "" }
    }：{ $moves }手で得点{ $score }、{ $time }。
share-nothing = まだ終えたゲームがないので、共有するものがありません。
# $name is no game; $known are those there are.
game-unknown = { $name } というゲームはありません。あるのは：{ $known }。

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = Aloud にようこそ。言語は？ { $input ->
        [page] { "" }
        [keys] 番号のキーを押してください。
       *[lines] 番号を入力し、エンターを押してください。
    }
first-language-other = ほかの言語
first-voice = ゲームの声で読み上げますか。
first-voice-own = はい
first-voice-reader = いいえ、読み上げソフトか点字ディスプレイで読む
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = はい、Speech Dispatcher 経由
# On a page in a browser.
first-page-voice = だれが読み上げますか。
first-page-reader = 自分の読み上げソフト、または読み上げなし
first-page-browser = ブラウザーの声
first-page-espeak = ゲームの声
first-input = 入力の仕方は？
first-input-lines = 行：番号か言葉を打ち、エンター
first-input-keys = キー：押すとすぐに動作
first-done = 設定が終わりました。
language-name-en = English
language-name-es = Español
language-name-de = Deutsch
language-name-pl = Polski
language-name-fr = Français
language-name-it = Italiano
language-name-pt-BR = Português do Brasil
language-name-nl = Nederlands
language-name-sv = Svenska
language-name-tr = Türkçe
language-name-ru = Русский
language-name-ar = العربية
language-name-hi = हिन्दी
language-name-ja = 日本語
    .speech = にほんご
language-name-zh-Hans = 简体中文
