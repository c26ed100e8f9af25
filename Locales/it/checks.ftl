# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: { NUMBER($percent) } per cento di { NUMBER($total) } nomi, { $missing ->
        [0] non ne manca nessuno
        [one] ne manca 1
       *[other] ne mancano { $missing }
    }{ $count ->
        [0] .
       *[other] . Non distribuiti: { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: { $sayings ->
        [one] un messaggio detto
       *[other] { NUMBER($sayings) } messaggi detti
    }, { $faults ->
        [0] nessun difetto trovato
        [one] un difetto trovato
       *[other] { NUMBER($faults) } difetti trovati
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = non tradotto.
fault-unknown = in inglese questo messaggio non c'è.
fault-variable-unknown = non c'è nessun valore per ${ $name }.
fault-variable-unused = ${ $name } non è usato.
fault-empty = non dà nessuna parola.
fault-wide = largo { COUNT($columns, "columns") }: { $text }
fault-long = lungo { COUNT($cells, "cells") } braille: { $text }
fault-kanji = la voce non sa leggere: { $text }
fault-glued = un numero senza spazio: { $text }
fault-number = il numero ${ $name } precede una parola: NUMBER o COUNT indicano come dirlo.
fault-spelled = la voce compita l'inizio di una parola: { $text }
