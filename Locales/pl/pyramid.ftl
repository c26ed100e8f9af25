# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Piramida
objective-pyramid = Rozbierz piramidę parami o sumie 13, na przykład 6 i 7. As to 1, walet 11, dama 12; króle schodzą bez pary.
    .brief = Rozbierz piramidę parami o sumie 13.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: przez talię { $passes ->
        [1] raz
       *[other] { COUNT($passes, "times") }
    }

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = Ostatnio dobrana karta też tworzy pary.
help-pyramid = Jak grać w Piramidę
help-pyramid-text = Siedem rzędów, od jednej karty do siedmiu; każda karta spoza ostatniego rzędu leży pod dwiema: jedną ze swojej kolumny i jedną z następnej. Dwie wolne karty, które razem dają 13, schodzą ze stołu: as i dama, 2 i walet, 3 i 10, 4 i 9, 5 i 8, 6 i 7; król schodzi bez pary. Wolna jest też karta właśnie dobrana i wierzchnia odrzucona. Talię przechodzi się trzy razy, na poziomie trudnym raz.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = Numery dwóch kolumn zdejmują parę, numer kolumny z królem od razu zdejmuje króla. Klawisz d dobiera. { $input ->
        [keys] Klawisz e to dobrana karta, a klawisz w odrzucone.
       *[lines] Dobrana karta ma numer 8, a odrzucone numer 9.
    } Klawisz a czyta wszystkie wolne karty, b i numer całą kolumnę oraz to, która kolumna ją przykrywa.
