# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
###
### mazo: stock; descarte: waste; fundación: foundation (never "base", which is a card);
### robar: to draw; destino: target. "Boca arriba" agrees with every name.
### A card's name stands before a comma or colon, so that no verb has to agree with it.

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("c2"): a word, and a letter or two.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = Columna { $n }
    .at = columna { $n }
    .to = a la columna { $n }
    .from = de la columna { $n }
    .braille = c{ $n }
    .at-braille = c{ $n }
    .to-braille = a c{ $n }
    .from-braille = de c{ $n }
    .typed = a/de/ la/ { $n } columna
    .words = columna, col
place-foundation = Fundación { $n }
    .at = fundación { $n }
    .to = a la fundación { $n }
    .from = de la fundación { $n }
    .braille = f{ $n }
    .at-braille = f{ $n }
    .to-braille = a f{ $n }
    .from-braille = de f{ $n }
    .typed = a/de/ la/ { $n } fundación
    .words = fundación, f
place-waste = Descarte
    .at = descarte
    .to = al descarte
    .from = del descarte
    .words = descarte, d
# The card drawn last, beside the waste.
place-drawn-card = Carta robada
    .at = carta robada
    .to = a la carta robada
    .from = de la carta robada
    .words = robada, carta robada
place-stock = Mazo
    .at = mazo
    .to = al mazo
    .from = del mazo
    .words = mazo
# A square of a grid, in $row and $column.
place-square = Fila { $row }, columna { $column }
    .at = fila { $row }, columna { $column }
    .to = a la fila { $row }, columna { $column }
    .from = de la fila { $row }, columna { $column }
    .braille = f{ $row } c{ $column }
    .at-braille = f{ $row } c{ $column }
    .to-braille = a f{ $row } c{ $column }
    .from-braille = de f{ $row } c{ $column }
    .words = casilla
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = Pieza { $n }
    .at = pieza { $n }
    .to = a la pieza { $n }
    .from = de la pieza { $n }
    .typed = a/de/ la/ { $n } pieza
    .words = pieza
# A row of squares, from the top.
place-row = Fila { $n }
    .at = fila { $n }
    .typed = la/ { $n } fila
    .words = fila

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = primer, segund, tercer, cuart, quint, sext, séptim, octav, noven, décim, undécim, duodécim

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }, { $place }
    .full = { $name }, boca arriba, { $place }
label-card-position = { $name }, { $place }, { NUMBER($position) } de { $count }
    .full = { $name }, boca arriba, { $place }, { NUMBER($position) } de { $count }
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = { NUMBER($count, gender: "feminine") } boca abajo, { $place }
label-place = { $place }: { $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }, { $place }
    .brief = { $name }, { $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }, elegida, { $place }
    .brief = { $name }, elegida, { $number }
square-empty = vacía
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = Fila { $n }: { $cards }
grid-column = Columna { $n }: { $cards }
# The whole row is empty.
row-empty = vacía
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = nada
map-covered = tapada
# $name is a piece, $look what it looks like.
label-look = { $name }: { $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { NUMBER($hidden, gender: "feminine") } boca abajo
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { COUNT($count, "cards") }
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }, tapada por la columna { $n }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, aún sin compañeras
       *[other] { $place }: { $base }, { $count }: { $cards }
    }
    .brief = { $place }: { $base }, { $count }
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }: { $act }, { $count ->
        [one] queda una carta
       *[other] quedan { COUNT($count, "cards") }
    }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: { $kind ->
        [stock] vacío
        [waste] vacío
       *[column] vacía
    }
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: { $kind ->
        [stock] vacío
        [waste] vacío
       *[column] vacía
    }, admite { $takes }
    .brief = { $place }: { $kind ->
        [stock] vacío
        [waste] vacío
       *[column] vacía
    }
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target }; { $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target }; solo { $load }
    .few = solo { $load }, { $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }; la jugada { $effects }
    .brief = { $target }; { $effects }
effect-turns-up = descubre una carta
    .brief = descubre
# $count cards that lie under it come free.
effect-frees = { $count ->
        [one] libera una carta
       *[other] libera { COUNT($count, "cards") }
    }
    .brief = libera { NUMBER($count, gender: "feminine") }
effect-empties-column = deja vacía una columna
    .brief = vacía
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] completa el grupo
       *[column] completa la escalera
    }
    .brief = completa
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }: { $card }
       *[other] { $place }: { $card }, sobre { NUMBER($hidden, gender: "feminine") } boca abajo
    }
    .brief = { $place }: { $card }, { $hidden }
# A label as a sentence, when something follows it.
sentence = { $text }.
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first }; { $then }

invites-any-card = cualquier carta
invites-reshuffle = el descarte barajado

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }, libre
        [one] { $card }, libre, con { $cards } encima
       *[other] { $card }, libre, con { COUNT($count, "cards") } encima: { $cards }
    }
    .brief = { $count ->
        [0] { $card }, libre
       *[other] { $card }, libre, con { NUMBER($count, gender: "feminine") } encima
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }: fuera de la mesa
# The same where what was completed has a name: $group.
where-completed-group = { $card }: { $group }, completo, fuera de la mesa
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }, bajo { $count ->
        [one] { $cards }
       *[other] { COUNT($count, "cards") }: { $cards }
    }{ $moves ->
        [0] {""}
        [1] {""}
       *[other] ; a { COUNT($moves, "moves") }
    }
where-covered = { $card }, bajo { COUNT($count, "cards") }
# The cards looked for that lie face down or in the stock.
unseen-cards = Fuera de la vista: { $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [one] { $card }
       *[other] { $card }, { COUNT($count, "cards") }
    }
unseen-count = { $count ->
        [0] Todas las cartas están a la vista
        [one] Una carta no está a la vista
       *[other] { COUNT($count, "cards") } no están a la vista
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = Las fundaciones están completas.
    .waste = El descarte no admite ninguna carta visible.

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [one] { $first }
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] { $first } { $last }
           *[names] de { $first } a { $last }
        }
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = Nada

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [one] { $first }
       *[other] { $ends ->
            [cards] { $first } { $last }
           *[names] de { $first } a { $last }
        }
    }
    .full = { $count ->
        [one] { $first }
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] { $first } { $last }
           *[names] de { $first } a { $last }
        }
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }, sobre { $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [one] { $card }, { $to }.
       *[other] { COUNT($count, "cards") } { $to }: { $ends ->
            [cards] { $first } { $last }
           *[names] de { $first } a { $last }
        }.
    }
    .brief = { $count ->
        [one] { $card }, { $to }.
       *[other] { COUNT($count, "cards") } { $to }.
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [one] .
       *[other] , { NUMBER($drawn, gender: "feminine") } robadas.
    }{ $left ->
        [0] {" "}Mazo vacío.
       *[other] {""}
    }
    .brief = { $card }.{ $left ->
        [0] {" "}Mazo vacío.
       *[other] {""}
    }
    .full = { $drawn ->
        [one] { $card }, del mazo.
       *[other] { $card }, { NUMBER($drawn, gender: "feminine") } robadas; debajo: { $under }.
    } { $left ->
        [0] Mazo vacío.
        [one] Queda una carta en el mazo.
       *[other] Quedan { COUNT($left, "cards") } en el mazo.
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = Repartidas: { $cards }.{ $left ->
        [0] {" "}Mazo vacío.
       *[other] {""}
    }
    .brief = { $cards }.{ $left ->
        [0] {" "}Mazo vacío.
       *[other] {""}
    }
    .full = Repartidas desde la columna 1: { $cards }. { $left ->
        [0] Mazo vacío.
        [one] Queda una carta en el mazo.
       *[other] Quedan { COUNT($left, "cards") } en el mazo.
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = Una fila repartida.
# $cards went to the foundations one after the other.
told-gathered = A las fundaciones: { $cards }.
# $count cards, more than are named; $card is the last.
told-gathered-many = { COUNT($count, "cards") } a las fundaciones; la última, { $card }.
    .brief = { COUNT($count, "cards") } a las fundaciones.
told-turns-up = { $place }: { $card }.
    .full = { $place } descubre: { $card }.
    .brief = { $card }.
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }: { $card }.
    .brief = { $card }.
# A card that the player has just heard named now lies at $place. $more is "yes" where more of the move is told.
told-lands = { $more ->
        [yes] {""}
       *[no] { $place }.
    }
    .full = { $place }.
told-shuffled = { $count ->
        [one] Vuelve una carta al mazo.
       *[other] Descarte barajado, vuelven { COUNT($count, "cards") } al mazo.
    }
    .brief = Barajado, { $count }.
told-score = Puntos: { $score }.
    .brief = {""}
# So many points were counted off: $points.
told-points-lost = { $points ->
        [one] Pierdes un punto
       *[other] Pierdes { COUNT($points, "points") }
    }.

undone = Jugada deshecha:
redone = Jugada rehecha:
nothing-to-undo = Nada que deshacer.
undo-bound-reached = No se pueden deshacer más jugadas: tus ajustes no guardan más.
nothing-to-redo = Nada que rehacer.
# $count is how many moves were taken back at once.
undone-several = { $count ->
        [one] Una jugada deshecha.
       *[other] { COUNT($count, "moves") } deshechas.
    }
# $count is how many moves were done again at once.
redone-several = { $count ->
        [one] Una jugada rehecha.
       *[other] { COUNT($count, "moves") } rehechas.
    }
redo-end-reached = No queda nada que rehacer.
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = Jugada { $n }:
at-the-deal = De vuelta al reparto inicial.
# $most is how many there are.
undo-how-many = ¿Cuántas jugadas quieres deshacer? Como máximo { $most }, 0 para volver.
# $most is how many there are.
redo-how-many = ¿Cuántas jugadas quieres rehacer? Como máximo { $most }, 0 para volver.
# $n moves have been made.
bookmark-set = { $n ->
        [0] Marcador en el reparto inicial.
       *[other] Marcador en la jugada { $n }.
    }
bookmark-none = No hay ningún marcador.
bookmark-here = Estás en el marcador.
bookmark-beyond-bound = El marcador está más atrás de lo que tus ajustes permiten deshacer.
nothing-changed = Aún no se ha movido nada.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = Eso no se puede hacer en este juego.
# $limit is how often the stock may be gone through.
refused-passes = { $limit ->
        [one] Nada que robar: el mazo se recorre una sola vez.
       *[other] Nada que robar: el mazo se recorre solo { NUMBER($limit) } veces.
    }
refused-nothing-to-draw = Nada que robar: el mazo y el descarte están vacíos.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] Nada que robar: en este juego no se puede barajar el descarte.
        [one] Nada que robar: el descarte solo se puede barajar una vez, y ya se hizo.
       *[other] Nada que robar: el descarte solo se puede barajar { COUNT($limit, "times") }, y ya se hizo.
    }
refused-nothing-picked = Elige primero una carta.
refused-same-place = Ya está ahí.
# $place is a place in the form .to, such as the stock.
refused-not-a-target = Nada puede ir { $place }.
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] No se puede tomar nada { $from }: no hay cartas.
       *[other] No se puede tomar nada { $from }.
    }
refused-from-foundation = Lo que está en una fundación se queda hasta completar su grupo.
refused-covered = { $card }: tiene cartas encima. Muévelas primero.
refused-face-down = Una carta boca abajo no se puede mover. Se descubre cuando no le queda nada encima.
# $card lies under a card of column $n.
refused-under = { $card }: está bajo la columna { $n }.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card }, { $place }: descubre una carta.
    .from = { $card }, { $from } { $place }: descubre una carta.
hint-empties-column = { $card }, { $place }: deja vacía una columna.
    .from = { $card }, { $from } { $place }: deja vacía una columna.
hint-frees-waste = { $card }, { $place }: libera el descarte.
hint-draw = Roba una carta.
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = No cuenta para las estadísticas.
hint-none = No hay pista. Deshaz una jugada o prueba otra cosa.
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = Con lo que se ve no hay pista: { ANY($keys) } busca una segura.
# A hint was asked for when all was done.
hint-won = La partida ya está ganada.

dead-end = No quedan jugadas.
# After a round that was won or lost.
end-score = Puntos: { $score }.
# The most points made before at this difficulty: $score.
high-score = Récord: { $score }.
high-score-new = ¡Nuevo récord!
keep-looking = Seguir mirando la mesa
# A saved game names a difficulty that its game does not have.
refused-difficulty = Este juego no tiene el nivel { $difficulty }.
