# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = Docena del panadero
objective-bakersdozen = Lleva todas las cartas a las fundaciones, cada palo del as al rey. Las columnas bajan en cualquier palo, carta a carta; una columna vacía se queda vacía.
    .brief = Cada palo a su fundación, del as al rey.
choice-bakersdozen = Trece columnas, todas las cartas boca arriba

## Help.

help-bakersdozen = Cómo se juega a la Docena del panadero
help-bakersdozen-text = Solo se mueve la última carta de una columna, y va sobre otra de valor inmediatamente superior, sea del palo que sea. Una columna vacía se queda vacía. Los reyes están desde el principio en el fondo de sus columnas. Las fundaciones suben por palos, desde el as.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
