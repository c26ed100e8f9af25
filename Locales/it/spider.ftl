# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.
### scala: run, also one that is not complete.

game-spider = Spider
objective-spider = Forma otto scale di un solo seme, dal re all'asso. Le colonne scendono con qualsiasi seme, ma solo le carte dello stesso seme si spostano insieme.
    .brief = Otto scale di un solo seme, dal re all'asso.
# $difficulty is "Easy" and the like.
spider-choice = { $difficulty }: { COUNT($suits, "suits") }
act-deal = Distribuisci dieci carte
    .short = distribuisci
command-deal = Distribuisci dieci carte
    .words = distribuisci, dai

## Progress.

# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] Nessuna distribuzione rimasta
        [one] Resta una distribuzione
       *[other] Restano { COUNT($deals, "deals") }
    }, { $hidden ->
        [0] nessuna coperta nelle colonne
        [one] una coperta nelle colonne
       *[other] { NUMBER($hidden, gender: "feminine") } coperte nelle colonne
    }, { $columns ->
        [0] nessuna colonna vuota
        [one] una colonna vuota
       *[other] { COUNT($columns, "columns") } vuote
    }

## Refusals.

spider-refused-no-deals = Niente da distribuire: tutte e cinque le distribuzioni sono sul tavolo.
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count ->
        [one] Vuota: { $columns }
       *[other] Vuote: { $columns }
    }. Prima di distribuire, ogni colonna deve avere una carta.

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card }, { $from } { $place }: stesso seme.
spider-hint-fills = { $card }, { $from } { $place }: per distribuire, ogni colonna deve avere una carta.
spider-hint-deal = Distribuisci dieci carte.

## Help.

help-spider = Come si gioca a Spider
help-spider-text = Una carta va su qualsiasi carta del valore subito superiore, di qualunque seme, ma solo carte consecutive dello stesso seme si spostano insieme. Una colonna vuota accetta qualsiasi carta. Una scala dal re all'asso di un solo seme lascia il tavolo da sola.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = Con la d distribuisci dieci carte, una per colonna; nessuna colonna può essere vuota.{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = Punti: { NUMBER($start) } all'inizio, { NUMBER($run) } per ogni scala completa. Ogni mossa costa { $move }, anche se annullata.
