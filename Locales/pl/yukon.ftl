# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukon
objective-yukon = Przenieś wszystkie karty na stosy końcowe, każdy kolor od asa do króla. W kolumnach układa się malejąco, na przemian czerwone i czarne; każdą odkrytą kartę przenosi się razem ze wszystkim, co na niej leży.
    .brief = Każdy kolor na swój stos końcowy, od asa do króla.
choice-yukon = Wszystkie karty rozdane, bez talii

## Help.

help-yukon = Jak grać w Yukon
help-yukon-text = Każdą odkrytą kartę przenosi się ze wszystkim, co na niej leży, ułożonym czy nie, na kartę o jeden wyższą, czerwoną na czarną lub czarną na czerwoną; pusta kolumna przyjmuje króla. Stosy końcowe rosną kolorami od asa. Wierzchnia karta stosu końcowego może wrócić do kolumny. Talii nie ma.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
