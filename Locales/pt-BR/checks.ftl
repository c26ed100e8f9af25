# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: { NUMBER($percent) } por cento de { NUMBER($total) } nomes{ $missing ->
        [0] { "" }
        [1] , falta 1
       *[other] , faltam { $missing }
    }{ $count ->
        [0] .
       *[other] . Fora das partidas: { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: { $sayings ->
        [1] uma mensagem conferida
       *[other] { NUMBER($sayings, gender: "feminine") } mensagens conferidas
    }, { $faults ->
        [0] nenhuma falha
        [1] uma falha
       *[other] { NUMBER($faults, gender: "feminine") } falhas
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = sem tradução.
fault-unknown = não existe essa mensagem em inglês.
fault-variable-unknown = nada é dado para ${ $name }.
fault-variable-unused = ${ $name } não é usado.
fault-empty = não diz nada.
fault-wide = { COUNT($columns, "columns") } de largura: { $text }
fault-long = { NUMBER($cells, gender: "feminine") } celas braille: { $text }
fault-kanji = a voz não sabe ler: { $text }
fault-glued = um número sem espaço: { $text }
fault-number = o número ${ $name } está antes de uma palavra: NUMBER ou COUNT dizem como falá-lo.
fault-spelled = a voz soletra o começo de uma palavra: { $text }
