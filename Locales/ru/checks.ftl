# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: названий { $total }, есть { COUNT($percent, "percent") }{ $missing ->
        [0] { "" }
       *[other] , не хватает { $missing }
    }{ $count ->
        [0] .
       *[other] . Не сдаются: { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: проверено сообщений { $sayings }, { $faults ->
        [0] ошибок нет
       *[other] найдено ошибок { $faults }
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = нет перевода.
fault-unknown = в английском такого сообщения нет.
fault-variable-unknown = для ${ $name } ничего не даётся.
fault-variable-unused = ${ $name } не используется.
fault-empty = нет ни одного слова.
fault-wide = слишком широко, столбцов { $columns }: { $text }
fault-long = слишком длинно для брайля, клеток { $cells }: { $text }
fault-kanji = голос не может прочесть: { $text }
fault-glued = число без пробела: { $text }
fault-number = число ${ $name } стоит перед словом: NUMBER или COUNT говорят, как его произнести.
fault-spelled = голос читает начало слова по буквам: { $text }
