# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
### A card is "ورقة", feminine: what is said of a card agrees with that. A suit is "نوع", a colour "لون".

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them.
# .typed are the signs that a player may type instead of the name, with commas between them: the rank,
# A 2 to 9 X J Q K, and the first letter of the suit in your language.
# Here first the letters of the Arabic names (ا, و, ب, م; س, د, ك, ب), with the digits of either script;
# then other names of ranks and suits.
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
    .typed = { $rank ->
        [ace] ا
        [two] ٢
        [three] ٣
        [four] ٤
        [five] ٥
        [six] ٦
        [seven] ٧
        [eight] ٨
        [nine] ٩
        [ten] ١٠
        [jack] و
        [queen] ب
       *[king] م
    }{ $suit ->
        [clubs] س
        [diamonds] د
        [hearts] ك
       *[spades] ب
    }, { $rank ->
        [ace] ا
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] X
        [jack] و
        [queen] ب
       *[king] م
    }{ $suit ->
        [clubs] س
        [diamonds] د
        [hearts] ك
       *[spades] ب
    }, { $rank ->
        [ace] آس
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] X
        [jack] ولد
        [queen] بنت
       *[king] ملك
    } { $suit ->
        [clubs] سباتي
        [diamonds] ديناري
        [hearts] كبة
       *[spades] بستوني
    }, { $rank ->
        [ace] أص
        [two] اثنان
        [three] ثلاثة
        [four] أربعة
        [five] خمسة
        [six] ستة
        [seven] سبعة
        [eight] ثمانية
        [nine] تسعة
        [ten] عشرة
        [jack] جاك
        [queen] ملكة
       *[king] شايب
    } { $suit ->
        [clubs] سباتي
        [diamonds] ديناري
        [hearts] كبة
       *[spades] بستوني
    }, { $rank ->
        [ace] آس
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] X
        [jack] ولد
        [queen] بنت
       *[king] ملك
    } { $suit ->
        [clubs] شيريا
        [diamonds] دايمن
        [hearts] هاص
       *[spades] سبيت
    }
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
    .typed = { card-name.typed }, { card-name }
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

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }، { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = { $first } إلى { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { $count } من كل: { $ranks }
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
invites-waste = المسحوب مقلوبا

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = قلب المسحوب، عادت إلى الرزمة: { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }.
    .brief = قلب المسحوب، { $count }.
told-can-finish = الباقي يلعب نفسه: يمكن الآن اختيار الإنهاء.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } لا تصح على { $top }: كلتاهما { $colour ->
        [red] حمراء
       *[black] سوداء
    }. مكانها على: { $wanted }.
refused-suit = { $card } لا تصح على { $top }: النوع مختلف. مكانها على: { $wanted }.
refused-rank = { $card } لا تصح على { $top }. مكانها على: { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } لا تصح على { $top }: تحتاج إلى { $kind ->
        [column] عمود فارغ
        [foundation] أساس فارغ
       *[other] مكان فارغ
    }.
# $wanted is what the empty place takes.
refused-base = { $card } لا تنقل { $place }: هو فارغ ويقبل: { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card } لا تنقل { $place } مع ما فوقها: ورقة ورقة.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card } لا تنقل مع ما فوقها: { $upper } على { $lower }، { $flaw ->
        [colour] واللون واحد
        [suit] والنوع مختلف
       *[rank] بلا تسلسل
    }. انقل أولا: { $upper }.
refused-stays = { $card }: تبقى في مكانها.
refused-on-foundation = { $card }: هي على أساس أصلا.
refused-no-move = { $card }: لا نقلة لها.
refused-nothing-safe = لا ورقة تصعد إلى أساس دون أن تلزم لاحقا.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = الباقي لا يلعب نفسه بعد: { $stock ->
        [yes] اكشف أولا كل الأوراق وأفرغ الرزمة والمسحوب.
       *[no] ما زالت أوراق فوق أصغر منها في عمودها.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { $done } من { $total } ورقة على الأساسات
progress-score = النقاط { $score }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
progress-reserve = الرزمة { $stock }، المسحوب { $waste }، المقلوبة في الأعمدة { $hidden }
hint-safe = { $card } { $place }: لن تلزم لاحقا.
hint-plays = { $card } { $place }.
hint-from-waste = { $card } { $place }: تظهر الورقة التالية في المسحوب.
hint-joins = { $card } { $place }: تطيل سلسلة.
hint-recycle = اقلب المسحوب: فيه ورقة تلعب الآن.

## What the game does for the player.

act-auto-move = انقل الورقة المختارة تلقائيا
act-auto-move-all = العب كل الأوراق الآمنة
act-finish = إنهاء: العب الباقي
command-auto-move = انقل الورقة المختارة تلقائيا
    .words = تلقائي, انقل, tilqai
command-auto-move-all = العب كل الأوراق الآمنة
    .words = آمنة, امنة, الآمنة, amina
command-finish = إنهاء: العب الباقي
    .words = إنهاء, انهاء, inha
