# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Porta tutte le carte sulle basi, ogni seme dall'asso al re. Le colonne scendono a colori alterni; una cella tiene una carta qualsiasi.
    .brief = Ogni seme sulla sua base, dall'asso al re.
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { COUNT($cells, "cells") }

## Refusals.

# $number was asked for, $last is the highest number.
freecell-deal-number = Non c'è la partita { $number }: quelle di FreeCell vanno da 1 a { $last }.
freecell-deal-not-winnable = Questa è la famosa partita che non si può vincere.

## Help.

help-freecell = Come si gioca a FreeCell
help-freecell-text = In colonna una carta va su una del valore subito superiore e dell'altro colore. Una cella tiene una carta qualsiasi; una colonna vuota accetta qualsiasi carta. Una scala si sposta in una volta se celle libere e colonne vuote lasciano spazio. Le basi salgono per seme, dall'asso. Le partite hanno i numeri del FreeCell di Microsoft.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-freecell-typing = { typing-places }
# How points come: $card for each card.
freecell-points = Punti: { $card } per ogni carta su una base.

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = Il file è vuoto. Una partita ha { NUMBER($columns) } righe di carte, una per colonna.
# $count columns were found, FreeCell has $columns.
freecell-board-columns = { $count ->
        [one] La partita ha una colonna; FreeCell ne ha { $columns }.
       *[other] La partita ha { COUNT($count, "columns") }; FreeCell ne ha { $columns }.
    }
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = Riga { $line }, carta { $position }: { $text } non è una carta. Le carte si scrivono così: 10H, QS o AC.
# $card is a card, $line the number of a line.
freecell-board-again = Riga { $line }: { $card } c'è una seconda volta.
# $cards is a list of cards.
freecell-board-missing = Mancano alla partita: { $cards }.
# $count cards, five or more.
freecell-board-incomplete = { $count ->
        [one] Manca una carta alla partita.
       *[other] Mancano { COUNT($count, "cards") } alla partita.
    }
# $line is the number of a line.
freecell-board-begun = Riga { $line }: celle e basi devono essere vuote. Si può usare solo una partita dall'inizio.
