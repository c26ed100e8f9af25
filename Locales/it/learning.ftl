# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = Impara: quiz e progressi
learning = Impara
quiz-start = Quiz
quiz-continent = Quiz su un continente
quiz-kind = Quiz con un solo tipo di domande
quiz-kind-group = Il gruppo
quiz-kind-capital = La capitale
quiz-kind-neighbour = Un vicino
quiz-kind-place = Dove si trova
quiz-kind-remark = Per che cosa è noto
quiz-kind-own-name = I paesi con il proprio nome
quiz-kind-own-capital = Le capitali con il proprio nome
quiz-kind-own-neighbour = I vicini con il proprio nome
progress-menu = Progressi

## Questions about $name, a place; four answers follow.

question-group = { $name }: quale gruppo?
question-capital = { $name }: quale capitale?
question-neighbour = { $name }: con chi confina?
question-place = { $name }: dove?
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = Quale luogo manca? { $remark }
quiz-gap = X
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = Quale paese chiama se stesso { $name }?
question-own-capital = Quale paese chiama la propria capitale { $name }?
question-own-neighbour = Quale paese confina con quello che chiama se stesso { $name }?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } { NUMBER($n) } di { $count }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Giusto: { $answer }.
# The same where the player has chosen another.
quiz-wrong = Sbagliato. Risposta: { $answer }.
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own }: { $name }.
# At the end: $right of $count answers were right.
quiz-result = { $right ->
        [one] una risposta giusta
       *[other] { NUMBER($right) } risposte giuste
    } su { $count }.
# $names is a list of what was not known.
quiz-missed = Da ripassare presto: { $names }.
quiz-none = Nessuna domanda possibile. Scegli un altro continente o un altro tipo.

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = Lezione di recupero: { COUNT($count, "places") }.
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name }: { $groups }.
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = Lezione di recupero: { ANY($ways) }.
refresher-none = Non c'è più niente da recuperare.

## Studying the groups of a round before it is played.

study-first = Prima studia i gruppi
# $difficulty is that of the round.
study = Studio, { $difficulty }
study-play = Gioca questa partita
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }. { $fact }

## After a round.

review-mistakes = Rivedi gli errori
review = Errori
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name }: non { $tried }, ma { $right }
# The same where it is not known any more what was tried.
review-right = { $name }: { $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = { COUNT($kilometres, "kilometres") } { $direction ->
        [north] a nord
        [north-east] a nord-est
        [east] a est
        [south-east] a sud-est
        [south] a sud
        [south-west] a sud-ovest
        [west] a ovest
       *[north-west] a nord-ovest
    } della capitale, { $place }.
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital }: { COUNT($kilometres, "kilometres") } { $direction ->
        [north] a nord
        [north-east] a nord-est
        [east] a est
        [south-east] a sud-est
        [south] a sud
        [south-west] a sud-ovest
        [west] a ovest
       *[north-west] a nord-ovest
    } della capitale estera più vicina, { $place }.

## What a round is about.

choose-motif = Tema della partita
theme-needed = Quello che devi ripassare di più
theme-surprise = Sorprendimi
theme-continent = Un continente
theme-topic = Un tipo di gruppi
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }, { $topic }
theme-nothing-needed = Non c'è ancora niente da ripassare: prima fai il quiz o gioca una partita.
topic-countries = Paesi
topic-neighbours = Vicini
topic-coasts = Coste
topic-languages = Lingue
topic-capitals = Capitali
topic-cities = Città
topic-states = Stati e province
topic-nature = Natura
topic-landmarks = Monumenti
topic-flags = Bandiere
topic-records = I più grandi e i più piccoli
topic-clocks = Fusi orari
# $theme is a continent, one of the kinds above, or both.
atlas-theme = Tema: { $theme }.
# The same where only $count groups can be dealt together.
atlas-theme-fewer = Tema: { $theme }. { $count ->
        [one] Un solo gruppo possibile.
       *[other] Solo { COUNT($count, "groups") } possibili.
    }
# $theme is as above.
atlas-theme-too-small = Ci sono troppo pochi gruppi: { $theme }. Scegli un altro continente o un altro tipo.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: { $known ->
        [one] un luogo conosciuto
       *[other] { COUNT($known, "places") } conosciuti
    } su { $places }{ $due ->
        [0] .
       *[other] , { NUMBER($due) } da ripassare.
    }
progress-none = Ancora nessuna domanda fatta. Il quiz è nel menu principale, in Impara.

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = Gli ultimi sette giorni
week = Gli ultimi sette giorni e i sette precedenti.
week-days = Giorni di gioco: { NUMBER($now) }, prima { NUMBER($before) }.
# What was known at the end of the seven days.
week-known = Luoghi conosciuti: { NUMBER($now) }, prima { NUMBER($before) }.
# What was asked about for the first time.
week-new = Nuovi: { NUMBER($now) }, prima { NUMBER($before) }.
# What had been known and was then missed.
week-forgotten = Dimenticati: { NUMBER($now) }, prima { NUMBER($before) }.
# $right of $count answers about the places of $group were right.
week-best = Gruppo migliore: { $group }, risposte giuste: { NUMBER($right) } su { NUMBER($count) }.
# The same.
week-weakest = Gruppo più debole: { $group }, risposte giuste: { NUMBER($right) } su { NUMBER($count) }.
week-none = Nelle ultime due settimane non hai giocato.

## The map of progress: its title, and what its marks mean.

map-title = Cosa conosci del mondo
map-standing-known = conosciuto
map-standing-due = da ripassare
map-standing-new = non ancora chiesto
map-none = La mappa non si può disegnare: mancano i contorni. Reinstalla il gioco.
