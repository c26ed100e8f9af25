# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: { $percent } procent av { $total } namn, { $missing } saknas{ $count ->
        [0] .
       *[other] . Delas inte ut: { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: { $sayings ->
        [one] 1 meddelande sagt
       *[other] { $sayings } meddelanden sagda
    }, { $faults ->
        [0] inget fel hittat
       *[other] { $faults } fel hittade
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = inte översatt.
fault-unknown = meddelandet finns inte på engelska.
fault-variable-unknown = inget sätts in för ${ $name }.
fault-variable-unused = ${ $name } används inte.
fault-empty = ger inga ord.
fault-wide = { $columns } kolumner bred: { $text }
fault-long = { $cells } punktskriftsceller lång: { $text }
fault-kanji = rösten kan inte läsa: { $text }
fault-glued = ett tal utan mellanslag: { $text }
