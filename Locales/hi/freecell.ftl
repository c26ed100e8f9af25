# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = फ़्रीसेल
objective-freecell = हर कार्ड फ़ाउंडेशन पर लाएं, हर सूट इक्के से बादशाह तक। कॉलम में कार्ड घटते क्रम में लगते हैं, एक लाल एक काला; सेल में कोई भी एक कार्ड।
    .brief = हर सूट अपने फ़ाउंडेशन पर, इक्के से बादशाह तक।
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { $cells } सेल

# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = सेल { $n }
    .at = सेल { $n }
    .to = सेल { $n } में
    .from = सेल { $n } से
    .typed = { $n } सेल में/से/
    .words = सेल, स, sel

# Under the objective: what is free to move cards through.
freecell-progress-room = { $cells ->
        [0] कोई खाली सेल नहीं
       *[other] { $cells } खाली सेल
    }, { $columns ->
        [0] कोई खाली कॉलम नहीं
       *[other] { $columns } खाली कॉलम
    }

## Refusals.

# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
freecell-refused-room = { $count } कार्डों की जगह चाहिए; { $room } की है।
    .short = { $count } कार्डों की जगह चाहिए, { $room } की है
freecell-refused-occupied = { $card } { $place } नहीं: वहाँ { $top } है, और सेल में एक ही कार्ड आता है।
# $number was asked for, $last is the highest number.
freecell-deal-number = बाज़ी { $number } नहीं है: फ़्रीसेल की बाज़ियों के नंबर 1 से { $last } तक हैं।
freecell-deal-not-winnable = यह वही मशहूर बाज़ी है जो जीती नहीं जा सकती।

## Hints. $card is moved $place; $wanted is the card under it that a foundation takes next.

freecell-hint-frees-cell = { $card } { $place }: एक सेल खाली होगा।
freecell-hint-digs = { $card } { $place }: नीचे से चाहिए { $wanted }।
freecell-hint-finish = पूरा करें: बाकी अपने आप हो जाएगा।

## Help.

help-freecell = फ़्रीसेल कैसे खेलें
help-freecell-text = कॉलम में कार्ड अपने से एक बड़े और दूसरे रंग के कार्ड पर जाता है। सेल में कोई भी एक कार्ड; खाली कॉलम में कोई भी। खाली सेल और खाली कॉलम जितनी जगह दें, उतना सीक्वेंस एक साथ चलता है। फ़ाउंडेशन पर एक ही सूट के कार्ड इक्के से ऊपर की ओर। बाज़ियों के नंबर Microsoft के FreeCell वाले हैं।
# Follows it for a player with a keyboard.
help-freecell-typing = हर जगह का नंबर वही रहता है; b से सारे नंबर। कार्ड उठाने के लिए उसकी जगह का नंबर लिखें, फिर उस जगह का जहाँ रखना है। या पूरी चाल एक साथ: 3 5, 7h 8s, 7h f; h पान, s हुकुम, d ईंट, c चिड़ी। कैपिटल F सारे सुरक्षित कार्ड चलाता है, और लगभग जीता हुआ गेम पूरा कर देता है।
# How points come: $card for each card.
freecell-points = पॉइंट: फ़ाउंडेशन पर हर कार्ड { $card }।

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = फ़ाइल खाली है। बाज़ी में कार्डों की { $columns } लाइनें होती हैं, हर कॉलम की एक।
# $count columns were found, FreeCell has $columns.
freecell-board-columns = बाज़ी में { $count } कॉलम हैं; फ़्रीसेल में { $columns } होते हैं।
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = लाइन { $line }, कार्ड { $position }: { $text } कोई कार्ड नहीं। कार्ड ऐसे लिखें: 10H, QS, AC।
# $card is a card, $line the number of a line.
freecell-board-again = लाइन { $line }: { $card } दो बार है।
# $cards is a list of cards.
freecell-board-missing = बाज़ी में ये नहीं हैं: { $cards }।
# $count cards, five or more.
freecell-board-incomplete = बाज़ी में { $count } कार्ड कम हैं।
# $line is the number of a line.
freecell-board-begun = लाइन { $line }: सेल और फ़ाउंडेशन खाली होने चाहिए। सिर्फ़ शुरू से बाज़ी ली जा सकती है।
