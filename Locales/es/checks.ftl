# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: { NUMBER($percent) } por ciento de { NUMBER($total, gender: "masculine") } nombres, faltan { $missing }{ $count ->
        [0] .
       *[other] . No se reparten: { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: { $sayings ->
        [one] un mensaje dicho
       *[other] { NUMBER($sayings, gender: "masculine") } mensajes dichos
    }, { $faults ->
        [0] ningún fallo
        [one] un fallo
       *[other] { NUMBER($faults, gender: "masculine") } fallos
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = sin traducir.
fault-unknown = el inglés no tiene este mensaje.
fault-variable-unknown = no se da nada para ${ $name }.
fault-variable-unused = no se usa ${ $name }.
fault-empty = no da ninguna palabra.
fault-wide = { COUNT($columns, "columns") } de ancho: { $text }
fault-long = { COUNT($cells, "cells") } de braille: { $text }
fault-kanji = la voz no puede leer: { $text }
fault-glued = un número sin espacio: { $text }
fault-number = el número ${ $name } está ante una palabra: NUMBER o COUNT dicen cómo se dice.
fault-spelled = la voz deletrea el comienzo: { $text }
