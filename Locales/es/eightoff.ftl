# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = Eight Off
objective-eightoff = Lleva todas las cartas a las fundaciones, cada palo del as al rey. Las columnas bajan en un mismo palo; una celda guarda una carta cualquiera.
    .brief = Cada palo a su fundación, del as al rey.
choice-eightoff = Ocho celdas, cuatro ocupadas

## Help.

help-eightoff = Cómo se juega al Eight Off
help-eightoff-text = En las columnas, una carta va sobre otra de valor inmediatamente superior y del mismo palo. Una celda guarda una carta cualquiera; una columna vacía admite un rey. Una escalera se mueve de una vez si las celdas libres dejan sitio. Las fundaciones suben por palos, desde el as.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
