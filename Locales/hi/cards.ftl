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
# .typed are the signs that a player may type instead of the name, with commas between them: as in
# English (H is the heart, not हुकुम); in Devanagari, in either order; the name with का or की; the name
# in Latin letters.
card-name = { $suit ->
        [clubs] चिड़ी
        [diamonds] ईंट
        [hearts] पान
       *[spades] हुकुम
    } { $rank ->
        [ace] इक्का
        [two] २
        [three] ३
        [four] ४
        [five] ५
        [six] ६
        [seven] ७
        [eight] ८
        [nine] ९
        [ten] १०
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
        [two] २
        [three] ३
        [four] ४
        [five] ५
        [six] ६
        [seven] ७
        [eight] ८
        [nine] ९
        [ten] १०
        [jack] गुलाम
        [queen] बेगम
       *[king] बादशाह
    }
    .typed = { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] X
        [jack] J
        [queen] Q
       *[king] K
    }{ $suit ->
        [clubs] C
        [diamonds] D
        [hearts] H
       *[spades] S
    }, { $rank ->
        [ace] इ
        [two] २
        [three] ३
        [four] ४
        [five] ५
        [six] ६
        [seven] ७
        [eight] ८
        [nine] ९
        [ten] १०
        [jack] गु
        [queen] बे
       *[king] बा
    }{ $suit ->
        [clubs] चि
        [diamonds] ईं
        [hearts] पा
       *[spades] हु
    }, { $suit ->
        [clubs] चि
        [diamonds] ईं
        [hearts] पा
       *[spades] हु
    }{ $rank ->
        [ace] इ
        [two] २
        [three] ३
        [four] ४
        [five] ५
        [six] ६
        [seven] ७
        [eight] ८
        [nine] ९
        [ten] १०
        [jack] गु
        [queen] बे
       *[king] बा
    }, { suit-name } का { rank-name }, { suit-name } की { rank-name }, { $suit ->
        [clubs] chidi
        [diamonds] eent
        [hearts] paan
       *[spades] hukum
    } { $rank ->
        [ace] ikka
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] gulam
        [queen] begam
       *[king] badshah
    }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
        [ace] इक्का
        [two] २
        [three] ३
        [four] ४
        [five] ५
        [six] ६
        [seven] ७
        [eight] ८
        [nine] ९
        [ten] १०
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
# A rank without a suit; .to is said before "तक".
rank-name = { $rank ->
        [ace] इक्का
        [two] २
        [three] ३
        [four] ४
        [five] ५
        [six] ६
        [seven] ७
        [eight] ८
        [nine] ९
        [ten] १०
        [jack] गुलाम
        [queen] बेगम
       *[king] बादशाह
    }
    .to = { $rank ->
        [ace] इक्के
        [two] २
        [three] ३
        [four] ४
        [five] ५
        [six] ६
        [seven] ७
        [eight] ८
        [nine] ९
        [ten] १०
        [jack] गुलाम
        [queen] बेगम
       *[king] बादशाह
    }
# Any card of a rank, as in "खाली, चलेगा बादशाह".
wanted-rank = { $rank ->
        [ace] इक्का
        [two] २
        [three] ३
        [four] ४
        [five] ५
        [six] ६
        [seven] ७
        [eight] ८
        [nine] ९
        [ten] १०
        [jack] गुलाम
        [queen] बेगम
       *[king] बादशाह
    }
# Any card of a rank and a colour, as in "चाहिए काला ५". बेगम is feminine: काली.
wanted-rank-colour = { $colour ->
        [red] लाल
       *[black] { $rank ->
            [queen] काली
           *[other] काला
        }
    } { $rank ->
        [ace] इक्का
        [two] २
        [three] ३
        [four] ४
        [five] ५
        [six] ६
        [seven] ७
        [eight] ८
        [nine] ९
        [ten] १०
        [jack] गुलाम
        [queen] बेगम
       *[king] बादशाह
    }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { $count } कार्ड
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = { $first } से { $last } तक
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { $count } बार { $ranks }
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
invites-waste = ढेरी पलटना

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = ढेरी पलटी, { $count } कार्ड गड्डी में वापस।
    .brief = पलटी, { $count }।
told-can-finish = बाकी अपने आप हो जाएगा: अब पूरा करें चुन सकते हैं।

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } यहाँ नहीं: ऊपर { $top } है, दोनों { $colour ->
        [red] लाल
       *[black] काले
    }। चाहिए { $wanted }।
refused-suit = { $card } यहाँ नहीं: ऊपर { $top } है, सूट अलग। चाहिए { $wanted }।
refused-rank = { $card } यहाँ नहीं: ऊपर { $top } है। चाहिए { $wanted }।
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } यहाँ नहीं: ऊपर { $top } है। चाहिए { $kind ->
        [column] खाली कॉलम
        [foundation] खाली फ़ाउंडेशन
       *[other] खाली जगह
    }।
# $wanted is what the empty place takes.
refused-base = { $card } { $place } नहीं: वहाँ खाली है, चाहिए { $wanted }।
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card } { $place } नहीं, ऊपर और कार्ड हैं: एक बार में एक ही कार्ड।
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card } ऊपर के कार्डों के साथ नहीं: { $lower }, उस पर { $upper }, { $flaw ->
        [colour] रंग एक ही है
        [suit] सूट अलग है
       *[rank] क्रम टूटता है
    }। पहले { $upper } हटाएं।
refused-stays = { $card }: यह कार्ड यहीं रहेगा।
refused-on-foundation = { $card }: यह कार्ड पहले से फ़ाउंडेशन पर है।
refused-no-move = { $card }: कोई चाल नहीं।
refused-nothing-safe = अभी कोई भी कार्ड फ़ाउंडेशन पर भेजना सुरक्षित नहीं।
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = बाकी अभी अपने आप नहीं होगा: { $stock ->
        [yes] पहले सारे कार्ड खोलें और गड्डी और ढेरी खाली करें।
       *[no] कॉलमों में अभी छोटे कार्डों पर बड़े कार्ड रखे हैं।
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { $total } में से { $done } कार्ड फ़ाउंडेशन पर
progress-score = स्कोर { $score }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
progress-reserve = गड्डी में { $stock }, ढेरी में { $waste }, कॉलमों में बंद { $hidden }
hint-safe = { $card } { $place }: बाद में ज़रूरत नहीं पड़ेगी।
hint-plays = { $card } { $place }।
hint-from-waste = { $card } { $place }: ढेरी का अगला कार्ड मिलेगा।
hint-joins = { $card } { $place }: सीक्वेंस जुड़ेगा।
hint-recycle = ढेरी पलटें: उसका एक कार्ड अब लगेगा।

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
