# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukon
objective-yukon = Przenieś wszystkie karty na stosy końcowe, każdy kolor od asa do króla. Kolumny układa się malejąco, na przemian czerwone i czarne; każdą odkrytą kartę przenosi się razem ze wszystkim, co na niej leży.
    .brief = Każdy kolor na swój stos końcowy, od asa do króla.
yukon-choice = Wszystkie karty rozdane, bez talii
