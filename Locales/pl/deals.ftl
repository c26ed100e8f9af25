# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = Nie ma programu, który rozwiązuje grę: { $game }. Są takie gry: { $others }.
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [one] {" "}
       *[other] {", "}
    }{ $from } { $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act }: { $card }
solve-lost = Tego rozdania nie da się wygrać.
# $states is how many positions were looked into at most.
solve-unknown = Nie wiadomo, czy to rozdanie da się wygrać; limit pozycji: { $states }. Może pomóc większy: --states.

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = Sprawdzone rozdania: { NUMBER($done, gender: "neuter") } z { NUMBER($total, case: "genitive") }, znalezione: { $found }.

# $path is the file that was to be written.
growing-exists = { $path }: ten plik już istnieje i zostaje bez zmian. Podaj inny.
growing-other-work = { $path }: ten plik zaczęto dla czegoś innego i zostaje bez zmian. Podaj inny.
growing-busy = { $path }: inny program właśnie zapisuje ten plik.
