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
    .words = عمود, العمود, ع, amud
place-foundation = الأساس { $n }
    .at = الأساس { $n }
    .to = إلى الأساس { $n }
    .from = من الأساس { $n }
    .braille = س{ $n }
    .at-braille = س{ $n }
    .to-braille = إلى س{ $n }
    .from-braille = من س{ $n }
    .words = أساس, الأساس, س, asas
place-waste = المسحوب
    .at = المسحوب
    .to = إلى المسحوب
    .from = من المسحوب
    .words = مسحوب, المسحوب, م, mashub
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
    .braille = ص{ $row } ع{ $column }
    .at-braille = ص{ $row } ع{ $column }
    .to-braille = إلى ص{ $row } ع{ $column }
    .from-braille = من ص{ $row } ع{ $column }
    .words = مربع, المربع, murabba
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = القطعة { $n }
    .at = القطعة { $n }
    .to = إلى القطعة { $n }
    .from = من القطعة { $n }
    .words = قطعة, القطعة, قطعه, ق, qita
# A row of squares, from the top.
place-row = الصف { $n }
    .at = الصف { $n }
    .words = صف, الصف, ص, saff

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile.

label-card = { $name }، { $place }
    .full = { $name }، مكشوفة، { $place }
label-card-position = { $name }، { $place }، { $position } من { $count }
    .full = { $name }، مكشوفة، { $place }، { $position } من { $count }
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = { $count ->
        [zero] لا مقلوبة
        [one] واحدة مقلوبة
        [two] اثنتان مقلوبتان
       *[other] { $count } مقلوبة
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
# $name is a piece, $look what it looks like.
label-look = { $name }: { $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }؛ { $hidden ->
        [zero] لا مقلوبة
        [one] واحدة مقلوبة
        [two] اثنتان مقلوبتان
       *[other] { $hidden } مقلوبة
    }
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }، بلا أوراق بعد
       *[other] { $place }: { $base }، { $count }: { $cards }
    }
    .brief = { $place }: { $base }، { $count }
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }: { $act }، الباقي { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: لا ورق
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: لا ورق، المقبول: { $takes }
    .brief = { $place }: لا ورق
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }؛ { $effects }
effect-turns-up = يكشف ورقة
    .brief = يكشف
effect-empties-column = يفرغ العمود
    .brief = يفرغ
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] يكمل المجموعة
       *[column] يكمل السلسلة
    }
    .brief = يكمل
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }: { $card }
        [one] { $place }: { $card }، تحتها واحدة مقلوبة
        [two] { $place }: { $card }، تحتها اثنتان مقلوبتان
       *[other] { $place }: { $card }، تحتها { $hidden } مقلوبة
    }
    .brief = { $place }: { $card }، { $hidden }
# A label as a sentence, when something follows it.
sentence = { $text }.
invites-any-card = أي ورقة
invites-reshuffle = المسحوب بعد خلطه

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }، حرة
        [one] { $card }، حرة وفوقها { $cards }
        [two] { $card }، حرة وفوقها ورقتان: { $cards }
        [few] { $card }، حرة وفوقها { $count } أوراق: { $cards }
        [many] { $card }، حرة وفوقها { $count } ورقة: { $cards }
       *[other] { $card }، حرة وفوقها { $count } ورقة: { $cards }
    }
    .brief = { $count ->
        [0] { $card }، حرة
       *[other] { $card }، حرة وفوقها { $count }
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }: اكتملت ورفعت عن الطاولة
# The same where what was completed has a name: $group.
where-completed-group = { $card }: { $group }، اكتملت ورفعت عن الطاولة
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }، تحت { $count ->
        [one] { $cards }
        [two] ورقتين: { $cards }
        [few] { $count } أوراق: { $cards }
        [many] { $count } ورقة: { $cards }
       *[other] { $count } ورقة: { $cards }
    }{ $moves ->
        [0] { "" }
        [1] { "" }
        [two] ؛ تتحرر بعد نقلتين
        [few] ؛ تتحرر بعد { $moves } نقلات
        [many] ؛ تتحرر بعد { $moves } نقلة
       *[other] ؛ تتحرر بعد { $moves } نقلة
    }
where-covered = { $card }، تحت { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
# The cards looked for that lie face down or in the stock.
unseen-cards = غير ظاهرة: { $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [one] { $card }
        [two] { $card }، ورقتان
        [few] { $card }، { $count } أوراق
       *[other] { $card }، { $count } ورقة
    }
unseen-count = { $count ->
        [0] كل الأوراق ظاهرة
        [one] غير الظاهر: ورقة واحدة
        [two] غير الظاهر: ورقتان
        [few] غير الظاهر: { $count } أوراق
        [many] غير الظاهر: { $count } ورقة
       *[other] غير الظاهر: { $count } ورقة
    }

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [one] { $first }
        [two] ورقتان، من { $first } إلى { $last }
        [few] { $count } أوراق، من { $first } إلى { $last }
        [many] { $count } ورقة، من { $first } إلى { $last }
       *[other] { $count } ورقة، من { $first } إلى { $last }
    }
# Two cards that travel together, as a list of two.
load-two = { $cards }
load-nothing = لا شيء

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [one] { $first }
       *[other] { $first } إلى { $last }
    }
    .full = { $count ->
        [one] { $first }
        [two] ورقتان، { $first } إلى { $last }
        [few] { $count } أوراق، { $first } إلى { $last }
        [many] { $count } ورقة، { $first } إلى { $last }
       *[other] { $count } ورقة، { $first } إلى { $last }
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }، على { $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [one] { $card } { $to }.
        [two] ورقتان، { $first } إلى { $last }، { $to }.
        [few] { $count } أوراق، { $first } إلى { $last }، { $to }.
        [many] { $count } ورقة، { $first } إلى { $last }، { $to }.
       *[other] { $count } ورقة، { $first } إلى { $last }، { $to }.
    }
    .brief = { $count ->
        [one] { $card } { $to }.
        [two] ورقتان { $to }.
        [few] { $count } أوراق { $to }.
        [many] { $count } ورقة { $to }.
       *[other] { $count } ورقة { $to }.
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [one] .
       *[other] ، سحبت { $drawn }.
    }{ $left ->
        [0] { " " }الرزمة فارغة.
       *[other] { "" }
    }
    .brief = { $card }.{ $left ->
        [0] { " " }الرزمة فارغة.
       *[other] { "" }
    }
    .full = { $drawn ->
        [one] { $card }، من الرزمة. الباقي فيها { $left }.
       *[other] { $card }، سحبت { $drawn }؛ تحتها { $under }. الباقي في الرزمة { $left }.
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = وزعت: { $cards }.{ $left ->
        [0] { " " }الرزمة فارغة.
       *[other] { "" }
    }
    .brief = { $cards }.{ $left ->
        [0] { " " }الرزمة فارغة.
       *[other] { "" }
    }
    .full = وزعت، من العمود ١: { $cards }. الباقي في الرزمة { $left }.
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = توزيع صف.
# $cards went to the foundations one after the other.
told-gathered = إلى الأساسات: { $cards }.
# $count cards, more than are named; $card is the last.
told-gathered-many = إلى الأساسات { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }، آخرها { $card }.
    .brief = إلى الأساسات { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
told-turns-up = { $place }: { $card }.
    .full = { $place } يكشف { $card }.
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
        [two] خلط المسحوب، عادت إلى الرزمة ورقتان.
        [few] خلط المسحوب، عادت إلى الرزمة { $count } أوراق.
        [many] خلط المسحوب، عادت إلى الرزمة { $count } ورقة.
       *[other] خلط المسحوب، عادت إلى الرزمة { $count } ورقة.
    }
    .brief = خلط، { $count }.
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
undone-several = تراجع عن { $count ->
        [zero] بلا نقلات
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $count } نقلات
        [many] { $count } نقلة
       *[other] { $count } نقلة
    }.
# $count is how many moves were done again at once.
redone-several = إعادة { $count ->
        [zero] بلا نقلات
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $count } نقلات
        [many] { $count } نقلة
       *[other] { $count } نقلة
    }.
redo-end-reached = لا مزيد لإعادته.
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = النقلة { $n }:
at-the-deal = عدت إلى بداية التوزيعة.
# $most is how many there are.
undo-how-many = عن كم نقلة تتراجع؟ { $most } على الأكثر، ٠ للرجوع.
# $most is how many there are.
redo-how-many = كم نقلة تعيد؟ { $most } على الأكثر، ٠ للرجوع.
# $n moves have been made.
bookmark-set = { $n ->
        [0] العلامة عند بداية التوزيعة.
       *[other] العلامة عند النقلة { $n }.
    }
bookmark-none = لا توجد علامة.
bookmark-here = أنت عند العلامة.
bookmark-beyond-bound = العلامة أبعد مما تسمح إعداداتك بالتراجع.
nothing-changed = لم ينقل شيء بعد.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = هذا غير ممكن في هذه اللعبة.
refused-nothing-to-draw = لا شيء للسحب: الرزمة والمسحوب فارغان.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] لا شيء للسحب: لا يجوز خلط المسحوب في هذه اللعبة.
        [one] لا شيء للسحب: يجوز خلط المسحوب مرة واحدة، وقد خلط.
        [two] لا شيء للسحب: يجوز خلط المسحوب مرتين، وقد خلط.
        [few] لا شيء للسحب: يجوز خلط المسحوب { $limit } مرات، وقد خلط.
        [many] لا شيء للسحب: يجوز خلط المسحوب { $limit } مرة، وقد خلط.
       *[other] لا شيء للسحب: يجوز خلط المسحوب { $limit } مرة، وقد خلط.
    }
# A saved game names a difficulty that its game does not have.
refused-difficulty = لا توجد في هذه اللعبة صعوبة اسمها { $difficulty }.
refused-nothing-picked = اختر ورقة أولا.
refused-same-place = هي هناك أصلا.
# $place is a place in the form .to, such as the stock.
refused-not-a-target = لا شيء ينقل { $place }.
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] لا شيء يؤخذ { $from }: لا ورق هناك.
       *[other] لا شيء يؤخذ { $from }.
    }
refused-from-foundation = ما على الأساس يبقى حتى تكتمل مجموعته.
refused-covered = { $card } مغطاة. انقل أولا ما فوقها.
refused-face-down = الورقة المقلوبة لا تنقل. تنكشف حين تصير في الأعلى.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card } { $place }: تكشف ورقة.
    .from = { $card } { $from } { $place }: تكشف ورقة.
hint-empties-column = { $card } { $place }: تفرغ عمودا.
    .from = { $card } { $from } { $place }: تفرغ عمودا.
hint-frees-waste = { $card } { $place }: تحرر المسحوب.
hint-draw = اسحب ورقة.
hint-none = لا تلميح. تراجع عن نقلة أو جرب شيئا آخر.
dead-end = لم يبق ما يلعب.
# After a round that was won or lost.
end-score = النقاط: { $score }.
# The most points made before at this difficulty: $score.
high-score = الرقم القياسي: { $score }.
high-score-new = رقم قياسي جديد!
keep-looking = تفقد الطاولة
