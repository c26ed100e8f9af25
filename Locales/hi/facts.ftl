# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = राजधानी: { $capital }।
# Cities that share the seat of a country: $names, a list.
fact-capitals = राजधानियाँ: { $names }।
fact-city-in = { $country } का शहर।
fact-countries = देश: { $countries }।
fact-region = इलाका: { $region }, { $continent }।
fact-location = कहाँ: { $place }।
# A city is the capital of $count countries or states: $names.
fact-capital-of = { $kind ->
        [country] { $names } की राजधानी।
        [state] { $names } राज्य की राजधानी।
        [province] { $names } प्रांत की राजधानी।
        [canton] { $names } कैंटन की राजधानी।
        [prefecture] { $names } प्रीफ़ेक्चर की राजधानी।
        [republic] { $names } गणराज्य की राजधानी।
        [both] { $names } की राजधानी।
       *[region] { $names } की राजधानी।
    }
fact-no-neighbours = ज़मीन से जुड़ा कोई पड़ोसी नहीं।
# $count neighbours by land: $names.
fact-neighbours = { $count } पड़ोसी: { $names }।
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = पड़ोसी: { $names }।
# Rounded. $millions and $tenths make "1.4 million": in lakhs, with crores written out.
fact-population-millions = आबादी: लगभग { $millions ->
        [10] 1 करोड़
        [11] 1.1 करोड़
        [12] 1.2 करोड़
        [13] 1.3 करोड़
        [14] 1.4 करोड़
        [15] 1.5 करोड़
        [16] 1.6 करोड़
        [17] 1.7 करोड़
        [18] 1.8 करोड़
        [19] 1.9 करोड़
        [20] 2 करोड़
        [21] 2.1 करोड़
        [22] 2.2 करोड़
        [23] 2.3 करोड़
        [24] 2.4 करोड़
        [25] 2.5 करोड़
        [26] 2.6 करोड़
        [27] 2.7 करोड़
        [28] 2.8 करोड़
        [29] 2.9 करोड़
        [30] 3 करोड़
        [31] 3.1 करोड़
        [32] 3.2 करोड़
        [33] 3.3 करोड़
        [34] 3.4 करोड़
        [35] 3.5 करोड़
        [36] 3.6 करोड़
        [37] 3.7 करोड़
        [38] 3.8 करोड़
        [39] 3.9 करोड़
        [40] 4 करोड़
        [41] 4.1 करोड़
        [42] 4.2 करोड़
        [43] 4.3 करोड़
        [44] 4.4 करोड़
        [45] 4.5 करोड़
        [46] 4.6 करोड़
        [47] 4.7 करोड़
        [48] 4.8 करोड़
        [49] 4.9 करोड़
        [50] 5 करोड़
        [51] 5.1 करोड़
        [52] 5.2 करोड़
        [53] 5.3 करोड़
        [54] 5.4 करोड़
        [55] 5.5 करोड़
        [56] 5.6 करोड़
        [57] 5.7 करोड़
        [58] 5.8 करोड़
        [59] 5.9 करोड़
        [60] 6 करोड़
        [61] 6.1 करोड़
        [62] 6.2 करोड़
        [63] 6.3 करोड़
        [64] 6.4 करोड़
        [65] 6.5 करोड़
        [66] 6.6 करोड़
        [67] 6.7 करोड़
        [68] 6.8 करोड़
        [69] 6.9 करोड़
        [70] 7 करोड़
        [71] 7.1 करोड़
        [72] 7.2 करोड़
        [73] 7.3 करोड़
        [74] 7.4 करोड़
        [75] 7.5 करोड़
        [76] 7.6 करोड़
        [77] 7.7 करोड़
        [78] 7.8 करोड़
        [79] 7.9 करोड़
        [80] 8 करोड़
        [81] 8.1 करोड़
        [82] 8.2 करोड़
        [83] 8.3 करोड़
        [84] 8.4 करोड़
        [85] 8.5 करोड़
        [86] 8.6 करोड़
        [87] 8.7 करोड़
        [88] 8.8 करोड़
        [89] 8.9 करोड़
        [90] 9 करोड़
        [91] 9.1 करोड़
        [92] 9.2 करोड़
        [93] 9.3 करोड़
        [94] 9.4 करोड़
        [95] 9.5 करोड़
        [96] 9.6 करोड़
        [97] 9.7 करोड़
        [98] 9.8 करोड़
        [99] 9.9 करोड़
        [100] 10 करोड़
        [110] 11 करोड़
        [120] 12 करोड़
        [130] 13 करोड़
        [140] 14 करोड़
        [150] 15 करोड़
        [160] 16 करोड़
        [170] 17 करोड़
        [180] 18 करोड़
        [190] 19 करोड़
        [200] 20 करोड़
        [210] 21 करोड़
        [220] 22 करोड़
        [230] 23 करोड़
        [240] 24 करोड़
        [250] 25 करोड़
        [260] 26 करोड़
        [270] 27 करोड़
        [280] 28 करोड़
        [290] 29 करोड़
        [300] 30 करोड़
        [310] 31 करोड़
        [320] 32 करोड़
        [330] 33 करोड़
        [340] 34 करोड़
        [350] 35 करोड़
        [1300] 130 करोड़
        [1400] 140 करोड़
        [1500] 150 करोड़
       *[other] { $millions }{ $tenths } लाख
    }।
fact-population = आबादी: लगभग { $people }।
fact-area = क्षेत्रफल: लगभग { $area } वर्ग किलोमीटर।
# Of a million and more, rounded. $millions and $tenths make "1.4 million": in lakhs, with crores written out.
fact-area-millions = क्षेत्रफल: लगभग { $millions ->
        [10] 1 करोड़
        [11] 1.1 करोड़
        [12] 1.2 करोड़
        [13] 1.3 करोड़
        [14] 1.4 करोड़
        [15] 1.5 करोड़
        [16] 1.6 करोड़
        [17] 1.7 करोड़
        [18] 1.8 करोड़
        [19] 1.9 करोड़
        [20] 2 करोड़
        [21] 2.1 करोड़
        [22] 2.2 करोड़
        [23] 2.3 करोड़
        [24] 2.4 करोड़
        [25] 2.5 करोड़
        [26] 2.6 करोड़
        [27] 2.7 करोड़
        [28] 2.8 करोड़
        [29] 2.9 करोड़
        [30] 3 करोड़
        [31] 3.1 करोड़
        [32] 3.2 करोड़
        [33] 3.3 करोड़
        [34] 3.4 करोड़
        [35] 3.5 करोड़
        [36] 3.6 करोड़
        [37] 3.7 करोड़
        [38] 3.8 करोड़
        [39] 3.9 करोड़
        [40] 4 करोड़
        [41] 4.1 करोड़
        [42] 4.2 करोड़
        [43] 4.3 करोड़
        [44] 4.4 करोड़
        [45] 4.5 करोड़
        [46] 4.6 करोड़
        [47] 4.7 करोड़
        [48] 4.8 करोड़
        [49] 4.9 करोड़
        [50] 5 करोड़
        [51] 5.1 करोड़
        [52] 5.2 करोड़
        [53] 5.3 करोड़
        [54] 5.4 करोड़
        [55] 5.5 करोड़
        [56] 5.6 करोड़
        [57] 5.7 करोड़
        [58] 5.8 करोड़
        [59] 5.9 करोड़
        [60] 6 करोड़
        [61] 6.1 करोड़
        [62] 6.2 करोड़
        [63] 6.3 करोड़
        [64] 6.4 करोड़
        [65] 6.5 करोड़
        [66] 6.6 करोड़
        [67] 6.7 करोड़
        [68] 6.8 करोड़
        [69] 6.9 करोड़
        [70] 7 करोड़
        [71] 7.1 करोड़
        [72] 7.2 करोड़
        [73] 7.3 करोड़
        [74] 7.4 करोड़
        [75] 7.5 करोड़
        [76] 7.6 करोड़
        [77] 7.7 करोड़
        [78] 7.8 करोड़
        [79] 7.9 करोड़
        [80] 8 करोड़
        [81] 8.1 करोड़
        [82] 8.2 करोड़
        [83] 8.3 करोड़
        [84] 8.4 करोड़
        [85] 8.5 करोड़
        [86] 8.6 करोड़
        [87] 8.7 करोड़
        [88] 8.8 करोड़
        [89] 8.9 करोड़
        [90] 9 करोड़
        [91] 9.1 करोड़
        [92] 9.2 करोड़
        [93] 9.3 करोड़
        [94] 9.4 करोड़
        [95] 9.5 करोड़
        [96] 9.6 करोड़
        [97] 9.7 करोड़
        [98] 9.8 करोड़
        [99] 9.9 करोड़
        [100] 10 करोड़
        [110] 11 करोड़
        [120] 12 करोड़
        [130] 13 करोड़
        [140] 14 करोड़
        [150] 15 करोड़
        [160] 16 करोड़
        [170] 17 करोड़
        [180] 18 करोड़
        [190] 19 करोड़
        [200] 20 करोड़
       *[other] { $millions }{ $tenths } लाख
    } वर्ग किलोमीटर।
fact-length = लंबाई: लगभग { $length } किलोमीटर।
fact-height = ऊँचाई: लगभग { $height } मीटर।
# That of a strait, rounded.
fact-width = सबसे कम चौड़ाई: लगभग { $width } किलोमीटर।
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = जल क्षेत्र: { $names }।
# $year is the year in which it was opened.
fact-opened = खुलने का वर्ष: { $year }।
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = विश्व धरोहर सूची में: { $year } से।
# $count official languages: $names.
fact-languages = { $count ->
        [one] भाषा: { $names }।
       *[other] भाषाएं: { $names }।
    }
fact-currency = मुद्रा: { $currency }।
# $name is spoken in its own language.
fact-native-name = अपनी भाषा में: { $name }।

## Answers to the command facts.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = जानकारी लर्निंग मोड में मिलती है। { ANY($ways) } से चालू करें।
facts-choose-card = पहले कार्ड चुनें, फिर उसकी जानकारी माँगें।
# $card is a card.
facts-none = { $card }: कोई जानकारी नहीं।
# $card is a piece of a map that shows several countries.
facts-which = { $card }: किस देश की जानकारी?
