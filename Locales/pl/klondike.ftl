# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Przenieś wszystkie karty na stosy końcowe, każdy kolor od asa do króla. Kolumny układa się malejąco, na przemian czerwone i czarne.
    .brief = Każdy kolor na swój stos końcowy, od asa do króla.
klondike-draw-one = Łatwo: dobieraj po jednej karcie
klondike-draw-three = Trudno: dobieraj po trzy karty
