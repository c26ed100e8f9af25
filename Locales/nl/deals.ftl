# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = Voor { $game } is er geen oplosser. Wel voor: { $others }.
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [one] {" "}
       *[other] {", "}
    }{ $from } { $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act }: { $card }
solve-lost = Dit spel is niet te winnen.
# $states is how many positions were looked into at most.
solve-unknown = Na { $states ->
        [one] 1 stelling
       *[other] { $states } stellingen
    } is niet duidelijk of dit spel te winnen is. Meer helpt misschien: --states.

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = { $done } van { $total ->
        [one] { $total } spel
       *[other] { $total } spellen
    } onderzocht, { $found } gevonden.

# $path is the file that was to be written.
growing-exists = { $path }: dit bestand is er al en blijft zoals het is. Noem een ander.
growing-other-work = { $path }: dit bestand is voor iets anders begonnen en blijft zoals het is. Noem een ander.
growing-busy = { $path }: een ander programma schrijft nu in dit bestand.
