# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group has one base card ("Countries of Europe") and its partners ("France").
### $group is the name of a group, $card a card, $place a place in the form .to.
### A base card is "ورقة عنوان", the card with the title of its group; a partner is "ورقة تابعة".

game-atlas = سوليتير أطلس
objective-atlas = أكمل كل المجموعات: ورقة العنوان أولا على أساس، ثم الأوراق التابعة لها.
    .brief = أكمل كل المجموعات.
# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }، ورقة عنوان
    .short = { $group }
    .brief = { $group }، عنوان
# A card of the player's own groups.
name-own = { $name }
atlas-invites-base = ورقة عنوان
# $done of $total groups are complete now.
atlas-group-completed = { $group }: اكتملت، { NUMBER($done) } من { $total }.
    .brief = { $group }: اكتملت.
command-completed = اقرأ المجموعات المكتملة
    .words = مكتملة, muktamila
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group }: { $cards }
atlas-completed-none = لم تكتمل أي مجموعة بعد.
atlas-nothing-playable-drawn = الرزمة فارغة، ولا تصح أي ورقة مسحوبة في أي مكان.

## Progress. $missing partners are still to come.

atlas-progress = المجموعات المكتملة: { NUMBER($done) } من { $total }
atlas-progress-group = { $group }: ينقصها { COUNT($missing, "cards") }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = الرزمة { $stock }، المسحوب { $waste }، { $hidden ->
        [zero] لا مقلوبة في الأعمدة
        [one] واحدة مقلوبة في الأعمدة
        [two] اثنتان مقلوبتان في الأعمدة
        [few] { NUMBER($hidden, gender: "feminine") } مقلوبات في الأعمدة
       *[other] { NUMBER($hidden, gender: "feminine") } مقلوبة في الأعمدة
    }

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = لا يمكن نقل { $card } { $place }: الأساس الفارغ لا يقبل إلا ورقة عنوان.
atlas-refused-occupied = لا يمكن نقل { $card } { $place }: فيه { $group }. ورقة العنوان تحتاج إلى أساس فارغ.
atlas-refused-not-in-group = الورقة { $card } ليست من مجموعة { $group }.
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = الورقة { $card } تصح في { $group }، لكنها في هذه الجولة من مجموعة { $home }.
atlas-refused-name-there = الورقة { $card } موجودة هناك؛ وهذه من مجموعة أخرى.
atlas-refused-base-in-column = لا يمكن نقل { $card } { $place }: ورقة العنوان توضع في مكان فارغ فقط.
atlas-refused-on-base = لا يمكن نقل { $card } { $place }: لا يوضع شيء على ورقة عنوان في عمود.
atlas-refused-not-together = ورقتان من مجموعتين مختلفتين: { $card } و{ "\u2060" }{ $top }.
atlas-refused-other-group = قد تجتمعان، لكن ليس في هذه الجولة: { $card } و{ "\u2060" }{ $top }.

## Hints.

atlas-hint-belongs = { $card } { $place }: من { $group }.
atlas-hint-opens = { $card } { $place }: تفتح مجموعة.

## Learner mode.

# The group of a card, after its name.
atlas-lesson-group = { $group }.
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] كلها هنا: { $members }.
       *[other] ينقصها { COUNT($missing, "cards") }. أوراقها: { $members }.
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = الصورة: { $caption }
card-picture = معها صورة.

## Decks and dealing.

deck-without-groups = تحتاج التشكيلة إلى مجموعة واحدة على الأقل.
# $limit is the most a deck may have.
deck-too-large = أقصى ما في التشكيلة من المجموعات: { $limit }.
deck-group-incomplete = المجموعة { $group } بلا ورقة عنوان أو بلا أوراق تابعة.
deck-group-twice = المجموعة { $group } في التشكيلة مرتين.
deck-name-twice = في المجموعة { $group } ورقة مكررة.
deck-columns = لا يمكن توزيع الأعمدة هكذا: أربعة أعداد، ولا أكثر من الأوراق الموجودة.
deck-no-group = تحتاج التشكيلة إلى مجموعة واحدة على الأقل.
deck-unknown-group = لا توجد مجموعة { $group }.
deck-no-base = المجموعة { $group } بلا ورقة عنوان.
deck-no-partners = المجموعة { $group } بلا أوراق تابعة.
# $found groups are there, $needed were asked for.
deal-too-few-groups = لا يمكن توزيع جولة من { $needed ->
        [0] لا مجموعات
       *[other] { COUNT($needed, "groups", case: "genitive") }
    }: المتاح { NUMBER($found) } فقط.
# $needed groups were asked for.
deal-too-much-shared = لا يمكن توزيع جولة من { $needed ->
        [0] لا مجموعات
       *[other] { COUNT($needed, "groups", case: "genitive") }
    }: أوراق كثيرة تصح في مجموعتين.
deal-any = توزيعة عشوائية: قد لا يمكن الفوز بها.
deal-not-known-winnable = قد لا يمكن الفوز بهذه التوزيعة.

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $card } من { $home } تصح في { $other } أيضا.
overlap-homonym = { $card } من { $home } لها اسم ورقة في { $other }.

## Help.

help-atlas = طريقة لعب سوليتير أطلس
help-atlas-text = لكل مجموعة ورقة عنوان وأوراق تابعة لها. ضع ورقة العنوان على أساس فارغ، ثم توابعها عليها. في الأعمدة توضع الورقة التابعة على تابعة من مجموعتها؛ العمود الفارغ يقبل أي ورقة. اسحب من الرزمة حين لا يصح شيء.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] اكتب رقم مكان لتأخذ ورقته، ثم رقم المكان الذي تذهب إليه. رقمان معا نقلة كاملة: ٥ ٧ ينقل من المكان ٥ إلى المكان ٧.
    }

## Settings.

setting-reshuffles = مرات خلط المسحوب
setting-reshuffles-help = كم مرة يمكن خلط المسحوب، في الألعاب الجديدة.
setting-level = المرحلة المدرسية
setting-level-help = أي المجموعات توزع، في الألعاب الجديدة.
setting-level-any = أي مرحلة
setting-level-primary = ابتدائية
setting-level-secondary = ثانوية
setting-level-expert = ما بعد المدرسة
