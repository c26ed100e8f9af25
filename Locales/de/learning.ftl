# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = Lernen: Quiz und Fortschritt
learning = Lernen
quiz-start = Quiz beginnen
quiz-continent = Quiz zu einem Kontinent
quiz-kind = Quiz mit einer Art von Fragen
quiz-kind-group = Welche Gruppe
quiz-kind-capital = Die Hauptstadt
quiz-kind-neighbour = Ein Nachbar
quiz-kind-place = Wo es liegt
quiz-kind-remark = Wofür ein Ort bekannt ist
quiz-kind-own-name = Länder mit ihrem eigenen Namen
quiz-kind-own-capital = Hauptstädte mit ihrem eigenen Namen
quiz-kind-own-neighbour = Nachbarn mit ihrem eigenen Namen
progress-menu = Fortschritt

## Questions about $name, a place; four answers follow.

question-group = { $name }: Welche Gruppe passt?
question-capital = { $name }: Was ist die Hauptstadt?
question-neighbour = { $name }: Was liegt daneben?
question-place = { $name }: Wo liegt das?
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = Welcher Name fehlt? { $remark }
quiz-gap = X
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = Welches Land nennt sich selbst { $name }?
question-own-capital = Welches Land nennt seine Hauptstadt { $name }?
question-own-neighbour = Welches Land grenzt an das Land, das sich selbst { $name } nennt?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } { NUMBER($n) } von { NUMBER($count) }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Richtig: { $answer }.
# The same where the player has chosen another.
quiz-wrong = Falsch. Richtig ist: { $answer }.
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own }: { $name }.
# At the end: $right of $count answers were right.
quiz-result = { NUMBER($right, gender: "feminine") } von { NUMBER($count) } richtig.
# $names is a list of what was not known.
quiz-missed = Das kommt bald noch einmal dran: { $names }.
quiz-none = Keine Frage passt. Wähle einen anderen Kontinent oder eine andere Art.

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = Nachhilfe: { COUNT($count, "places") }.
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name }: { $groups }.
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = Nachhilfe zu dem, was du nicht wusstest: { ANY($ways) }.
refresher-none = Zurzeit gibt es nichts nachzuholen.

## Studying the groups of a round before it is played.

study-first = Erst die Gruppen lernen
# $difficulty is that of the round.
study = Lernen, { $difficulty }
study-play = Diese Partie spielen
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }. { $fact }

## After a round.

review-mistakes = Die Fehler durchgehen
review = Fehler
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name }: nicht { $tried }, sondern { $right }
# The same where it is not known any more what was tried.
review-right = { $name }: { $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = { COUNT($kilometres, "kilometres") } { $direction ->
        [north] nördlich
        [north-east] nordöstlich
        [east] östlich
        [south-east] südöstlich
        [south] südlich
        [south-west] südwestlich
        [west] westlich
       *[north-west] nordwestlich
    } von { $place }.
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital }: { COUNT($kilometres, "kilometres") } { $direction ->
        [north] nördlich
        [north-east] nordöstlich
        [east] östlich
        [south-east] südöstlich
        [south] südlich
        [south-west] südwestlich
        [west] westlich
       *[north-west] nordwestlich
    } von { $place }.

## What a round is about.

choose-motif = Worum es in der Partie geht
theme-needed = Was du am nötigsten üben musst
theme-surprise = Überrasch mich
theme-continent = Ein Kontinent
theme-topic = Eine Art von Gruppen
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }, { $topic }
theme-nothing-needed = Noch gibt es nichts zu wiederholen: Mach erst das Quiz oder spiel eine Partie.
topic-countries = Länder
topic-neighbours = Nachbarländer
topic-coasts = Küsten
topic-languages = Sprachen
topic-capitals = Hauptstädte
topic-cities = Städte
topic-states = Bundesstaaten und Provinzen
topic-nature = Natur
topic-landmarks = Bauwerke
topic-flags = Flaggen
topic-records = Größte und kleinste
topic-clocks = Zeitzonen
# $theme is a continent, one of the kinds above, or both.
atlas-theme = Thema: { $theme }.
# The same where only $count groups can be dealt together.
atlas-theme-fewer = Thema: { $theme }. Nur { $count ->
        [one] { COUNT($count, "groups") } passt.
       *[other] { COUNT($count, "groups") } passen.
    }
# $theme is as above.
atlas-theme-too-small = Zu wenige Gruppen: { $theme }. Wähle einen anderen Kontinent oder eine andere Art.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: { NUMBER($known, gender: "masculine", case: "alone") } von { COUNT($places, "places", case: "dative") } bekannt{ $due ->
        [0] .
       *[other] , { NUMBER($due, gender: "masculine", case: "alone") } zu wiederholen.
    }
progress-none = Noch wurde nichts gefragt. Das Quiz steht im Hauptmenü unter Lernen.

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = Die letzten sieben Tage
week = Die letzten sieben Tage und die sieben davor.
week-days = Spieltage: { NUMBER($now) }, davor { NUMBER($before) }.
# What was known at the end of the seven days.
week-known = Bekannte Orte: { NUMBER($now) }, davor { NUMBER($before) }.
# What was asked about for the first time.
week-new = Neu: { NUMBER($now) }, davor { NUMBER($before) }.
# What had been known and was then missed.
week-forgotten = Vergessen: { NUMBER($now) }, davor { NUMBER($before) }.
# $right of $count answers about the places of $group were right.
week-best = Beste Gruppe: { $group }, { NUMBER($right, gender: "feminine") } von { NUMBER($count) } richtig.
# The same.
week-weakest = Schwächste Gruppe: { $group }, { NUMBER($right, gender: "feminine") } von { NUMBER($count) } richtig.
week-none = In den letzten zwei Wochen wurde nichts gespielt.

## The map of progress: its title, and what its marks mean.

map-title = Was du von der Welt weißt
map-standing-known = bekannt
map-standing-due = zu wiederholen
map-standing-new = noch nicht gefragt
map-none = Die Karte kann nicht gezeichnet werden: Die Umrisse fehlen. Installiere das Spiel neu.
