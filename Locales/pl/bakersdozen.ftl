# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = Piekarski tuzin
objective-bakersdozen = Przenieś wszystkie karty na stosy końcowe, każdy kolor od asa do króla. W kolumnach układa się malejąco, w dowolnych kolorach, po jednej karcie; pusta kolumna zostaje pusta.
    .brief = Każdy kolor na swój stos końcowy, od asa do króla.
choice-bakersdozen = Trzynaście kolumn, wszystkie karty odkryte

## Help.

help-bakersdozen = Jak grać w Piekarski tuzin
help-bakersdozen-text = Przenosi się tylko wierzchnią kartę kolumny, bez względu na kolor, na kartę o jeden wyższą. Pusta kolumna zostaje pusta. Króle od początku leżą na spodzie kolumn. Stosy końcowe rosną kolorami od asa.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
