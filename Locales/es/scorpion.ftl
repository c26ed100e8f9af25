# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = Escorpión
objective-scorpion = Forma cuatro escaleras, una por palo, del rey al as. Las columnas bajan en un mismo palo; cualquier carta boca arriba se mueve con todo lo que tiene encima.
    .brief = Cuatro escaleras, una por palo, del rey al as.
choice-scorpion = Tres cartas se reparten al final
act-deal-last = Repartir las tres últimas cartas
    .short = repartir
command-deal-last = Repartir las tres últimas cartas
    .words = repartir
scorpion-refused-dealt = Las tres últimas cartas ya están en la mesa.
scorpion-hint-deal = Reparte las tres últimas cartas.
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] No queda nada por repartir
       *[other] Quedan { NUMBER($stock, gender: "feminine") } por repartir
    }, { $hidden ->
        [0] ninguna boca abajo en las columnas
       *[other] { NUMBER($hidden, gender: "feminine") } boca abajo en las columnas
    }

## Help.

help-scorpion = Cómo se juega al Escorpión
help-scorpion-text = Cualquier carta boca arriba va, con todo lo que tiene encima, ordenado o no, sobre otra de valor inmediatamente superior y del mismo palo; una columna vacía admite un rey. Una escalera de un palo, del rey al as, sale sola de la mesa. Tres cartas se reparten al final, en las tres primeras columnas.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = La d reparte las tres últimas cartas.{ typing-moves }
