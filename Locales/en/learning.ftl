# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = Learn: quiz and progress
learning = Learn
quiz-start = Quiz
quiz-continent = Quiz about a continent
quiz-kind = Quiz with one kind of question
quiz-kind-group = Which group it is in
quiz-kind-capital = Its capital
quiz-kind-neighbour = A neighbour
quiz-kind-place = Where it is
quiz-kind-remark = What it is known for
quiz-kind-own-name = Countries by their own names
quiz-kind-own-capital = Capitals by their own names
quiz-kind-own-neighbour = Neighbours by their own names
progress-menu = Progress

## Questions about $name, a place; four answers follow. $kind is what it is: country; what a part of one is
## called, as in the facts; city, or what nature has made: river, lake, mountain and others.

question-group = { $name }: which group is it in?
question-capital = { $name }: what is the capital?
question-neighbour = { $name }: which is a neighbour?
question-place = { $name }: where is it?
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = Which place is left out? { $remark }
quiz-gap = X
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = Which country calls itself { $name }?
question-own-capital = Which country calls its capital { $name }?
question-own-neighbour = Which country borders on the one that calls itself { $name }?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } { $n } of { $count }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Right: { $answer }.
# The same where the player has chosen another.
quiz-wrong = Wrong. Answer: { $answer }.
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own }: { $name }.
# At the end: $right of $count answers were right.
quiz-result = { $right } of { $count } right.
# $names is a list of what was not known.
quiz-missed = Coming back soon: { $names }.
quiz-none = No question fits. Choose another continent or another kind.

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = Lesson: { $count ->
        [one] 1 place
       *[other] { $count } places
    }.
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name }: { $groups }.
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = Lesson on what you missed: { ANY($ways) }.
refresher-none = Nothing that you missed is left.

## Studying the groups of a round before it is played.

study-first = Study the groups first
# $difficulty is that of the round.
study = Study, { $difficulty }
study-play = Play this round
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }. { $fact }

## After a round.

review-mistakes = Review the mistakes
review = Mistakes
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name }: not { $tried }, but { $right }
# The same where it is not known any more what was tried.
review-right = { $name }: { $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = { $kilometres ->
        [one] 1 kilometre
       *[other] { $kilometres } kilometres
    } { $direction ->
        [north] north
        [north-east] north-east
        [east] east
        [south-east] south-east
        [south] south
        [south-west] south-west
        [west] west
       *[north-west] north-west
    } of { $place }.
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital }: { $kilometres ->
        [one] 1 kilometre
       *[other] { $kilometres } kilometres
    } { $direction ->
        [north] north
        [north-east] north-east
        [east] east
        [south-east] south-east
        [south] south
        [south-west] south-west
        [west] west
       *[north-west] north-west
    } of { $place }.

## What a round is about.

choose-motif = What the round is about
theme-needed = What you most need
theme-surprise = Surprise me
theme-continent = One continent
theme-topic = One kind of groups
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }, { $topic }
theme-nothing-needed = Nothing has to be repeated yet: do the quiz or play a round first.
topic-countries = Countries
topic-neighbours = Neighbours
topic-coasts = Coasts
topic-languages = Languages
topic-capitals = Capitals
topic-cities = Cities
topic-states = States and provinces
topic-nature = Nature
topic-landmarks = Landmarks
topic-flags = Flags
topic-records = Largest and smallest
topic-clocks = Time zones
# $theme is a continent, one of the kinds above, or both.
atlas-theme = About: { $theme }.
# The same where only $count groups can be dealt together.
atlas-theme-fewer = About: { $theme }. Only { $count } groups fit.
# $theme is as above.
atlas-theme-too-small = Too few groups to deal: { $theme }. Choose another continent or another kind.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: { $known } of { $places } places known{ $due ->
        [0] .
       *[other] , { $due } to repeat.
    }
progress-none = Nothing was asked yet. The quiz is in the main menu under Learn.

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = The last seven days
week = The last seven days, and the seven before.
week-days = Days played: { NUMBER($now) }, before { NUMBER($before) }.
# What was known at the end of the seven days.
week-known = Places known: { NUMBER($now) }, before { NUMBER($before) }.
# What was asked about for the first time.
week-new = New: { NUMBER($now) }, before { NUMBER($before) }.
# What had been known and was then missed.
week-forgotten = Forgotten: { NUMBER($now) }, before { NUMBER($before) }.
# $right of $count answers about the places of $group were right.
week-best = Best group: { $group }, { NUMBER($right) } of { NUMBER($count) } right.
# The same.
week-weakest = Weakest group: { $group }, { NUMBER($right) } of { NUMBER($count) } right.
week-none = Nothing was played in the last two weeks.

## The map of progress: its title, and what its marks mean.

map-title = What you know of the world
map-standing-known = known
map-standing-due = to repeat
map-standing-new = not asked yet
map-none = The map cannot be drawn: its outlines are missing. Install the game anew.
