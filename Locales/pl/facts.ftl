# SPDX-License-Identifier: GPL-3.0-or-later

### Facts for learners. Names come in the nominative: keep them after a colon or a comma.
### Fillings that end in s are lists.
###
### No preposition stands before a number: "około" would want "sześćdziesięciu siedmiu".

## A name or a list of names fills each of these.

fact-capital = Stolica: { $capital }.
fact-city-in = Miasto, kraj: { $country }.
fact-countries = Położenie: { $countries }.
fact-region = Region: { $region }, { $continent }.
fact-location = Położenie: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = Stolicę ma tu: { $names }.
fact-no-neighbours = Brak sąsiadów na lądzie.
# $count neighbours by land: $names.
fact-neighbours = { $count ->
        [one] Jeden sąsiad: { $names }.
        [2] Dwóch sąsiadów: { $names }.
        [3] Trzech sąsiadów: { $names }.
        [4] Czterech sąsiadów: { $names }.
        [5] Pięciu sąsiadów: { $names }.
        [6] Sześciu sąsiadów: { $names }.
        [7] Siedmiu sąsiadów: { $names }.
        [8] Ośmiu sąsiadów: { $names }.
        [9] Dziewięciu sąsiadów: { $names }.
        [10] Dziesięciu sąsiadów: { $names }.
        [14] Czternastu sąsiadów: { $names }.
       *[other] Sąsiedzi, razem { $count }: { $names }.
    }
# Rounded. $millions and $tenths make "1,4 miliona".
fact-population-millions = Ludność w przybliżeniu: { $tenths ->
        [0] { $millions ->
            [one] { $millions } milion
            [few] { $millions } miliony
            [many] { $millions } milionów
           *[other] { $millions } miliona
        }
       *[other] { $millions },{ $tenths } miliona
    }.
# $people is rounded.
fact-population = Ludność w przybliżeniu: { $people }.
# $area is rounded.
fact-area = Powierzchnia w przybliżeniu: { $area ->
        [one] { $area } kilometr kwadratowy
        [few] { $area } kilometry kwadratowe
        [many] { $area } kilometrów kwadratowych
       *[other] { $area } kilometra kwadratowego
    }.
# $length is a number.
fact-length = Długość: { $length ->
        [one] { $length } kilometr
        [few] { $length } kilometry
        [many] { $length } kilometrów
       *[other] { $length } kilometra
    }.
# $height is a number.
fact-height = Wysokość: { $height ->
        [one] { $height } metr
        [few] { $height } metry
        [many] { $height } metrów
       *[other] { $height } metra
    }.
# $count official languages: $names.
fact-languages = { $count ->
        [one] Język: { $names }.
       *[other] Języki: { $names }.
    }
# $currency is the name of a currency.
fact-currency = Waluta: { $currency }.
# $name is spoken in its own language.
fact-native-name = We własnym języku: { $name }.

facts-in-learner-mode = Fakty są w trybie nauki. Włącza go F8.
facts-choose-card = Najpierw wybierz kartę, potem pytaj o fakty.
# $card is a card.
facts-none = Brak faktów, karta: { $card }.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: fakty o którym kraju?
