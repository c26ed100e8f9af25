# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = Per { $game } non c'è un risolutore. C'è per: { $others }.
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [one] {", "}
       *[other] {", "}
    }{ $from } { $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act }: { $card }
solve-lost = Questa partita non si può vincere.
# $states is how many positions were looked into at most.
solve-unknown = In { COUNT($states, "positions") } non si è scoperto se questa partita si può vincere. Un numero maggiore può aiutare: --states.

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = Partite esaminate: { NUMBER($done) } su { $total }; trovate: { $found }.

# $path is the file that was to be written.
growing-exists = { $path }: questo file c'è già e resta com'è. Indicane un altro.
growing-other-work = { $path }: questo file è stato iniziato per altro e resta com'è. Indicane un altro.
growing-busy = { $path }: un altro programma sta scrivendo questo file.
