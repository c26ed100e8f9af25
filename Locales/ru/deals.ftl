# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = { $game }: решателя нет. Он есть для игр: { $others }.
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [1] {" "}
       *[other] {", "}
    }{ $from } { $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act }: { $card }
solve-lost = Этот расклад нельзя выиграть.
# $states is how many positions were looked into at most.
solve-unknown = Не выяснено, можно ли выиграть этот расклад; предел позиций: { $states }. Может помочь больший: --states.

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = Проверено раскладов: { $done }, всего { $total }. Найдено: { $found }.

# $path is the file that was to be written.
growing-exists = { $path }: этот файл уже есть и остаётся как был. Укажите другой.
growing-other-work = { $path }: этот файл начат для другого и остаётся как был. Укажите другой.
growing-busy = { $path }: этот файл сейчас пишет другая программа.
