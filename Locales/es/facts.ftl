# SPDX-License-Identifier: GPL-3.0-or-later

### Facts for learners. Names come in the nominative: keep them after a colon or a comma.
### Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = Capital: { $capital }.
# Cities that share the seat of a country: $names, a list.
fact-capitals = Capitales: { $names }.
fact-city-in = Está en: { $country }.
fact-countries = Está en: { $countries }.
fact-region = Región: { $region }, { $continent }.
fact-location = Está en: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = Capital de: { $names }.
fact-no-neighbours = Sin fronteras terrestres.
# $count neighbours by land: $names.
fact-neighbours = { $count ->
        [one] Un vecino: { $names }.
       *[other] { COUNT($count, "neighbours") }: { $names }.
    }
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = Vecinos: { $names }.
# Rounded. $millions and $tenths make "1.4 million".
fact-population-millions = Población: cerca de { $tenths ->
        [0] { $millions ->
            [one] un millón
           *[other] { NUMBER($millions, gender: "masculine") } millones
        }
       *[other] { $millions },{ NUMBER($tenths) } millones
    }.
fact-population = Población: cerca de { $people }.
fact-area = Superficie: cerca de { $area ->
        [one] un kilómetro cuadrado
       *[other] { COUNT($area, "kilometres") } cuadrados
    }.
# Of a million and more, rounded. $millions and $tenths make "1.4 million".
fact-area-millions = Superficie: cerca de { $tenths ->
        [0] { $millions ->
            [one] un millón
           *[other] { NUMBER($millions, gender: "masculine") } millones
        }
       *[other] { $millions },{ NUMBER($tenths) } millones
    } de kilómetros cuadrados.
fact-length = Longitud: cerca de { COUNT($length, "kilometres") }.
fact-height = Altura: cerca de { COUNT($height, "metres") }.
# That of a strait, rounded.
fact-width = Anchura mínima: cerca de { COUNT($width, "kilometres") }.
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = Aguas: { $names }.
# $year is the year in which it was opened.
fact-opened = Inauguración: { $year }.
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = Patrimonio de la Humanidad desde { $year }.
# $count official languages: $names.
fact-languages = { $count ->
        [one] Idioma: { $names }.
       *[other] Idiomas: { $names }.
    }
fact-currency = Moneda: { $currency }.
# $name is spoken in its own language.
fact-native-name = En su propio idioma: { $name }.

## Answers to the command facts. $card is a card.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = Solo hay datos en el modo de aprendizaje. Se activa con { ANY($ways) }.
facts-choose-card = Elige primero una carta y luego pide sus datos.
facts-none = { $card }: no hay datos.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: ¿datos de qué país?
