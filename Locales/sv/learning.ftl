# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = Lär dig: frågesport och framsteg
learning = Lär dig
quiz-start = Frågesport
quiz-continent = Frågesport om en världsdel
quiz-kind = Frågesport med en sorts frågor
quiz-kind-group = Vilken grupp
quiz-kind-capital = Huvudstaden
quiz-kind-neighbour = En granne
quiz-kind-place = Var det ligger
quiz-kind-remark = Vad den är känd för
quiz-kind-own-name = Länder med sina egna namn
quiz-kind-own-capital = Huvudstäder med sina egna namn
quiz-kind-own-neighbour = Grannar med sina egna namn
progress-menu = Framsteg

## Questions about $name, a place; four answers follow.

question-group = { $name }: vilken grupp hör det till?
question-capital = { $name }: vad heter huvudstaden?
question-neighbour = { $name }: vad gränsar det till?
question-place = { $name }: var ligger det?
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = Vilken plats saknas? { $remark }
quiz-gap = X
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = Vilket land kallar sig självt { $name }?
question-own-capital = Vilket land kallar sin huvudstad { $name }?
question-own-neighbour = Vilket land gränsar till det som kallar sig självt { $name }?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } { NUMBER($n) } av { NUMBER($count) }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Rätt: { $answer }.
# The same where the player has chosen another.
quiz-wrong = Fel. Rätt svar är: { $answer }.
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own }: { $name }.
# At the end: $right of $count answers were right.
quiz-result = { NUMBER($right) } av { NUMBER($count) } rätt.
# $names is a list of what was not known.
quiz-missed = Återkommer snart: { $names }.
quiz-none = Ingen fråga passar. Välj en annan världsdel eller en annan sort.

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = Lektion: { NUMBER($count, gender: "common") } { $count ->
        [one] plats
       *[other] platser
    }.
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name }: { $groups }.
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = Lektion om det du missade: { ANY($ways) }.
refresher-none = Det finns inget kvar att ta igen.

## Studying the groups of a round before it is played.

study-first = Lär dig grupperna först
# $difficulty is that of the round.
study = Lär dig, { $difficulty }
study-play = Spela den här rundan
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }. { $fact }

## After a round.

review-mistakes = Gå igenom felen
review = Fel
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name }: inte { $tried }, utan { $right }
# The same where it is not known any more what was tried.
review-right = { $name }: { $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = { NUMBER($kilometres, gender: "common") } kilometer { $direction ->
        [north] norr
        [north-east] nordost
        [east] öster
        [south-east] sydost
        [south] söder
        [south-west] sydväst
        [west] väster
       *[north-west] nordväst
    } om { $place }.
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital }: { NUMBER($kilometres, gender: "common") } kilometer { $direction ->
        [north] norr
        [north-east] nordost
        [east] öster
        [south-east] sydost
        [south] söder
        [south-west] sydväst
        [west] väster
       *[north-west] nordväst
    } om { $place }.

## What a round is about.

choose-motif = Vad rundan handlar om
theme-needed = Det du behöver öva mest på
theme-surprise = Överraska mig
theme-continent = En världsdel
theme-topic = En sorts grupper
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }, { $topic }
theme-nothing-needed = Det finns inget att repetera än: gör frågesporten eller spela en runda först.
topic-countries = Länder
topic-neighbours = Grannländer
topic-coasts = Kuster
topic-languages = Språk
topic-capitals = Huvudstäder
topic-cities = Städer
topic-states = Delstater och provinser
topic-nature = Natur
topic-landmarks = Sevärdheter
topic-flags = Flaggor
topic-records = Störst och minst
topic-clocks = Tidszoner
# $theme is a continent, one of the kinds above, or both.
atlas-theme = Tema: { $theme }.
# The same where only $count groups can be dealt together.
atlas-theme-fewer = Tema: { $theme }. Bara { COUNT($count, "groups") } passar.
# $theme is as above.
atlas-theme-too-small = För få grupper: { $theme }. Välj en annan världsdel eller en annan sort.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: { NUMBER($known, gender: "common") } av { NUMBER($places) } platser { $known ->
        [one] känd
       *[other] kända
    }{ $due ->
        [0] .
       *[other] , { NUMBER($due, gender: "common") } att repetera.
    }
progress-none = Inga frågor har ställts än. Frågesporten finns i huvudmenyn under Lär dig.

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = De senaste sju dagarna
week = De senaste sju dagarna och de sju dessförinnan.
week-days = Speldagar: { NUMBER($now) }, tidigare { NUMBER($before) }.
# What was known at the end of the seven days.
week-known = Kända platser: { NUMBER($now) }, tidigare { NUMBER($before) }.
# What was asked about for the first time.
week-new = Nya: { NUMBER($now) }, tidigare { NUMBER($before) }.
# What had been known and was then missed.
week-forgotten = Glömda: { NUMBER($now) }, tidigare { NUMBER($before) }.
# $right of $count answers about the places of $group were right.
week-best = Bästa grupp: { $group }, { NUMBER($right) } av { NUMBER($count) } rätt.
# The same.
week-weakest = Svagaste grupp: { $group }, { NUMBER($right) } av { NUMBER($count) } rätt.
week-none = Inget har spelats de senaste två veckorna.

## The map of progress: its title, and what its marks mean.

map-title = Vad du vet om världen
map-standing-known = känd
map-standing-due = att repetera
map-standing-new = inte frågad än
map-none = Kartan kan inte ritas: konturerna saknas. Installera om spelet.
