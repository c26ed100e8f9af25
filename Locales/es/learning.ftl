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
progress-menu = Progreso

## Questions about $name, a place; four answers follow.

question-group = { $name }: ¿en qué grupo está?
question-capital = { $name }: ¿cuál es la capital?
question-neighbour = { $name }: ¿cuál es un vecino?
question-place = { $name }: ¿dónde está?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } { $n } de { $count }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Sí: { $answer }.
# The same where the player has chosen another.
quiz-wrong = No: { $answer }.
# At the end: $right of $count answers were right.
quiz-result = { $count ->
        [one] { $right } de 1 correcta.
       *[other] { $right } de { $count } correctas.
    }
# $names is a list of what was not known.
quiz-missed = Vuelve pronto: { $names }.
quiz-none = No hay ninguna pregunta así. Elige otro continente u otro tipo.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: conoces { $known } de { $places } lugares{ $due ->
        [0] .
       *[other] , { $due } por repasar.
    }
progress-none = Aún no se ha preguntado nada. Las preguntas están en el menú principal, en Aprender.
