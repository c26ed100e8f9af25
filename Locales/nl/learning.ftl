# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = Leren: quiz en voortgang
learning = Leren
quiz-start = Quiz
quiz-continent = Quiz over een werelddeel
quiz-kind = Quiz met één soort vragen
quiz-kind-group = Welke groep
quiz-kind-capital = De hoofdstad
quiz-kind-neighbour = Een buurland
quiz-kind-place = Waar het ligt
quiz-kind-remark = Waar hij om bekendstaat
quiz-kind-own-name = Landen met hun eigen naam
quiz-kind-own-capital = Hoofdsteden met hun eigen naam
quiz-kind-own-neighbour = Buurlanden met hun eigen naam
progress-menu = Voortgang

## Questions about $name, a place; four answers follow.

question-group = { $name }: bij welke groep hoort dit?
question-capital = { $name }: wat is de hoofdstad?
question-neighbour = { $name }: wat grenst eraan?
question-place = { $name }: waar ligt dat?
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = Welke plek ontbreekt? { $remark }
quiz-gap = X
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = Welk land noemt zichzelf { $name }?
question-own-capital = Welk land noemt zijn hoofdstad { $name }?
question-own-neighbour = Welk land grenst aan het land dat zichzelf { $name } noemt?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } { $n } van { $count }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Goed: { $answer }.
# The same where the player has chosen another.
quiz-wrong = Fout. Het goede antwoord is: { $answer }.
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own }: { $name }.
# At the end: $right of $count answers were right.
quiz-result = { $right } van { $count } goed.
# $names is a list of what was not known.
quiz-missed = Binnenkort nog een keer: { $names }.
quiz-none = Geen vraag past. Kies een ander werelddeel of een andere soort.

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = Bijles: { $count ->
        [one] 1 plaats
       *[other] { $count } plaatsen
    }.
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name }: { $groups }.
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = Bijles over wat je niet wist: { ANY($ways) }.
refresher-none = Er valt niets in te halen.

## Studying the groups of a round before it is played.

study-first = Eerst de groepen leren
# $difficulty is that of the round.
study = Leren, { $difficulty }
study-play = Deze ronde spelen
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }. { $fact }

## After a round.

review-mistakes = De fouten doornemen
review = Fouten
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name }: niet { $tried }, maar { $right }
# The same where it is not known any more what was tried.
review-right = { $name }: { $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = { $kilometres } kilometer { $direction ->
        [north] ten noorden
        [north-east] ten noordoosten
        [east] ten oosten
        [south-east] ten zuidoosten
        [south] ten zuiden
        [south-west] ten zuidwesten
        [west] ten westen
       *[north-west] ten noordwesten
    } van { $place }.
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital }: { $kilometres } kilometer { $direction ->
        [north] ten noorden
        [north-east] ten noordoosten
        [east] ten oosten
        [south-east] ten zuidoosten
        [south] ten zuiden
        [south-west] ten zuidwesten
        [west] ten westen
       *[north-west] ten noordwesten
    } van { $place }.

## What a round is about.

choose-motif = Waar de ronde over gaat
theme-needed = Wat je het hardst nodig hebt
theme-surprise = Verras me
theme-continent = Eén werelddeel
theme-topic = Eén soort groepen
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }, { $topic }
theme-nothing-needed = Er is nog niets te herhalen: doe eerst de quiz of speel een ronde.
topic-countries = Landen
topic-neighbours = Buurlanden
topic-coasts = Kusten
topic-languages = Talen
topic-capitals = Hoofdsteden
topic-cities = Steden
topic-states = Staten en provincies
topic-nature = Natuur
topic-landmarks = Bouwwerken
topic-flags = Vlaggen
topic-records = Grootste en kleinste
topic-clocks = Tijdzones
# $theme is a continent, one of the kinds above, or both.
atlas-theme = Thema: { $theme }.
# The same where only $count groups can be dealt together.
atlas-theme-fewer = Thema: { $theme }. Er { $count ->
        [one] past maar 1 groep
       *[other] passen maar { $count } groepen
    }.
# $theme is as above.
atlas-theme-too-small = Te weinig groepen: { $theme }. Kies een ander werelddeel of een andere soort.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: { $known } van { $places } plaatsen bekend{ $due ->
        [0] .
       *[other] , { $due } te herhalen.
    }
progress-none = Er is nog niets gevraagd. De quiz staat in het hoofdmenu onder Leren.

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = De laatste zeven dagen
week = De laatste zeven dagen, en de zeven daarvoor.
week-days = Speeldagen: { NUMBER($now) }, daarvoor { NUMBER($before) }.
# What was known at the end of the seven days.
week-known = Bekende plaatsen: { NUMBER($now) }, daarvoor { NUMBER($before) }.
# What was asked about for the first time.
week-new = Nieuw: { NUMBER($now) }, daarvoor { NUMBER($before) }.
# What had been known and was then missed.
week-forgotten = Vergeten: { NUMBER($now) }, daarvoor { NUMBER($before) }.
# $right of $count answers about the places of $group were right.
week-best = Beste groep: { $group }, { NUMBER($right) } van { NUMBER($count) } goed.
# The same.
week-weakest = Zwakste groep: { $group }, { NUMBER($right) } van { NUMBER($count) } goed.
week-none = De laatste twee weken is er niet gespeeld.

## The map of progress: its title, and what its marks mean.

map-title = Wat je van de wereld weet
map-standing-known = bekend
map-standing-due = te herhalen
map-standing-new = nog niet gevraagd
map-none = De kaart kan niet worden getekend: de omtrekken ontbreken. Installeer het spel opnieuw.
