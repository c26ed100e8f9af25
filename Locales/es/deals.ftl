# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = No hay solucionador para { $game }. Lo hay para: { $others }.
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [one] {", "}
       *[other] {", "}
    }{ $from } { $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act }: { $card }
solve-lost = Este reparto no se puede ganar.
# $states is how many positions were looked into at most.
solve-unknown = No se sabe si este reparto se puede ganar. Posiciones examinadas: { $states }. Quizá ayude examinar más: --states.

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = Repartos examinados: { NUMBER($done) } de { $total }; encontrados: { $found }.

# $path is the file that was to be written.
growing-exists = { $path }: este archivo ya existe y se queda como está. Indica otro.
growing-other-work = { $path }: este archivo se empezó para otra cosa y se queda como está. Indica otro.
growing-busy = { $path }: otro programa está escribiendo este archivo.
