# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = { $game }没有求解器。有求解器的是：{ $others }。
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [1] {""}
       *[other] ，
    }{ $from }{ $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act }：{ $card }
solve-lost = 这一局赢不了。
# $states is how many positions were looked into at most.
solve-unknown = 查了{ $states ->
        [2] 两个
       *[other] { $states }个
    }局面，还不知道这一局能不能赢。可用 --states 多查一些。

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = 已查{ $done ->
        [2] 两局
       *[other] { $done }局
    }，共{ $total }局，找到{ $found ->
        [2] 两局
       *[other] { $found }局
    }。

# $path is the file that was to be written.
growing-exists = { $path }：这个文件已经有了，保持不变。请换一个名称。
growing-other-work = { $path }：这个文件是为别的任务建的，保持不变。请换一个名称。
growing-busy = { $path }：另一个程序正在写这个文件。
