# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: { $percent } per cent of { $total } names, { $missing } missing{ $count ->
        [0] .
       *[other] . Not dealt: { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: { $sayings ->
        [one] 1 message said
       *[other] { $sayings } messages said
    }, { $faults ->
        [0] no fault found
        [one] 1 fault found
       *[other] { $faults } faults found
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = not translated.
fault-unknown = English has no such message.
fault-variable-unknown = nothing is given for ${ $name }.
fault-variable-unused = ${ $name } is not used.
fault-empty = comes to no words.
fault-wide = { $columns } columns wide: { $text }
fault-long = { $cells } braille cells long: { $text }
fault-kanji = the voice cannot read: { $text }
fault-glued = a number without a space: { $text }
fault-number = the number ${ $name } stands before a word: NUMBER or COUNT says how it is said.
fault-spelled = the voice spells the beginning of a word: { $text }
