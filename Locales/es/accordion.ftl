# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = Acordeón
objective-accordion = Reúne todas las cartas en una pila. Una carta va sobre la que tiene a la izquierda o sobre la tercera a la izquierda, si coincide el palo o el valor.
    .brief = Todas las cartas en una pila.
choice-accordion = 52 cartas en una hilera
# Told in the tutorial.
accordion-tutorial-code = El número de una pila es su fila y su columna.

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = Pilas { $piles }, { $moves ->
        [0] ninguna jugada
       *[other] jugadas { $moves }: { $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = Debajo tiene: { $card }.
accordion-progress = Pilas que quedan: { $piles }
accordion-refused-far = { $card } no llega a { $top }: solo a la primera o a la tercera pila a su izquierda.
accordion-refused-match = { $card } y { $top } no coinciden ni en el palo ni en el valor.
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card }, { $from } { $place }: pocas cartas más coinciden con { $other }.

## Help.

help-accordion = Cómo se juega al Acordeón
help-accordion-text = Hay 52 cartas en una hilera, que se lee en filas de nueve. Una carta va sobre la pila de su izquierda o sobre la tercera a su izquierda, si coincide el palo o el valor. La pila que se va no deja sitio libre: las que estaban separadas quedan juntas y conservan su número. Se gana cuando queda una pila.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = El número de una pila es su fila y su columna: 23 es la fila 2, columna 3. Su carta va de inmediato si solo tiene un camino; si no, escribe después el número de la otra pila. El tabulador recorre las cartas que pueden moverse, Intro juega. La t lee las filas, { $input ->
        [keys] la b
       *[lines] «fila 2»
    } solo esa; la a dice cuántas pilas y jugadas hay.
