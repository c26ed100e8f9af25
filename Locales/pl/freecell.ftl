# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Przenieś wszystkie karty na stosy końcowe, każdy kolor od asa do króla. W kolumnach układa się malejąco, na przemian czerwone i czarne; komórka mieści jedną dowolną kartę.
    .brief = Każdy kolor na swój stos końcowy, od asa do króla.
# $difficulty is a difficulty, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { COUNT($cells, "cells") }

## Refusals.

# $number was asked for, $last is the highest number.
freecell-deal-number = Nie ma rozdania { $number }: rozdania FreeCell mają numery od { NUMBER(1, case: "genitive") } do { NUMBER($last, case: "genitive") }.
freecell-deal-not-winnable = To słynne rozdanie, którego nie da się wygrać.

## Help.

help-freecell = Jak grać we FreeCell
help-freecell-text = W kolumnach kartę kładzie się na kartę o jeden wyższą, czerwoną na czarną lub czarną na czerwoną. Komórka mieści jedną dowolną kartę; pusta kolumna przyjmuje każdą. Ciąg przenosi się naraz, jeśli starcza na to wolnych komórek i pustych kolumn. Stosy końcowe rosną kolorami od asa. Rozdania mają numery z FreeCell Microsoftu.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-freecell-typing = { typing-places }
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
