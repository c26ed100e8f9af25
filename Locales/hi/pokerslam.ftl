# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points.

game-pokerslam = पोकर स्लैम
objective-pokerslam = आपस में सटे 2 से 5 कार्डों से पोकर हैंड बनाएं, कोने से सटे भी चलते हैं। हर कार्ड गिनती में आना चाहिए। ग्रिड पर कोई हैंड न बचे तो बाज़ी ख़त्म।
    .brief = सटे हुए 2 से 5 कार्डों के पोकर हैंड।
pokerslam-listed = आसान: ग्रिड के हैंड की सूची के साथ
pokerslam-unlisted = मुश्किल: हैंड ख़ुद ढूँढें
act-play-hand = हैंड खेलें
command-play-hand = हैंड खेलें
    .words = खेलो, खेलें, khelo
command-hands = ग्रिड के हैंड
    .words = हैंड, haind
command-best = इस कार्ड का सबसे अच्छा हैंड
    .words = सबसे अच्छा, बेस्ट, sabse achha
command-neighbours = इस कार्ड के आसपास के कार्ड
    .words = आसपास, पड़ोसी, aaspaas, padosi
command-chosen = चुने हुए कार्ड
    .words = चुने हुए, चुने, chune
command-falls = क्या गिरेगा
    .words = गिरेगा, girega
command-reference = हैंड के सारे प्रकार
    .words = प्रकार, prakar
# Told in the tutorial.
pokerslam-tutorial-choose = कार्ड का नंबर उसकी लाइन और कॉलम है।
help-pokerslam = पोकर स्लैम कैसे खेलें
help-pokerslam-text = कार्ड 5 लाइनों में हैं, हर लाइन में 5। सटे हुए 2 से 5 कार्ड चुनें, कोने से सटे भी, और पोकर हैंड की तरह खेलें; हर कार्ड गिनती में आना चाहिए। स्ट्रेट घूमकर भी बनता है: बादशाह, इक्का, 2। खेले हुए कार्ड हटते हैं, ऊपर के कार्ड गिरते हैं, और गड्डी से नए आकर ग्रिड भरते हैं।
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = कार्ड का नंबर उसकी लाइन और कॉलम है: 23 यानी लाइन 2, कॉलम 3। { $input ->
        [keys] फिर एंटर, या कैपिटल P, से हैंड खेलें। बैकस्पेस आख़िरी कार्ड वापस रखता है; सूची का हैंड यानी 0 और उसका नंबर।
       *[lines] उसे लिखें, या कार्ड, 7h यानी पान का 7, या कई: 7h 8h 9h। फिर 1, या कैपिटल P, से हैंड खेलें। “वापस रखो” आख़िरी कार्ड वापस रखता है।
    } चुना हुआ कार्ड फिर, या कोई बिना सटा कार्ड, चुनने से चुने हुए सब छूट जाते हैं। t से ग्रिड, { $input ->
        [keys] b
       *[lines] “लाइन 2” या “कॉलम 3”
    } से उसका हिस्सा, कैपिटल A से किसी कार्ड के आसपास के कार्ड, कैपिटल C से चुने हुए कार्ड, कैपिटल F से क्या गिरेगा, n से गड्डी में क्या है। कैपिटल M से ग्रिड के हैंड की सूची, कैपिटल B से किसी कार्ड का सबसे अच्छा हैंड; मुश्किल गेम में ये नहीं बताए जाते। कैपिटल E से सारे प्रकार के हैंड और उनके स्कोर।
# What each hand scores: $hands.
pokerslam-points = पॉइंट: { $hands }।

## Hands. A mini hand has 3 cards, a nearly hand 4. Straights run round the corner: king, ace, 2.
## The names are those of poker players, in English; a nearly hand is "अधूरा".

hand-pair = पेयर
hand-mini-straight = मिनी स्ट्रेट
hand-mini-flush = मिनी फ़्लश
hand-mini-straight-flush = मिनी स्ट्रेट फ़्लश
hand-mini-royal-flush = मिनी रॉयल फ़्लश
hand-three-of-a-kind = थ्री ऑफ़ अ काइंड
hand-two-pair = टू पेयर
hand-nearly-straight = अधूरा स्ट्रेट
hand-nearly-flush = अधूरा फ़्लश
hand-nearly-straight-flush = अधूरा स्ट्रेट फ़्लश
hand-nearly-royal-flush = अधूरा रॉयल फ़्लश
hand-four-of-a-kind = फ़ोर ऑफ़ अ काइंड
hand-straight = स्ट्रेट
hand-flush = फ़्लश
hand-full-house = फ़ुल हाउस
hand-straight-flush = स्ट्रेट फ़्लश
hand-royal-flush = रॉयल फ़्लश
# A line of the list of all hands; $cards is an example.
hand-reference = { $hand }, { $score }: { $cards }
# What the chosen cards are.
pokerslam-hand = { $hand }, { $score }
# A line of the list of the hands on the grid.
pokerslam-entry = { $hand }, { $score }: { $cards }
# After the best hand of each kind: $count hands are on the grid.
pokerslam-hands = कुल { $count } हैंड, कैपिटल M से पूरी सूची।
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }, { $score }: { $count } हैंड
# In the harder game the hands on the grid are not listed.
pokerslam-untold = मुश्किल गेम में हैंड ख़ुद ढूँढने हैं।
ask-best-1 = कौन सा कार्ड? उसका नंबर या नाम, वापस जाने के लिए 0।
ask-neighbours-1 = कौन सा कार्ड? उसका नंबर या नाम, वापस जाने के लिए 0।
# $card is part of no hand.
pokerslam-best-none = { $card }: अभी किसी हैंड में नहीं
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card }: { $neighbours }
pokerslam-neighbour = { $direction } { $card }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

direction-up = ऊपर
    .at = ऊपर
direction-down = नीचे
    .at = नीचे
direction-left = बाएं
    .at = बाएं
direction-right = दाएं
    .at = दाएं
direction-up-left = ऊपर बाएं
    .at = ऊपर बाएं
direction-up-right = ऊपर दाएं
    .at = ऊपर दाएं
direction-down-left = नीचे बाएं
    .at = नीचे बाएं
direction-down-right = नीचे दाएं
    .at = नीचे दाएं
pokerslam-chain = { $chain }, { $direction } { $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain }; फिर { $from }, { $direction } { $card }

## What playing a hand does.

pokerslam-played = { $hand }, { $score } पॉइंट।
    .brief = { $hand }, { $score }।
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place }: { $falls }।
       *[other] { $row ->
            [1] { $place }, नए: { $cards }
           *[other] { $place }, लाइन { $row } से नए: { $cards }
        }{ $count ->
            [0] {""}
            [1] ; गिरा: { $fallen }
           *[other] ; गिरे: { $fallen }
        }।
    }
    .brief = { $new ->
        [0] { $place }: { $falls }।
       *[other] { $place }: { $cards }।
    }
    .full = { $new ->
        [0] { $place }: { $falls }।
       *[other] { $count ->
            [0] { $place }, लाइन { $row } से नए: { $cards }।
           *[other] { $place }: { $falls }; लाइन { $row } से नए: { $cards }।
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card } लाइन { $row } में
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place }: { $falls }।
pokerslam-nothing-falls = कुछ नहीं गिरेगा।
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [0] कोई नया कार्ड नहीं।
        [1] 1 नया कार्ड।
       *[other] { $count } नए कार्ड।
    }
pokerslam-cleared = सारे 52 कार्ड ख़त्म!
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] गड्डी खाली।
       *[other] गड्डी में { $count } बाकी।
    }
    .brief = { $count } बाकी।

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = { $score } पॉइंट, गड्डी में { $deck }
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = कोई हैंड नहीं बचा। { $score } पॉइंट, { $left } कार्ड बाकी{ $record ->
        [new] , नया रिकॉर्ड
        [old] , रिकॉर्ड { $best }
       *[none] { "" }
    }।
# $count cards of a rank. The old names of the ranks, in the plural, so that two numbers do not meet.
pokerslam-deck-rank = { $rank ->
        [ace] इक्के
        [two] दुक्कियाँ
        [three] तिक्कियाँ
        [four] चौके
        [five] पंजे
        [six] छक्के
        [seven] सत्ते
        [eight] अट्ठे
        [nine] नहले
        [ten] दहले
        [jack] गुलाम
        [queen] बेगमें
       *[king] बादशाह
    }: { $count }
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] चिड़ी
        [diamonds] ईंट
        [hearts] पान
       *[spades] हुकुम
    }: { $count }
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = कार्ड अपने खाने में ही रहते हैं। सटे हुए 2 से 5 चुनें, फिर हैंड खेलें।
pokerslam-refused-not-there = सिर्फ़ ग्रिड के कार्ड चुन सकते हैं।
pokerslam-refused-played = { $card }: यह कार्ड खेला जा चुका।
pokerslam-refused-in-stock = { $card }: यह कार्ड अभी गड्डी में है।
pokerslam-refused-chosen = { $card }: यह कार्ड पहले से चुना हुआ है।
pokerslam-refused-five = हैंड में ज़्यादा से ज़्यादा 5 कार्ड।
pokerslam-refused-apart = { $card }: यह कार्ड चुने हुए कार्डों से सटा नहीं।
pokerslam-refused-one = { $card }: अकेला कार्ड हैंड नहीं होता। इससे सटा कार्ड चुनें।
# $count cards were chosen.
pokerslam-refused-no-hand = हैंड नहीं बना: इन { $count } कार्डों में कोई मेल नहीं।
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = हैंड नहीं बना, गिनती में नहीं { $count ->
        [one] आता
       *[other] आते
    }: { $cards }। { $count ->
        [one] उसके बिना
       *[other] उनके बिना
    }: { $hand }।

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }, { $score }। { $place }: { $chain }।
# The hint of the harder game.
pokerslam-hint-row = सबसे अच्छे हैंड का एक कार्ड लाइन { $row } में है।
# The same, to a player who asks again.
pokerslam-hint-kind = सबसे अच्छा हैंड: { $hand }, { $score }।
