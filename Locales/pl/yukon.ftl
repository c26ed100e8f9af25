# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukon
objective-yukon = Przenieś wszystkie karty na stosy końcowe, każdy kolor od asa do króla. Kolumny układa się malejąco, na przemian czerwone i czarne; każdą odkrytą kartę przenosi się razem ze wszystkim, co na niej leży.
    .brief = Każdy kolor na swój stos końcowy, od asa do króla.
yukon-choice = Wszystkie karty rozdane, bez talii

## Help.

help-yukon = Jak grać w Yukon
help-yukon-text = Każdą odkrytą kartę przenosi się ze wszystkim, co na niej leży, ułożonym czy nie, na kartę o jeden wyższą, czerwoną na czarną lub czarną na czerwoną; pusta kolumna przyjmuje króla. Stosy końcowe rosną kolorami od asa. Talii nie ma.
# Follows it for a player with a keyboard.
help-yukon-typing = Każde miejsce ma stały numer; klawisz b je wymienia. Wpisz numer miejsca, by wziąć jego kartę, a potem numer miejsca, na które ma iść. Albo cały ruch naraz: 3 5, 7e 8p, 7e s. Duże F zagrywa wszystkie bezpieczne karty i dogrywa prawie wygraną grę.
