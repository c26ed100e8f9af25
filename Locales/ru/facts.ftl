# SPDX-License-Identifier: GPL-3.0-or-later

### "Примерно" is followed by the nominative; "около" would want "шестидесяти семи".

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = Столица: { $capital }.
# Cities that share the seat of a country: $names, a list.
fact-capitals = Столицы: { $names }.
fact-city-in = Город, страна: { $country }.
fact-countries = Где: { $countries }.
fact-region = Регион: { $region }, { $continent }.
fact-location = Где: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = { $kind ->
        [country] Столица страны: { $names }.
        [state] { $country ->
            [at] Столица земли: { $names }.
            [de] Столица земли: { $names }.
           *[other] { $count ->
                [1] Столица штата: { $names }.
               *[other] Столица штатов: { $names }.
            }
        }
        [province] Столица провинции: { $names }.
        [canton] Столица кантона: { $names }.
        [prefecture] Столица префектуры: { $names }.
        [republic] Столица республики: { $names }.
        [both] { $country ->
            [at] Столица страны и земли: { $names }.
            [au] Столица страны и территории: { $names }.
            [ch] Столица страны и кантона: { $names }.
            [de] Столица страны и земли: { $names }.
            [es] Столица страны и автономного сообщества: { $names }.
            [pl] Столица страны и воеводства: { $names }.
            [za] Столица страны и провинции: { $names }.
           *[other] Столица страны и региона: { $names }.
        }
       *[region] { $country ->
            [es] Столица автономного сообщества: { $names }.
            [pl] Столица воеводства: { $names }.
           *[other] Столица региона: { $names }.
        }
    }
fact-no-neighbours = Соседей по суше нет.
# $count neighbours by land: $names.
fact-neighbours = { COUNT($count, "neighbours") }: { $names }.
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = Соседи: { $names }.
# Rounded. $millions and $tenths make "1.4 million".
fact-population-millions = Население: примерно { $tenths ->
        [0] { $millions ->
            [1300] 1,3 миллиарда
            [1400] 1,4 миллиарда
            [1500] 1,5 миллиарда
           *[other] { COUNT($millions, "millions") }
        }
       *[other] { $millions },{ NUMBER($tenths) } миллиона
    }.
fact-population = Население: примерно { $people }.
fact-area = Площадь: примерно { COUNT($area, "square-kilometres") }.
# Of a million and more, rounded. $millions and $tenths make "1.4 million".
fact-area-millions = Площадь: примерно { $tenths ->
        [0] { COUNT($millions, "millions") }
       *[other] { $millions },{ NUMBER($tenths) } миллиона
    } квадратных километров.
fact-length = Длина: примерно { COUNT($length, "kilometres") }.
fact-height = Высота: примерно { COUNT($height, "metres") }.
# That of a strait, rounded.
fact-width = Наименьшая ширина: примерно { COUNT($width, "kilometres") }.
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = Воды: { $names }.
# $year is the year in which it was opened.
fact-opened = Год открытия: { $year }.
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = Всемирное наследие, год включения: { $year }.
# $count official languages: $names.
fact-languages = { $count ->
        [1] Язык: { $names }.
       *[other] Языки: { $names }.
    }
fact-currency = Валюта: { $currency }.
# $name is spoken in its own language.
fact-native-name = На своём языке: { $name }.

## Answers to the command facts.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = Факты есть в режиме обучения. Его включает { ANY($ways) }.
facts-choose-card = Сначала выберите карту, потом запросите факты.
# $card is a card.
facts-none = Фактов нет: { $card }.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: факты о какой стране?
