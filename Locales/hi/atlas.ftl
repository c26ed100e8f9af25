# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group has one base card ("Countries of Europe") and its partners ("France").
### $group is the name of a group, $card a card, $place a place in the form .to.

game-atlas = एटलस सॉलिटेयर
objective-atlas = हर ग्रुप पूरा करें: पहले उसका बेस कार्ड फ़ाउंडेशन पर, फिर उसके साथी कार्ड।
    .brief = हर ग्रुप पूरा करें।

# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }, बेस कार्ड
    .short = { $group }
    .brief = { $group }, बेस
# A card of the player's own groups.
name-own = { $name }

atlas-invites-base = बेस कार्ड

# $done of $total groups are complete now.
atlas-group-completed = ग्रुप पूरा: { $group }, { $total } में से { $done }।
    .brief = पूरा: { $group }।
command-completed = पूरे हुए ग्रुप पढ़ें
    .words = पूरे ग्रुप, pure group
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group }: { $cards }
atlas-completed-none = अभी कोई ग्रुप पूरा नहीं हुआ।
atlas-nothing-playable-drawn = गड्डी खाली है, और निकला हुआ कोई कार्ड कहीं नहीं लगता।

## Progress. $missing partners are still to come.

atlas-progress = { $total } में से { $done } ग्रुप { $done ->
        [1] पूरा
       *[other] पूरे
    }
atlas-progress-group = { $group }: { $missing } कार्ड बाकी
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = गड्डी में { $stock }, ढेरी में { $waste }, कॉलमों में { $hidden } बंद

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = { $card } { $place } नहीं: खाली फ़ाउंडेशन पर पहले बेस कार्ड।
atlas-refused-occupied = { $card } { $place } नहीं: वहाँ ग्रुप है { $group }। बेस कार्ड को खाली फ़ाउंडेशन चाहिए।
atlas-refused-not-in-group = { $card } इस ग्रुप का नहीं: { $group }।
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = { $card }: { $group } भी सही, पर इस बाज़ी में इसका ग्रुप है { $home }।
atlas-refused-name-there = { $card }: वहाँ पहले से है; यह वाला दूसरे ग्रुप का है।
atlas-refused-base-in-column = { $card } { $place } नहीं: बेस कार्ड सिर्फ़ खाली जगह पर जाता है।
atlas-refused-on-base = { $card } { $place } नहीं: कॉलम में बेस कार्ड पर कुछ नहीं जाता।
atlas-refused-not-together = { $card } और { $top }: एक ग्रुप के नहीं।
atlas-refused-other-group = { $card } और { $top }: साथ हो सकते हैं, पर इस बाज़ी में नहीं।

## Hints.

atlas-hint-belongs = { $card } { $place }: ग्रुप { $group }।
atlas-hint-opens = { $card } { $place }: नया ग्रुप खुलेगा।

## Learner mode.

# The group of a card, after its name.
atlas-lesson-group = { $group }।
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] सब आ गए: { $members }।
        [1] 1 कार्ड आना है। इसके कार्ड: { $members }।
       *[other] { $missing } कार्ड आने हैं। इसके कार्ड: { $members }।
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = तस्वीर: { $caption }
card-picture = तस्वीर के साथ।

## Decks and dealing.

deck-without-groups = डेक में कम से कम एक ग्रुप चाहिए।
# $limit is the most a deck may have.
deck-too-large = डेक में ज़्यादा से ज़्यादा { $limit } ग्रुप हो सकते हैं।
deck-group-incomplete = ग्रुप { $group } में बेस कार्ड या साथी कार्ड नहीं हैं।
deck-group-twice = ग्रुप { $group } डेक में दो बार है।
deck-name-twice = ग्रुप { $group } में एक ही कार्ड दो बार है।
deck-columns = कॉलम ऐसे नहीं बँट सकते: चार नंबर दें, और कुल कार्डों से ज़्यादा नहीं।
deck-no-group = डेक में कम से कम एक ग्रुप चाहिए।
deck-unknown-group = यह ग्रुप नहीं है: { $group }।
deck-no-base = ग्रुप { $group } में बेस कार्ड नहीं है।
deck-no-partners = ग्रुप { $group } में साथी कार्ड नहीं हैं।
# $found groups are there, $needed were asked for.
deal-too-few-groups = { $needed } ग्रुपों की बाज़ी नहीं बँट सकती: चुनने को सिर्फ़ { $found } हैं।
# $needed groups were asked for.
deal-too-much-shared = { $needed } ग्रुपों की बाज़ी नहीं बँट सकती: बहुत से कार्ड दो-दो ग्रुपों के हो जाएंगे।
deal-any = कोई भी बाज़ी: शायद जीती न जा सके।
deal-not-known-winnable = शायद यह बाज़ी जीती न जा सके।

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $card }, ग्रुप { $home }: इस ग्रुप में भी सही: { $other }।
overlap-homonym = { $card }, ग्रुप { $home }: इसी नाम का कार्ड इसमें भी है: { $other }।

## Help.

help-atlas = एटलस सॉलिटेयर कैसे खेलें
help-atlas-text = हर ग्रुप का एक बेस कार्ड और कुछ साथी कार्ड हैं। बेस कार्ड खाली फ़ाउंडेशन पर रखें, फिर उस पर उसके साथी। कॉलम में साथी कार्ड अपने ही ग्रुप के साथी पर जाता है; खाली कॉलम में कोई भी कार्ड। कुछ न लगे तो गड्डी से निकालें।
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] कार्ड उठाने के लिए उसकी जगह का नंबर लिखें, फिर उस जगह का जहाँ रखना है। दो नंबर एक पूरी चाल हैं: 5 7 से जगह 5 का कार्ड जगह 7 पर जाता है।
    }

## Settings.

setting-reshuffles = ढेरी कितनी बार फेंटें
setting-reshuffles-help = ढेरी कितनी बार फेंट सकते हैं, नए गेमों में।
setting-level = स्कूल का स्तर
setting-level-help = नए गेमों में कौन-से ग्रुप बाँटे जाएं।
setting-level-any = कोई भी
setting-level-primary = प्राथमिक
setting-level-secondary = माध्यमिक
setting-level-expert = स्कूल से आगे
