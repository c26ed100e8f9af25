# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says.

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = Aloud { $version }，用耳朵玩的游戏。{ $input ->
        [keys] 按问号听帮助。
       *[lines] 输入“帮助”听帮助。
    }
    .brief = Aloud { $version }。{ $input ->
        [keys] 问号是帮助。
       *[lines] 输入“帮助”听帮助。
    }

# After the list of places that offer something.
choose-place = 选编号，0 进游戏菜单
    .brief = 编号，或 0

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

menu-entry = { $n }. { $title }
menu-choose-or-back = { $count ->
        [1] 选 1，0 返回
       *[other] 选 1 到 { $count }，0 返回
    }
    .brief = { $count ->
        [1] 1 或 0
       *[other] 1 到 { $count }
    }
menu-choose = 选 1 到 { $count }
    .brief = 1 到 { $count }
menu-choose-or-keep = 选 1 到 { $count }，0 保持不变
# In the settings menu that ends the program.
menu-choose-or-leave = 选 1 到 { $count }，0 退出
    .brief = 1 到 { $count }
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = 按回车全部读出
menu-back-only = 0 返回
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }，回车
menu-no-such-entry = 没有这个编号。{ $count ->
        [0] 按 0 返回。
        [1] 选 1。
       *[other] 选 1 到 { $count }。
    }
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = 没有 { $letter } 开头的项。
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] 在这个菜单里没用。{ $count ->
            [1] 选 1。
           *[other] 选 1 到 { $count }。
        }按 { $key } 听帮助。
       *[lines] 看不懂。{ $count ->
            [1] 选 1，
           *[other] 选 1 到 { $count }，
        }或输入“帮助”。
    }
menu-nowhere-back = 这里是主菜单。按 q 退出。
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = 这里是主菜单。选最后一项退出。
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = 看不懂：{ $text }。{ $input ->
        [page] 输入框留空按回车，听能选什么，或输入“帮助”。
       *[lines] 按回车听能选什么，或输入“帮助”。
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = 看不懂：{ $text }。{ $count ->
        [1] 是指{ $names }吗？
       *[other] 相近的有：{ $names }。
    }
# After a no to it.
offer-declined = 那就请重新输入。
# A key without a meaning.
key-unknown = { $key } 键在这里没用。按问号听帮助。
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button }在这里没用。
# The same for a button that has one in a game.
menu-no-command = 在这个菜单里没用。

# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = { $game }没有这个位置：{ $place }。

main-menu = 主菜单
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = 继续，{ $difficulty }：{ $progress }，{ $moves ->
        [2] 两步
       *[other] { $moves }步
    }
    .brief = 继续，{ $difficulty }：{ $progress }
# $game is the name of a game.
menu-play = 玩{ $game }
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = 教程
menu-tutorial = 教程：{ $game }
menu-statistics = 统计
menu-settings = 设置
menu-help = 帮助
menu-leave = 退出
goodbye = 再见。

# $game is the name of a game.
choose-difficulty = { $game }：选难度
difficulty-relaxed = 休闲
    .title = 休闲
difficulty-easy = 简单
    .title = 简单
difficulty-medium = 中等
    .title = 中等
difficulty-hard = 困难
    .title = 困难
difficulty-expert = 专家
    .title = 专家
difficulty-relaxed-choice = 休闲：5组，各列1到4张
difficulty-easy-choice = 简单：6组，每列4张
difficulty-medium-choice = 中等：8组，每列5张
difficulty-hard-choice = 困难：8组，每列6张
difficulty-expert-choice = 专家：10组，每列7张
menu-daily = 今日牌局，所有人都一样
menu-by-number = 按编号选牌局
# A deck that somebody has put together, by its name.
deck-title = 玩自编牌：{ $title }
# The deck that comes with the game.
deck-deck_2026_01 = 随机牌局
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] 哪一局，{ $difficulty }？输入编号，或日期如 2026-11-21，0 返回。
       *[no] 哪一局，{ $difficulty }？输入编号，或日期如 2026-11-21，按日期的是{ $daily }，0 返回。
    }

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }，{ $difficulty }{ $deal ->
        [day] ，{ $day }的牌局
       *[number] ，第{ $number }局
    }。
    .brief = { $game }，{ $difficulty }。
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }，{ $difficulty }，自定牌局。
    .brief = { $game }，{ $difficulty }。
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }，{ $difficulty }：{ $title }。
    .brief = { $title }。
# After the line that names the game and its deal.
game-resumed = 继续。
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = 这局玩过了{ $counts ->
        [score] ，{ $score }分
       *[nothing] { "" }
    }。
game-back = 回到游戏。
    .brief = 游戏。
game-saved = 已保存。
game-not-saved = 这一局没有保存：Aloud 在另一个窗口打开着。
nothing-to-resume = 没有保存的游戏。
hint-lines = 按回车听选项，输入编号来选。
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = 设置里的“{ $setting }”：只有一个合理去处的牌会马上移过去。
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting }：这个游戏里不用，去处要你自己找。
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = 选一张牌，再选目标：按它的按钮，或在输入框里输入编号。
# The same where a card that is chosen goes at once.
hint-direct-page = 选一张牌就出那张：按它的按钮，或在输入框里输入编号。
hint-gathering-page = 按按钮选牌，或在输入框里输入行和列，如 23。再按{ $key }按钮。
hint-keys = 按编号选牌，再选目标。箭头键在牌桌上移动。退出键打开游戏菜单。
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = 1到{ $last }键：先按的键拿牌，后按的键定去处。Tab 逐个听能走的步。问号是帮助。
# The same where a card that is chosen goes at once.
hint-direct-keys = 1到{ $last }键出该列的牌。Tab 逐个听能出的牌。问号是帮助。
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = 1到{ $last }键：按两个键收走一对，K 只按一个键。Tab 逐个听能走的步。问号是帮助。
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = 输入两位数字选牌，先行后列。Tab 逐个听能走的步，回车移动。问号是帮助。
# The same to a player who knows the keys of an older version.
hint-keys-changed = 有些键是新的：w 是弃牌堆，f 是回收堆，e 是空的自由格，i 说你在哪里，F2 开新局。按下第二个键就移牌。问号是帮助。
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = 输入后按回车。
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = 这算一次错误。
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] 牌还选着：换个位置，或按{ $key }按钮。
       *[lines] 牌还选着：换个位置，或用 { $key } 放回。
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = 用两位数字选一块，如 03；再用行和列两位数字选格子。箭头键在各块之间移动；向下到网格，向上回来。{ $menu }打开游戏菜单。
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = 方向键在牌桌上移动，肩键移到能选的地方。A 选定，B 放回或打开游戏菜单。
hint-pad-menu = 上下在列表里移动，A 选定，B 返回。
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = 上下改变答案，A 选定。若是数字，左右改变步幅。
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] 上下改变，B 返回。
        [keys] 加号、减号或上下键逐级改变。回车确认输入；没有输入就返回。
        [page] 加号、减号逐级改变。
       *[lines] 加号、减号逐级改变。只按回车就返回。
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = 步幅{ $stride }。
# After a question that wants a name, which a gamepad cannot give.
dial-none = 这里要用键盘。B 返回。
# A gamepad was plugged in, or out.
pad-connected = 手柄已连接。
pad-disconnected = 手柄已断开。

## Choosing a card, then its target. $load is what will travel.

picked = 选了{ $load }。
# The same in key mode, where targets are listed on request: there are $count.
picked-targets = { $load }，{ $count ->
        [2] 两个去处
       *[other] { $count }个去处
    }。
    .brief = { $load }。
# After it, where there is one: what lies there, $target.
only-target = { $target }。
    .brief = {""}
# The same where there are two or three: their names, $places.
few-targets = { $places }。
    .brief = {""}
# A key was pressed that names no place; $last are the keys of the last one.
keys-no-such-place = 没有这个位置。最后一个是{ $last }。
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = 选一个回收堆：{ $first }到{ $last }。
picked-nowhere = { $load }现在没处可放。
# A run without its deepest card: $load is what travels then.
pick-fewer = 少拿些：{ $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = 再按 A 少拿些：{ $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] 选编号，或按{ $key }按钮
       *[lines] 选编号，或输入 0 放回
    }
    .brief = 编号，或 { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] 选格子，或按{ $key }按钮。空着的格子：{ $squares }
       *[lines] 选格子，或输入 { $key } 放回。空着的格子：{ $squares }
    }
    .brief = 哪一格？{ $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = 哪一格？
# $input is as for not-understood.
no-such-place = 这里没有这个编号。{ $input ->
        [page] 输入框留空按回车，听能选什么。
       *[lines] 按回车听能选什么。
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = { $kind ->
        [tray] { $card }放回。
       *[other] { $card }放回{ $place }。
    }
nothing-picked = 没有选牌。
## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = 选了{ $cards }。
# So many more cards can be chosen now: $count.
gathered-eligible = {""}
    .full = { $count ->
        [0] 不能再选了。
        [2] 还有两张可选。
       *[other] 还有{ $count }张可选。
    }
# All that is chosen now: $cards as above.
gathered-now = 已选：{ $cards }。
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = 取消{ $card }。
choice-cleared = 选择已清空。
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card }：{ $worth }
choose-square = 按行和列选牌，如 23
    .brief = 行和列
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = 按行和列选牌，或 { $count ->
        [1] { $first }
       *[other] { $first } 到 { $last }
    }
choose-next = 选编号，0 清空选择
    .brief = 编号，或 0
# A number was typed that is no row and column; both go up to $most.
gather-no-such = 行和列都是 1 到 { $most }。
hint-gathering-lines = 按回车听能选什么。输入牌的行和列，如 23，或牌名；一行可以输入几张。再输入1出牌。0 打开游戏菜单。
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = 按行、列两个数字选牌，或用箭头键移到牌上按回车。再按 { $key } 出牌。{ $menu }打开游戏菜单。
hint-gathering-pad = 方向键在网格里移动，A 选牌。再按右扳机出牌。B 清空选择或打开游戏菜单。
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text } 可能是：{ $names }。
# $card is a card of the game that lies face down or is out of play.
typed-unseen = { $card }现在看不到。

## Edges of the table.

edge-left = 第一个位置。
    .grid = 左边缘。
    .tray = 第一块。
edge-right = 最后一个位置。
    .grid = 右边缘。
    .tray = 最后一块。
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = 第一张牌。
    .grid = 上边缘。
    .tray = 上面没有了。
edge-down = 最后一张牌。
    .grid = 下边缘。
    .tray = 下面没有了。
edge-first = 第一个位置。
    .grid = 左边缘。
    .tray = 第一块。
edge-last = 最后一个位置。
    .grid = 右边缘。
    .tray = 最后一块。
# There is nothing else to choose on this side.
edge-previous-choice = 前面没有选项了。
edge-next-choice = 后面没有选项了。
menu-entry-first = 列表开头：{ $n }. { $title }
menu-entry-last = 列表末尾：{ $n }. { $title }

## Questions of the player.

game-menu = 游戏菜单
game-menu-reading = 读牌桌
game-menu-round = 本局
game-menu-messages = 消息和语音
choose-place-to-read = 读哪个位置？
find-question = 找什么？输入名称或一部分，0 返回。
    .piece = 找哪一块？输入名称或一部分，0 返回。
# $text is what was looked for.
find-nothing = 明牌里没有 { $text }。
    .piece = 没有叫 { $text } 的块。
# $moves were made.
progress-moves = { $moves ->
        [0] 还没走
        [2] 走了两步
       *[other] 走了{ $moves }步
    }
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { $moves ->
        [0] 还没走
        [2] 走了两步
       *[other] 走了{ $moves }步
    }，{ $mistakes ->
        [0] 没有出错
        [2] 错两次
       *[other] 错{ $mistakes }次
    }
# $time is how long the game has been played.
time-played = 已玩{ $time }。
nothing-to-spell = 没有可读的牌名。
history-empty = 还没有消息。
history-oldest = 最早的消息。
history-newest = 最新的消息。

## Questions before something is lost.

confirm-yes = 是
    .words = 是, 是的, 对, 好, shi, dui
confirm-no = 否
    .words = 否, 不, 不是, fou, bu
confirm-restart = 本局从头再来？
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = 放弃这一局，另开新局？{ $stakes ->
        [score] { $score }分计入成绩。
        [nothing] { "" }
       *[loss] 这一局算输。
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = 放弃保存的{ $game }，{ $difficulty }？{ $stakes ->
        [score] { $score }分计入成绩。
        [nothing] { "" }
       *[loss] 这一局算输。
    }
restart-unneeded = 本局才刚开始。

## A round is won. $time it took.

# $game is the name of a game.
won = { $game }，你赢了！
# A game that nothing more can be played in: $game is its name.
over = { $game }结束了。
won-time = 用时：{ $time }。
# $moves were made.
won-moves = 步数：{ $moves }。
# $mistakes were wrong answers.
won-mistakes = 出错：{ $mistakes }次。
play-again = 再玩一局
play-other-difficulty = 换难度或牌局
# Says one line that can be copied for others to read.
say-share = 读出分享文字
to-main-menu = 主菜单

## Statistics.

statistics = 统计
statistics-none = 还没有打完过一局
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }，{ $deals ->
        [winnable] 能赢的局
       *[any] 随意发的局
    }
# Said once, before the statistics.
hint-deal-kinds = 按“只发能赢的局”发的牌局，与其他牌局分开统计。
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }，{ $difficulty }：赢{ $won }局，共{ $played }局
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }，{ $difficulty }：共{ $played }局，最高分{ $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = 连胜：{ $streak }局，最多{ $best }局
# $time is a duration.
statistics-best-time = 最短用时：{ $time }
# $time is a duration.
statistics-average-time = 平均用时：{ $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = 最少步数：{ $moves }
# $score is a number of points.
statistics-best-score = 最高分：{ $score }
# Of games played for points.
statistics-average-score = 平均分：{ $score }
# $count times the whole table was cleared.
statistics-cleared = 全部打完：{ $count ->
        [2] 两次
       *[other] { $count }次
    }
# $lost were lost, $abandoned of them by being given up.
statistics-lost = 输：{ $lost }局{ $abandoned ->
        [0] { "" }
        [2] ，其中放弃两局
       *[other] ，其中放弃{ $abandoned }局
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = 赢
statistics-lost-mark = 输
# How long a game took. $minutes are whole, $seconds are left over.
duration = { $minutes ->
        [0] { $seconds }秒
        [2] 两分钟{ $seconds ->
            [0] { "" }
           *[other] { $seconds }秒
        }
       *[other] { $minutes }分钟{ $seconds ->
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
    }，{ $difficulty }{ $deal ->
        [day] ，{ $day }的牌局
        [number] ，第{ $number }局
       *[unknown] { "" }
    }：{ $ending ->
        [won] 赢了，
       *[lost] 输了，
    }{ $moves ->
        [2] 两步
       *[other] { $moves }步
    }，{ $time }{ $counts ->
        [score] ，{ $score }分
        [mistakes] { $mistakes ->
            [0] ，没有出错
            [2] ，错两次
           *[other] ，错{ $mistakes }次
        }
       *[nothing] { "" }
    }。
# The same for a game that is played for points.
share-points = Aloud：{ $game }，{ $difficulty }{ $deal ->
        [day] ，{ $day }的牌局
        [number] ，第{ $number }局
       *[unknown] { "" }
    }：{ $score }分，{ $moves ->
        [2] 两步
       *[other] { $moves }步
    }，{ $time }。
share-nothing = 还没有打完过一局，没有可分享的。
# $name is no game; $known are those there are.
game-unknown = 没有游戏 { $name }。有：{ $known }。

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = 欢迎使用 Aloud。用哪种语言？{ $input ->
        [page] { "" }
        [keys] 按数字选择。
       *[lines] 输入数字，再按回车。
    }
first-language-other = 其他语言
first-voice = 要游戏自己说话吗？
first-voice-own = 是
first-voice-reader = 否，由读屏软件或点显器读
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = 是，通过 Speech Dispatcher
# On a page in a browser.
first-page-voice = 由谁来读？
first-page-reader = 我的读屏软件，或不读
first-page-browser = 浏览器的语音
first-page-espeak = 游戏自带的语音
first-input = 用哪种输入方式？
first-input-lines = 整行：输入数字或词，再按回车
first-input-keys = 按键：每个键立即生效
first-done = 好了。
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
