# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Przenieś wszystkie karty na stosy końcowe, każdy kolor od asa do króla. W kolumnach układa się malejąco, na przemian czerwone i czarne; komórka mieści jedną dowolną kartę.
    .brief = Każdy kolor na swój stos końcowy, od asa do króla.
# $difficulty is a difficulty, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { COUNT($cells, "cells") }

# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Komórka { $n }
    .at = komórka { $n }
    .to = do komórki { $n }
    .from = z komórki { $n }
    .typed = do/z/ { $n } komórka/komórki/komórkę, komórki/komórkę { $n }
    .words = komórka, kom

# Under the objective: what is free to move cards through.
freecell-progress-room = { $cells ->
        [0] Brak wolnych komórek
       *[other] { COUNT($cells, "free-cells") }
    }, { $columns ->
        [0] brak pustych kolumn
       *[other] { COUNT($columns, "columns") }
    }

## Refusals.

# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
freecell-refused-room = Karty do przeniesienia: { NUMBER($count, gender: "feminine") }, a miejsca wystarcza na { NUMBER($room, gender: "feminine", case: "accusative") }.
    .short = za mało miejsca: karty { NUMBER($count, gender: "feminine") }, miejsca na { NUMBER($room, gender: "feminine", case: "accusative") }
freecell-refused-occupied = { $card }: nie można { $place }. Leży tam { $top }, a komórka mieści jedną kartę.
# $number was asked for, $last is the highest number.
freecell-deal-number = Nie ma rozdania { $number }: rozdania FreeCell mają numery od { NUMBER(1, case: "genitive") } do { NUMBER($last, case: "genitive") }.
freecell-deal-not-winnable = To słynne rozdanie, którego nie da się wygrać.

## Hints. $card is moved $place; $wanted is the card under it that a foundation takes next.

freecell-hint-frees-cell = { $card }: { $place }, to zwolni komórkę.
freecell-hint-digs = { $card }: { $place }, pod spodem jest { $wanted }.
freecell-hint-finish = Dokończ: reszta zagra się sama.

## Help.

help-freecell = Jak grać we FreeCell
help-freecell-text = W kolumnach kartę kładzie się na kartę o jeden wyższą, czerwoną na czarną lub czarną na czerwoną. Komórka mieści jedną dowolną kartę; pusta kolumna przyjmuje każdą. Ciąg przenosi się naraz, jeśli starcza na to wolnych komórek i pustych kolumn. Stosy końcowe rosną kolorami od asa. Rozdania mają numery z FreeCell Microsoftu.
# Follows it for a player with a keyboard.
help-freecell-typing = Każde miejsce ma stały numer; klawisz b je wymienia. Wpisz numer miejsca, by wziąć jego kartę, a potem numer miejsca, na które ma iść. Albo cały ruch naraz: 3 5, 7ki 8p, 7ki s; ki to kier, ka karo, t trefl, p pik. Duże F zagrywa wszystkie bezpieczne karty i dogrywa prawie wygraną grę.
# How points come: $card for each card.
freecell-points = Punkty: każda karta na stosie końcowym { $card }.

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = Plik jest pusty. Rozdanie ma { NUMBER($columns, gender: "masculine") } wierszy z kartami, po jednym na kolumnę.
# $count columns were found, FreeCell has $columns.
freecell-board-columns = Liczba kolumn w rozdaniu: { $count }; FreeCell ma { $columns }.
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = Wiersz { $line }, karta { $position }: { $text } to nie karta. Karty zapisuje się tak: 10H, QS lub AC.
# $card is a card, $line the number of a line.
freecell-board-again = Wiersz { $line }: { $card } występuje po raz drugi.
# $cards is a list of cards.
freecell-board-missing = Brakujące karty: { $cards }.
# $count cards, five or more.
freecell-board-incomplete = Liczba brakujących kart: { $count }.
# $line is the number of a line.
freecell-board-begun = Wiersz { $line }: komórki i stosy końcowe muszą być puste. Rozdanie można wczytać tylko od początku.
