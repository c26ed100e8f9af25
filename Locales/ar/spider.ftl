# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.

game-spider = العنكبوت
objective-spider = أكمل ثماني سلاسل كل منها من نوع واحد، من الملك إلى الآس. الأعمدة تبنى نزولا بأي نوع، لكن لا تنتقل معا إلا أوراق من نوع واحد.
    .brief = ثماني سلاسل من نوع واحد، من الملك إلى الآس.
# $difficulty is "Easy" and the like.
spider-choice = { $difficulty }: { $suits ->
        [zero] لا أنواع
        [one] نوع واحد
        [two] نوعان
        [few] { $suits } أنواع
        [many] { $suits } نوعا
       *[other] { $suits } نوع
    }
act-deal = وزع عشر أوراق
    .short = وزع
command-deal = وزع عشر أوراق
    .words = توزيع, وزع, wazzi
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
spider-run-removed = { $suit ->
        [clubs] سباتي
        [diamonds] ديناري
        [hearts] كبة
       *[spades] بستوني
    } مكتملة، من الملك إلى الآس، { $place }. { $done } من { $total }.

## Progress.

spider-progress = { $done } من { $total } سلاسل مكتملة
# $suits says how many of each suit.
spider-progress-suits = { $done } من { $total } سلاسل مكتملة: { $suits }
# $count runs of $suit.
spider-suit-runs = { $count } { $suit }
# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] لم تبق توزيعة
        [one] الباقي توزيعة واحدة
        [two] الباقي توزيعتان
        [few] الباقي { $deals } توزيعات
        [many] الباقي { $deals } توزيعة
       *[other] الباقي { $deals } توزيعة
    }، المقلوبة في الأعمدة { $hidden }، { $columns ->
        [zero] لا عمود فارغ
        [one] عمود فارغ
        [two] عمودان فارغان
        [few] { $columns } أعمدة فارغة
        [many] { $columns } عمودا فارغا
       *[other] { $columns } عمود فارغ
    }

## Refusals.

spider-refused-no-deals = لا شيء للتوزيع: التوزيعات الخمس كلها على الطاولة.
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count ->
        [one] عمود فارغ: { $columns }
        [two] عمودان فارغان: { $columns }
       *[other] أعمدة فارغة: { $columns }
    }. قبل التوزيع يجب أن تكون في كل عمود ورقة.

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card } { $from } { $place }: النوع نفسه.
spider-hint-fills = { $card } { $from } { $place }: التوزيع يلزمه ورقة في كل عمود.
spider-hint-deal = وزع عشر أوراق.

## Help.

help-spider = طريقة لعب العنكبوت
help-spider-text = توضع الورقة على أي ورقة أعلى منها برتبة، مهما كان نوعها، لكن لا تنتقل معا إلا أوراق متسلسلة من نوع واحد. العمود الفارغ يقبل أي شيء. السلسلة من الملك إلى الآس من نوع واحد تغادر الطاولة وحدها.
# Follows it for a player with a keyboard.
help-spider-typing = d يوزع عشر أوراق، ورقة على كل عمود؛ ولا يجوز أن يكون عمود فارغا حينها. لكل مكان رقم لا يتغير؛ b يعددها. اكتب رقم مكان لتأخذ ورقته، ثم رقم المكان الذي تذهب إليه. أو نقلة كاملة دفعة واحدة: ٣ ٥، أو ٧ك ٨ب.
# How points come: $start at first; each move costs $move.
spider-points = النقاط: { $start } في البداية، { $run } لكل سلسلة مكتملة. كل نقلة تكلف { $move }، حتى إن تراجعت عنها.
