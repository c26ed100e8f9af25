# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Lleva todas las cartas a las fundaciones, cada palo del as al rey. Las columnas bajan alternando colores.
    .brief = Cada palo a su fundación, del as al rey.
klondike-draw-one = Fácil: robar una carta
klondike-draw-three = Difícil: robar 3 cartas

## Help.

help-klondike = Cómo se juega al Klondike
help-klondike-text = En las columnas, una carta va sobre otra de valor inmediatamente superior y de distinto color, y lleva consigo lo que tiene encima; una columna vacía admite un rey. Las fundaciones suben por palos, desde el as.
# Follows it for a player with a keyboard.
help-klondike-typing = La d roba del mazo; cuando está vacío, la d le da la vuelta al descarte. Cada lugar conserva su número; la b los enumera. Escribe el número de un lugar para tomar su carta y luego el número del lugar al que va. O la jugada entera de una vez: 3 5, 7c 8p, 7c f. La F mayúscula juega todas las cartas seguras y el resto de una partida prácticamente ganada.
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Puntos: { NUMBER($foundation) } por llevar una carta a una fundación, { NUMBER($column) } por pasarla del descarte a una columna, { NUMBER($turned) } por descubrir una carta. Devolver una carta de una fundación cuesta { $back }, y dar la vuelta al descarte { NUMBER($recycle) } cuando se roba una carta a la vez. Nunca menos de cero.
