# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: { $percent } procent van { $total } namen, { $missing } ontbreken{ $count ->
        [0] .
       *[other] . Niet gedeeld: { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: { $sayings ->
        [one] 1 melding gezegd
       *[other] { $sayings } meldingen gezegd
    }, { $faults ->
        [0] geen fout gevonden
        [one] 1 fout gevonden
       *[other] { $faults } fouten gevonden
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = niet vertaald.
fault-unknown = deze melding bestaat niet in het Engels.
fault-variable-unknown = voor ${ $name } wordt niets ingevuld.
fault-variable-unused = ${ $name } wordt niet gebruikt.
fault-empty = levert geen woorden op.
fault-wide = { $columns } kolommen breed: { $text }
fault-long = { $cells } braillecellen lang: { $text }
fault-kanji = de stem kan dit niet lezen: { $text }
fault-glued = een getal zonder spatie: { $text }
fault-number = het getal ${ $name } staat voor een woord: NUMBER of COUNT zegt hoe het klinkt.
fault-spelled = de stem spelt het begin van een woord: { $text }
