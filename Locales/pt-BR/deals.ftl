# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = Não há solucionador para { $game }. Há para: { $others }.
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [one] {", "}
       *[other] {", "}
    }{ $from } { $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act }: { $card }
solve-lost = Esta partida não tem solução.
# $states is how many positions were looked into at most.
# The number stands alone, so that the voice need not make it feminine.
solve-unknown = Não se descobriu se esta partida tem solução. Posições examinadas: { $states }. Talvez ajude examinar mais: --states.

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = Partidas examinadas: { NUMBER($done) } de { $total }; encontradas: { $found }.

# $path is the file that was to be written.
growing-exists = { $path }: este arquivo já existe e fica como está. Indique outro.
growing-other-work = { $path }: este arquivo foi começado para outra coisa e fica como está. Indique outro.
growing-busy = { $path }: outro programa está gravando este arquivo.
