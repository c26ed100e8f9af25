# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Lleva todas las cartas a las fundaciones, cada palo del as al rey. Las columnas bajan alternando colores.
    .brief = Cada palo a su fundación, del as al rey.
klondike-draw-one = Fácil: robar 1 carta cada vez
klondike-draw-three = Difícil: robar 3 cartas cada vez
