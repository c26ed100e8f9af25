# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.

game-spider = العنكبوت
objective-spider = أكمل ثماني سلاسل كل منها من نوع واحد، من الملك إلى الآس. ترتيب الأعمدة نزولا بأي نوع، لكن لا تنتقل معا إلا أوراق من نوع واحد.
    .brief = ثماني سلاسل من نوع واحد، من الملك إلى الآس.
# $difficulty is "Easy" and the like.
spider-choice = { $difficulty }: { $suits ->
        [zero] لا أنواع
        [one] نوع واحد
        [two] نوعان
        [few] { NUMBER($suits, gender: "masculine") } أنواع
        [many] { NUMBER($suits, gender: "masculine") } نوعا
       *[other] { NUMBER($suits, gender: "masculine") } نوع
    }
act-deal = وزع عشر أوراق
    .short = وزع
command-deal = وزع عشر أوراق
    .words = توزيع, وزع, wazzi

## Progress.

# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] لم تبق توزيعة
        [one] الباقي توزيعة واحدة
        [two] الباقي توزيعتان
        [few] الباقي { NUMBER($deals, gender: "feminine") } توزيعات
        [many] الباقي { NUMBER($deals, gender: "feminine") } توزيعة
       *[other] الباقي { NUMBER($deals, gender: "feminine") } توزيعة
    }، { $hidden ->
        [zero] لا مقلوبة في الأعمدة
        [one] واحدة مقلوبة في الأعمدة
        [two] اثنتان مقلوبتان في الأعمدة
        [few] { NUMBER($hidden, gender: "feminine") } مقلوبات في الأعمدة
       *[other] { NUMBER($hidden, gender: "feminine") } مقلوبة في الأعمدة
    }، { $columns ->
        [zero] لا عمود فارغ
        [one] عمود فارغ
        [two] عمودان فارغان
        [few] { NUMBER($columns, gender: "masculine") } أعمدة فارغة
        [many] { NUMBER($columns, gender: "masculine") } عمودا فارغا
       *[other] { NUMBER($columns, gender: "masculine") } عمود فارغ
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
spider-hint-fills = { $card } { $from } { $place }: قبل التوزيع يجب أن تكون في كل عمود ورقة.
spider-hint-deal = وزع عشر أوراق.

## Help.

help-spider = طريقة لعب العنكبوت
help-spider-text = توضع الورقة على أي ورقة أعلى منها برتبة، مهما كان نوعها، لكن لا تنتقل معا إلا أوراق متسلسلة من نوع واحد. العمود الفارغ يقبل أي شيء. السلسلة من الملك إلى الآس من نوع واحد تغادر الطاولة تلقائيا.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = المفتاح d يوزع عشر أوراق، ورقة على كل عمود، بشرط ألا يكون أي عمود فارغا.{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = النقاط: { NUMBER($start) } في البداية، { NUMBER($run) } لكل سلسلة مكتملة. كل نقلة تكلف { $move }، حتى إن تراجعت عنها.
