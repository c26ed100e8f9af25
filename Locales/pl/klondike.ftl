# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Przenieś wszystkie karty na stosy końcowe, każdy kolor od asa do króla. W kolumnach układa się malejąco, na przemian czerwone i czarne.
    .brief = Każdy kolor na swój stos końcowy, od asa do króla.
klondike-draw-one = Łatwo: dobieraj po jednej karcie
klondike-draw-three = Trudno: dobieraj po trzy karty

## Help.

help-klondike = Jak grać w Klondike
help-klondike-text = W kolumnach kartę kładzie się na kartę o jeden wyższą, czerwoną na czarną lub czarną na czerwoną, razem ze wszystkim, co na niej leży; pusta kolumna przyjmuje króla. Stosy końcowe rosną kolorami od asa.
# Follows it for a player with a keyboard.
help-klondike-typing = Klawisz d dobiera z talii; gdy jest pusta, odwraca odrzucone. Każde miejsce ma stały numer; klawisz b je wymienia. Wpisz numer miejsca, by wziąć jego kartę, a potem numer miejsca, na które ma iść. Albo cały ruch naraz: 3 5, 7ki 8p, 7ki s; ki to kier, ka karo, t trefl, p pik. Duże F zagrywa wszystkie bezpieczne karty i dogrywa prawie wygraną grę.
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Punkty: karta na stos końcowy { $foundation }, z odrzuconych na kolumnę { $column }, odkryta karta { $turned }. Karta zabrana ze stosu końcowego kosztuje { $back }, a odwrócenie odrzuconych { $recycle }, gdy dobiera się po jednej karcie. Nigdy poniżej zera.
