# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = Capital: { $capital }.
fact-city-in = Cidade em: { $country }.
fact-countries = Em: { $countries }.
fact-region = Região: { $region }, { $continent }.
fact-location = Onde: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = Capital de: { $names }.
fact-no-neighbours = Sem vizinhos por terra.
# $count neighbours by land: $names.
fact-neighbours = { $count ->
        [1] 1 vizinho: { $names }.
       *[other] { $count } vizinhos: { $names }.
    }
# Rounded. $millions and $tenths make "1.4 million".
# Below 2 it is "milhão". Numbers are rounded to two digits; two countries have more than a bilhão.
fact-population-millions = População: cerca de { $tenths ->
        [0] { $millions ->
            [1] 1 milhão
            [1300] 1,3 bilhão
            [1400] 1,4 bilhão
            [1500] 1,5 bilhão
           *[other] { $millions } milhões
        }
       *[other] { $millions ->
            [1] 1,{ $tenths } milhão
           *[other] { $millions },{ $tenths } milhões
        }
    }.
fact-population = População: cerca de { $people }.
# Whole millions take "de".
fact-area = Área: cerca de { $area ->
        [many] { $area } de quilômetros quadrados
       *[other] { $area } quilômetros quadrados
    }.
fact-length = Comprimento: { $length } quilômetros.
fact-height = Altura: { $height } metros.
# $count official languages: $names.
fact-languages = { $count ->
        [1] Língua: { $names }.
       *[other] Línguas: { $names }.
    }
fact-currency = Moeda: { $currency }.
# $name is spoken in its own language.
fact-native-name = Na própria língua: { $name }.

## Answers to the command facts.

facts-in-learner-mode = Os fatos são do modo de aprendizado. F8 liga esse modo.
facts-choose-card = Escolha primeiro uma carta, depois peça os fatos.
# $card is a card.
facts-none = Nenhum fato sobre { $card }.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: fatos sobre qual país?
