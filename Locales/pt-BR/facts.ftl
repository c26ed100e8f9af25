# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = Capital: { $capital }.
# Cities that share the seat of a country: $names, a list.
fact-capitals = Capitais: { $names }.
fact-city-in = Fica em: { $country }.
fact-countries = Fica em: { $countries }.
fact-region = Região: { $region }, { $continent }.
fact-location = Fica em: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = Capital de: { $names }.
fact-no-neighbours = Sem fronteiras terrestres.
# $count neighbours by land: $names.
fact-neighbours = { $count ->
        [1] Um vizinho: { $names }.
       *[other] { COUNT($count, "neighbours") }: { $names }.
    }
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = Vizinhos: { $names }.
# Rounded. $millions and $tenths make "1.4 million".
# Below 2 it is "milhão". Numbers are rounded to two digits; two countries have more than a bilhão.
fact-population-millions = População: cerca de { $tenths ->
        [0] { $millions ->
            [1] um milhão
            [1300] 1,3 bilhão
            [1400] 1,4 bilhão
            [1500] 1,5 bilhão
           *[other] { NUMBER($millions) } milhões
        }
       *[other] { $millions ->
            [1] 1,{ NUMBER($tenths) } milhão
           *[other] { $millions },{ NUMBER($tenths) } milhões
        }
    }.
fact-population = População: cerca de { $people }.
fact-area = Área: cerca de { $area ->
        [1] um quilômetro quadrado
       *[other] { COUNT($area, "kilometres") } quadrados
    }.
# Of a million and more, rounded. $millions and $tenths make "1.4 million".
fact-area-millions = Área: cerca de { $tenths ->
        [0] { $millions ->
            [1] um milhão
           *[other] { NUMBER($millions) } milhões
        }
       *[other] { $millions ->
            [1] 1,{ NUMBER($tenths) } milhão
           *[other] { $millions },{ NUMBER($tenths) } milhões
        }
    } de quilômetros quadrados.
fact-length = Comprimento: cerca de { COUNT($length, "kilometres") }.
fact-height = Altura: cerca de { COUNT($height, "metres") }.
# That of a strait, rounded.
fact-width = Largura mínima: cerca de { COUNT($width, "kilometres") }.
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = Águas: { $names }.
# $year is the year in which it was opened.
fact-opened = Inauguração: { $year }.
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = Patrimônio Mundial desde { $year }.
# $count official languages: $names.
fact-languages = { $count ->
        [1] Idioma: { $names }.
       *[other] Idiomas: { $names }.
    }
fact-currency = Moeda: { $currency }.
# $name is spoken in its own language.
fact-native-name = No próprio idioma: { $name }.

## Answers to the command facts.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = As informações só existem no modo de aprendizado. Para ligar esse modo: { ANY($ways) }.
facts-choose-card = Escolha primeiro uma carta, depois peça as informações.
# $card is a card.
facts-none = { $card }: nenhuma informação.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: informações sobre qual país?
