# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = Lernen: Quiz und Fortschritt
learning = Lernen
quiz-start = Quiz
quiz-continent = Quiz zu einem Kontinent
quiz-kind = Quiz mit einer Art von Fragen
quiz-kind-group = Welche Gruppe
quiz-kind-capital = Die Hauptstadt
quiz-kind-neighbour = Ein Nachbar
quiz-kind-place = Wo es liegt
progress-menu = Fortschritt

## Questions about $name, a place; four answers follow.

question-group = { $name }: welche Gruppe?
question-capital = { $name }: welche Hauptstadt?
question-neighbour = { $name }: welcher Nachbar?
question-place = { $name }: wo liegt das?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } { $n } von { $count }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Richtig: { $answer }.
# The same where the player has chosen another.
quiz-wrong = Nein: { $answer }.
# At the end: $right of $count answers were right.
quiz-result = { $right } von { $count } richtig.
# $names is a list of what was not known.
quiz-missed = Kommt bald wieder: { $names }.
quiz-none = Keine Frage passt. Wähle einen anderen Kontinent oder eine andere Art.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: { $known } von { $places } Orten bekannt{ $due ->
        [0] .
       *[other] , { $due } zu wiederholen.
    }
progress-none = Noch wurde nichts gefragt. Das Quiz steht im Hauptmenü unter Lernen.
