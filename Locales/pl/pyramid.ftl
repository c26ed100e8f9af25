# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Piramida
objective-pyramid = Rozbierz piramidę parami, które dają 13, jak 6 i 7. As to 1, walet 11, dama 12; królowie schodzą sami.
    .brief = Rozbierz piramidę parami, które dają 13.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: { $passes ->
        [one] talia jeden raz
       *[other] talia { NUMBER($passes) } razy
    }

## Help.

help-pyramid = Jak grać w Piramidę
help-pyramid-text = Siedem rzędów, od jednej karty do siedmiu; każda karta z tyłu leży pod dwiema: jedną ze swojej kolumny i jedną z następnej. Dwie wolne karty, które razem dają 13, schodzą ze stołu: as i dama, 2 i walet, 3 i 10, 4 i 9, 5 i 8, 6 i 7; król schodzi sam. Wolne są też ostatnio dobrana karta i wierzchnia z odrzuconych. Talię przechodzi się trzy razy, w trudnej grze raz.
# Follows it for a player with a keyboard.
help-pyramid-typing = Numery dwóch kolumn zabierają parę, numer króla zabiera go od razu. Klawisz d dobiera. W trybie klawiszy e to dobrana karta, a w to odrzucone; w wierszu to 8 i 9. Klawisz a mówi wszystko, co wolne, b i numer całą kolumnę i pod którą leży.
