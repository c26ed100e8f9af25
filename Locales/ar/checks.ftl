# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: { NUMBER($percent, gender: "masculine") } بالمئة من { NUMBER($total, gender: "masculine") } اسما، ينقص { $missing }{ $count ->
        [0] .
       *[other] . لا توزع: { $groups }.
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: الرسائل المقولة: { $sayings }، { $faults ->
        [0] لا أخطاء
       *[other] الأخطاء: { $faults }
    }.
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = بلا ترجمة.
fault-unknown = لا توجد هذه الرسالة في الإنجليزية.
fault-variable-unknown = لا قيمة للمتغير ${ $name }.
fault-variable-unused = ${ $name } لا يستعمل.
fault-empty = لا كلمات فيها.
fault-wide = العرض بالأعمدة { $columns }: { $text }
fault-long = الطول بخلايا برايل { $cells }: { $text }
fault-kanji = الصوت لا يستطيع قراءة: { $text }
fault-glued = رقم بلا مسافة: { $text }
fault-number = العدد ${ $name } قبل كلمة: اكتب NUMBER أو COUNT.
fault-spelled = الصوت يتهجى بداية كلمة: { $text }
