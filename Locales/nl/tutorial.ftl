# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = Oefenspel: { $game }. Hier kan niets misgaan.{ $input ->
        [keys] {" "}Elke toets werkt meteen, zonder Enter.
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] druk op { $keys }
        [pad] { $keys }
       *[other] typ { $keys }, dan Enter
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = ga naar de kaart, dan A
tutorial-pad-carry = ga naar de kaart, dan A; ga naar het doel, dan A
tutorial-table = Luister eerst naar de hele tafel: { $way }.
# $from and $place are places in the forms .from and .to.
tutorial-carry = { $card } { $from } { $place }: { $way }.
# The card leaves the table.
tutorial-out = { $card } { $from } gaat weg: { $way }.
# $cards are to be chosen together.
tutorial-gather = { $cards }: { $way }.
tutorial-act = { $act }: { $way }.
tutorial-undo = Elke zet kun je ongedaan maken. Probeer het: { $way }.
tutorial-ask = Zit je vast, vraag dan om een hint: { $way }.
tutorial-finish = Meer heb je niet nodig. Speel verder, of stop: { $way }.
# The player did something else; it was not done.
tutorial-other = Dat nu nog niet; er is niets verplaatst.
tutorial-over = Het oefenspel is klaar. Goed gedaan.

## What some games have in common.

tutorial-stock = Als er niets past, helpt de voorraad.
tutorial-empty-king = Op een lege kolom mag een heer.
tutorial-empty-any = Op een lege kolom mag elke kaart.
