# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukón
objective-yukon = Lleva todas las cartas a las fundaciones, cada palo del as al rey. Las columnas bajan alternando colores; cualquier carta boca arriba se mueve con todo lo que tiene encima.
    .brief = Cada palo a su fundación, del as al rey.
yukon-choice = Todas las cartas repartidas, sin mazo
