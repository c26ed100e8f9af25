# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = مجموعاتك الخاصة
    .brief = مجموعاتك
workshop-group-new = مجموعة جديدة
workshop-deck-new = تشكيلة جديدة
workshop-group-summary = { $title }، { $parts ->
        [0] بلا أوراق
       *[other] { COUNT($parts, "cards") }
    }
workshop-deck-summary = تشكيلة { $title }، { COUNT($parts, "groups") }
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = ما اسم المجموعة؟ ٠ للرجوع.
workshop-deck-name = ما اسم التشكيلة؟ ٠ للرجوع.
workshop-group-add = أضف أوراقا
workshop-deck-add = أضف مجموعات
workshop-group-remove = احذف ورقة
workshop-deck-remove = احذف مجموعة
workshop-rename = اسم آخر
workshop-save = احفظ
workshop-discard = لا تحفظ
workshop-delete = احذف
workshop-group-next = الورقة { $n }؟ سطر فارغ للإنهاء.
    .brief = الورقة { $n }؟
workshop-group-added = { $part }. الورقة { $n }؟
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }، كما كتبتها. الورقة { $n }؟
workshop-group-twice = الورقة { $part } موجودة فيها. الورقة { $n }؟
workshop-group-too-many = لا مكان لأكثر من ٦٠ ورقة. سطر فارغ للإنهاء.
workshop-deck-next = المجموعة { $n }؟ يكفي جزء من اسمها؛ سطر فارغ للإنهاء.
    .brief = المجموعة { $n }؟
workshop-deck-added = { $part }. المجموعة { $n }؟
workshop-deck-twice = المجموعة { $part } موجودة فيها. المجموعة { $n }؟
workshop-deck-too-many = لا مكان لأكثر من ٦٤ مجموعة. سطر فارغ للإنهاء.
workshop-deck-unknown = لا مجموعة في اسمها { $name }. غيرها؟
workshop-which = { $name }: أيها؟
workshop-as-typed = { $name } فقط، كما كتبتها
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = { $count ->
        [zero] لا أوراق تصح في مجموعات أخرى
        [one] ورقة تصح في مجموعات أخرى
        [two] ورقتان تصحان في مجموعات أخرى
        [few] { NUMBER($count, gender: "feminine") } أوراق تصح في مجموعات أخرى
        [many] { NUMBER($count, gender: "feminine") } ورقة تصح في مجموعات أخرى
       *[other] { NUMBER($count, gender: "feminine") } ورقة تصح في مجموعات أخرى
    }
# $card also fits each of $groups.
workshop-overlap = { $card }: { $groups }
workshop-keep-question = { $title }: هل تريد الحفظ؟
workshop-group-too-few = المجموعة تحتاج إلى ورقتين.
workshop-deck-too-few = التشكيلة تحتاج إلى مجموعة.
workshop-group-saved = تم الحفظ: { $title }، { $parts ->
        [0] بلا أوراق
       *[other] { COUNT($parts, "cards") }
    }.
workshop-deck-saved = تم الحفظ: { $title }، { COUNT($parts, "groups") }.
workshop-delete-question = هل تحذف { $title }؟
workshop-deleted = تم الحذف: { $title }.
# $reason is what is wrong with what was typed.
workshop-no-name = ليس اسما: { $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }، { $parts ->
        [0] بلا أوراق
       *[other] { COUNT($parts, "cards") }
    }.
workshop-import-none = { $file }: لا مجموعات. كل سطر مجموعة: اسمها ثم أوراقها.
# After the first $most groups.
workshop-import-limit = { $file }: مجموعات كثيرة جدا. الحد: { $most }.
# $reason is why the line is no group.
workshop-import-line = { $file }، السطر { $line }: { $reason }
workshop-import-twice = الورقة { $part } مكررة.
workshop-import-no-name = الخلية الأولى فارغة: فيها يكتب اسم المجموعة.
workshop-import-quotes = علامة اقتباس لم تغلق.
workshop-import-too-many = أكثر من ٦٠ ورقة.
