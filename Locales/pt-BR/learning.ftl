# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = Aprender: perguntas e progresso
learning = Aprender
quiz-start = Perguntas
quiz-continent = Perguntas sobre um continente
quiz-kind = Perguntas de um só tipo
quiz-kind-group = Em que grupo está
quiz-kind-capital = A capital
quiz-kind-neighbour = Um vizinho
quiz-kind-place = Onde fica
quiz-kind-remark = Pelo que é conhecido
quiz-kind-own-name = Países pelo próprio nome
quiz-kind-own-capital = Capitais pelo próprio nome
quiz-kind-own-neighbour = Vizinhos pelo próprio nome
progress-menu = Progresso

## Questions about $name, a place; four answers follow.

question-group = { $name }: em que grupo?
question-capital = { $name }: qual é a capital?
question-neighbour = { $name }: com qual destes faz fronteira?
question-place = { $name }: onde?
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = Que lugar falta? { $remark }
quiz-gap = X
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = Que país chama a si mesmo de { $name }?
question-own-capital = Que país chama a sua capital de { $name }?
question-own-neighbour = Que país faz fronteira com o que chama a si mesmo de { $name }?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } { NUMBER($n) } de { $count }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Certo: { $answer }.
# The same where the player has chosen another.
quiz-wrong = Errado. Resposta: { $answer }.
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own }: { $name }.
# At the end: $right of $count answers were right.
quiz-result = Respostas certas: { NUMBER($right) } de { $count }.
# $names is a list of what was not known.
quiz-missed = Voltam em breve: { $names }.
quiz-none = Nenhuma pergunta serve. Escolha outro continente ou outro tipo.

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = Lição: { COUNT($count, "places") }.
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name }: { $groups }.
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = Lição sobre o que você errou: { ANY($ways) }.
refresher-none = Não há mais nada para revisar.

## Studying the groups of a round before it is played.

study-first = Estudar antes os grupos
# $difficulty is that of the round.
study = Estudo, { $difficulty }
study-play = Jogar esta partida
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }. { $fact }

## After a round.

review-mistakes = Revisar os erros
review = Erros
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name }: não { $tried }, mas { $right }
# The same where it is not known any more what was tried.
review-right = { $name }: { $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = { COUNT($kilometres, "kilometres") } { $direction ->
        [north] ao norte
        [north-east] a nordeste
        [east] a leste
        [south-east] a sudeste
        [south] ao sul
        [south-west] a sudoeste
        [west] a oeste
       *[north-west] a noroeste
    } da capital, { $place }.
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital }: { COUNT($kilometres, "kilometres") } { $direction ->
        [north] ao norte
        [north-east] a nordeste
        [east] a leste
        [south-east] a sudeste
        [south] ao sul
        [south-west] a sudoeste
        [west] a oeste
       *[north-west] a noroeste
    } de { $place }.

## What a round is about.

choose-motif = O tema da partida
theme-needed = O que você mais precisa revisar
theme-surprise = Uma surpresa
theme-continent = Um continente
theme-topic = Um tipo de grupos
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }, { $topic }
theme-nothing-needed = Ainda não há nada para revisar: responda antes às perguntas ou jogue uma partida.
topic-countries = Países
topic-neighbours = Vizinhos
topic-coasts = Litorais
topic-languages = Idiomas
topic-capitals = Capitais
topic-cities = Cidades
topic-states = Estados e províncias
topic-nature = Natureza
topic-landmarks = Monumentos
topic-flags = Bandeiras
topic-records = Os maiores e os menores
topic-clocks = Fusos horários
# $theme is a continent, one of the kinds above, or both.
atlas-theme = Tema: { $theme }.
# The same where only $count groups can be dealt together.
atlas-theme-fewer = Tema: { $theme }. { $count ->
        [1] Só um grupo serve.
       *[other] Só { COUNT($count, "groups") } servem.
    }
# $theme is as above.
atlas-theme-too-small = Grupos de menos: { $theme }. Escolha outro continente ou outro tipo.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: você conhece { NUMBER($known) } de { COUNT($places, "places") }{ $due ->
        [0] .
       *[other] , { NUMBER($due) } para revisar.
    }
progress-none = Ainda não houve perguntas. Elas estão no menu principal, em Aprender.

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = Os últimos sete dias
week = Os últimos sete dias e os sete anteriores.
week-days = Dias de jogo: { NUMBER($now) }, antes { NUMBER($before) }.
# What was known at the end of the seven days.
week-known = Lugares conhecidos: { NUMBER($now) }, antes { NUMBER($before) }.
# What was asked about for the first time.
week-new = Novos: { NUMBER($now) }, antes { NUMBER($before) }.
# What had been known and was then missed.
week-forgotten = Esquecidos: { NUMBER($now) }, antes { NUMBER($before) }.
# $right of $count answers about the places of $group were right.
week-best = Melhor grupo: { $group }, acertos: { NUMBER($right) } de { NUMBER($count) }.
# The same.
week-weakest = Grupo mais fraco: { $group }, acertos: { NUMBER($right) } de { NUMBER($count) }.
week-none = Você não jogou nas últimas duas semanas.

## The map of progress: its title, and what its marks mean.

map-title = O que você sabe do mundo
map-standing-known = conhecido
map-standing-due = para revisar
map-standing-new = ainda não perguntado
map-none = O mapa não pode ser desenhado: faltam os contornos. Instale o jogo de novo.
