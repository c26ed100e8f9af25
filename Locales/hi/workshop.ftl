# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = आपके अपने ग्रुप
    .brief = अपने ग्रुप
workshop-group-new = नया ग्रुप
workshop-deck-new = नया डेक
workshop-group-summary = { $title }, { $parts } कार्ड
workshop-deck-summary = डेक { $title }, { $parts } ग्रुप
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = ग्रुप का नाम? वापस जाने के लिए 0।
workshop-deck-name = डेक का नाम? वापस जाने के लिए 0।
workshop-group-add = कार्ड जोड़ें
workshop-deck-add = ग्रुप जोड़ें
workshop-group-remove = कार्ड हटाएं
workshop-deck-remove = ग्रुप हटाएं
workshop-rename = नाम बदलें
workshop-save = सेव करें
workshop-discard = सेव न करें
workshop-delete = मिटाएं
workshop-group-next = कार्ड { $n }? खाली लाइन से ख़त्म।
    .brief = कार्ड { $n }?
workshop-group-added = { $part }। कार्ड { $n }?
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }, जैसा लिखा है। कार्ड { $n }?
workshop-group-twice = { $part } पहले से है। कार्ड { $n }?
workshop-group-too-many = 60 से ज़्यादा कार्ड नहीं आते। खाली लाइन से ख़त्म।
workshop-deck-next = ग्रुप { $n }? नाम का हिस्सा काफ़ी है; खाली लाइन से ख़त्म।
    .brief = ग्रुप { $n }?
workshop-deck-added = { $part }। ग्रुप { $n }?
workshop-deck-twice = { $part } पहले से है। ग्रुप { $n }?
workshop-deck-too-many = 64 से ज़्यादा ग्रुप नहीं आते। खाली लाइन से ख़त्म।
workshop-deck-unknown = ऐसे नाम का कोई ग्रुप नहीं: { $name }। कोई और?
workshop-which = { $name }: कौन सा?
workshop-as-typed = सिर्फ़ { $name }, जैसा लिखा है
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = { $count ->
        [one] { $count } कार्ड, जो दूसरे ग्रुप में भी आता है
       *[other] { $count } कार्ड, जो दूसरे ग्रुपों में भी आते हैं
    }
# $card also fits each of $groups.
workshop-overlap = { $card }: { $groups }
workshop-keep-question = { $title }: सेव करें?
workshop-group-too-few = ग्रुप में 2 कार्ड चाहिए।
workshop-deck-too-few = डेक में एक ग्रुप चाहिए।
workshop-group-saved = सेव हुआ: { $title }, { $parts } कार्ड।
workshop-deck-saved = सेव हुआ: { $title }, { $parts } ग्रुप।
workshop-delete-question = { $title } मिटाएं?
workshop-deleted = मिट गया: { $title }।
# $reason is what is wrong with what was typed.
workshop-no-name = यह नाम नहीं है: { $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }, { $parts } कार्ड।
workshop-import-none = { $file }: कोई ग्रुप नहीं। हर लाइन एक ग्रुप है: पहले उसका नाम, फिर उसके कार्ड।
# After the first $most groups.
workshop-import-limit = { $file }: बहुत ज़्यादा ग्रुप। सीमा: { $most }।
# $reason is why the line is no group.
workshop-import-line = { $file }, लाइन { $line }: { $reason }
workshop-import-twice = { $part } दो बार है।
workshop-import-no-name = पहला सेल खाली है: उसमें ग्रुप का नाम आता है।
workshop-import-quotes = उद्धरण चिह्न बंद नहीं हुआ।
workshop-import-too-many = 60 से ज़्यादा कार्ड।
