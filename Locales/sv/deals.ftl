# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = Det finns ingen lösare för { $game }. Det finns en för: { $others }.
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [one] {" "}
       *[other] {", "}
    }{ $from } { $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act }: { $card }
solve-lost = Den här given går inte att vinna.
# $states is how many positions were looked into at most.
solve-unknown = Efter { COUNT($states, "positions") } är det ovisst om den här given går att vinna. Fler kan hjälpa: --states.

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = Har undersökt { NUMBER($done, gender: "common") } av { COUNT($total, "deals") }, hittat { $found }.

# $path is the file that was to be written.
growing-exists = { $path }: filen finns redan och lämnas som den är. Ange en annan.
growing-other-work = { $path }: filen påbörjades för något annat och lämnas som den är. Ange en annan.
growing-busy = { $path }: ett annat program skriver till filen just nu.
