# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.

game-spider = Spider
objective-spider = Ułóż osiem ciągów jednego koloru, od króla do asa. W kolumnach układa się w dół, w dowolnych kolorach, ale razem przenosi się tylko karty jednego koloru.
    .brief = Osiem ciągów jednego koloru, od króla do asa.
# $difficulty is a difficulty.
spider-choice = { $difficulty }: { $suits ->
        [one] jeden kolor
        [few] { $suits } kolory
       *[other] { $suits } kolorów
    }
act-deal = Rozdaj dziesięć kart
    .short = rozdaj
command-deal = Rozdaj dziesięć kart
    .words = rozdaj

# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
spider-run-removed = { $suit ->
        [clubs] Trefl
        [diamonds] Karo
        [hearts] Kier
       *[spades] Pik
    }: pełny ciąg od króla do asa, { $place }. { $done } z { $total }.

## Progress.

spider-progress = Pełne ciągi: { $done } z { $total }
# $suits says how many of each suit.
spider-progress-suits = Pełne ciągi: { $done } z { $total }, { $suits }
# $count runs of $suit.
spider-suit-runs = { $suit } { $count }
# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] Nic więcej do rozdania
        [one] Zostało jedno rozdanie
        [few] Zostały { $deals } rozdania
       *[other] Zostało { $deals } rozdań
    }, zakryte w kolumnach: { $hidden }, { $columns ->
        [0] brak pustych kolumn
        [one] jedna pusta kolumna
        [few] { $columns } puste kolumny
       *[other] { $columns } pustych kolumn
    }

## Refusals.

spider-refused-no-deals = Nie ma czego rozdać: wszystkie pięć rozdań jest na stole.
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count ->
        [one] Puste miejsce: { $columns }
       *[other] Puste miejsca: { $columns }
    }. Przed rozdaniem każda kolumna musi mieć kartę.

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card }: { $from } { $place }, ten sam kolor.
spider-hint-fills = { $card }: { $from } { $place }, bo do rozdania każda kolumna musi mieć kartę.
spider-hint-deal = Rozdaj dziesięć kart.

## Help.

help-spider = Jak grać w Spidera
help-spider-text = Kartę kładzie się na dowolną kartę o jeden wyższą, bez względu na kolor, ale razem przenosi się tylko kolejne karty jednego koloru. Pusta kolumna przyjmuje wszystko. Ciąg jednego koloru od króla do asa sam schodzi ze stołu.
# Follows it for a player with a keyboard.
help-spider-typing = Klawisz d rozdaje dziesięć kart, po jednej na kolumnę; żadna nie może być wtedy pusta. Każde miejsce ma stały numer; klawisz b je wymienia. Wpisz numer miejsca, by wziąć jego kartę, a potem numer miejsca, na które ma iść. Albo cały ruch naraz: 3 5, 7e 8p.
# How points come: $start at first; each move costs $move.
spider-points = Punkty: { $start } na początku, { $run } za każdy pełny ciąg. Każdy ruch kosztuje { $move }, także cofnięty.
