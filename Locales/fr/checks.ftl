# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language } : { $percent } pour cent de { $total } noms, { $missing ->
        [0] aucun ne manque
        [one] { $missing } manque
       *[other] { $missing } manquent
    }{ $count ->
        [0] .
       *[other] . Non distribués : { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language } : { $sayings ->
        [one] { $sayings } message dit
       *[other] { $sayings } messages dits
    }, { $faults ->
        [0] aucun défaut trouvé
        [one] { $faults } défaut trouvé
       *[other] { $faults } défauts trouvés
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key } : { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = pas traduit.
fault-unknown = ce message n’existe pas en anglais.
fault-variable-unknown = rien n’est donné pour ${ $name }.
fault-variable-unused = ${ $name } ne sert pas.
fault-empty = ne donne aucun mot.
fault-wide = large de { $columns } colonnes : { $text }
fault-long = long de { $cells } cellules braille : { $text }
fault-kanji = la voix ne sait pas lire : { $text }
fault-glued = un nombre sans espace : { $text }
