# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = Учёба: викторина и успехи
learning = Учёба
quiz-start = Викторина
quiz-continent = Викторина об одном континенте
quiz-kind = Викторина с одним видом вопросов
quiz-kind-group = В какой группе
quiz-kind-capital = Столица
quiz-kind-neighbour = Сосед
quiz-kind-place = Где это
quiz-kind-remark = Чем известно
quiz-kind-own-name = Страны по самоназванию
quiz-kind-own-capital = Столицы по местному названию
quiz-kind-own-neighbour = Соседи по самоназванию
progress-menu = Успехи

## Questions about $name, a place; four answers follow.

question-group = { $name }: в какой группе?
question-capital = { $name }: какая столица?
question-neighbour = { $name }: с чем граничит?
question-place = { $name }: где это?
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = Какое место пропущено? { $remark }
quiz-gap = Икс
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = Какая страна сама себя называет { $name }?
question-own-capital = Какая страна называет свою столицу { $name }?
question-own-neighbour = Какая страна граничит с той, что сама себя называет { $name }?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } Вопрос { NUMBER($n) } из { NUMBER($count, case: "genitive") }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Верно: { $answer }.
# The same where the player has chosen another.
quiz-wrong = Неверно. Правильный ответ: { $answer }.
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own }: { $name }.
# At the end: $right of $count answers were right.
quiz-result = Верных ответов: { NUMBER($right) } из { NUMBER($count, case: "genitive") }.
# $names is a list of what was not known.
quiz-missed = Скоро на повторение: { $names }.
quiz-none = Подходящих вопросов нет. Выберите другой континент или другой вид.

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = Повторение, мест: { NUMBER($count) }.
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name }: { $groups }.
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = Повторение того, что не далось: { ANY($ways) }.
refresher-none = Повторять нечего.

## Studying the groups of a round before it is played.

study-first = Сначала выучить группы
# $difficulty is that of the round.
study = Изучение групп, { $difficulty }
study-play = Сыграть эту партию
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }. { $fact }

## After a round.

review-mistakes = Разобрать ошибки
review = Ошибки
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name }: не { $tried }, а { $right }
# The same where it is not known any more what was tried.
review-right = { $name }: { $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = { COUNT($kilometres, "kilometres") } { $direction ->
        [north] к северу
        [north-east] к северо-востоку
        [east] к востоку
        [south-east] к юго-востоку
        [south] к югу
        [south-west] к юго-западу
        [west] к западу
       *[north-west] к северо-западу
    } от города { $place }.
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital }: { COUNT($kilometres, "kilometres") } { $direction ->
        [north] к северу
        [north-east] к северо-востоку
        [east] к востоку
        [south-east] к юго-востоку
        [south] к югу
        [south-west] к юго-западу
        [west] к западу
       *[north-west] к северо-западу
    } от города { $place }.

## What a round is about.

choose-motif = О чём партия
theme-needed = Что нужно повторить
theme-surprise = Пусть будет сюрприз
theme-continent = Один континент
theme-topic = Один вид групп
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }, { $topic }
theme-nothing-needed = Повторять пока нечего: сначала пройдите викторину или сыграйте партию.
topic-countries = Страны
topic-neighbours = Соседи
topic-coasts = Побережья
topic-languages = Языки
topic-capitals = Столицы
topic-cities = Города
topic-states = Штаты и провинции
topic-nature = Природа
topic-landmarks = Знаменитые сооружения
topic-flags = Флаги
topic-records = Самые большие и самые маленькие
topic-clocks = Часовые пояса
# $theme is a continent, one of the kinds above, or both.
atlas-theme = Тема: { $theme }.
# The same where only $count groups can be dealt together.
atlas-theme-fewer = Тема: { $theme }. Подходящих групп только { $count }.
# $theme is as above.
atlas-theme-too-small = Слишком мало групп: { $theme }. Выберите другой континент или другой вид.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: известных мест { NUMBER($known, gender: "neuter") } из { NUMBER($places, case: "genitive") }{ $due ->
        [0] .
       *[other] , повторить { $due }.
    }
progress-none = Вопросов ещё не было. Викторина в главном меню, в разделе Учёба.

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = Последние семь дней
week = Последние семь дней и семь до них.
week-days = Дни с игрой: { NUMBER($now) }, раньше { NUMBER($before) }.
# What was known at the end of the seven days.
week-known = Известные места: { NUMBER($now) }, раньше { NUMBER($before) }.
# What was asked about for the first time.
week-new = Новые: { NUMBER($now) }, раньше { NUMBER($before) }.
# What had been known and was then missed.
week-forgotten = Забытые: { NUMBER($now) }, раньше { NUMBER($before) }.
# $right of $count answers about the places of $group were right.
week-best = Лучшая группа: { $group }, верных ответов: { NUMBER($right) } из { NUMBER($count, case: "genitive") }.
# The same.
week-weakest = Самая слабая группа: { $group }, верных ответов: { NUMBER($right) } из { NUMBER($count, case: "genitive") }.
week-none = За последние две недели игр не было.

## The map of progress: its title, and what its marks mean.

map-title = Что вы знаете о мире
map-standing-known = известно
map-standing-due = повторить
map-standing-new = вопросов ещё не было
map-none = Карту не нарисовать: нет её контуров. Установите игру заново.
