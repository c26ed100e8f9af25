# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.

game-spider = Spider
objective-spider = Forma ocho escaleras de un palo, del rey al as. Las columnas bajan en cualquier palo, pero solo las cartas de un mismo palo se mueven juntas.
    .brief = Ocho escaleras de un palo, del rey al as.
# $difficulty is a difficulty.
spider-choice = { $difficulty }: { COUNT($suits, "suits") }
act-deal = Repartir diez cartas
    .short = repartir
command-deal = Repartir diez cartas
    .words = repartir

## Progress.

# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] No quedan repartos
        [one] Queda un reparto
       *[other] Quedan { COUNT($deals, "deals") }
    }, { $hidden ->
        [0] ninguna boca abajo en las columnas
       *[other] { NUMBER($hidden, gender: "feminine") } boca abajo en las columnas
    }, { $columns ->
        [0] ninguna columna vacía
        [one] una columna vacía
       *[other] { COUNT($columns, "columns") } vacías
    }

## Refusals.

spider-refused-no-deals = Nada que repartir: los cinco repartos están en la mesa.
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count ->
        [one] Vacía: { $columns }
       *[other] Vacías: { $columns }
    }. Antes de repartir, cada columna necesita una carta.

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card }, { $from } { $place }: el mismo palo.
spider-hint-fills = { $card }, { $from } { $place }: para repartir, cada columna necesita una carta.
spider-hint-deal = Reparte diez cartas.

## Help.

help-spider = Cómo se juega al Spider
help-spider-text = Una carta va sobre cualquier otra de valor inmediatamente superior, sea del palo que sea, pero solo se mueven juntas las cartas seguidas de un mismo palo. Una columna vacía admite cualquier cosa. Una escalera de un palo, del rey al as, sale sola de la mesa.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = La d reparte diez cartas, una en cada columna; ninguna puede estar vacía.{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = Puntos: { NUMBER($start) } al empezar, { NUMBER($run) } por cada escalera completa. Cada jugada cuesta { $move }, aunque se deshaga.
