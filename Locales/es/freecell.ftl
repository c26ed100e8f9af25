# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Lleva todas las cartas a las fundaciones, cada palo del as al rey. Las columnas bajan en colores alternos; una celda guarda una carta cualquiera.
    .brief = Cada palo a su fundación, del as al rey.
# $difficulty is a difficulty, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { COUNT($cells, "cells") }

## Refusals.

# $number was asked for, $last is the highest number.
freecell-deal-number = No hay reparto { $number }: los de FreeCell van del 1 al { $last }.
freecell-deal-not-winnable = Este es el famoso reparto que no se puede ganar.

## Help.

help-freecell = Cómo se juega al FreeCell
help-freecell-text = En las columnas, una carta va sobre otra de valor inmediatamente superior y de distinto color. Una celda guarda una carta cualquiera; una columna vacía admite cualquiera. Una escalera se mueve de una vez donde las celdas libres y las columnas vacías dejan sitio. Las fundaciones suben por palos, desde el as. Los repartos llevan los números del FreeCell de Microsoft.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-freecell-typing = { typing-places }
# How points come: $card for each card.
freecell-points = Puntos: { $card } por cada carta en una fundación.

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = El archivo está vacío. Un reparto tiene { NUMBER($columns, gender: "feminine") } líneas de cartas, una por columna.
# $count columns were found, FreeCell has $columns.
freecell-board-columns = { $count ->
        [one] El reparto tiene una columna; FreeCell tiene { $columns }.
       *[other] El reparto tiene { COUNT($count, "columns") }; FreeCell tiene { $columns }.
    }
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = Línea { $line }, carta { $position }: { $text } no es una carta. Las cartas se escriben así: 10H, QS o AC.
# $card is a card, $line the number of a line.
freecell-board-again = Línea { $line }: { $card } está por segunda vez.
# $cards is a list of cards.
freecell-board-missing = Cartas que faltan: { $cards }.
# $count cards, five or more.
freecell-board-incomplete = { $count ->
        [one] Falta una carta.
       *[other] Faltan { COUNT($count, "cards") }.
    }
# $line is the number of a line.
freecell-board-begun = Línea { $line }: las celdas y las fundaciones deben estar vacías. Solo se admite un reparto desde el principio.
