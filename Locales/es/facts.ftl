# SPDX-License-Identifier: GPL-3.0-or-later

### Facts for learners. Names come in the nominative: keep them after a colon or a comma.
### Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = Capital: { $capital }.
fact-city-in = Ciudad en: { $country }.
fact-countries = En: { $countries }.
fact-region = Región: { $region }, { $continent }.
fact-location = Dónde: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = Capital de: { $names }.
fact-no-neighbours = Sin vecinos por tierra.
# $count neighbours by land: $names.
fact-neighbours = { $count ->
        [one] 1 vecino: { $names }.
       *[other] { $count } vecinos: { $names }.
    }
# Rounded. $millions and $tenths make "1.4 million".
fact-population-millions = Población: unos { $tenths ->
        [0] { $millions ->
            [one] 1 millón
           *[other] { $millions } millones
        }
       *[other] { $millions },{ $tenths } millones
    }.
fact-population = Población: unos { $people }.
fact-area = Superficie: unos { $area } kilómetros cuadrados.
fact-length = Longitud: { $length } kilómetros.
fact-height = Altura: { $height } metros.
# $count official languages: $names.
fact-languages = { $count ->
        [one] Idioma: { $names }.
       *[other] Idiomas: { $names }.
    }
fact-currency = Moneda: { $currency }.
# $name is spoken in its own language.
fact-native-name = En su propio idioma: { $name }.

## Answers to the command facts. $card is a card.

facts-in-learner-mode = Solo hay datos en el modo de aprendizaje. F8 lo activa.
facts-choose-card = Elige primero una carta y luego pide sus datos.
facts-none = { $card }: no hay datos.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: ¿datos de qué país?
