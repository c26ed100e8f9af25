# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = Tutorial: { $game }. Qui non si può sbagliare.{ $input ->
        [keys] {" "}Ogni tasto agisce subito, senza Invio.
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] premi { $keys }
        [pad] { $keys }
       *[other] scrivi { $keys }, poi Invio
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = vai sulla carta e premi A
tutorial-pad-carry = vai sulla carta e premi A; vai dove deve andare e premi A
tutorial-table = Prima ascolta tutto il tavolo: { $way }.
# $from and $place are places in the forms .from and .to.
tutorial-carry = { $card }, { $from } { $place }: { $way }.
# The card leaves the table.
tutorial-out = { $card } va via { $from }: { $way }.
# $cards are to be chosen together.
tutorial-gather = { $cards }: { $way }.
tutorial-act = { $act }: { $way }.
tutorial-undo = Ogni mossa si può annullare. Prova: { $way }.
tutorial-ask = Se non sai come andare avanti, chiedi un suggerimento: { $way }.
tutorial-finish = Non serve altro. Continua a giocare; per uscire: { $way }.
# The player did something else; it was not done.
tutorial-other = Questo ora no; nulla è stato spostato.
tutorial-over = Il tutorial è finito. Complimenti.

## What some games have in common.

tutorial-stock = Quando nessuna carta va bene, c'è il mazzo.
tutorial-empty-king = Una colonna vuota accetta un re.
tutorial-empty-any = Una colonna vuota accetta qualsiasi carta.
