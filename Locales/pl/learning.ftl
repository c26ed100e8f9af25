# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = Nauka: quiz i postępy
learning = Nauka
quiz-start = Quiz
quiz-continent = Quiz o jednym kontynencie
quiz-kind = Quiz z jednym rodzajem pytań
quiz-kind-group = Do której grupy należy
quiz-kind-capital = Stolica
quiz-kind-neighbour = Sąsiad
quiz-kind-place = Gdzie leży
quiz-kind-remark = Z czego słynie
quiz-kind-own-name = Kraje pod własną nazwą
quiz-kind-own-capital = Stolice pod własną nazwą
quiz-kind-own-neighbour = Sąsiedzi pod własną nazwą
progress-menu = Postępy

## Questions about $name, a place; four answers follow.

question-group = { $name }: do której grupy należy?
question-capital = { $name }: jaka jest stolica?
question-neighbour = { $name }: z czym graniczy?
question-place = { $name }: gdzie to jest?
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = Którego miejsca brakuje? { $remark }
quiz-gap = X
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = Który kraj sam siebie nazywa: { $name }?
question-own-capital = Który kraj nazywa swoją stolicę: { $name }?
question-own-neighbour = Który kraj graniczy z krajem, który sam siebie nazywa: { $name }?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } Pytanie { NUMBER($n) } z { NUMBER($count, case: "genitive") }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Dobrze: { $answer }.
# The same where the player has chosen another.
quiz-wrong = Źle. Dobra odpowiedź: { $answer }.
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own }: { $name }.
# At the end: $right of $count answers were right.
quiz-result = Dobrze: { NUMBER($right) } z { NUMBER($count, case: "genitive") }.
# $names is a list of what was not known.
quiz-missed = Wkrótce do powtórki: { $names }.
quiz-none = Żadne pytanie nie pasuje. Wybierz inny kontynent albo inny rodzaj.

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = Powtórka, miejsca: { NUMBER($count) }.
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name }: { $groups }.
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = Powtórka tego, co sprawiło kłopot: { ANY($ways) }.
refresher-none = Nie ma nic do powtórki.

## Studying the groups of a round before it is played.

study-first = Najpierw poznaj grupy
# $difficulty is that of the round.
study = Nauka, { $difficulty }
study-play = Zagraj tę rundę
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }. { $fact }

## After a round.

review-mistakes = Omów błędy
review = Błędy
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name }. Nie: { $tried }. Tak: { $right }
# The same where it is not known any more what was tried.
review-right = { $name }: { $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = Od stolicy, { $place }: { COUNT($kilometres, "kilometres") } na { $direction ->
        [north] północ
        [north-east] północny wschód
        [east] wschód
        [south-east] południowy wschód
        [south] południe
        [south-west] południowy zachód
        [west] zachód
       *[north-west] północny zachód
    }.
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital }, od najbliższej stolicy, { $place }: { COUNT($kilometres, "kilometres") } na { $direction ->
        [north] północ
        [north-east] północny wschód
        [east] wschód
        [south-east] południowy wschód
        [south] południe
        [south-west] południowy zachód
        [west] zachód
       *[north-west] północny zachód
    }.

## What a round is about.

choose-motif = O czym ma być runda
theme-needed = To, co trzeba powtórzyć
theme-surprise = Niespodzianka
theme-continent = Jeden kontynent
theme-topic = Jeden rodzaj grup
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }, { $topic }
theme-nothing-needed = Nie ma jeszcze nic do powtórki: najpierw rozwiąż quiz albo zagraj.
topic-countries = Państwa
topic-neighbours = Sąsiedzi
topic-coasts = Wybrzeża
topic-languages = Języki
topic-capitals = Stolice
topic-cities = Miasta
topic-states = Stany i prowincje
topic-nature = Przyroda
topic-landmarks = Słynne budowle
topic-flags = Flagi
topic-records = Największe i najmniejsze
topic-clocks = Strefy czasowe
# $theme is a continent, one of the kinds above, or both.
atlas-theme = Temat: { $theme }.
# The same where only $count groups can be dealt together.
atlas-theme-fewer = Temat: { $theme }. Pasujące grupy: { $count }.
# $theme is as above.
atlas-theme-too-small = Za mało grup: { $theme }. Wybierz inny kontynent albo inny rodzaj.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: znane miejsca: { NUMBER($known, gender: "neuter") } z { NUMBER($places, case: "genitive") }{ $due ->
        [0] .
       *[other] , do powtórki: { $due }.
    }
progress-none = Jeszcze o nic nie pytano. Quiz jest w menu głównym, w części Nauka.

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = Ostatnie siedem dni
week = Ostatnie siedem dni i siedem poprzednich.
week-days = Dni gry: { NUMBER($now) }, wcześniej { NUMBER($before) }.
# What was known at the end of the seven days.
week-known = Znane miejsca: { NUMBER($now) }, wcześniej { NUMBER($before) }.
# What was asked about for the first time.
week-new = Nowe: { NUMBER($now) }, wcześniej { NUMBER($before) }.
# What had been known and was then missed.
week-forgotten = Zapomniane: { NUMBER($now) }, wcześniej { NUMBER($before) }.
# $right of $count answers about the places of $group were right.
week-best = Najlepsza grupa: { $group }, dobre odpowiedzi: { NUMBER($right) } z { NUMBER($count, case: "genitive") }.
# The same.
week-weakest = Najsłabsza grupa: { $group }, dobre odpowiedzi: { NUMBER($right) } z { NUMBER($count, case: "genitive") }.
week-none = W ostatnich dwóch tygodniach nie było gry.

## The map of progress: its title, and what its marks mean.

map-title = Co wiesz o świecie
map-standing-known = znane
map-standing-due = do powtórki
map-standing-new = jeszcze bez pytań
map-none = Nie można narysować mapy: brakuje konturów. Zainstaluj grę ponownie.
