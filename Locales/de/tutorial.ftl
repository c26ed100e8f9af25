# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = Tutorial: { $game }. Hier kann nichts schiefgehen.{ $input ->
        [keys] {" "}Jede Taste wirkt sofort, ohne Enter.
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] Drücke { $keys }
        [pad] { $keys }
       *[other] Tippe { $keys }, dann Enter
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = Geh zur Karte, dann A
tutorial-pad-carry = Geh zur Karte, dann A; geh zum Ziel, dann A
tutorial-table = Hör dir zuerst den ganzen Tisch an: { $way }.
# $from and $place are places in the forms .from and .to.
tutorial-carry = { $card } { $from } { $place }: { $way }.
# The card leaves the table.
tutorial-out = { $card } { $from } kommt weg: { $way }.
# $cards are to be chosen together.
tutorial-gather = { $cards }: { $way }.
tutorial-act = { $act }: { $way }.
tutorial-undo = Jeden Zug kannst du zurücknehmen. Probier es: { $way }.
tutorial-ask = Wenn du nicht weiterweißt, hol dir einen Tipp: { $way }.
tutorial-finish = Mehr musst du nicht wissen. Spiel weiter oder hör auf: { $way }.
# The player did something else; it was not done.
tutorial-other = Das ist jetzt nicht dran; es wurde nichts bewegt.
tutorial-over = Das Tutorial ist zu Ende. Gut gemacht.

## What some games have in common.

tutorial-stock = Wenn nichts passt, hilft der Talon, der verdeckte Stapel.
tutorial-empty-king = Eine leere Spalte nimmt einen König.
tutorial-empty-any = Eine leere Spalte nimmt jede Karte.
