# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: { NUMBER($percent) } Prozent von { NUMBER($total) } Namen, { NUMBER($missing) } fehlen{ $count ->
        [0] .
       *[other] . Nicht gegeben werden: { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: { COUNT($sayings, "messages") } gesagt, { $faults ->
        [0] kein Fehler gefunden
       *[other] { COUNT($faults, "mistakes") } gefunden
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = nicht übersetzt.
fault-unknown = diese Meldung gibt es im Englischen nicht.
fault-variable-unknown = für ${ $name } wird nichts eingesetzt.
fault-variable-unused = ${ $name } wird nicht verwendet.
fault-empty = ergibt keine Wörter.
fault-wide = { NUMBER($columns) } Spalten breit: { $text }
fault-long = { NUMBER($cells) } Braillezellen lang: { $text }
fault-kanji = das kann die Stimme nicht lesen: { $text }
fault-glued = eine Zahl ohne Leerzeichen: { $text }
fault-number = die Zahl ${ $name } steht vor einem Wort: NUMBER oder COUNT sagt, wie sie lautet.
fault-spelled = die Stimme buchstabiert den Anfang: { $text }
