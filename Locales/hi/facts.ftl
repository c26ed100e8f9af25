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
# Rounded. $millions and $tenths make "1.4 million": in lakhs, with crores written out.
fact-population-millions = आबादी: लगभग { $millions ->
        [10] १ करोड़
        [11] १.१ करोड़
        [12] १.२ करोड़
        [13] १.३ करोड़
        [14] १.४ करोड़
        [15] १.५ करोड़
        [16] १.६ करोड़
        [17] १.७ करोड़
        [18] १.८ करोड़
        [19] १.९ करोड़
        [20] २ करोड़
        [21] २.१ करोड़
        [22] २.२ करोड़
        [23] २.३ करोड़
        [24] २.४ करोड़
        [25] २.५ करोड़
        [26] २.६ करोड़
        [27] २.७ करोड़
        [28] २.८ करोड़
        [29] २.९ करोड़
        [30] ३ करोड़
        [31] ३.१ करोड़
        [32] ३.२ करोड़
        [33] ३.३ करोड़
        [34] ३.४ करोड़
        [35] ३.५ करोड़
        [36] ३.६ करोड़
        [37] ३.७ करोड़
        [38] ३.८ करोड़
        [39] ३.९ करोड़
        [40] ४ करोड़
        [41] ४.१ करोड़
        [42] ४.२ करोड़
        [43] ४.३ करोड़
        [44] ४.४ करोड़
        [45] ४.५ करोड़
        [46] ४.६ करोड़
        [47] ४.७ करोड़
        [48] ४.८ करोड़
        [49] ४.९ करोड़
        [50] ५ करोड़
        [51] ५.१ करोड़
        [52] ५.२ करोड़
        [53] ५.३ करोड़
        [54] ५.४ करोड़
        [55] ५.५ करोड़
        [56] ५.६ करोड़
        [57] ५.७ करोड़
        [58] ५.८ करोड़
        [59] ५.९ करोड़
        [60] ६ करोड़
        [61] ६.१ करोड़
        [62] ६.२ करोड़
        [63] ६.३ करोड़
        [64] ६.४ करोड़
        [65] ६.५ करोड़
        [66] ६.६ करोड़
        [67] ६.७ करोड़
        [68] ६.८ करोड़
        [69] ६.९ करोड़
        [70] ७ करोड़
        [71] ७.१ करोड़
        [72] ७.२ करोड़
        [73] ७.३ करोड़
        [74] ७.४ करोड़
        [75] ७.५ करोड़
        [76] ७.६ करोड़
        [77] ७.७ करोड़
        [78] ७.८ करोड़
        [79] ७.९ करोड़
        [80] ८ करोड़
        [81] ८.१ करोड़
        [82] ८.२ करोड़
        [83] ८.३ करोड़
        [84] ८.४ करोड़
        [85] ८.५ करोड़
        [86] ८.६ करोड़
        [87] ८.७ करोड़
        [88] ८.८ करोड़
        [89] ८.९ करोड़
        [90] ९ करोड़
        [91] ९.१ करोड़
        [92] ९.२ करोड़
        [93] ९.३ करोड़
        [94] ९.४ करोड़
        [95] ९.५ करोड़
        [96] ९.६ करोड़
        [97] ९.७ करोड़
        [98] ९.८ करोड़
        [99] ९.९ करोड़
        [100] १० करोड़
        [110] ११ करोड़
        [120] १२ करोड़
        [130] १३ करोड़
        [140] १४ करोड़
        [150] १५ करोड़
        [160] १६ करोड़
        [170] १७ करोड़
        [180] १८ करोड़
        [190] १९ करोड़
        [200] २० करोड़
        [210] २१ करोड़
        [220] २२ करोड़
        [230] २३ करोड़
        [240] २४ करोड़
        [250] २५ करोड़
        [260] २६ करोड़
        [270] २७ करोड़
        [280] २८ करोड़
        [290] २९ करोड़
        [300] ३० करोड़
        [310] ३१ करोड़
        [320] ३२ करोड़
        [330] ३३ करोड़
        [340] ३४ करोड़
        [350] ३५ करोड़
        [1300] १३० करोड़
        [1400] १४० करोड़
        [1500] १५० करोड़
       *[other] { $millions }{ $tenths } लाख
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

facts-in-learner-mode = जानकारी लर्निंग मोड में मिलती है। F8 से चालू करें।
facts-choose-card = पहले कार्ड चुनें, फिर उसकी जानकारी माँगें।
# $card is a card.
facts-none = { $card }: कोई जानकारी नहीं।
# $card is a piece of a map that shows several countries.
facts-which = { $card }: किस देश की जानकारी?
