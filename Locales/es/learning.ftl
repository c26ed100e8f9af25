# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = Aprender: preguntas y progreso
learning = Aprender
quiz-start = Preguntas
quiz-continent = Preguntas sobre un continente
quiz-kind = Preguntas de un solo tipo
quiz-kind-group = En qué grupo está
quiz-kind-capital = Su capital
quiz-kind-neighbour = Un vecino
quiz-kind-place = Dónde está
quiz-kind-remark = Por qué se conoce
quiz-kind-own-name = Países por su propio nombre
quiz-kind-own-capital = Capitales por su propio nombre
quiz-kind-own-neighbour = Vecinos por su propio nombre
progress-menu = Progreso

## Questions about $name, a place; four answers follow.

question-group = { $name }: ¿en qué grupo?
question-capital = { $name }: ¿cuál es la capital?
question-neighbour = { $name }: ¿con cuál de estos limita?
question-place = { $name }: ¿dónde?
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = ¿Qué lugar falta? { $remark }
quiz-gap = X
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = ¿Qué país se llama a sí mismo { $name }?
question-own-capital = ¿Qué país llama a su capital { $name }?
question-own-neighbour = ¿Qué país limita con el que se llama a sí mismo { $name }?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } { NUMBER($n) } de { $count }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Correcto: { $answer }.
# The same where the player has chosen another.
quiz-wrong = Incorrecto. Respuesta: { $answer }.
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own }: { $name }.
# At the end: $right of $count answers were right.
quiz-result = Aciertos: { NUMBER($right) } de { $count }.
# $names is a list of what was not known.
quiz-missed = Volverán pronto: { $names }.
quiz-none = No hay ninguna pregunta así. Elige otro continente u otro tipo.

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = Lección: { COUNT($count, "places") }.
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name }: { $groups }.
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = Lección sobre lo que fallaste: { ANY($ways) }.
refresher-none = No queda nada de lo que fallaste.

## Studying the groups of a round before it is played.

study-first = Estudiar antes los grupos
# $difficulty is that of the round.
study = Estudio, { $difficulty }
study-play = Jugar esta partida
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }. { $fact }

## After a round.

review-mistakes = Repasar los errores
review = Errores
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name }: no { $tried }, sino { $right }
# The same where it is not known any more what was tried.
review-right = { $name }: { $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = A { COUNT($kilometres, "kilometres") } al { $direction ->
        [north] norte
        [north-east] noreste
        [east] este
        [south-east] sureste
        [south] sur
        [south-west] suroeste
        [west] oeste
       *[north-west] noroeste
    } de la capital, { $place }.
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital }: a { COUNT($kilometres, "kilometres") } al { $direction ->
        [north] norte
        [north-east] noreste
        [east] este
        [south-east] sureste
        [south] sur
        [south-west] suroeste
        [west] oeste
       *[north-west] noroeste
    } de { $place }.

## What a round is about.

choose-motif = De qué trata la partida
theme-needed = Lo que más necesitas repasar
theme-surprise = Sorpréndeme
theme-continent = Un continente
theme-topic = Un tipo de grupos
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }, { $topic }
theme-nothing-needed = Aún no hay nada que repasar: responde antes a las preguntas o juega una partida.
topic-countries = Países
topic-neighbours = Países vecinos
topic-coasts = Costas
topic-languages = Idiomas
topic-capitals = Capitales
topic-cities = Ciudades
topic-states = Estados y provincias
topic-nature = Naturaleza
topic-landmarks = Monumentos
topic-flags = Banderas
topic-records = Los más grandes y los más pequeños
topic-clocks = Husos horarios
# $theme is a continent, one of the kinds above, or both.
atlas-theme = Tema: { $theme }.
# The same where only $count groups can be dealt together.
atlas-theme-fewer = Tema: { $theme }. { $count ->
        [one] Solo cabe un grupo.
       *[other] Solo caben { COUNT($count, "groups") }.
    }
# $theme is as above.
atlas-theme-too-small = Hay muy pocos grupos: { $theme }. Elige otro continente u otro tipo.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: conoces { NUMBER($known) } de { COUNT($places, "places") }{ $due ->
        [0] .
       *[other] , { NUMBER($due) } por repasar.
    }
progress-none = Aún no se ha preguntado nada. Las preguntas están en el menú principal, en Aprender.

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = Los últimos siete días
week = Los últimos siete días y los siete anteriores.
week-days = Días de juego: { NUMBER($now) }, antes { NUMBER($before) }.
# What was known at the end of the seven days.
week-known = Lugares conocidos: { NUMBER($now) }, antes { NUMBER($before) }.
# What was asked about for the first time.
week-new = Nuevos: { NUMBER($now) }, antes { NUMBER($before) }.
# What had been known and was then missed.
week-forgotten = Olvidados: { NUMBER($now) }, antes { NUMBER($before) }.
# $right of $count answers about the places of $group were right.
week-best = Mejor grupo: { $group }, aciertos: { NUMBER($right) } de { NUMBER($count) }.
# The same.
week-weakest = Grupo más flojo: { $group }, aciertos: { NUMBER($right) } de { NUMBER($count) }.
week-none = No se ha jugado nada en las dos últimas semanas.

## The map of progress: its title, and what its marks mean.

map-title = Lo que sabes del mundo
map-standing-known = conocido
map-standing-due = por repasar
map-standing-new = aún sin preguntar
map-none = No se puede dibujar el mapa: faltan los contornos. Instala el juego de nuevo.
