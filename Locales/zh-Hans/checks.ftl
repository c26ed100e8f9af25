# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }：{ $total }个名称，完成百分之{ $percent }，缺{ $missing ->
        [2] 两个
       *[other] { $missing }个
    }{ $count ->
        [0] 。
       *[other] 。不发的组：{ $groups }。
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }：说了{ $sayings ->
        [2] 两条
       *[other] { $sayings }条
    }消息，{ $faults ->
        [0] 没有错误
        [2] 有两处错误
       *[other] 有{ $faults }处错误
    }。
# $key is the name of a message, $reason one of the faults below.
fault = { $key }：{ $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = 没有翻译。
fault-unknown = 英语里没有这条消息。
fault-variable-unknown = ${ $name } 没有提供。
fault-variable-unused = ${ $name } 没有用到。
fault-empty = 没有内容。
fault-wide = 宽{ $columns }列：{ $text }
fault-long = 盲文{ $cells }方：{ $text }
fault-kanji = 语音不能读：{ $text }
fault-glued = 数字旁没有空格：{ $text }
fault-number = 数字 ${ $name } 后面紧跟文字：请用 NUMBER 或 COUNT。
fault-spelled = 语音把词的开头按字母念：{ $text }
