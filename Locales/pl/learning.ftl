# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = Nauka: pytania i postępy
learning = Nauka
quiz-start = Pytania
quiz-continent = Pytania o jeden kontynent
quiz-kind = Pytania jednego rodzaju
quiz-kind-group = Do której grupy należy
quiz-kind-capital = Stolica
quiz-kind-neighbour = Sąsiad
quiz-kind-place = Gdzie leży
progress-menu = Postępy

## Questions about $name, a place; four answers follow.

question-group = { $name }: która grupa?
question-capital = { $name }: jaka stolica?
question-neighbour = { $name }: jaki sąsiad?
question-place = { $name }: gdzie to jest?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } { $n } z { $count }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Dobrze: { $answer }.
# The same where the player has chosen another.
quiz-wrong = Nie: { $answer }.
# At the end: $right of $count answers were right.
quiz-result = Dobrze: { $right } z { $count }.
# $names is a list of what was not known.
quiz-missed = Wróci niedługo: { $names }.
quiz-none = Żadne pytanie nie pasuje. Wybierz inny kontynent albo inny rodzaj.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: znane miejsca: { $known } z { $places }{ $due ->
        [0] .
       *[other] , do powtórki: { $due }.
    }
progress-none = Jeszcze o nic nie pytano. Pytania są w menu głównym, w części Nauka.
