# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: { $percent } Prozent von { $total } Namen, { $missing } fehlen{ $count ->
        [0] .
       *[other] . Nicht gegeben werden: { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: { $sayings ->
        [one] 1 Meldung gesagt
       *[other] { $sayings } Meldungen gesagt
    }, { $faults ->
        [0] kein Fehler gefunden
        [one] 1 Fehler gefunden
       *[other] { $faults } Fehler gefunden
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = nicht übersetzt.
fault-unknown = diese Meldung gibt es im Englischen nicht.
fault-variable-unknown = für ${ $name } wird nichts eingesetzt.
fault-variable-unused = ${ $name } wird nicht verwendet.
fault-empty = ergibt keine Wörter.
fault-wide = { $columns } Spalten breit: { $text }
fault-long = { $cells } Braillezellen lang: { $text }
fault-kanji = das kann die Stimme nicht lesen: { $text }
fault-glued = eine Zahl ohne Leerzeichen: { $text }
