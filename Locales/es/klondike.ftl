# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Lleva todas las cartas a las fundaciones, cada palo del as al rey. Las columnas bajan alternando colores.
    .brief = Cada palo a su fundación, del as al rey.
klondike-draw-one = Fácil: robar una carta
klondike-draw-three = Difícil: robar 3 cartas
# $difficulty is "Medium" and the like; $drawing cards at a time, the stock gone through $passes times.
klondike-choice = { $difficulty }: robar { $drawing ->
        [1] una carta
       *[other] { $drawing } cartas
    }, { $passes ->
        [1] una sola vuelta
       *[other] { NUMBER($passes, gender: "feminine") } vueltas
    } al mazo

## Help.

help-klondike = Cómo se juega al Klondike
help-klondike-text = En las columnas, una carta va sobre otra de valor inmediatamente superior y de distinto color, y lleva consigo lo que tiene encima; una columna vacía admite un rey. Las fundaciones suben por palos, desde el as. La carta superior de una fundación puede volver a una columna. El mazo se recorre sin límite; en el nivel medio, una vez, y en el experto, tres.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-klondike-typing = { typing-stock } { typing-places }
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Puntos: { NUMBER($foundation) } por llevar una carta a una fundación, { NUMBER($column) } por pasarla del descarte a una columna, { NUMBER($turned) } por descubrir una carta. Devolver una carta de una fundación cuesta { $back }, y dar la vuelta al descarte { NUMBER($recycle) } cuando se roba una carta a la vez. Nunca menos de cero.
