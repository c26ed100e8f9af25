# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
### column: عمود; foundation: أساس; stock: رزمة; waste: مسحوب, what has been drawn; face up: مكشوفة; face
### down: مقلوبة; run: سلسلة; move: نقلة; deal: توزيعة. A label tells an empty place by "لا ورق", which has
### no gender. Cards and groups stand in the nominative; hints and refusals agree with "ورقة".

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("c2"): a word, and a letter or two.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = العمود { $n }
    .at = العمود { $n }
    .to = إلى العمود { $n }
    .from = من العمود { $n }
    .braille = ع{ $n }
    .at-braille = ع{ $n }
    .to-braille = إلى ع{ $n }
    .from-braille = من ع{ $n }
    .typed = إلى/من/ { $n } عمود
    .words = عمود, العمود, ع, amud
place-foundation = الأساس { $n }
    .at = الأساس { $n }
    .to = إلى الأساس { $n }
    .from = من الأساس { $n }
    .braille = س{ $n }
    .at-braille = س{ $n }
    .to-braille = إلى س{ $n }
    .from-braille = من س{ $n }
    .typed = إلى/من/ { $n } أساس
    .words = أساس, الأساس, س, asas
place-waste = المسحوب
    .at = المسحوب
    .to = إلى المسحوب
    .from = من المسحوب
    .words = مسحوب, المسحوب, م, mashub
# The card drawn last, beside the waste.
place-drawn-card = الورقة الجديدة
    .at = الورقة الجديدة
    .to = إلى الورقة الجديدة
    .from = من مكان الورقة الجديدة
    .words = المسحوبة, الورقة المسحوبة, الورقة الجديدة, mashuba
place-stock = الرزمة
    .at = الرزمة
    .to = إلى الرزمة
    .from = من الرزمة
    .words = رزمة, الرزمة, رزمه, rizma
# A square of a grid, in $row and $column.
place-square = الصف { $row }، العمود { $column }
    .at = الصف { $row }، العمود { $column }
    .to = إلى الصف { $row }، العمود { $column }
    .from = من الصف { $row }، العمود { $column }
    .braille = ص{ NUMBER($row) } ع{ $column }
    .at-braille = ص{ NUMBER($row) } ع{ $column }
    .to-braille = إلى ص{ NUMBER($row) } ع{ $column }
    .from-braille = من ص{ NUMBER($row) } ع{ $column }
    .words = مربع, المربع, murabba
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = القطعة { $n }
    .at = القطعة { $n }
    .to = إلى القطعة { $n }
    .from = من القطعة { $n }
    .typed = إلى/من/ { $n } قطعة
    .words = قطعة, القطعة, قطعه, ق, qita
# A row of squares, from the top.
place-row = الصف { $n }
    .at = الصف { $n }
    .typed = { $n } صف
    .words = صف, الصف, ص, saff

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = أول/الأول, ثاني/الثاني, ثالث/الثالث, رابع/الرابع, خامس/الخامس, سادس/السادس, سابع/السابع, ثامن/الثامن, تاسع/التاسع, عاشر/العاشر, حادي عشر/الحادي عشر, ثاني عشر/الثاني عشر

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }، { $place }
    .full = { $name }، مكشوفة، { $place }
label-card-position = { $name }، { $place }، { NUMBER($position) } من { $count }
    .full = { $name }، مكشوفة، { $place }، { NUMBER($position) } من { $count }
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = { $count ->
        [zero] لا مقلوبة
        [one] واحدة مقلوبة
        [two] اثنتان مقلوبتان
        [few] { NUMBER($count, gender: "feminine") } مقلوبات
       *[other] { NUMBER($count, gender: "feminine") } مقلوبة
    }، { $place }
label-place = { $place }: { $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }، { $place }
    .brief = { $name }، { $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }، مختارة، { $place }
    .brief = { $name }، مختارة، { $number }
square-empty = فارغ
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = الصف { $n }: { $cards }
grid-column = العمود { $n }: { $cards }
# The whole row is empty.
row-empty = فارغ
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = فارغ
map-covered = مغطاة
# $name is a piece, $look what it looks like.
label-look = { $name }: { $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }؛ { $hidden ->
        [zero] لا مقلوبة
        [one] واحدة مقلوبة
        [two] اثنتان مقلوبتان
        [few] { NUMBER($hidden, gender: "feminine") } مقلوبات
       *[other] { NUMBER($hidden, gender: "feminine") } مقلوبة
    }
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { COUNT($count, "cards") }
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }، يغطيه العمود { $n }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }، بلا أوراق بعد
       *[other] { $place }: { $base }، { COUNT($count, "cards") }: { $cards }
    }
    .brief = { $place }: { $base }، { $count }
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }: { $act }، الباقي { COUNT($count, "cards") }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: { $kind ->
        [stock] فارغة
        [cell] فارغة
       *[other] فارغ
    }
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: { $kind ->
        [stock] فارغة، تقبل
        [cell] فارغة، تقبل
       *[other] فارغ، يقبل
    }: { $takes }
    .brief = { $place }: { $kind ->
        [stock] فارغة
        [cell] فارغة
       *[other] فارغ
    }
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target }؛ { $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target }؛ { $load } فقط
    .few = { $load } فقط { $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }؛ النقلة { $effects }
    .brief = { $target }؛ { $effects }
effect-turns-up = تكشف ورقة
    .brief = تكشف
# $count cards that lie under it come free.
effect-frees = تحرر { COUNT($count, "cards", case: "genitive") }
    .brief = تحرر { COUNT($count, "cards", case: "genitive") }
effect-empties-column = تفرغ عمودا
    .brief = تفرغ
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] تكمل المجموعة
       *[column] تكمل السلسلة
    }
    .brief = تكمل
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }: { $card }
        [one] { $place }: { $card }، تحتها واحدة مقلوبة
        [two] { $place }: { $card }، تحتها اثنتان مقلوبتان
        [few] { $place }: { $card }، تحتها { NUMBER($hidden, gender: "feminine") } مقلوبات
       *[other] { $place }: { $card }، تحتها { NUMBER($hidden, gender: "feminine") } مقلوبة
    }
    .brief = { $place }: { $card }، { $hidden }
# A label as a sentence, when something follows it.
sentence = { $text }.
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first }؛ { $then }
invites-any-card = أي ورقة
invites-reshuffle = المسحوب بعد خلطه

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }، حرة
        [one] { $card }، حرة وفوقها { $cards }
        [two] { $card }، حرة وفوقها ورقتان: { $cards }
        [few] { $card }، حرة وفوقها { NUMBER($count, gender: "feminine") } أوراق: { $cards }
        [many] { $card }، حرة وفوقها { NUMBER($count, gender: "feminine") } ورقة: { $cards }
       *[other] { $card }، حرة وفوقها { NUMBER($count, gender: "feminine") } ورقة: { $cards }
    }
    .brief = { $count ->
        [0] { $card }، حرة
       *[other] { $card }، حرة وفوقها { $count }
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }: خارج الطاولة
# The same where what was completed has a name: $group.
where-completed-group = { $card }: { $group }، مكتملة، خارج الطاولة
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }، تحت { $count ->
        [one] { $cards }
        [two] ورقتين: { $cards }
        [few] { NUMBER($count, gender: "feminine", case: "genitive") } أوراق: { $cards }
        [many] { NUMBER($count, gender: "feminine", case: "genitive") } ورقة: { $cards }
       *[other] { NUMBER($count, gender: "feminine", case: "genitive") } ورقة: { $cards }
    }{ $moves ->
        [0] { "" }
        [1] { "" }
        [two] ؛ تتحرر بعد نقلتين
        [few] ؛ تتحرر بعد { NUMBER($moves, gender: "feminine", case: "genitive") } نقلات
        [many] ؛ تتحرر بعد { NUMBER($moves, gender: "feminine", case: "genitive") } نقلة
       *[other] ؛ تتحرر بعد { NUMBER($moves, gender: "feminine", case: "genitive") } نقلة
    }
where-covered = { $card }، تحت { COUNT($count, "cards", case: "genitive") }
# The cards looked for that lie face down or in the stock.
unseen-cards = غير ظاهرة: { $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [one] { $card }
        [two] { $card }، ورقتان
        [few] { $card }، { NUMBER($count, gender: "feminine") } أوراق
       *[other] { $card }، { NUMBER($count, gender: "feminine") } ورقة
    }
unseen-count = { $count ->
        [0] كل الأوراق ظاهرة
        [one] غير الظاهر: ورقة واحدة
        [two] غير الظاهر: ورقتان
        [few] غير الظاهر: { NUMBER($count, gender: "feminine") } أوراق
        [many] غير الظاهر: { NUMBER($count, gender: "feminine") } ورقة
       *[other] غير الظاهر: { NUMBER($count, gender: "feminine") } ورقة
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = الأساسات مكتملة.
    .waste = المسحوب لا يقبل أي ورقة ظاهرة.

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [one] { $first }
        [two] ورقتان، من { $first } إلى { $last }
        [few] { NUMBER($count, gender: "feminine") } أوراق، من { $first } إلى { $last }
        [many] { NUMBER($count, gender: "feminine") } ورقة، من { $first } إلى { $last }
       *[other] { NUMBER($count, gender: "feminine") } ورقة، من { $first } إلى { $last }
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = لا شيء

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [one] { $first }
       *[other] من { $first } إلى { $last }
    }
    .full = { $count ->
        [one] { $first }
        [two] ورقتان، من { $first } إلى { $last }
        [few] { NUMBER($count, gender: "feminine") } أوراق، من { $first } إلى { $last }
        [many] { NUMBER($count, gender: "feminine") } ورقة، من { $first } إلى { $last }
       *[other] { NUMBER($count, gender: "feminine") } ورقة، من { $first } إلى { $last }
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }، على { $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [one] { $card } { $to }.
        [two] ورقتان، من { $first } إلى { $last }، { $to }.
        [few] { NUMBER($count, gender: "feminine") } أوراق، من { $first } إلى { $last }، { $to }.
        [many] { NUMBER($count, gender: "feminine") } ورقة، من { $first } إلى { $last }، { $to }.
       *[other] { NUMBER($count, gender: "feminine") } ورقة، من { $first } إلى { $last }، { $to }.
    }
    .brief = { $count ->
        [one] { $card } { $to }.
        [two] ورقتان { $to }.
        [few] { NUMBER($count, gender: "feminine") } أوراق { $to }.
        [many] { NUMBER($count, gender: "feminine") } ورقة { $to }.
       *[other] { NUMBER($count, gender: "feminine") } ورقة { $to }.
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [one] .
        [two] ، تم سحب ورقتين.
        [few] ، تم سحب { NUMBER($drawn, gender: "feminine", case: "genitive") } أوراق.
        [many] ، تم سحب { NUMBER($drawn, gender: "feminine", case: "genitive") } ورقة.
       *[other] ، تم سحب { NUMBER($drawn, gender: "feminine", case: "genitive") } ورقة.
    }{ $left ->
        [0] { " " }الرزمة فارغة.
       *[other] { "" }
    }
    .brief = { $card }.{ $left ->
        [0] { " " }الرزمة فارغة.
       *[other] { "" }
    }
    .full = { $card }{ $drawn ->
        [one] ، من الرزمة.
        [two] ، تم سحب ورقتين؛ تحتها { $under }.
        [few] ، تم سحب { NUMBER($drawn, gender: "feminine", case: "genitive") } أوراق؛ تحتها { $under }.
        [many] ، تم سحب { NUMBER($drawn, gender: "feminine", case: "genitive") } ورقة؛ تحتها { $under }.
       *[other] ، تم سحب { NUMBER($drawn, gender: "feminine", case: "genitive") } ورقة؛ تحتها { $under }.
    } { $left ->
        [0] الرزمة فارغة.
       *[other] الباقي في الرزمة { COUNT($left, "cards") }.
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = تم توزيع: { $cards }.{ $left ->
        [0] { " " }الرزمة فارغة.
       *[other] { "" }
    }
    .brief = { $cards }.{ $left ->
        [0] { " " }الرزمة فارغة.
       *[other] { "" }
    }
    .full = تم التوزيع من العمود ١: { $cards }. { $left ->
        [0] الرزمة فارغة.
       *[other] الباقي في الرزمة { COUNT($left, "cards") }.
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = تم توزيع صف.
# $cards went to the foundations one after the other.
told-gathered = إلى الأساسات: { $cards }.
# $count cards, more than are named; $card is the last.
told-gathered-many = إلى الأساسات { COUNT($count, "cards") }، آخرها { $card }.
    .brief = إلى الأساسات { COUNT($count, "cards") }.
told-turns-up = { $place }: { $card }.
    .full = { $place }، ورقة انكشفت: { $card }.
    .brief = { $card }.
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }: { $card }.
    .brief = { $card }.
# A card that the player has just heard named now lies at $place. $more is "yes" where more of the move is told.
told-lands = { $more ->
        [yes] {""}
       *[no] { $place }.
    }
    .full = { $place }.
told-shuffled = { $count ->
        [one] عادت ورقة واحدة إلى الرزمة.
        [two] تم خلط المسحوب، عادت إلى الرزمة ورقتان.
        [few] تم خلط المسحوب، عادت إلى الرزمة { NUMBER($count, gender: "feminine") } أوراق.
        [many] تم خلط المسحوب، عادت إلى الرزمة { NUMBER($count, gender: "feminine") } ورقة.
       *[other] تم خلط المسحوب، عادت إلى الرزمة { NUMBER($count, gender: "feminine") } ورقة.
    }
    .brief = تم الخلط، { COUNT($count, "cards") }.
told-score = النقاط { $score }.
    .brief = { "" }
# So many points were counted off: $points.
told-points-lost = النقاط المخصومة: { $points }.
undone = تراجع عن نقلة:
redone = إعادة نقلة:
nothing-to-undo = لا شيء للتراجع عنه.
undo-bound-reached = لا تراجع أبعد من هذا: هذا كل ما تحفظه إعداداتك.
nothing-to-redo = لا شيء لإعادته.
# $count is how many moves were taken back at once.
undone-several = تم التراجع عن { COUNT($count, "moves", case: "genitive") }.
# $count is how many moves were done again at once.
redone-several = تمت إعادة { COUNT($count, "moves", case: "genitive") }.
redo-end-reached = لا مزيد لإعادته.
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = النقلة { $n }:
at-the-deal = عدت إلى بداية التوزيعة.
# $most is how many there are.
undo-how-many = عن كم نقلة تتراجع؟ { NUMBER($most) } على الأكثر، ٠ للرجوع.
# $most is how many there are.
redo-how-many = كم نقلة تعيد؟ { NUMBER($most) } على الأكثر، ٠ للرجوع.
# $n moves have been made.
bookmark-set = { $n ->
        [0] العلامة عند بداية التوزيعة.
       *[other] العلامة عند النقلة { $n }.
    }
bookmark-none = لا توجد علامة.
bookmark-here = أنت عند العلامة.
bookmark-beyond-bound = العلامة أبعد مما تسمح إعداداتك بالتراجع.
nothing-changed = لم تتحرك أي ورقة بعد.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = هذا غير ممكن في هذه اللعبة.
# $limit is how often the stock may be gone through.
refused-passes = { $limit ->
        [one] لا شيء للسحب: المرور على الرزمة مرة واحدة فقط.
        [two] لا شيء للسحب: المرور على الرزمة مرتين فقط.
        [few] لا شيء للسحب: المرور على الرزمة { NUMBER($limit, gender: "feminine") } مرات فقط.
       *[other] لا شيء للسحب: المرور على الرزمة { NUMBER($limit, gender: "feminine") } مرة فقط.
    }
refused-nothing-to-draw = لا شيء للسحب: الرزمة والمسحوب فارغان.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] لا شيء للسحب: لا يمكن خلط المسحوب في هذه اللعبة.
        [one] لا شيء للسحب: يمكن خلط المسحوب مرة واحدة، وقد تم ذلك.
        [two] لا شيء للسحب: يمكن خلط المسحوب مرتين، وقد تم ذلك.
        [few] لا شيء للسحب: يمكن خلط المسحوب { NUMBER($limit, gender: "feminine") } مرات، وقد تم ذلك.
        [many] لا شيء للسحب: يمكن خلط المسحوب { NUMBER($limit, gender: "feminine") } مرة، وقد تم ذلك.
       *[other] لا شيء للسحب: يمكن خلط المسحوب { NUMBER($limit, gender: "feminine") } مرة، وقد تم ذلك.
    }
# A saved game names a difficulty that its game does not have.
refused-difficulty = لا توجد في هذه اللعبة صعوبة اسمها { $difficulty }.
refused-nothing-picked = اختر ورقة أولا.
refused-same-place = هي هناك بالفعل.
# $place is a place in the form .to, such as the stock.
refused-not-a-target = لا يمكن نقل شيء { $place }.
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] لا يمكن أخذ شيء { $from }: المكان فارغ.
       *[other] لا يمكن أخذ شيء { $from }.
    }
refused-from-foundation = ما على الأساس يبقى حتى تكتمل مجموعته.
refused-covered = فوق { $card } أوراق أخرى. انقلها أولا.
refused-face-down = لا يمكن نقل ورقة مقلوبة. تنكشف حين تصير في الأعلى.
# $card lies under a card of column $n.
refused-under = { $card }: تحت العمود { $n }.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card } { $place }: تكشف ورقة.
    .from = { $card } { $from } { $place }: تكشف ورقة.
hint-empties-column = { $card } { $place }: تفرغ عمودا.
    .from = { $card } { $from } { $place }: تفرغ عمودا.
hint-frees-waste = { $card } { $place }: تظهر الورقة التالية في المسحوب.
hint-draw = اسحب ورقة.
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = لا تحسب في الإحصاءات.
hint-none = لا تلميح. تراجع عن نقلة أو جرب شيئا آخر.
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = لا تلميح فيما هو ظاهر: { ANY($keys) } يبحث عن تلميح أكيد.
# A hint was asked for when all was done.
hint-won = لقد فزت.
dead-end = لم تبق نقلات ممكنة.
# After a round that was won or lost.
end-score = النقاط: { $score }.
# The most points made before at this difficulty: $score.
high-score = الرقم القياسي: { $score }.
high-score-new = رقم قياسي جديد!
keep-looking = تفقد الطاولة
