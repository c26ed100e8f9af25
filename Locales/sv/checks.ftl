# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: { NUMBER($percent) } procent av { NUMBER($total) } namn, { NUMBER($missing) } saknas{ $count ->
        [0] .
       *[other] . Delas inte ut: { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: { $sayings ->
        [one] { COUNT($sayings, "messages") } sagt
       *[other] { COUNT($sayings, "messages") } sagda
    }, { $faults ->
        [0] inget fel hittat
       *[other] { COUNT($faults, "mistakes") } hittade
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = inte översatt.
fault-unknown = meddelandet finns inte på engelska.
fault-variable-unknown = inget sätts in för ${ $name }.
fault-variable-unused = ${ $name } används inte.
fault-empty = ger inga ord.
fault-wide = { NUMBER($columns) } kolumner bred: { $text }
fault-long = { NUMBER($cells) } punktskriftsceller lång: { $text }
fault-kanji = rösten kan inte läsa: { $text }
fault-glued = ett tal utan mellanslag: { $text }
fault-number = talet ${ $name } står före ett ord: NUMBER eller COUNT säger hur det låter.
fault-spelled = rösten bokstaverar början av ett ord: { $text }
