# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = Apprendre : quiz et progrès
learning = Apprendre
quiz-start = Quiz
quiz-continent = Quiz sur un continent
quiz-kind = Quiz sur un seul type de questions
quiz-kind-group = Le groupe
quiz-kind-capital = La capitale
quiz-kind-neighbour = Un voisin
quiz-kind-place = Où c’est
quiz-kind-remark = Ce qui le fait connaître
quiz-kind-own-name = Les pays par leur propre nom
quiz-kind-own-capital = Les capitales par leur propre nom
quiz-kind-own-neighbour = Les voisins par leur propre nom
progress-menu = Progrès

## Questions about $name, a place; four answers follow.

question-group = { $name } : quel groupe ?
question-capital = { $name } : quelle capitale ?
question-neighbour = { $name } : quel voisin ?
question-place = { $name } : où est-ce ?
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = Quel lieu manque ? { $remark }
quiz-gap = X
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = Quel pays se nomme lui-même { $name } ?
question-own-capital = Quel pays appelle sa capitale { $name } ?
question-own-neighbour = Quel pays est voisin de celui qui se nomme lui-même { $name } ?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } { NUMBER($n) } sur { $count }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Juste : { $answer }.
# The same where the player has chosen another.
quiz-wrong = Faux. Réponse : { $answer }.
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own } : { $name }.
# At the end: $right of $count answers were right.
quiz-result = { $right ->
        [one] { NUMBER($right, gender: "feminine") } bonne réponse
       *[other] { NUMBER($right, gender: "feminine") } bonnes réponses
    } sur { $count }.
# $names is a list of what was not known.
quiz-missed = À revoir bientôt : { $names }.
quiz-none = Aucune question possible. Choisir un autre continent ou un autre type.

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = Leçon de rattrapage : { COUNT($count, "places") }.
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name } : { $groups }.
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = Leçon de rattrapage : { ANY($ways) }.
refresher-none = Plus rien à rattraper.

## Studying the groups of a round before it is played.

study-first = Étudier d’abord les groupes
# $difficulty is that of the round.
study = Étude, { $difficulty }
study-play = Jouer cette partie
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }. { $fact }

## After a round.

review-mistakes = Revoir les erreurs
review = Erreurs
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name } : pas { $tried }, mais { $right }
# The same where it is not known any more what was tried.
review-right = { $name } : { $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = { COUNT($kilometres, "kilometres") } { $direction ->
        [north] au nord
        [north-east] au nord-est
        [east] à l’est
        [south-east] au sud-est
        [south] au sud
        [south-west] au sud-ouest
        [west] à l’ouest
       *[north-west] au nord-ouest
    } de la capitale, { $place }.
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital } : { $kilometres ->
        [one] { NUMBER($kilometres) } kilomètre
       *[other] { NUMBER($kilometres) } kilomètres
    } { $direction ->
        [north] au nord
        [north-east] au nord-est
        [east] à l’est
        [south-east] au sud-est
        [south] au sud
        [south-west] au sud-ouest
        [west] à l’ouest
       *[north-west] au nord-ouest
    } de la capitale voisine la plus proche, { $place }.

## What a round is about.

choose-motif = Sujet de la partie
theme-needed = Ce qui est le plus à revoir
theme-surprise = Surprise
theme-continent = Un continent
theme-topic = Un type de groupes
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }, { $topic }
theme-nothing-needed = Rien à revoir encore : faire d’abord le quiz ou jouer une partie.
topic-countries = Pays
topic-neighbours = Voisins
topic-coasts = Côtes
topic-languages = Langues
topic-capitals = Capitales
topic-cities = Villes
topic-states = États et provinces
topic-nature = Nature
topic-landmarks = Monuments
topic-flags = Drapeaux
topic-records = Les plus grands et les plus petits
topic-clocks = Fuseaux horaires
# $theme is a continent, one of the kinds above, or both.
atlas-theme = Sujet : { $theme }.
# The same where only $count groups can be dealt together.
atlas-theme-fewer = Sujet : { $theme }. { $count ->
        [1] Un seul groupe possible.
       *[other] Seulement { COUNT($count, "groups") } possibles.
    }
# $theme is as above.
atlas-theme-too-small = Trop peu de groupes : { $theme }. Choisir un autre continent ou un autre type.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent } : { $known ->
        [one] { COUNT($known, "places") } connu
       *[other] { COUNT($known, "places") } connus
    } sur { $places }{ $due ->
        [0] .
       *[other] , { NUMBER($due) } à revoir.
    }
progress-none = Pas encore de question posée. Le quiz est dans le menu principal, sous Apprendre.

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = Les sept derniers jours
week = Les sept derniers jours, et les sept d’avant.
week-days = Jours de jeu : { NUMBER($now) }, avant { NUMBER($before) }.
# What was known at the end of the seven days.
week-known = Lieux connus : { NUMBER($now) }, avant { NUMBER($before) }.
# What was asked about for the first time.
week-new = Nouveaux : { NUMBER($now) }, avant { NUMBER($before) }.
# What had been known and was then missed.
week-forgotten = Oubliés : { NUMBER($now) }, avant { NUMBER($before) }.
# $right of $count answers about the places of $group were right.
week-best = Meilleur groupe : { $group }, { NUMBER($right) } sur { NUMBER($count) }.
# The same.
week-weakest = Groupe le plus faible : { $group }, { NUMBER($right) } sur { NUMBER($count) }.
week-none = Rien n’a été joué ces deux dernières semaines.

## The map of progress: its title, and what its marks mean.

map-title = Le monde connu
map-standing-known = connu
map-standing-due = à revoir
map-standing-new = pas encore demandé
map-none = La carte ne peut pas être dessinée : ses contours manquent. Réinstaller le jeu.
