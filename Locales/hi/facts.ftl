# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = राजधानी: { $capital }।
fact-city-in = शहर किस देश में: { $country }।
fact-countries = देश: { $countries }।
fact-region = इलाका: { $region }, { $continent }।
fact-location = कहाँ: { $place }।
# A city is the capital of $count countries or states: $names.
fact-capital-of = किसकी राजधानी: { $names }।
fact-no-neighbours = ज़मीन से जुड़ा कोई पड़ोसी नहीं।
# $count neighbours by land: $names.
fact-neighbours = { $count } पड़ोसी: { $names }।
# Rounded. $millions and $tenths make "1.4 million".
fact-population-millions = आबादी: लगभग { $tenths ->
        [0] { $millions } मिलियन
       *[other] { $millions }.{ $tenths } मिलियन
    }।
fact-population = आबादी: लगभग { $people }।
fact-area = क्षेत्रफल: लगभग { $area } वर्ग किलोमीटर।
fact-length = लंबाई: { $length } किलोमीटर।
fact-height = ऊँचाई: { $height } मीटर।
# $count official languages: $names.
fact-languages = { $count ->
        [one] भाषा: { $names }।
       *[other] भाषाएं: { $names }।
    }
fact-currency = मुद्रा: { $currency }।
# $name is spoken in its own language.
fact-native-name = अपनी भाषा में: { $name }।

## Answers to the command facts.

facts-in-learner-mode = जानकारी लर्निंग मोड में मिलती है। कैपिटल L से चालू करें।
facts-choose-card = पहले कार्ड चुनें, फिर उसकी जानकारी माँगें।
# $card is a card.
facts-none = { $card }: कोई जानकारी नहीं।
# $card is a piece of a map that shows several countries.
facts-which = { $card }: किस देश की जानकारी?
