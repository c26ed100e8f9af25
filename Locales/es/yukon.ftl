# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukón
objective-yukon = Lleva todas las cartas a las fundaciones, cada palo del as al rey. Las columnas bajan alternando colores; cualquier carta boca arriba se mueve con todo lo que tiene encima.
    .brief = Cada palo a su fundación, del as al rey.
choice-yukon = Todas las cartas repartidas, sin mazo

## Help.

help-yukon = Cómo se juega al Yukón
help-yukon-text = Cualquier carta boca arriba va, con todo lo que tiene encima, ordenado o no, sobre otra de valor inmediatamente superior y de distinto color; una columna vacía admite un rey. Las fundaciones suben por palos, desde el as. La carta superior de una fundación puede volver a una columna. No hay mazo.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
