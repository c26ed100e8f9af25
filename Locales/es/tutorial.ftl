# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = Tutorial: { $game }. Aquí nada puede salir mal.{ $input ->
        [keys] {" "}Cada tecla actúa al momento, sin Intro.
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] pulsa { $keys }
        [pad] { $keys }
       *[other] escribe { $keys } y pulsa Intro
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = ve a la carta y pulsa A
tutorial-pad-carry = ve a la carta y pulsa A; ve adonde debe ir y pulsa A
tutorial-table = Primero escucha toda la mesa: { $way }.
# $from and $place are places in the forms .from and .to.
tutorial-carry = { $card }, { $from } { $place }: { $way }.
# The card leaves the table.
tutorial-out = { $card } sale { $from }: { $way }.
# $cards are to be chosen together.
tutorial-gather = { $cards }: { $way }.
tutorial-act = { $act }: { $way }.
tutorial-undo = Toda jugada se puede deshacer. Prueba: { $way }.
tutorial-ask = Si no sabes seguir, pide una pista: { $way }.
tutorial-finish = No necesitas más. Sigue jugando; para salir: { $way }.
# The player did something else; it was not done.
tutorial-other = Ahora eso no; no se ha movido nada.
tutorial-over = Fin del tutorial. ¡Muy bien!

## What some games have in common.

tutorial-stock = Cuando nada encaja, el mazo ayuda.
tutorial-empty-king = Una columna vacía admite un rey.
tutorial-empty-any = Una columna vacía admite cualquier carta.
