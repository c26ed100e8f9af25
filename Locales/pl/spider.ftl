# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.

game-spider = Spider
objective-spider = Ułóż osiem ciągów jednego koloru, od króla do asa. W kolumnach układa się malejąco, w dowolnych kolorach, ale razem przenosi się tylko karty jednego koloru.
    .brief = Osiem ciągów jednego koloru, od króla do asa.
# $difficulty is a difficulty.
spider-choice = { $difficulty }: { COUNT($suits, "suits") }
act-deal = Rozdaj dziesięć kart
    .short = rozdaj
command-deal = Rozdaj dziesięć kart
    .words = rozdaj

## Progress.

# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] Nic więcej do rozdania
        [one] Zostało { COUNT($deals, "deals") }
        [few] Zostały { COUNT($deals, "deals") }
       *[many] Zostało { COUNT($deals, "deals") }
    }, w kolumnach { COUNT($hidden, "hidden") }, { $columns ->
        [0] brak pustych kolumn
       *[other] { COUNT($columns, "columns") }
    }

## Refusals.

spider-refused-no-deals = Nie ma czego rozdać: wszystkie pięć rozdań jest na stole.
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count ->
        [one] Pusto jest tu: { $columns }
       *[other] Pusto jest tu: { $columns }
    }. Przed rozdaniem w każdej kolumnie musi leżeć karta.

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card }: { $from } { $place }, ten sam kolor.
spider-hint-fills = { $card }: { $from } { $place }, bo do rozdania w każdej kolumnie musi leżeć karta.
spider-hint-deal = Rozdaj dziesięć kart.

## Help.

help-spider = Jak grać w Spidera
help-spider-text = Kartę kładzie się na dowolną kartę o jeden wyższą, bez względu na kolor, ale razem przenosi się tylko kolejne karty jednego koloru. Pusta kolumna przyjmuje wszystko. Ciąg jednego koloru od króla do asa sam schodzi ze stołu.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = Klawisz d rozdaje dziesięć kart, po jednej na kolumnę; żadna nie może być wtedy pusta.{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = Punkty: { $start } na początku, { $run } za każdy pełny ciąg. Każdy ruch kosztuje { $move }, także cofnięty.
