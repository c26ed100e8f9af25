# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = Pas de solveur pour { $game }. Il y en a un pour : { $others }.
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [one] {", "}
       *[other] {", "}
    }{ $from } { $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act } : { $card }
solve-lost = Cette donne n’est pas gagnable.
# $states is how many positions were looked into at most.
solve-unknown = En { COUNT($states, "positions") }, impossible de savoir si cette donne est gagnable. Un plus grand nombre peut aider : --states.

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = Donnes examinées : { NUMBER($done) } sur { $total } ; trouvées : { $found }.

# $path is the file that was to be written.
growing-exists = { $path } : ce fichier existe déjà et reste tel quel. En indiquer un autre.
growing-other-work = { $path } : ce fichier a été commencé pour autre chose et reste tel quel. En indiquer un autre.
growing-busy = { $path } : un autre programme est en train d’écrire ce fichier.
