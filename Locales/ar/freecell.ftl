# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.
### A cell is "خانة".

game-freecell = فري سيل
objective-freecell = انقل كل الأوراق إلى الأساسات، كل نوع من الآس إلى الملك. ترتيب الأعمدة نزولا بلونين متناوبين؛ والخانة تتسع لأي ورقة واحدة.
    .brief = كل نوع إلى أساسه، من الآس إلى الملك.
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { $cells ->
        [zero] بلا خانات
        [one] خانة واحدة
        [two] خانتان
        [few] { NUMBER($cells, gender: "feminine") } خانات
        [many] { NUMBER($cells, gender: "feminine") } خانة
       *[other] { NUMBER($cells, gender: "feminine") } خانة
    }

## Refusals.

# $number was asked for, $last is the highest number.
freecell-deal-number = لا توجد توزيعة { $number }: توزيعات فري سيل مرقمة من ١ إلى { $last }.
freecell-deal-not-winnable = هذه هي التوزيعة الشهيرة التي لا يمكن الفوز بها.

## Help.

help-freecell = طريقة لعب فري سيل
help-freecell-text = في الأعمدة توضع الورقة على ورقة أعلى منها برتبة ومن اللون الآخر. الخانة تتسع لأي ورقة واحدة؛ والعمود الفارغ يقبل أي ورقة. تنتقل السلسلة دفعة واحدة إذا كفت الخانات الحرة والأعمدة الفارغة. يبنى كل أساس من نوع واحد، صعودا من الآس. أرقام التوزيعات هي أرقام فري سيل من مايكروسوفت.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-freecell-typing = { typing-places }
# How points come: $card for each card.
freecell-points = النقاط: كل ورقة على أساس { $card }.

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = الملف فارغ. في التوزيعة { NUMBER($columns, gender: "masculine") } أسطر من الأوراق، سطر لكل عمود.
# $count columns were found, FreeCell has $columns.
freecell-board-columns = في التوزيعة { $count ->
        [zero] لا أعمدة
        [one] عمود واحد
        [two] عمودان
        [few] { NUMBER($count, gender: "masculine") } أعمدة
        [many] { NUMBER($count, gender: "masculine") } عمودا
       *[other] { NUMBER($count, gender: "masculine") } عمود
    }؛ وفي فري سيل { $columns }.
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = السطر { $line }، الورقة { $position }: { $text } ليست ورقة. تكتب الأوراق مثل 10H أو QS أو AC.
# $card is a card, $line the number of a line.
freecell-board-again = السطر { $line }: { $card } مكررة.
# $cards is a list of cards.
freecell-board-missing = ينقص التوزيعة: { $cards }.
# $count cards, five or more.
freecell-board-incomplete = ينقص التوزيعة { COUNT($count, "cards") }.
# $line is the number of a line.
freecell-board-begun = السطر { $line }: يجب أن تكون الخانات والأساسات فارغة. لا تقبل إلا توزيعة من بدايتها.
