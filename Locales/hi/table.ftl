# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
### गड्डी: the stock. ढेरी: the waste. फ़ाउंडेशन: a foundation. कॉलम: a column. खाना: a square. चाल: a
### move. बाज़ी: a deal, or a round of it. "खुला" agrees with कार्ड, whatever the card is called; "बंद"
### and "खाली" never change.

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("c2"): a word, and a letter or two.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = कॉलम { $n }
    .at = कॉलम { $n }
    .to = कॉलम { $n } पर
    .from = कॉलम { $n } से
    .braille = क{ $n }
    .at-braille = क{ $n }
    .to-braille = क{ $n } पर
    .from-braille = क{ $n } से
    .typed = { $n } कॉलम पर/से/में/
    .words = कॉलम, क, kolam, kaalam
place-foundation = फ़ाउंडेशन { $n }
    .at = फ़ाउंडेशन { $n }
    .to = फ़ाउंडेशन { $n } पर
    .from = फ़ाउंडेशन { $n } से
    .braille = फ{ $n }
    .at-braille = फ{ $n }
    .to-braille = फ{ $n } पर
    .from-braille = फ{ $n } से
    .typed = { $n } फ़ाउंडेशन पर/से/में/
    .words = फ़ाउंडेशन, फाउंडेशन, फ, faundeshan
place-waste = ढेरी
    .at = ढेरी
    .to = ढेरी पर
    .from = ढेरी से
    .words = ढेरी, ढ, dheri
# The card drawn last, beside the waste.
place-drawn-card = निकाला कार्ड
    .at = निकाला कार्ड
    .to = निकाले कार्ड पर
    .from = निकाले कार्ड से
    .words = निकाला, निकाला कार्ड, nikala
place-stock = गड्डी
    .at = गड्डी
    .to = गड्डी में
    .from = गड्डी से
    .words = गड्डी, गड्डि, gaddi
# A square of a grid, in $row and $column.
place-square = लाइन { $row }, कॉलम { $column }
    .at = लाइन { $row }, कॉलम { $column }
    .to = लाइन { $row }, कॉलम { $column } में
    .from = लाइन { $row }, कॉलम { $column } से
    .braille = ल{ $row } क{ $column }
    .at-braille = ल{ $row } क{ $column }
    .to-braille = ल{ $row } क{ $column } में
    .from-braille = ल{ $row } क{ $column } से
    .words = खाना, khana
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = टुकड़ा { $n }
    .at = टुकड़ा { $n }
    .to = टुकड़े { $n } के पास
    .from = टुकड़े { $n } से
    .typed = { $n } टुकड़ा/टुकड़े
    .words = टुकड़ा, टुकड़े, tukda
# A row of squares, from the top.
place-row = लाइन { $n }
    .at = लाइन { $n }
    .typed = { $n } लाइन
    .words = लाइन, ल, line

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = पहल, दूसर, तीसर, चौथ, पाँचव, छठ, सातव, आठव, नौव/नव, दसव, ग्यारहव, बारहव

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }, { $place }
    .full = { $name }, खुला, { $place }
label-card-position = { $name }, { $place }, { $count } में { COUNT($position, "position") }
    .full = { $name }, खुला, { $place }, { $count } में { COUNT($position, "position") }
    .braille = { $name } { $place } { $position }/{ $count }
# Which of several cards: "5 में तीसरा".
count-position = { $count ->
        [1] पहला
        [2] दूसरा
        [3] तीसरा
        [4] चौथा
        [5] पाँचवाँ
        [6] छठा
        [7] सातवाँ
        [8] आठवाँ
        [9] नौवाँ
        [10] दसवाँ
        [11] ग्यारहवाँ
        [12] बारहवाँ
        [13] तेरहवाँ
        [14] चौदहवाँ
        [15] पंद्रहवाँ
        [16] सोलहवाँ
        [17] सत्रहवाँ
        [18] अठारहवाँ
        [19] उन्नीसवाँ
        [20] बीसवाँ
       *[other] नंबर { $count }
    }
# $count cards lie face down here.
label-hidden = { $count } बंद, { $place }
label-place = { $place }: { $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }, { $place }
    .brief = { $name }, { $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }, चुना हुआ, { $place }
    .brief = { $name }, चुना हुआ, { $number }
square-empty = खाली
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = लाइन { $n }: { $cards }
grid-column = कॉलम { $n }: { $cards }
# The whole row is empty.
row-empty = खाली
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = खाली
map-covered = दबा
# $name is a piece, $look what it looks like.
label-look = { $name }: { $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { $hidden } बंद
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { $count } कार्ड
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }, कॉलम { $n } से दबा
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, अभी कोई कार्ड नहीं
       *[other] { $place }: { $base }, { $count }: { $cards }
    }
    .brief = { $place }: { $base }, { $count }
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }: { $act }, { $count } कार्ड बाकी
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: खाली
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: खाली, { $takes } रख सकते हैं
    .brief = { $place }: खाली
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target }; { $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target }; केवल { $load }
    .few = केवल { $load } { $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }; इस चाल से { $effects }
    .brief = { $target }; { $effects }
effect-turns-up = एक कार्ड खुलेगा
    .brief = खुलेगा
# $count cards that lie under it come free.
effect-frees = { $count ->
        [1] 1 कार्ड चलने लायक होगा
       *[other] { $count } कार्ड चलने लायक होंगे
    }
    .brief = { $count } चलने लायक
effect-empties-column = एक कॉलम खाली होगा
    .brief = खाली होगा
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] ग्रुप पूरा होगा
       *[column] सीक्वेंस पूरा होगा
    }
    .brief = पूरा होगा
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }: { $card }
       *[other] { $place }: { $card }, नीचे { $hidden } बंद
    }
    .brief = { $place }: { $card }, { $hidden }
# A label as a sentence, when something follows it.
sentence = { $text }।
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first }; { $then }

invites-any-card = कोई भी कार्ड
invites-reshuffle = फेंटी हुई ढेरी

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }, ऊपर कुछ नहीं
        [1] { $card }, उठा सकते हैं, ऊपर { $cards }
       *[other] { $card }, उठा सकते हैं, ऊपर { $count } कार्ड: { $cards }
    }
    .brief = { $count ->
        [0] { $card }, ऊपर कुछ नहीं
       *[other] { $card }, उठा सकते हैं, ऊपर { $count }
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }: टेबल पर नहीं
# The same where what was completed has a name: $group.
where-completed-group = { $card }: { $group }, पूरा, टेबल से हटा
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }, दबा हुआ, ऊपर { $count ->
        [1] { $cards }
       *[other] { $count } कार्ड: { $cards }
    }{ $moves ->
        [0] {""}
        [1] {""}
       *[other] ; { $moves } चालें दूर
    }
where-covered = { $card }, ऊपर { $count } कार्ड
# The cards looked for that lie face down or in the stock.
unseen-cards = अभी नहीं दिखे: { $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [1] { $card }
       *[other] { $card }, { $count } कार्ड
    }
unseen-count = { $count ->
        [0] सारे कार्ड दिख रहे हैं
        [1] 1 कार्ड नहीं दिखा
       *[other] { $count } कार्ड नहीं दिखे
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = सभी फ़ाउंडेशन पूरे हैं।
    .waste = दिखने वाला कोई कार्ड ढेरी पर नहीं जाएगा।

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [1] { $first }
       *[other] { $count } कार्ड, { $first } से { $last } तक
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = कुछ नहीं

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [1] { $first }
       *[other] { $first } से { $last } तक
    }
    .full = { $count ->
        [1] { $first }
       *[other] { $count } कार्ड, { $first } से { $last } तक
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }, नीचे { $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [1] { $card } { $to }।
       *[other] { $count } कार्ड, { $first } से { $last } तक, { $to }।
    }
    .brief = { $count ->
        [1] { $card } { $to }।
       *[other] { $count } कार्ड { $to }।
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [1] ।
       *[other] , { $drawn } निकाले।
    }{ $left ->
        [0] {" "}गड्डी खाली।
       *[other] {""}
    }
    .brief = { $card }।{ $left ->
        [0] {" "}गड्डी खाली।
       *[other] {""}
    }
    .full = { $drawn ->
        [1] { $card }, गड्डी से।
       *[other] { $card }, { $drawn } निकाले; नीचे { $under }।
    } { $left ->
        [0] गड्डी खाली।
       *[other] गड्डी में { $left } बाकी।
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = बाँटे: { $cards }।{ $left ->
        [0] {" "}गड्डी खाली।
       *[other] {""}
    }
    .brief = { $cards }।{ $left ->
        [0] {" "}गड्डी खाली।
       *[other] {""}
    }
    .full = बाँटे, कॉलम 1 से: { $cards }। { $left ->
        [0] गड्डी खाली।
       *[other] गड्डी में { $left } बाकी।
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = एक लाइन बँटी।
# $cards went to the foundations one after the other.
told-gathered = फ़ाउंडेशन पर: { $cards }।
# $count cards, more than are named; $card is the last.
told-gathered-many = { $count } कार्ड फ़ाउंडेशन पर, आख़िरी { $card }।
    .brief = { $count } कार्ड फ़ाउंडेशन पर।
told-turns-up = { $place }: { $card }।
    .full = { $place } में खुला: { $card }।
    .brief = { $card }।
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }: { $card }।
    .brief = { $card }।
# A card that the player has just heard named now lies at $place. $more is "yes" where more of the move is told.
told-lands = { $more ->
        [yes] {""}
       *[no] { $place }।
    }
    .full = { $place }।
told-shuffled = { $count ->
        [1] 1 कार्ड गड्डी में वापस।
       *[other] ढेरी फेंटी, { $count } कार्ड गड्डी में वापस।
    }
    .brief = फेंटी, { $count }।
told-score = स्कोर { $score }।
    .brief = {""}
# So many points were counted off: $points.
told-points-lost = पॉइंट कटे: { $points }।

undone = चाल वापस:
redone = चाल दोबारा:
nothing-to-undo = वापस लेने को कोई चाल नहीं।
undo-bound-reached = और चालें वापस नहीं होंगी: आपकी सेटिंग इतनी ही रखती है।
nothing-to-redo = दोबारा चलने को कोई चाल नहीं।
# $count is how many moves were taken back at once.
undone-several = { $count ->
        [one] { $count } चाल वापस ली।
       *[other] { $count } चालें वापस लीं।
    }
# $count is how many moves were done again at once.
redone-several = { $count ->
        [one] { $count } चाल दोबारा चली।
       *[other] { $count } चालें दोबारा चलीं।
    }
redo-end-reached = दोबारा चलने को और कुछ नहीं।
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = चाल { $n }:
at-the-deal = बाज़ी की शुरुआत पर।
# $most is how many there are.
undo-how-many = कितनी चालें वापस लें? ज़्यादा से ज़्यादा { $most }, वापस जाने के लिए 0।
# $most is how many there are.
redo-how-many = कितनी चालें दोबारा चलें? ज़्यादा से ज़्यादा { $most }, वापस जाने के लिए 0।
# $n moves have been made.
bookmark-set = { $n ->
        [0] बाज़ी की शुरुआत पर बुकमार्क।
       *[other] चाल { $n } पर बुकमार्क।
    }
bookmark-none = कोई बुकमार्क नहीं है।
bookmark-here = बुकमार्क यहीं है।
bookmark-beyond-bound = बुकमार्क बहुत पीछे है: आपकी सेटिंग उतनी चालें वापस नहीं लेने देती।
nothing-changed = अभी कोई चाल नहीं चली गई।

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = यह इस गेम में नहीं होता।
# $limit is how often the stock may be gone through.
refused-passes = निकालने को कुछ नहीं: गड्डी { $limit ->
        [1] एक ही बार
       *[other] सिर्फ़ { $limit } बार
    } चलती है।
refused-nothing-to-draw = निकालने को कुछ नहीं: गड्डी और ढेरी खाली हैं।
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] निकालने को कुछ नहीं: इस गेम में ढेरी फेंटना मना है।
        [1] निकालने को कुछ नहीं: ढेरी एक ही बार फेंट सकते थे, फेंट ली।
       *[other] निकालने को कुछ नहीं: ढेरी { $limit } बार फेंट सकते थे, फेंट ली।
    }
# A saved game names a difficulty that its game does not have.
refused-difficulty = इस गेम में ऐसा लेवल नहीं: { $difficulty }।
refused-nothing-picked = पहले कार्ड चुनें।
refused-same-place = कार्ड पहले से वहीं है।
# $place is a place in the form .to, such as the stock.
refused-not-a-target = { $place } कुछ नहीं जा सकता।
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $from } कुछ नहीं उठा सकते{ $count ->
        [0] : वहाँ खाली है।
       *[other] ।
    }
refused-from-foundation = फ़ाउंडेशन के कार्ड ग्रुप पूरा होने तक वहीं रहते हैं।
refused-covered = { $card }: ऊपर और कार्ड हैं। पहले उन्हें हटाएं।
refused-face-down = बंद कार्ड नहीं चल सकता। सबसे ऊपर आने पर खुलेगा।
# $card lies under a card of column $n.
refused-under = { $card }: कॉलम { $n } के नीचे है।

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card } { $place }: एक कार्ड खुलेगा।
    .from = { $card } { $from } { $place }: एक कार्ड खुलेगा।
hint-empties-column = { $card } { $place }: एक कॉलम खाली होगा।
    .from = { $card } { $from } { $place }: एक कॉलम खाली होगा।
hint-frees-waste = { $card } { $place }: ढेरी का अगला कार्ड मिलेगा।
hint-draw = कार्ड निकालें।
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = यह आँकड़ों में नहीं गिना जाएगा।
hint-none = कोई हिंट नहीं मिला। चाल वापस लें या कुछ और आज़माएं।
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = जो दिख रहा है उसमें कोई हिंट नहीं: { ANY($keys) } से पक्का हिंट ढूँढें।
# A hint was asked for when all was done.
hint-won = आप जीत चुके हैं।

dead-end = अब कोई चाल नहीं बची।
# After a round that was won or lost.
end-score = स्कोर: { $score }।
# The most points made before at this difficulty: $score.
high-score = सबसे ऊँचा स्कोर: { $score }।
high-score-new = सबसे ऊँचा स्कोर, नया रिकॉर्ड!
keep-looking = टेबल देखते रहें
