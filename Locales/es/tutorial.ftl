# SPDX-License-Identifier: GPL-3.0-or-later

### The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
### $card is a card worth moving, $number the number of its place, $reason why it is worth it.

## $input, $card, $number and $reason as above.

tutorial-welcome = Tutorial: tres grupos pequeños de cartas. Aquí nada puede salir mal.{ $input ->
        [keys] {" "}Cada tecla actúa al momento, sin Intro.
       *[other] {""}
    }
tutorial-table = Primero oye toda la mesa: { $input ->
        [keys] pulsa la a
        [pad] pulsa la palanca derecha
       *[other] escribe la palabra todo y pulsa Intro
    }.
tutorial-list = Esa era la mesa. Ahora oye qué puedes elegir: { $input ->
        [keys] pulsa la m
        [pad] aprieta el gatillo izquierdo
       *[other] pulsa Intro en una línea vacía
    }.
tutorial-pick = Cada lugar tiene su número. Conviene mover esta carta: { $card }. { $input ->
        [pad] Ve al lugar { NUMBER($number) } y pulsa el botón A
       *[other] Tómala con el { $number }
    }.
tutorial-pick-any = { $input ->
        [pad] Ve con la cruceta a una carta y tómala con el botón A.
       *[other] Cada lugar tiene su número. Toma una carta con su número.
    }
tutorial-move = { $input ->
        [pad] Ahora ve adonde debe ir y pulsa el botón A.
       *[other] Ahora elige adónde va, con el número del lugar.
    }
    .full = { $input ->
        [pad] Ahora ve adonde debe ir y pulsa el botón A.
       *[other] Ahora elige adónde va, con el número del lugar.
    } { $reason }
tutorial-move-any = { $input ->
        [pad] Ahora ve adonde debe ir y pulsa el botón A. Con el botón B vuelve a su sitio.
        [keys] Ahora elige adónde va, con el número del lugar. Con Retroceso vuelve a su sitio.
       *[other] Ahora elige adónde va, con el número del lugar. Con 0 vuelve a su sitio.
    }
tutorial-draw = Hecho. Cuando nada encaje en la mesa, roba del mazo: { $input ->
        [keys] pulsa la d
        [pad] aprieta el gatillo derecho
       *[other] escribe la letra d
    }.
tutorial-undo = Toda jugada se puede deshacer. Prueba: { $input ->
        [keys] pulsa la u
        [pad] lleva la palanca derecha a la izquierda
       *[other] escribe la letra u
    }.
tutorial-ask = Si no sabes seguir, pide una pista: { $input ->
        [keys] pulsa la h
        [pad] pulsa el botón X
       *[other] escribe la letra h
    }.
tutorial-finish = No necesitas más. Una carta base abre una fundación y sus compañeras la siguen. Completa los tres grupos. { $input ->
        [keys] El tabulador recorre las jugadas; el signo de interrogación enumera todas las teclas.
       *[other] Escritos en una línea, dos números son una jugada entera: 5 7 lleva del lugar 5 al lugar 7.
    }
tutorial-over = Fin del tutorial. ¡Muy bien!
