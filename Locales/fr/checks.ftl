# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language } : { NUMBER($percent) } pour cent de { NUMBER($total) } noms, { $missing ->
        [0] aucun ne manque
        [one] { NUMBER($missing) } manque
       *[other] { NUMBER($missing) } manquent
    }{ $count ->
        [0] .
       *[other] . Non distribués : { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language } : { $sayings ->
        [one] { NUMBER($sayings) } message dit
       *[other] { NUMBER($sayings) } messages dits
    }, { $faults ->
        [0] aucun défaut trouvé
        [one] { NUMBER($faults) } défaut trouvé
       *[other] { NUMBER($faults) } défauts trouvés
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key } : { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = pas traduit.
fault-unknown = ce message n’existe pas en anglais.
fault-variable-unknown = rien n’est donné pour ${ $name }.
fault-variable-unused = ${ $name } ne sert pas.
fault-empty = ne donne aucun mot.
fault-wide = { COUNT($columns, "columns") } de large : { $text }
fault-long = { COUNT($cells, "cells") } braille : { $text }
fault-kanji = la voix ne sait pas lire : { $text }
fault-glued = un nombre sans espace : { $text }
fault-number = le nombre ${ $name } précède un mot : NUMBER ou COUNT disent comment le dire.
fault-spelled = la voix épelle le début d’un mot : { $text }
