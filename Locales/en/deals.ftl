# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = There is no solver for { $game }. There is one for: { $others }.
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [one] {" "}
       *[other] {", "}
    }{ $from } { $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act }: { $card }
solve-lost = This deal cannot be won.
# $states is how many positions were looked into at most.
solve-unknown = Whether this deal can be won was not found out in { $states ->
        [one] 1 position
       *[other] { $states } positions
    }. More may help: --states.

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = { $total ->
        [one] { $done } of { $total } deal
       *[other] { $done } of { $total } deals
    } looked into, { $found } found.

# $path is the file that was to be written.
growing-exists = { $path }: this file is there already and stays as it is. Name another.
growing-other-work = { $path }: this file was begun for something else and stays as it is. Name another.
growing-busy = { $path }: another program is writing this file.
