# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = Learn: quiz and progress
learning = Learn
quiz-start = Quiz
quiz-continent = Quiz about a continent
quiz-kind = Quiz with one kind of question
quiz-kind-group = Which group it is in
quiz-kind-capital = Its capital
quiz-kind-neighbour = A neighbour
quiz-kind-place = Where it is
progress-menu = Progress

## Questions about $name, a place; four answers follow.

question-group = Which group is { $name } in?
question-capital = Capital of { $name }?
question-neighbour = Which is a neighbour of { $name }?
question-place = Where is { $name }?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } { $n } of { $count }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Right: { $answer }.
# The same where the player has chosen another.
quiz-wrong = No: { $answer }.
# At the end: $right of $count answers were right.
quiz-result = { $right } of { $count } right.
# $names is a list of what was not known.
quiz-missed = Coming back soon: { $names }.
quiz-none = No question fits. Choose another continent or another kind.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: { $known } of { $places } places known{ $due ->
        [0] .
       *[other] , { $due } to repeat.
    }
progress-none = Nothing was asked yet. The quiz is in the main menu under Learn.
