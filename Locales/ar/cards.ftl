# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
### A card is "ورقة", feminine: what is said of a card agrees with that. A suit is "نوع", a colour "لون".

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none.
# The letters are the first of the names; ق is the heart, as قلب.
card-name = { $rank ->
        [ace] آس
        [two] ٢
        [three] ٣
        [four] ٤
        [five] ٥
        [six] ٦
        [seven] ٧
        [eight] ٨
        [nine] ٩
        [ten] ١٠
        [jack] ولد
        [queen] بنت
       *[king] ملك
    } { $suit ->
        [clubs] سباتي
        [diamonds] ديناري
        [hearts] كبة
       *[spades] بستوني
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }{ $suit ->
        [clubs] ⠎
        [diamonds] ⠙
        [hearts] ⠅
       *[spades] ⠃
    }
    .brief = { $rank ->
        [ace] آس
        [two] ٢
        [three] ٣
        [four] ٤
        [five] ٥
        [six] ٦
        [seven] ٧
        [eight] ٨
        [nine] ٩
        [ten] ١٠
        [jack] ولد
        [queen] بنت
       *[king] ملك
    } { $suit ->
        [clubs] سباتي
        [diamonds] ديناري
        [hearts] كبة
       *[spades] بستوني
    }
    .typed = { rank-name.typed } { suit-name.typed }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
        [ace] آس
        [two] ٢
        [three] ٣
        [four] ٤
        [five] ٥
        [six] ٦
        [seven] ٧
        [eight] ٨
        [nine] ٩
        [ten] ١٠
        [jack] ولد
        [queen] بنت
       *[king] ملك
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }
    .typed = { card-name.typed }, { card-name }, { rank-name.typed }
# The rank as it stands on a card that is drawn: as short as on the cards that people have, in the
# digits that are printed on those.
card-index = { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
       *[king] K
    }
# The suit's first letter, or as many as tell it from the others; drawn beside its sign where the player
# wants that.
card-suit-letter = { $suit ->
        [clubs] س
        [diamonds] د
        [hearts] ك
       *[spades] ب
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] سباتي
        [diamonds] ديناري
        [hearts] كبة
       *[spades] بستوني
    }
    .typed = { $suit ->
        [clubs] سباتي/السباتي/شيريا/س/subati
        [diamonds] ديناري/الديناري/دايمن/د/dinari
        [hearts] كبة/الكبة/قلب/القلب/قلوب/القلوب/هاص/ك/ق/kubba
       *[spades] بستوني/البستوني/سبيت/ب/bastuni
    }
# A rank without a suit; .to is said after "up to".
rank-name = { $rank ->
        [ace] آس
        [two] ٢
        [three] ٣
        [four] ٤
        [five] ٥
        [six] ٦
        [seven] ٧
        [eight] ٨
        [nine] ٩
        [ten] ١٠
        [jack] ولد
        [queen] بنت
       *[king] ملك
    }
    .to = { $rank ->
        [ace] آس
        [two] ٢
        [three] ٣
        [four] ٤
        [five] ٥
        [six] ٦
        [seven] ٧
        [eight] ٨
        [nine] ٩
        [ten] ١٠
        [jack] ولد
        [queen] بنت
       *[king] ملك
    }
    .typed = { $rank ->
        [ace] آس/أص/ا
        [two] اثنان/اثنين/2
        [three] ثلاثة/ثلاث/3
        [four] أربعة/أربع/4
        [five] خمسة/خمس/5
        [six] ستة/ست/6
        [seven] سبعة/سبع/7
        [eight] ثمانية/ثماني/ثمان/8
        [nine] تسعة/تسع/9
        [ten] عشرة/عشر/10/x
        [jack] ولد/جاك/و
        [queen] بنت/ملكة/ب
       *[king] ملك/شايب/م
    }
# Any card of a rank, as in "empty, takes a king".
wanted-rank = { $rank ->
        [ace] آس
        [two] ٢
        [three] ٣
        [four] ٤
        [five] ٥
        [six] ٦
        [seven] ٧
        [eight] ٨
        [nine] ٩
        [ten] ١٠
        [jack] ولد
        [queen] بنت
       *[king] ملك
    }
# Any card of a rank and a colour, as in "it goes on: a black 5".
wanted-rank-colour = { $rank ->
        [ace] آس
        [two] ٢
        [three] ٣
        [four] ٤
        [five] ٥
        [six] ٦
        [seven] ٧
        [eight] ٨
        [nine] ٩
        [ten] ١٠
        [jack] ولد
        [queen] بنت
       *[king] ملك
    } { $colour ->
        [red] { $rank ->
            [ace] أحمر
            [jack] أحمر
            [king] أحمر
           *[other] حمراء
        }
       *[black] { $rank ->
            [ace] أسود
            [jack] أسود
            [king] أسود
           *[other] سوداء
        }
    }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first } أو { $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }، { COUNT($count, "cards") }
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place }: { $card }، يقبل { $takes }
    .brief = { $place }: { $card }
label-takes-nothing = { $place }: { $card }، لا يقبل شيئا
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = المسحوب { $card }. الأعمدة: { $columns }. الرزمة { NUMBER($stock) }.
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] لا ورقة جديدة
       *[other] الجديدة { $card }
    }، المسحوب { $waste }. الأعمدة: { $columns }. الرزمة { NUMBER($stock) }.
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }. الرزمة { NUMBER($stock) }.
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = من العمود { $first } إلى العمود { $last }: { $cards }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = من { $first } إلى { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { $ranks }: { COUNT($count, "cards") } لكل رتبة
# What is out of sight where suits do not count.
unseen-ranks = { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] الأساسات: فارغة
       *[other] الأساسات: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] لا شيء
        [ace] آس
        [king] مكتمل
       *[other] إلى { rank-name.to }
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] فارغ
        [complete] مكتمل
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = أوراق الأعمدة: { $heights }{ $count ->
        [0] {""}
       *[other] ؛ { $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] الخانات
        [reserve] الاحتياطي
        [stock] الرزمة
        [waste] المسحوب
        [complete] خارج الطاولة
       *[founded] الأساسات
    } { $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = الخانة { $n }
    .at = الخانة { $n }
    .to = إلى الخانة { $n }
    .from = من الخانة { $n }
    .typed = إلى/من/ { $n } خانة
    .words = خانة, الخانة, خانه, خ, khana
# A pile whose top card can be played.
place-reserve = الاحتياطي
    .at = الاحتياطي
    .to = إلى الاحتياطي
    .from = من الاحتياطي
    .words = احتياطي, الاحتياطي, ihtiyati
invites-waste = المسحوب مقلوبا

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = تم قلب المسحوب، وعاد إلى الرزمة: { COUNT($count, "cards") }.
    .brief = تم القلب، { COUNT($count, "cards") }.
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = اكتملت سلسلة { $suit ->
        [clubs] سباتي
        [diamonds] ديناري
        [hearts] كبة
       *[spades] بستوني
    }، من الملك إلى الآس، { $place }. { NUMBER($done) } من { $total }.
told-can-finish = يمكن إكمال الباقي تلقائيا: اختر الإنهاء.
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }.
# $card leaves the table.
told-out = خرجت { $card }.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = لا يمكن وضع { $card } على { $top }: اللون واحد، { $colour ->
        [red] الأحمر
       *[black] الأسود
    }. توضع على: { $wanted }.
refused-suit = لا يمكن وضع { $card } على { $top }: النوع مختلف. توضع على: { $wanted }.
refused-rank = لا يمكن وضع { $card } على { $top }. توضع على: { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = لا يمكن وضع { $card } على { $top }: يلزمها { $kind ->
        [column] عمود فارغ
        [foundation] أساس فارغ
       *[other] مكان فارغ
    }.
# $wanted is what the empty place takes.
refused-base = لا يمكن نقل { $card } { $place }: المكان فارغ ويقبل: { $wanted }.
# $top lies on the waste, which takes $wanted.
refused-following = { $card } لا توضع على { $top }: المسحوب يقبل { $wanted }.
# After a king, in some games.
refused-nothing-follows = { $top }: لا يوضع فوقها شيء.
refused-stock-empty = لا شيء للسحب: الرزمة فارغة.
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card } مع { $top }: المجموع { NUMBER($total) }. { $card } تناسبها { $wanted }.
refused-king-alone = الملك يخرج وحده.
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = { $card } تناسبها { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = لا يمكن نقل { $card } { $place } مع ما فوقها: ورقة واحدة كل مرة.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = لا يمكن نقل { $card } مع ما فوقها: { $upper } على { $lower }، { $flaw ->
        [colour] واللون واحد
        [suit] والنوع مختلف
       *[rank] بلا تسلسل
    }. انقل أولا: { $upper }.
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = { COUNT($count, "cards") }، والمكان يكفي { COUNT($room, "cards", case: "genitive") } فقط.
    .short = { COUNT($count, "cards") }، والمكان يكفي { COUNT($room, "cards", case: "genitive") } فقط
refused-occupied = لا يمكن نقل { $card } { $place }: هناك { $top }، والخانة لورقة واحدة.
# A card was to go to whichever cell is free.
no-cell-free = لا توجد خانة فارغة.
# An empty column that takes nothing.
refused-closed = لا يمكن نقل { $card } { $place }: العمود فارغ ويبقى فارغا.
# Of a column one card moves, or all of them.
refused-part = لا يمكن نقل { $card } هكذا: تنتقل الورقة العليا من العمود أو العمود كله.
refused-stays = لا يمكن تحريك { $card }.
refused-on-foundation = الورقة { $card } على أساس بالفعل.
refused-no-move = لا نقلة للورقة { $card }.
refused-nothing-safe = لا توجد ورقة يمكن نقلها إلى أساس دون أن تحتاج إليها لاحقا.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = لا يمكن إكمال الباقي تلقائيا بعد: { $stock ->
        [yes] اكشف أولا كل الأوراق وأفرغ الرزمة.
       *[no] ما زالت أوراق فوق أوراق أصغر منها.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { NUMBER($done) } من { NUMBER($total, gender: "feminine", case: "genitive") } ورقة على الأساسات
progress-score = النقاط { $score }
# $stock and $waste cards lie there.
progress-reserve = الرزمة { $stock }، المسحوب { $waste }
# $hidden cards lie face down.
progress-hidden = { $hidden ->
        [zero] لا مقلوبة في الأعمدة
        [one] واحدة مقلوبة في الأعمدة
        [two] اثنتان مقلوبتان في الأعمدة
        [few] { NUMBER($hidden, gender: "feminine") } مقلوبات في الأعمدة
       *[other] { NUMBER($hidden, gender: "feminine") } مقلوبة في الأعمدة
    }
# $left cards lie in the columns, $stock in the stock.
progress-columns = في الأعمدة { COUNT($left, "cards") }، والرزمة { $stock ->
        [0] فارغة
       *[other] { NUMBER($stock) }
    }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [zero] لا خانة حرة
        [one] خانة حرة
        [two] خانتان حرتان
        [few] { NUMBER($cells, gender: "feminine") } خانات حرة
        [many] { NUMBER($cells, gender: "feminine") } خانة حرة
       *[other] { NUMBER($cells, gender: "feminine") } خانة حرة
    }، { $columns ->
        [zero] لا عمود فارغ
        [one] عمود فارغ
        [two] عمودان فارغان
        [few] { NUMBER($columns, gender: "masculine") } أعمدة فارغة
        [many] { NUMBER($columns, gender: "masculine") } عمودا فارغا
       *[other] { NUMBER($columns, gender: "masculine") } عمود فارغ
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] لا يمكن قلب المسحوب بعد الآن
        [1] يمكن قلب المسحوب مرة أخرى
        [2] يمكن قلب المسحوب مرتين أخريين
       *[other] يمكن قلب المسحوب { NUMBER($left, gender: "feminine") } مرات أخرى
    }
progress-runs = السلاسل المكتملة: { NUMBER($done) } من { $total }
# $suits says how many of each suit.
progress-runs-suits = السلاسل المكتملة: { NUMBER($done) } من { $total }: { $suits }
# $count runs of $suit.
suit-runs = { $count ->
        [zero] لا سلاسل
        [one] سلسلة
        [two] سلسلتان
        [few] { NUMBER($count, gender: "feminine") } سلاسل
        [many] { NUMBER($count, gender: "feminine") } سلسلة
       *[other] { NUMBER($count, gender: "feminine") } سلسلة
    } { $suit }
hint-safe = { $card } { $place }: لن تحتاج إليها لاحقا.
hint-plays = { $card } { $place }.
hint-from-waste = { $card } { $place }: تظهر الورقة التالية في المسحوب.
hint-joins = { $card } { $place }: تطيل سلسلة.
hint-frees-cell = { $card } { $place }: تحرر خانة.
hint-digs = { $card } { $place }: للوصول إلى { $wanted }.
hint-finish = إنهاء: يكتمل الباقي تلقائيا.
hint-recycle = اقلب المسحوب: فيه ورقة يمكن لعبها الآن.
# The first of $count cards that can be played one after the other.
hint-row = { $card } { $from }: { COUNT($count, "cards") } على التوالي.
hint-takes-away = { $card } { $from }.
# $next lay under $card.
hint-uncovers = { $card } { $from }: تكشف { $next }.
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card } مع { COUNT($count, "cards", case: "genitive") }
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] .
       *[other] : تحرر { COUNT($count, "cards", case: "genitive") }.
    }
hint-pair-card = { $name } { $from }

## What the game does for the player.

act-auto-move = انقل الورقة المختارة تلقائيا
act-auto-move-all = العب كل الأوراق الآمنة
act-finish = إنهاء: إكمال الباقي
command-auto-move = انقل الورقة المختارة تلقائيا
    .words = تلقائي, انقل, tilqai
command-auto-move-all = العب كل الأوراق الآمنة
    .words = آمنة, امنة, الآمنة, amina
command-finish = إنهاء: إكمال الباقي
    .words = إنهاء, انهاء, inha
