# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = सीखें: क्विज़ और प्रगति
learning = सीखें
quiz-start = क्विज़
quiz-continent = एक महाद्वीप का क्विज़
quiz-kind = एक ही तरह के सवालों का क्विज़
quiz-kind-group = किस ग्रुप में है
quiz-kind-capital = राजधानी
quiz-kind-neighbour = पड़ोसी
quiz-kind-place = कहाँ है
quiz-kind-remark = किस बात के लिए जानी जाती है
quiz-kind-own-name = देश अपने ही नाम से
quiz-kind-own-capital = राजधानियाँ अपने ही नाम से
quiz-kind-own-neighbour = पड़ोसी अपने ही नाम से
progress-menu = प्रगति

## Questions about $name, a place; four answers follow.

question-group = { $name } किस ग्रुप में है?
question-capital = { $name } की राजधानी क्या है?
question-neighbour = { $name } का पड़ोसी कौन सा है?
question-place = { $name } कहाँ है?
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = कौन सी जगह छूटी है? { $remark }
quiz-gap = अमुक
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = कौन सा देश खुद को { $name } कहता है?
question-own-capital = कौन सा देश अपनी राजधानी को { $name } कहता है?
question-own-neighbour = जो देश खुद को { $name } कहता है, उसका पड़ोसी कौन सा है?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } सवाल { $n }, कुल { $count }।
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = सही: { $answer }।
# The same where the player has chosen another.
quiz-wrong = गलत। सही जवाब: { $answer }।
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own }: { $name }।
# At the end: $right of $count answers were right.
quiz-result = { $count } में से { $right } सही।
# $names is a list of what was not known.
quiz-missed = जल्द फिर आएंगे: { $names }।
quiz-none = ऐसा कोई सवाल नहीं। दूसरा महाद्वीप या दूसरा प्रकार चुनें।

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = छोटा पाठ: { $count ->
        [one] 1 जगह
       *[other] { $count } जगहें
    }।
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name }: { $groups }।
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = जो नहीं आया उसका पाठ: { ANY($ways) }।
refresher-none = अभी दोहराने को कुछ नहीं।

## Studying the groups of a round before it is played.

study-first = पहले ग्रुप याद करें
# $difficulty is that of the round.
study = याद करें, { $difficulty }
study-play = यह बाज़ी खेलें
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }। { $fact }

## After a round.

review-mistakes = गलतियाँ देखें
review = गलतियाँ
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name }: { $tried } नहीं, { $right }
# The same where it is not known any more what was tried.
review-right = { $name }: { $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = { $place } से { $kilometres } किलोमीटर { $direction ->
        [north] उत्तर
        [north-east] उत्तर-पूर्व
        [east] पूर्व
        [south-east] दक्षिण-पूर्व
        [south] दक्षिण
        [south-west] दक्षिण-पश्चिम
        [west] पश्चिम
       *[north-west] उत्तर-पश्चिम
    } में।
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital }: { $place } से { $kilometres } किलोमीटर { $direction ->
        [north] उत्तर
        [north-east] उत्तर-पूर्व
        [east] पूर्व
        [south-east] दक्षिण-पूर्व
        [south] दक्षिण
        [south-west] दक्षिण-पश्चिम
        [west] पश्चिम
       *[north-west] उत्तर-पश्चिम
    } में।

## What a round is about.

choose-motif = बाज़ी किस बारे में हो
theme-needed = जिसे दोहराना सबसे ज़रूरी है
theme-surprise = कुछ भी
theme-continent = एक महाद्वीप
theme-topic = एक तरह के ग्रुप
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }, { $topic }
theme-nothing-needed = अभी दोहराने को कुछ नहीं: पहले क्विज़ करें या एक बाज़ी खेलें।
topic-countries = देश
topic-neighbours = पड़ोसी
topic-coasts = समुद्र तट
topic-languages = भाषाएं
topic-capitals = राजधानियाँ
topic-cities = शहर
topic-states = राज्य और प्रांत
topic-nature = प्रकृति
topic-landmarks = दर्शनीय स्थल
topic-flags = झंडे
topic-records = सबसे बड़े और सबसे छोटे
topic-clocks = समय क्षेत्र
# $theme is a continent, one of the kinds above, or both.
atlas-theme = विषय: { $theme }।
# The same where only $count groups can be dealt together.
atlas-theme-fewer = विषय: { $theme }। सिर्फ़ { $count } ग्रुप मिले।
# $theme is as above.
atlas-theme-too-small = बहुत कम ग्रुप: { $theme }। दूसरा महाद्वीप या दूसरा प्रकार चुनें।

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: { $places } जगहों में से { $known } याद{ $due ->
        [0] ।
        [one] , { $due } दोहरानी है।
       *[other] , { $due } दोहरानी हैं।
    }
progress-none = अभी कुछ नहीं पूछा गया। क्विज़ मुख्य मेन्यू में, सीखें के अंदर है।

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = पिछले सात दिन
week = पिछले सात दिन, और उनसे पहले के सात।
week-days = कितने दिन खेले: { NUMBER($now) }, पहले { NUMBER($before) }।
# What was known at the end of the seven days.
week-known = जो जगहें याद हैं: { NUMBER($now) }, पहले { NUMBER($before) }।
# What was asked about for the first time.
week-new = नई: { NUMBER($now) }, पहले { NUMBER($before) }।
# What had been known and was then missed.
week-forgotten = भूली हुई: { NUMBER($now) }, पहले { NUMBER($before) }।
# $right of $count answers about the places of $group were right.
week-best = सबसे अच्छा ग्रुप: { $group }, { NUMBER($count) } में से { NUMBER($right) } सही।
# The same.
week-weakest = सबसे कमज़ोर ग्रुप: { $group }, { NUMBER($count) } में से { NUMBER($right) } सही।
week-none = पिछले दो हफ़्तों में कुछ नहीं खेला गया।

## The map of progress: its title, and what its marks mean.

map-title = दुनिया के बारे में आप क्या जानते हैं
map-standing-known = याद
map-standing-due = दोहराना है
map-standing-new = अभी नहीं पूछा
map-none = नक्शा नहीं बन सकता: उसकी रेखाएं नहीं हैं। गेम फिर से इंस्टॉल करें।
