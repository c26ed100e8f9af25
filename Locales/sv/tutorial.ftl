# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = Introduktion: { $game }. Inget kan gå fel här.{ $input ->
        [keys] {" "}Varje tangent gäller direkt, utan Enter.
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] tryck { $keys }
        [pad] { $keys }
       *[other] skriv { $keys } och tryck Enter
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = gå till kortet, sedan A
tutorial-pad-carry = gå till kortet, sedan A; gå dit det ska, sedan A
tutorial-table = Lyssna först på hela bordet: { $way }.
# $from and $place are places in the forms .from and .to.
tutorial-carry = { $card } { $from } { $place }: { $way }.
# The card leaves the table.
tutorial-out = { $card } { $from } tas bort: { $way }.
# $cards are to be chosen together.
tutorial-gather = { $cards }: { $way }.
tutorial-act = { $act }: { $way }.
tutorial-undo = Varje drag går att ångra. Prova: { $way }.
tutorial-ask = Om du kör fast, be om ett tips: { $way }.
tutorial-finish = Mer behöver du inte veta. Spela vidare, eller sluta: { $way }.
# The player did something else; it was not done.
tutorial-other = Inte det just nu; inget har flyttats.
tutorial-over = Introduktionen är slut. Bra gjort.

## What some games have in common.

tutorial-stock = När inget passar hjälper talongen.
tutorial-empty-king = En tom kolumn tar en kung.
tutorial-empty-any = En tom kolumn tar vilket kort som helst.
