# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.
### A cell is "خانة".

game-freecell = فري سيل
objective-freecell = انقل كل الأوراق إلى الأساسات، كل نوع من الآس إلى الملك. الأعمدة تبنى نزولا بلونين متناوبين؛ والخانة تتسع لأي ورقة واحدة.
    .brief = كل نوع إلى أساسه، من الآس إلى الملك.
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { $cells ->
        [zero] بلا خانات
        [one] خانة واحدة
        [two] خانتان
        [few] { $cells } خانات
        [many] { $cells } خانة
       *[other] { $cells } خانة
    }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = الخانة { $n }
    .at = الخانة { $n }
    .to = إلى الخانة { $n }
    .from = من الخانة { $n }
    .words = خانة, الخانة, خانه, خ, khana
# Under the objective: what is free to move cards through.
freecell-progress-room = { $cells ->
        [zero] لا خانة حرة
        [one] خانة حرة
        [two] خانتان حرتان
        [few] { $cells } خانات حرة
        [many] { $cells } خانة حرة
       *[other] { $cells } خانة حرة
    }، { $columns ->
        [zero] لا عمود فارغ
        [one] عمود فارغ
        [two] عمودان فارغان
        [few] { $columns } أعمدة فارغة
        [many] { $columns } عمودا فارغا
       *[other] { $columns } عمود فارغ
    }

## Refusals.

# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
freecell-refused-room = يلزم مكان لأوراق عددها { $count }؛ والمتاح لعدد { $room }.
    .short = يلزم مكان لأوراق عددها { $count }، والمتاح لعدد { $room }
freecell-refused-occupied = { $card } لا تنقل { $place }: هناك { $top }، والخانة لورقة واحدة.
# $number was asked for, $last is the highest number.
freecell-deal-number = لا توجد توزيعة { $number }: توزيعات فري سيل مرقمة من ١ إلى { $last }.
freecell-deal-not-winnable = هذه هي التوزيعة الشهيرة التي لا تكسب.

## Hints. $card is moved $place; $wanted is the card under it that a foundation takes next.

freecell-hint-frees-cell = { $card } { $place }: تحرر خانة.
freecell-hint-digs = { $card } { $place }: للوصول إلى { $wanted }.
freecell-hint-finish = إنهاء: الباقي يلعب نفسه.

## Help.

help-freecell = طريقة لعب فري سيل
help-freecell-text = في الأعمدة توضع الورقة على ورقة أعلى منها برتبة ومن اللون الآخر. الخانة تتسع لأي ورقة واحدة؛ والعمود الفارغ يقبل أي ورقة. تنتقل السلسلة دفعة واحدة إذا كفت الخانات الحرة والأعمدة الفارغة. الأساسات تصعد بالنوع، من الآس. أرقام التوزيعات هي أرقام فري سيل من مايكروسوفت.
# Follows it for a player with a keyboard.
help-freecell-typing = لكل مكان رقم لا يتغير؛ b يعددها. اكتب رقم مكان لتأخذ ورقته، ثم رقم المكان الذي تذهب إليه. أو نقلة كاملة دفعة واحدة: ٣ ٥، أو ٧ك ٨ب، أو ٧ك س. F كبير يلعب كل الأوراق الآمنة، وباقي لعبة شبه مكسوبة.
# How points come: $card for each card.
freecell-points = النقاط: كل ورقة على أساس { $card }.

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = الملف فارغ. في التوزيعة { $columns } أسطر من الأوراق، سطر لكل عمود.
# $count columns were found, FreeCell has $columns.
freecell-board-columns = في التوزيعة { $count ->
        [zero] لا أعمدة
        [one] عمود واحد
        [two] عمودان
        [few] { $count } أعمدة
        [many] { $count } عمودا
       *[other] { $count } عمود
    }؛ وفي فري سيل { $columns }.
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = السطر { $line }، الورقة { $position }: { $text } ليست ورقة. تكتب الأوراق مثل 10H أو QS أو AC.
# $card is a card, $line the number of a line.
freecell-board-again = السطر { $line }: { $card } مكررة.
# $cards is a list of cards.
freecell-board-missing = ينقص التوزيعة: { $cards }.
# $count cards, five or more.
freecell-board-incomplete = ينقص التوزيعة { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
# $line is the number of a line.
freecell-board-begun = السطر { $line }: يجب أن تكون الخانات والأساسات فارغة. لا تقبل إلا توزيعة من بدايتها.
