# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = تعلم: اختبار وتقدم
learning = تعلم
quiz-start = اختبار
quiz-continent = اختبار عن قارة
quiz-kind = اختبار بنوع واحد من الأسئلة
quiz-kind-group = المجموعة
quiz-kind-capital = العاصمة
quiz-kind-neighbour = الجار
quiz-kind-place = المكان
quiz-kind-remark = بماذا يعرف
quiz-kind-own-name = الدول بأسمائها المحلية
quiz-kind-own-capital = العواصم بأسمائها المحلية
quiz-kind-own-neighbour = الجيران بأسمائهم المحلية
progress-menu = التقدم

## Questions about $name, a place; four answers follow.

question-group = ما المجموعة التي فيها { $name }؟
question-capital = ما عاصمة { $name }؟
question-neighbour = { $kind ->
       *[country] أي دولة تجاور
        [state] أي ولاية تجاور
        [province] أي مقاطعة تجاور
        [region] أي إقليم يجاور
    } { $name }؟
question-place = { $kind ->
        [country] ما القارة التي فيها
       *[other] ما الدولة التي فيها
    } { $name }؟
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = ما المكان المقصود؟ { $remark }
quiz-gap = كذا
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = أي دولة تسمي نفسها { $name }؟
question-own-capital = أي دولة تسمي عاصمتها { $name }؟
question-own-neighbour = أي دولة تجاور الدولة التي تسمي نفسها { $name }؟

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } السؤال { NUMBER($n) } من { $count }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = صحيح: { $answer }.
# The same where the player has chosen another.
quiz-wrong = خطأ. الصحيح: { $answer }.
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own }: { $name }.
# At the end: $right of $count answers were right.
quiz-result = الصحيح { NUMBER($right) } من { $count }.
# $names is a list of what was not known.
quiz-missed = ستعود قريبا: { $names }.
quiz-none = لا سؤال مناسب. اختر قارة أخرى أو نوعا آخر.

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = درس قصير، الأماكن: { NUMBER($count) }.
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name }: { $groups }.
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = درس قصير في ما أخطأت فيه: { ANY($ways) }.
refresher-none = لا شيء للمراجعة الآن.

## Studying the groups of a round before it is played.

study-first = ادرس المجموعات أولا
# $difficulty is that of the round.
study = دراسة، { $difficulty }
study-play = العب هذه التوزيعة
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }. { $fact }

## After a round.

review-mistakes = مراجعة الأخطاء
review = الأخطاء
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name }: ليس { $tried }، بل { $right }
# The same where it is not known any more what was tried.
review-right = { $name }: { $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = { COUNT($kilometres, "kilometres") } { $direction ->
        [north] شمال
        [north-east] شمال شرق
        [east] شرق
        [south-east] جنوب شرق
        [south] جنوب
        [south-west] جنوب غرب
        [west] غرب
       *[north-west] شمال غرب
    } { $place }.
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital }: { COUNT($kilometres, "kilometres") } { $direction ->
        [north] شمال
        [north-east] شمال شرق
        [east] شرق
        [south-east] جنوب شرق
        [south] جنوب
        [south-west] جنوب غرب
        [west] غرب
       *[north-west] شمال غرب
    } { $place }.

## What a round is about.

choose-motif = موضوع اللعبة
theme-needed = ما تحتاج إليه أكثر
theme-surprise = فاجئني
theme-continent = قارة واحدة
theme-topic = نوع واحد من المجموعات
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }، { $topic }
theme-nothing-needed = لا شيء للمراجعة بعد: أجب عن الاختبار أو العب أولا.
topic-countries = الدول
topic-neighbours = الجيران
topic-coasts = السواحل
topic-languages = اللغات
topic-capitals = العواصم
topic-cities = المدن
topic-states = الولايات والمقاطعات
topic-nature = الطبيعة
topic-landmarks = المعالم
topic-flags = الأعلام
topic-records = الأكبر والأصغر
topic-clocks = المناطق الزمنية
# $theme is a continent, one of the kinds above, or both.
atlas-theme = الموضوع: { $theme }.
# The same where only $count groups can be dealt together.
atlas-theme-fewer = الموضوع: { $theme }. المجموعات المناسبة { NUMBER($count) } فقط.
# $theme is as above.
atlas-theme-too-small = المجموعات قليلة: { $theme }. اختر قارة أخرى أو نوعا آخر.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: الأماكن المعروفة { NUMBER($known) } من { $places }{ $due ->
        [0] .
       *[other] ، للمراجعة { $due }.
    }
progress-none = لا أسئلة بعد. الاختبار في القائمة الرئيسية، تحت تعلم.

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = آخر سبعة أيام
week = آخر سبعة أيام، والسبعة التي قبلها.
week-days = أيام اللعب: { NUMBER($now) }، قبلها { NUMBER($before) }.
# What was known at the end of the seven days.
week-known = الأماكن المعروفة: { NUMBER($now) }، قبلها { NUMBER($before) }.
# What was asked about for the first time.
week-new = الجديدة: { NUMBER($now) }، قبلها { NUMBER($before) }.
# What had been known and was then missed.
week-forgotten = المنسية: { NUMBER($now) }، قبلها { NUMBER($before) }.
# $right of $count answers about the places of $group were right.
week-best = أفضل مجموعة: { $group }، الصحيح { NUMBER($right) } من { NUMBER($count) }.
# The same.
week-weakest = أضعف مجموعة: { $group }، الصحيح { NUMBER($right) } من { NUMBER($count) }.
week-none = لم تلعب في آخر أسبوعين.

## The map of progress: its title, and what its marks mean.

map-title = ما تعرفه عن العالم
map-standing-known = معروف
map-standing-due = للمراجعة
map-standing-new = بلا سؤال بعد
map-none = لا يمكن رسم الخريطة: حدودها ناقصة. ثبت اللعبة من جديد.
