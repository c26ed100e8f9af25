# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: { NUMBER($percent, gender: "masculine") } procent z { NUMBER($total, case: "genitive") } nazw, brakuje { $missing }{ $count ->
        [0] .
       *[other] . Nierozdawane: { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: wypowiedziane komunikaty: { $sayings }; { $faults ->
        [0] bez błędów
       *[other] { COUNT($faults, "mistakes") }
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = brak tłumaczenia.
fault-unknown = tego komunikatu nie ma po angielsku.
fault-variable-unknown = nic nie podstawia się za ${ $name }.
fault-variable-unused = nieużyte: ${ $name }.
fault-empty = nie ma w nim słów.
fault-wide = szerokość w kolumnach: { $columns }: { $text }
fault-long = długość w komórkach brajla: { $cells }: { $text }
fault-kanji = głos tego nie przeczyta: { $text }
fault-glued = liczba bez spacji: { $text }
fault-number = liczba ${ $name } stoi przed słowem: NUMBER lub COUNT mówi, jak ją odmienić.
fault-spelled = głos literuje początek słowa: { $text }
