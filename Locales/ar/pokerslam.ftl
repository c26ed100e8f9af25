# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points.
### A hand is "يد"; straight and flush keep the names that poker players use.

game-pokerslam = بوكر سلام
objective-pokerslam = اصنع أيدي بوكر من ورقتين إلى ٥ أوراق متلامسة، ولو بالزوايا. يجب أن تدخل كل ورقة في اليد. تنتهي الجولة حين لا تبقى يد على الشبكة.
    .brief = أيدي بوكر من ورقتين إلى ٥ متلامسة.
pokerslam-listed = سهل: مع قائمة الأيدي على الشبكة
pokerslam-unlisted = صعب: جد الأيدي بنفسك
act-play-hand = العب اليد
command-play-hand = العب اليد
    .words = العب, اليد, ilab
command-hands = الأيدي على الشبكة
    .words = أيدي, ايدي, الأيدي, الايدي, aydi
command-best = أفضل يد مع هذه الورقة
    .words = أفضل, افضل, afdal
command-neighbours = الأوراق حول هذه الورقة
    .words = حول, جيران, hawl
command-chosen = الأوراق المختارة
    .words = مختارة, المختار, mukhtara
command-falls = ماذا سيسقط
    .words = سيسقط, يسقط, yasqut
command-reference = كل أنواع الأيدي
    .words = أنواع, انواع, anwa
# Told in the tutorial.
pokerslam-tutorial-choose = رقم الورقة صفها وعمودها.
help-pokerslam = طريقة لعب بوكر سلام
help-pokerslam-text = الأوراق في ٥ صفوف في كل منها ٥. اختر من ورقتين إلى ٥ أوراق متلامسة، ولو بالزوايا، والعبها يد بوكر؛ يجب أن تدخل كل ورقة في اليد. الستريت يلتف حول الطرف: ملك، آس، ٢. الأوراق الملعوبة تزول، وما فوقها يسقط، وأوراق جديدة من الرزمة تملأ الشبكة.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = رقم الورقة صفها وعمودها: ٢٣ هو الصف ٢، العمود ٣. { $input ->
        [keys] ثم Enter أو P كبير يلعب اليد. ويترك Backspace آخر ورقة؛ ويد من القائمة هي ٠ ثم رقمها.
       *[lines] اكتبه، أو اكتب الورقة، ٧ك، أو عدة أوراق: ٧ك ٨ك ٩ك. ثم ١ أو P كبير يلعب اليد. والكلمة «اترك» تعيد آخر ورقة.
    } اختيار ورقة مختارة مرة أخرى، أو ورقة لا تلامس المختارة، يلغي الاختيار. t يقرأ الشبكة، { $input ->
        [keys] b
       *[lines] «صف ٢» أو «عمود ٣»
    } جزءا منها، A كبير الأوراق حول ورقة، C كبير الأوراق المختارة، F كبير ما سيسقط، n ما في الرزمة. M كبير يعدد الأيدي على الشبكة، B كبير أفضلها مع ورقة؛ اللعبة الصعبة لا تكشفها. E كبير يعدد كل أنواع الأيدي ونقاطها.
# What each hand scores: $hands.
pokerslam-points = النقاط: { $hands }.

## Hands. A mini hand has 3 cards, a nearly hand 4. Straights run round the corner: king, ace, 2.

hand-pair = زوج
hand-mini-straight = ستريت صغير
hand-mini-flush = فلاش صغير
hand-mini-straight-flush = ستريت فلاش صغير
hand-mini-royal-flush = رويال فلاش صغير
hand-three-of-a-kind = ثلاثية
hand-two-pair = زوجان
hand-nearly-straight = شبه ستريت
hand-nearly-flush = شبه فلاش
hand-nearly-straight-flush = شبه ستريت فلاش
hand-nearly-royal-flush = شبه رويال فلاش
hand-four-of-a-kind = رباعية
hand-straight = ستريت
hand-flush = فلاش
hand-full-house = فل هاوس
hand-straight-flush = ستريت فلاش
hand-royal-flush = رويال فلاش
# A line of the list of all hands; $cards is an example.
hand-reference = { $hand }، { COUNT($score, "points") }: { $cards }
# What the chosen cards are.
pokerslam-hand = { $hand }، { COUNT($score, "points") }
# A line of the list of the hands on the grid.
pokerslam-entry = { $hand }، { COUNT($score, "points") }: { $cards }
# After the best hand of each kind: $count hands are on the grid.
pokerslam-hands = { COUNT($count, "hands") }، M كبير يعددها كلها.
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }، { COUNT($score, "points") }: { COUNT($count, "hands") }
# In the harder game the hands on the grid are not listed.
pokerslam-untold = في اللعبة الصعبة تجد الأيدي بنفسك.
ask-best-1 = أي ورقة؟ رقمها أو اسمها، ٠ للرجوع.
ask-neighbours-1 = أي ورقة؟ رقمها أو اسمها، ٠ للرجوع.
# $card is part of no hand.
pokerslam-best-none = { $card }: ليست في يد الآن
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card }: { $neighbours }
pokerslam-neighbour = { $card } { $direction }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

direction-up = فوق
    .at = فوق
direction-down = تحت
    .at = تحت
direction-left = يسار
    .at = يسار
direction-right = يمين
    .at = يمين
direction-up-left = فوق يسار
    .at = فوق يسار
direction-up-right = فوق يمين
    .at = فوق يمين
direction-down-left = تحت يسار
    .at = تحت يسار
direction-down-right = تحت يمين
    .at = تحت يمين
pokerslam-chain = { $chain }، { $direction }: { $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain }؛ من { $from } { $direction }: { $card }

## What playing a hand does.

pokerslam-played = { $hand }، { COUNT($score, "points") }.
    .brief = { $hand }، { $score }.
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $row ->
            [1] { $place }، الجديد: { $cards }
           *[other] { $place }، الجديد من الصف { $row }: { $cards }
        }{ $count ->
            [0] {""}
           *[other] ؛ وسقط: { $fallen }
        }.
    }
    .brief = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $place }: { $cards }.
    }
    .full = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $count ->
            [0] { $place }، الجديد من الصف { $row }: { $cards }.
           *[other] { $place }: { $falls }؛ الجديد من الصف { $row }: { $cards }.
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card } إلى الصف { $row }
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place }: { $falls }.
pokerslam-nothing-falls = لا شيء يسقط.
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [zero] لا أوراق جديدة
        [one] ورقة جديدة واحدة
        [two] ورقتان جديدتان
        [few] { NUMBER($count, gender: "feminine") } أوراق جديدة
        [many] { NUMBER($count, gender: "feminine") } ورقة جديدة
       *[other] { NUMBER($count, gender: "feminine") } ورقة جديدة
    }.
pokerslam-cleared = انتهت كل الأوراق الاثنتين والخمسين!
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] الرزمة فارغة.
       *[other] الباقي في الرزمة { COUNT($count, "cards") }.
    }
    .brief = الباقي { $count }.

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = { COUNT($score, "points") }، الرزمة { $deck }
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = لم تبق يد. { COUNT($score, "points") }، الباقي { COUNT($left, "cards") }{ $record ->
        [new] ، رقم قياسي جديد
        [old] ، الرقم القياسي { $best }
       *[none] { "" }
    }.
# $count cards of a rank.
pokerslam-deck-rank = { $rank ->
        [ace] رتبة آس
        [two] رتبة ٢
        [three] رتبة ٣
        [four] رتبة ٤
        [five] رتبة ٥
        [six] رتبة ٦
        [seven] رتبة ٧
        [eight] رتبة ٨
        [nine] رتبة ٩
        [ten] رتبة ١٠
        [jack] رتبة ولد
        [queen] رتبة بنت
       *[king] رتبة ملك
    }: { COUNT($count, "cards") }
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] سباتي
        [diamonds] ديناري
        [hearts] كبة
       *[spades] بستوني
    }: { COUNT($count, "cards") }
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = الأوراق تبقى في مربعاتها. اختر من ورقتين إلى ٥ متلامسة، ثم العب اليد.
pokerslam-refused-not-there = يمكن اختيار أوراق الشبكة فقط.
pokerslam-refused-played = تم لعب { $card } من قبل.
pokerslam-refused-in-stock = الورقة { $card } ما زالت في الرزمة.
pokerslam-refused-chosen = الورقة { $card } مختارة بالفعل.
pokerslam-refused-five = في اليد ٥ أوراق على الأكثر.
pokerslam-refused-apart = الورقة { $card } لا تلامس ورقة مختارة.
pokerslam-refused-one = الورقة { $card } وحدها ليست يدا. اختر ورقة تلامسها.
# $count cards were chosen.
pokerslam-refused-no-hand = ليست يدا: { $count ->
        [two] هاتان الورقتان لا تجتمعان
        [3] هذه الأوراق الثلاث لا تجتمع
        [4] هذه الأوراق الأربع لا تجتمع
       *[other] هذه الأوراق الخمس لا تجتمع
    }.
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = ليست يدا: { $count ->
        [one] ورقة لا تحسب
        [two] ورقتان لا تحسبان
       *[other] أوراق لا تحسب
    }، { $cards }. بدونها: { $hand }.

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }، { COUNT($score, "points") }. { $place }: { $chain }.
# The hint of the harder game.
pokerslam-hint-row = في أفضل يد ورقة من الصف { $row }.
# The same, to a player who asks again.
pokerslam-hint-kind = أفضل يد: { $hand }، { COUNT($score, "points") }.
