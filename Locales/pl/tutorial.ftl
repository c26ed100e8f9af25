# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = Samouczek: { $game }. Tu niczego nie zepsujesz.{ $input ->
        [keys] {" "}Każdy klawisz działa od razu, bez Enter.
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] naciśnij { $keys }
        [pad] { $keys }
       *[other] wpisz { $keys }, potem Enter
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = przejdź do karty, potem A
tutorial-pad-carry = przejdź do karty, potem A; przejdź tam, dokąd ma iść, potem A
tutorial-table = Najpierw posłuchaj całego stołu: { $way }.
# $from and $place are places in the forms .from and .to.
tutorial-carry = { $card }: { $from } { $place }, { $way }.
# The card leaves the table.
tutorial-out = { $card } schodzi ze stołu, { $from }: { $way }.
# $cards are to be chosen together.
tutorial-gather = { $cards }: { $way }.
tutorial-act = { $act }: { $way }.
tutorial-undo = Każdy ruch można cofnąć. Spróbuj: { $way }.
tutorial-ask = Gdy nie wiesz, co dalej, poproś o podpowiedź: { $way }.
tutorial-finish = To wszystko, co trzeba wiedzieć. Graj dalej albo wyjdź: { $way }.
# The player did something else; it was not done.
tutorial-other = Teraz trzeba czegoś innego; nic nie zostało przeniesione.
tutorial-over = Samouczek ukończony. Brawo.

## What some games have in common.

tutorial-stock = Gdy nic nie pasuje, pomaga talia.
tutorial-empty-king = Pusta kolumna przyjmuje króla.
tutorial-empty-any = Pusta kolumna przyjmuje każdą kartę.
