# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = Für { $game } gibt es keine Lösungssuche. Es gibt sie für: { $others }.
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [one] {" "}
       *[other] {", "}
    }{ $from } { $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act }: { $card }
solve-lost = Diese Partie ist nicht zu gewinnen.
# $states is how many positions were looked into at most.
solve-unknown = Ob diese Partie zu gewinnen ist, war in { COUNT($states, "positions", case: "dative") } nicht zu klären. Mehr hilft vielleicht: --states.

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = { NUMBER($done, gender: "feminine") } von { COUNT($total, "deals", case: "dative") } untersucht, { NUMBER($found, gender: "feminine") } gefunden.

# $path is the file that was to be written.
growing-exists = { $path }: Diese Datei gibt es schon, und sie bleibt, wie sie ist. Bitte eine andere nennen.
growing-other-work = { $path }: Diese Datei wurde für etwas anderes begonnen und bleibt, wie sie ist. Bitte eine andere nennen.
growing-busy = { $path }: Ein anderes Programm schreibt diese Datei gerade.
