# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Lleva todas las cartas a las fundaciones, cada palo del as al rey. Las columnas bajan en colores alternos; una celda guarda una carta cualquiera.
    .brief = Cada palo a su fundación, del as al rey.
# $difficulty is a difficulty, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { $cells } celdas

# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Celda { $n }
    .at = celda { $n }
    .to = a la celda { $n }
    .from = desde la celda { $n }
    .words = celda, c

# Under the objective: what is free to move cards through.
freecell-progress-room = { $cells ->
        [0] Ninguna celda libre
        [one] 1 celda libre
       *[other] { $cells } celdas libres
    }, { $columns ->
        [0] ninguna columna vacía
        [one] 1 columna vacía
       *[other] { $columns } columnas vacías
    }

## Refusals.

# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
freecell-refused-room = Hace falta sitio para { $count } cartas; hay sitio para { $room }.
    .short = hace falta sitio para { $count } cartas, hay para { $room }
freecell-refused-occupied = { $card } no puede ir { $place }: allí está { $top }, y en una celda cabe una carta.
# $number was asked for, $last is the highest number.
freecell-deal-number = No hay reparto { $number }: los de FreeCell van del 1 al { $last }.
freecell-deal-not-winnable = Este es el famoso reparto que no se puede ganar.

## Hints. $card is moved $place; $wanted is the card under it that a foundation takes next.

freecell-hint-frees-cell = { $card }, { $place }: libera una celda.
freecell-hint-digs = { $card }, { $place }: para llegar a { $wanted }.
freecell-hint-finish = Terminar: lo demás se juega solo.

## Help.

help-freecell = Cómo se juega al FreeCell
help-freecell-text = En las columnas, una carta va sobre otra de un rango más y de distinto color. Una celda guarda una carta cualquiera; una columna vacía admite cualquiera. Una escalera se mueve de una vez donde las celdas libres y las columnas vacías dejan sitio. Las fundaciones suben por palos, desde el as. Cada lugar conserva su número; la b los enumera. Escribe el número de un lugar para tomar su carta y luego el número del lugar al que va. La e mueve la carta elegida adonde más ayuda, la E mayúscula juega todas las cartas seguras, la F mayúscula juega el resto de una partida casi ganada. Los repartos llevan los números del FreeCell de Microsoft.
