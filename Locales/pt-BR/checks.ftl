# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: { $percent } por cento de { $total } nomes{ $missing ->
        [0] { "" }
        [1] , falta 1
       *[other] , faltam { $missing }
    }{ $count ->
        [0] .
       *[other] . Fora das partidas: { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: { $sayings ->
        [1] 1 mensagem conferida
       *[other] { $sayings } mensagens conferidas
    }, { $faults ->
        [0] nenhuma falha
        [1] 1 falha
       *[other] { $faults } falhas
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = sem tradução.
fault-unknown = não existe essa mensagem em inglês.
fault-variable-unknown = nada é dado para ${ $name }.
fault-variable-unused = ${ $name } não é usado.
fault-empty = não diz nada.
fault-wide = { $columns } colunas de largura: { $text }
fault-long = { $cells } celas braille: { $text }
fault-kanji = a voz não sabe ler: { $text }
fault-glued = um número sem espaço: { $text }
