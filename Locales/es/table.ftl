# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
###
### mazo: stock; descarte: waste; fundación: foundation (never "base", which is a card);
### robar: to draw; destino: target. "Sin cartas" and "boca arriba" agree with every name.
### A card's name stands before a comma or colon, so that no verb has to agree with it.

## Places. $n is the place's number.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = Columna { $n }
    .at = columna { $n }
    .to = a la columna { $n }
    .from = desde la columna { $n }
place-foundation = Fundación { $n }
    .at = fundación { $n }
    .to = a la fundación { $n }
    .from = desde la fundación { $n }
place-waste = Descarte
    .at = descarte
    .to = al descarte
    .from = desde el descarte
place-stock = Mazo
    .at = mazo
    .to = al mazo
    .from = desde el mazo
# A square of a grid, in $row and $column.
place-square = Fila { $row }, columna { $column }
    .at = fila { $row }, columna { $column }
    .to = a la fila { $row }, columna { $column }
    .from = desde la fila { $row }, columna { $column }

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile.

label-card = { $name }, { $place }
    .full = { $name }, boca arriba, { $place }
label-card-position = { $name }, { $place }, { $position } de { $count }
    .full = { $name }, boca arriba, { $place }, { $position } de { $count }
# $count cards lie face down here.
label-hidden = { $count } boca abajo, { $place }
label-place = { $place }: { $cards }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { $hidden } boca abajo
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, aún sin compañeras
       *[other] { $place }: { $base }, { $count }: { $cards }
    }
    .brief = { $place }: { $base }, { $count }
# Choosing the stock draws a card; $count are left. An empty one is filled from the waste.
offer-draw = { $count ->
        [0] { $place }: sin cartas, barajar el descarte
        [one] { $place }: robar, queda 1 carta
       *[other] { $place }: robar, quedan { $count } cartas
    }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: sin cartas
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: sin cartas, admite { $takes }
    .brief = { $place }: sin cartas
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A label as a sentence, when something follows it.
sentence = { $text }.

invites-any-card = cualquier carta
invites-reshuffle = el descarte barajado

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [one] { $first }
       *[other] { $count } cartas, de { $first } a { $last }
    }
load-nothing = Nada

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [one] { $card }, { $to }.
       *[other] { $count } cartas { $to }: de { $first } a { $last }.
    }
    .brief = { $count ->
        [one] { $card }, { $to }.
       *[other] { $count } cartas { $to }.
    }
# $drawn cards were drawn, $card the last; $left are left in the stock.
told-drawn = { $drawn ->
        [one] { $card }.
       *[other] { $drawn } robadas: { $card }.
    }{ $left ->
        [0] {" "}Mazo vacío.
       *[other] {""}
    }
    .brief = { $card }.
    .full = { $drawn ->
        [one] { $card }, robada. { $left ->
            [one] Queda 1
           *[other] Quedan { $left }
        } en el mazo.
       *[other] { $drawn } robadas: { $card }. { $left ->
            [one] Queda 1
           *[other] Quedan { $left }
        } en el mazo.
    }
told-turns-up = { $place } descubre: { $card }.
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }: { $card }.
    .brief = {""}
told-shuffled = { $count ->
        [one] Vuelve 1 carta al mazo.
       *[other] Descarte barajado, vuelven { $count } cartas al mazo.
    }
    .brief = Barajado, { $count }.
told-score = Puntos: { $score }.

undone = Deshecho:
redone = Rehecho:
nothing-to-undo = Nada que deshacer.
undo-bound-reached = No se pueden deshacer más jugadas: tus ajustes no guardan más.
nothing-to-redo = Nada que rehacer.
nothing-changed = Aún no se ha movido nada.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = Eso no se puede hacer en este juego.
refused-nothing-to-draw = Nada que robar: el mazo y el descarte están vacíos.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] Nada que robar: en este juego no se puede barajar el descarte.
        [one] Nada que robar: el descarte solo se puede barajar una vez, y ya se hizo.
       *[other] Nada que robar: el descarte solo se puede barajar { $limit } veces, y ya se hizo.
    }
refused-nothing-picked = Elige primero una carta.
refused-same-place = Ya está ahí.
refused-not-a-target = Las cartas solo van a columnas y fundaciones.
refused-from-foundation = Lo que está en una fundación se queda hasta completar su grupo.
refused-covered = { $card }: tiene cartas encima. Muévelas primero.
refused-face-down = Una carta boca abajo no se puede mover. Se descubre cuando queda encima.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card }, { $place }: descubre una carta.
hint-empties-column = { $card }, { $place }: deja vacía una columna.
hint-frees-waste = { $card }, { $place }: libera el descarte.
hint-draw = Roba una carta.
hint-none = No hay pista. Deshaz una jugada o prueba otra cosa.

dead-end = Ya no se puede jugar nada. Deshaz jugadas, reinicia este reparto o reparte de nuevo.
# A saved game names a difficulty that its game does not have.
refused-difficulty = Este juego no tiene el nivel { $difficulty }.
