# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = { $game }を解く機能はありません。あるのは：{ $others }。
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [1] を
       *[other] 、
    }{ $from }{ $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act }：{ $card }
solve-lost = このゲームは解けません。
# $states is how many positions were looked into at most.
solve-unknown = 局面を{ $states }個調べましたが、このゲームが解けるかどうかは分かりません。もっと調べるなら --states を使います。

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = 調べたゲーム：{ $total }のうち{ $done }、見つけた数：{ $found }。

# $path is the file that was to be written.
growing-exists = { $path }：このファイルはもうあるので、変えません。別の名前にしてください。
growing-other-work = { $path }：このファイルは別の目的で作り始めたものなので、変えません。別の名前にしてください。
growing-busy = { $path }：別のプログラムが書き込み中です。
