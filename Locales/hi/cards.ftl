# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
### A card is "पान बादशाह", as players call it out, without का or की: so it stays as it is before a
### postposition. Even so no postposition stands after a card, but for से in a run, which never begins
### with an ace. "रंग" is the colour, "सूट" the suit; a run is "सीक्वेंस", as in rummy.

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them;
# those sold in India have the English letters.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none.
# H is the heart, as in English, not हुकुम.
card-name = { $suit ->
        [clubs] चिड़ी
        [diamonds] ईंट
        [hearts] पान
       *[spades] हुकुम
    } { $rank ->
        [queen] की
       *[other] का
    } { $rank ->
        [ace] इक्का
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] गुलाम
        [queen] बेगम
       *[king] बादशाह
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
        [clubs] ⠉
        [diamonds] ⠙
        [hearts] ⠓
       *[spades] ⠎
    }
    .brief = { $suit ->
        [clubs] चिड़ी
        [diamonds] ईंट
        [hearts] पान
       *[spades] हुकुम
    } { $rank ->
        [ace] इक्का
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] गुलाम
        [queen] बेगम
       *[king] बादशाह
    }
    .typed = { suit-name.typed } का/की/के/ { rank-name.typed }, { rank-name.typed } { suit-name.typed }
    .from = { suit-name } { $rank ->
        [queen] की
       *[other] के
    } { rank-name.from }
    .to = { card-name.from }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
        [ace] इक्का
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] गुलाम
        [queen] बेगम
       *[king] बादशाह
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
    .from = { rank-name.from }
    .to = { rank-name.from }
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
        [clubs] चि
        [diamonds] ईं
        [hearts] पा
       *[spades] हु
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] चिड़ी
        [diamonds] ईंट
        [hearts] पान
       *[spades] हुकुम
    }
    .typed = { $suit ->
        [clubs] चिड़ी/चिड़ियाँ/चिड़िया/चि/c/chidi
        [diamonds] ईंट/ईं/d/eent
        [hearts] पान/पा/h/paan
       *[spades] हुकुम/हुक्म/हु/s/hukum
    }
# A rank without a suit; .to is said before "तक".
rank-name = { $rank ->
        [ace] इक्का
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] गुलाम
        [queen] बेगम
       *[king] बादशाह
    }
    .from = { $rank ->
        [ace] इक्के
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] गुलाम
        [queen] बेगम
       *[king] बादशाह
    }
    .to = { rank-name.from }
    .typed = { $rank ->
        [ace] इक्का/एक्का/इ/a/ikka
        [two] दो/दुक्की/दुग्गी/2
        [three] तीन/तिक्की/तिग्गी/3
        [four] चार/चौका/चौकी/4
        [five] पाँच/पांच/पंजा/पंजी/5
        [six] छह/छः/छ/छक्का/छक्की/6
        [seven] सात/सत्ता/सत्ती/7
        [eight] आठ/अट्ठा/अट्ठी/8
        [nine] नौ/नहला/नहली/9
        [ten] दस/दहला/दहली/10/x
        [jack] गुलाम/गु/j/gulam
        [queen] बेगम/रानी/बे/q/begam
       *[king] बादशाह/राजा/बा/k/badshah
    }
# Any card of a rank, as in "खाली, चलेगा बादशाह".
wanted-rank = { $rank ->
        [ace] इक्का
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] गुलाम
        [queen] बेगम
       *[king] बादशाह
    }
# Any card of a rank and a colour, as in "चाहिए काला 5". बेगम is feminine: काली.
wanted-rank-colour = { $colour ->
        [red] लाल
       *[black] { $rank ->
            [queen] काली
           *[other] काला
        }
    } { $rank ->
        [ace] इक्का
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] गुलाम
        [queen] बेगम
       *[king] बादशाह
    }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first } या { $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { $count } कार्ड
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place }: { $card }, { $takes } रख सकते हैं
    .brief = { $place }: { $card }
label-takes-nothing = { $place }: { $card }, कुछ नहीं रख सकते
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = ढेरी { $card }। कॉलम: { $columns }। गड्डी { $stock }।
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] कोई कार्ड नहीं निकला
       *[other] निकाला कार्ड: { $card }
    }। ढेरी: { $waste }। कॉलम: { $columns }। गड्डी { $stock }।
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }। गड्डी { $stock }।
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = कॉलम { $first } से { $last } तक: { $cards }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = { $first } से { $last } तक
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { $count ->
        [1] एक-एक
        [2] दो-दो
        [3] तीन-तीन
        [4] चार-चार
        [5] पाँच-पाँच
        [6] छह-छह
        [7] सात-सात
       *[other] { $count }-{ $count }
    }: { $ranks }
# What is out of sight where suits do not count.
unseen-ranks = { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] फ़ाउंडेशन: सब खाली
       *[other] फ़ाउंडेशन: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] खाली
        [ace] इक्का
        [king] पूरा
       *[other] { rank-name.to } तक
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] खाली
        [complete] पूरा
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = कॉलमों में कार्ड: { $heights }{ $count ->
        [0] {""}
       *[other] ; { $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] सेल
        [reserve] रिज़र्व
        [stock] गड्डी
        [waste] ढेरी
        [complete] बाहर
       *[founded] फ़ाउंडेशन
    } { $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = सेल { $n }
    .at = सेल { $n }
    .to = सेल { $n } में
    .from = सेल { $n } से
    .typed = { $n } सेल में/से/
    .words = सेल, स, sel
# A pile whose top card can be played.
place-reserve = रिज़र्व
    .at = रिज़र्व
    .to = रिज़र्व पर
    .from = रिज़र्व से
    .words = रिज़र्व, reserve
invites-waste = पलटी हुई ढेरी

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = ढेरी पलटी, { $count } कार्ड गड्डी में वापस।
    .brief = पलटी, { $count }।
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = { $suit ->
        [clubs] चिड़ी
        [diamonds] ईंट
        [hearts] पान
       *[spades] हुकुम
    } का सीक्वेंस पूरा, बादशाह से इक्के तक, { $place }। { $total } में से { $done }।
told-can-finish = बाकी अपने आप हो जाएगा: अब पूरा करें चुन सकते हैं।
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }।
# $card leaves the table.
told-out = { $card } बाहर।

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } यहाँ नहीं: ऊपर { $top } है, दोनों { $colour ->
        [red] लाल
       *[black] काले
    }। इसके लिए { $wanted } चाहिए।
refused-suit = { $card } यहाँ नहीं: ऊपर { $top } है, सूट अलग। इसके लिए { $wanted } चाहिए।
refused-rank = { $card } यहाँ नहीं: ऊपर { $top } है। इसके लिए { $wanted } चाहिए।
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } यहाँ नहीं: ऊपर { $top } है। इसके लिए { $kind ->
        [column] खाली कॉलम
        [foundation] खाली फ़ाउंडेशन
       *[other] खाली जगह
    } चाहिए।
# $wanted is what the empty place takes.
refused-base = { $card } { $place } नहीं: वह जगह खाली है, वहाँ { $wanted } चाहिए।
# $top lies on the waste, which takes $wanted.
refused-following = { $card } ढेरी पर नहीं: ऊपर { $top } है। { $wanted } रख सकते हैं।
# After a king, in some games.
refused-nothing-follows = { $top }: इस पर कुछ नहीं जाता।
refused-stock-empty = निकालने को कुछ नहीं: गड्डी खाली है।
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card } और { $top }: जोड़ { $total }। जोड़ी बनेगी { $card } और { $wanted }।
refused-king-alone = बादशाह अकेला हटता है।
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = { $card } अकेले नहीं: जोड़ी बनेगी { $card } और { $wanted }।
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card } { $place } नहीं, ऊपर और कार्ड हैं: एक बार में एक ही कार्ड।
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card } ऊपर के कार्डों के साथ नहीं: { $lower }, उस पर { $upper }, { $flaw ->
        [colour] रंग एक ही है
        [suit] सूट अलग है
       *[rank] क्रम टूटता है
    }। पहले { $upper } हटाएं।
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = { $count } कार्डों की जगह चाहिए; { $room } की है।
    .short = { $count } कार्डों की जगह चाहिए, { $room } की है
refused-occupied = { $card } { $place } नहीं: वहाँ { $top } है, और सेल में एक ही कार्ड आता है।
# A card was to go to whichever cell is free.
no-cell-free = कोई सेल खाली नहीं।
# An empty column that takes nothing.
refused-closed = { $card } { $place } नहीं: कॉलम खाली है और खाली रहेगा।
# Of a column one card moves, or all of them.
refused-part = { $card } ऐसे नहीं: कॉलम का सबसे ऊपर का कार्ड चलता है, या पूरा कॉलम।
refused-stays = { $card }: यह कार्ड यहीं रहेगा।
refused-on-foundation = { $card }: यह कार्ड पहले से फ़ाउंडेशन पर है।
refused-no-move = { $card }: कोई चाल नहीं।
refused-nothing-safe = अभी कोई भी कार्ड फ़ाउंडेशन पर भेजना सुरक्षित नहीं।
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = बाकी अभी अपने आप नहीं होगा: { $stock ->
        [yes] पहले सारे कार्ड खोलें और गड्डी खाली करें।
       *[no] अभी छोटे कार्डों पर बड़े कार्ड रखे हैं।
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { $total } में से { $done } कार्ड फ़ाउंडेशन पर
progress-score = स्कोर { $score }
# $stock and $waste cards lie there.
progress-reserve = गड्डी में { $stock }, ढेरी में { $waste }
# $hidden cards lie face down.
progress-hidden = कॉलमों में { $hidden } बंद
# $left cards lie in the columns, $stock in the stock.
progress-columns = कॉलमों में { $left } कार्ड बाकी, गड्डी { $stock ->
        [0] खाली
       *[other] में { $stock }
    }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [0] कोई खाली सेल नहीं
       *[other] { $cells } खाली सेल
    }, { $columns ->
        [0] कोई खाली कॉलम नहीं
       *[other] { $columns } खाली कॉलम
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] ढेरी अब नहीं पलट सकते
        [1] ढेरी एक बार और पलट सकते हैं
       *[other] ढेरी { $left } बार और पलट सकते हैं
    }
progress-runs = { $total } में से { $done } सीक्वेंस { $done ->
        [1] पूरा
       *[other] पूरे
    }
# $suits says how many of each suit.
progress-runs-suits = { $total } में से { $done } सीक्वेंस { $done ->
        [1] पूरा
       *[other] पूरे
    }: { $suits }
# $count runs of $suit.
suit-runs = { $count } { $suit }
hint-safe = { $card } { $place }: बाद में ज़रूरत नहीं पड़ेगी।
hint-plays = { $card } { $place }।
hint-from-waste = { $card } { $place }: ढेरी का अगला कार्ड मिलेगा।
hint-joins = { $card } { $place }: सीक्वेंस जुड़ेगा।
hint-frees-cell = { $card } { $place }: एक सेल खाली होगा।
hint-digs = { $card } { $place }: नीचे से चाहिए { $wanted }।
hint-finish = पूरा करें: बाकी अपने आप हो जाएगा।
hint-recycle = ढेरी पलटें: उसका एक कार्ड अब लगेगा।
# The first of $count cards that can be played one after the other.
hint-row = { $card } { $from }: लगातार { $count } कार्ड।
hint-takes-away = { $card } { $from }।
# $next lay under $card.
hint-uncovers = { $card } { $from }: नीचे { $next } है।
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card } और { $count } कार्ड
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] ।
        [1] : 1 कार्ड चलने लायक होगा।
       *[other] : { $count } कार्ड चलने लायक होंगे।
    }
hint-pair-card = { $name } { $from }

## What the game does for the player.

act-auto-move = चुना हुआ कार्ड अपने आप चलाएं
act-auto-move-all = सारे सुरक्षित कार्ड चलाएं
act-finish = पूरा करें, बाकी अपने आप
command-auto-move = चुना हुआ कार्ड अपने आप चलाएं
    .words = चलाओ, अपने आप, chalao
command-auto-move-all = सारे सुरक्षित कार्ड चलाएं
    .words = सुरक्षित, surakshit
command-finish = पूरा करें, बाकी अपने आप
    .words = पूरा, पूरा करें, pura
