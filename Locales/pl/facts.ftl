# SPDX-License-Identifier: GPL-3.0-or-later

### Facts for learners. Names come in the nominative: keep them after a colon or a comma.
### Fillings that end in s are lists.
###
### No preposition stands before a number: "około" would want "sześćdziesięciu siedmiu".

## A name or a list of names fills each of these.

fact-capital = Stolica: { $capital }.
# Cities that share the seat of a country: $names, a list.
fact-capitals = Stolice: { $names }.
fact-city-in = Miasto, kraj: { $country }.
fact-countries = Położenie: { $countries }.
fact-region = Region: { $region }, { $continent }.
fact-location = Położenie: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = { $kind ->
        [country] Stolica kraju: { $names }.
        [state] { $country ->
            [at] Stolica kraju związkowego: { $names }.
            [de] Stolica kraju związkowego: { $names }.
           *[other] { $count ->
                [one] Stolica stanu: { $names }.
               *[other] Stolica stanów: { $names }.
            }
        }
        [province] Stolica prowincji: { $names }.
        [canton] Stolica kantonu: { $names }.
        [prefecture] Stolica prefektury: { $names }.
        [republic] Stolica republiki: { $names }.
        [both] { $country ->
            [at] Stolica państwa i kraju związkowego: { $names }.
            [au] Stolica państwa i terytorium: { $names }.
            [ch] Stolica państwa i kantonu: { $names }.
            [de] Stolica państwa i kraju związkowego: { $names }.
            [es] Stolica państwa i wspólnoty autonomicznej: { $names }.
            [pl] Stolica państwa i województwa: { $names }.
            [za] Stolica państwa i prowincji: { $names }.
           *[other] Stolica państwa i regionu: { $names }.
        }
       *[region] { $country ->
            [es] Stolica wspólnoty autonomicznej: { $names }.
            [pl] Stolica województwa: { $names }.
           *[other] Stolica regionu: { $names }.
        }
    }
fact-no-neighbours = Brak sąsiadów na lądzie.
# $count neighbours by land: $names.
fact-neighbours = { COUNT($count, "neighbours") }: { $names }.
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = Sąsiedzi: { $names }.
# Rounded. $millions and $tenths make "1,4 miliona".
fact-population-millions = Ludność w przybliżeniu: { $tenths ->
        [0] { $millions ->
            [1300] 1,3 miliarda
            [1400] 1,4 miliarda
            [1500] 1,5 miliarda
           *[other] { COUNT($millions, "millions") }
        }
       *[other] { $millions },{ NUMBER($tenths) } miliona
    }.
# $people is rounded.
fact-population = Ludność w przybliżeniu: { $people }.
# $area is rounded.
fact-area = Powierzchnia w przybliżeniu: { COUNT($area, "square-kilometres") }.
# Of a million and more, rounded. $millions and $tenths make "1.4 million".
fact-area-millions = Powierzchnia w przybliżeniu: { $tenths ->
        [0] { COUNT($millions, "millions") }
       *[other] { $millions },{ NUMBER($tenths) } miliona
    } kilometrów kwadratowych.
# $length is a number.
fact-length = Długość w przybliżeniu: { COUNT($length, "kilometres") }.
# $height is a number.
fact-height = Wysokość w przybliżeniu: { COUNT($height, "metres") }.
# That of a strait, rounded.
fact-width = Najmniejsza szerokość w przybliżeniu: { COUNT($width, "kilometres") }.
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = Wody: { $names }.
# $year is the year in which it was opened.
fact-opened = Rok otwarcia: { $year }.
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = Światowe dziedzictwo, rok wpisu: { $year }.
# $count official languages: $names.
fact-languages = { $count ->
        [one] Język: { $names }.
       *[other] Języki: { $names }.
    }
# $currency is the name of a currency.
fact-currency = Waluta: { $currency }.
# $name is spoken in its own language.
fact-native-name = We własnym języku: { $name }.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = Informacje są w trybie nauki. Włącza go { ANY($ways) }.
facts-choose-card = Najpierw wybierz kartę, potem pytaj o informacje.
# $card is a card.
facts-none = { $card }: brak informacji.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: informacje o którym kraju?
