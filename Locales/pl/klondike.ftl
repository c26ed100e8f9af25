# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Przenieś wszystkie karty na stosy końcowe, każdy kolor od asa do króla. W kolumnach układa się malejąco, na przemian czerwone i czarne.
    .brief = Każdy kolor na swój stos końcowy, od asa do króla.
klondike-draw-one = Łatwo: dobieraj po jednej karcie
klondike-draw-three = Trudno: dobieraj po trzy karty
# $difficulty is "Medium" and the like; $drawing cards at a time, the stock gone through $passes times.
klondike-choice = { $difficulty }: dobieraj { $drawing ->
        [1] po jednej karcie
       *[other] po trzy karty
    }, przez talię { $passes ->
        [1] raz
       *[other] { COUNT($passes, "times") }
    }

## Help.

help-klondike = Jak grać w Klondike
help-klondike-text = W kolumnach kartę kładzie się na kartę o jeden wyższą, czerwoną na czarną lub czarną na czerwoną, razem ze wszystkim, co na niej leży; pusta kolumna przyjmuje króla. Stosy końcowe rosną kolorami od asa. Wierzchnia karta stosu końcowego może wrócić do kolumny. Talię przechodzi się dowolnie wiele razy, na poziomie średnim raz, na mistrzowskim trzy razy.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-klondike-typing = { typing-stock } { typing-places }
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Punkty: karta na stos końcowy { $foundation }, z odrzuconych na kolumnę { $column }, odkryta karta { $turned }. Karta zabrana ze stosu końcowego kosztuje { $back }, a odwrócenie odrzuconych { $recycle }, gdy dobiera się po jednej karcie. Nigdy poniżej zera.
