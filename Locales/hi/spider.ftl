# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.

game-spider = स्पाइडर
objective-spider = बादशाह से इक्के तक एक ही सूट के आठ सीक्वेंस बनाएं। कॉलम में किसी भी सूट के कार्ड घटते क्रम में लगते हैं, पर साथ में सिर्फ़ एक ही सूट के चलते हैं।
    .brief = एक सूट के आठ सीक्वेंस, बादशाह से इक्के तक।
# $difficulty is "Easy" and the like.
spider-choice = { $difficulty }: { $suits } सूट
act-deal = दस कार्ड बाँटें
    .short = बाँटें
command-deal = दस कार्ड बाँटें
    .words = बाँटो, बाँटें, baanto

## Progress.

# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] और नहीं बँट सकते
       *[other] { $deals } बार और बँटेंगे
    }, कॉलमों में { $hidden } बंद, { $columns ->
        [0] कोई खाली कॉलम नहीं
       *[other] { $columns } खाली कॉलम
    }

## Refusals.

spider-refused-no-deals = बाँटने को कुछ नहीं: पाँचों बार बँट चुके।
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count ->
        [1] { $columns } खाली है
       *[other] { $columns } खाली हैं
    }: बाँटने से पहले हर कॉलम में कार्ड चाहिए।

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card } { $from } { $place }: सूट एक ही है।
spider-hint-fills = { $card } { $from } { $place }: बाँटने के लिए हर कॉलम में कार्ड चाहिए।
spider-hint-deal = दस कार्ड बाँटें।

## Help.

help-spider = स्पाइडर कैसे खेलें
help-spider-text = कार्ड अपने से एक बड़े किसी भी कार्ड पर जाता है, सूट कोई भी हो, पर साथ में सिर्फ़ एक ही सूट के लगातार कार्ड चलते हैं। खाली कॉलम में कुछ भी रख सकते हैं। बादशाह से इक्के तक एक सूट का सीक्वेंस अपने आप टेबल से हट जाता है।
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = d से दस कार्ड बँटते हैं, हर कॉलम पर एक; तब कोई कॉलम खाली न हो।{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = पॉइंट: शुरू में { $start }, हर पूरे सीक्वेंस के { $run }। हर चाल पर { $move } कटता है, वापस ली गई चाल पर भी।
