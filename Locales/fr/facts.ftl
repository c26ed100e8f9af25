# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = { $kind ->
       *[country] Capitale
        [canton] Chef-lieu
        [prefecture] Chef-lieu
        [province] { $country ->
            [ca] Capitale
            [za] Capitale
           *[other] Chef-lieu
        }
        [region] { $country ->
            [es] Capitale
           *[other] Chef-lieu
        }
    } : { $capital }.
# Cities that share the seat of a country: $names, a list.
fact-capitals = Capitales : { $names }.
fact-city-in = Pays : { $country }.
fact-countries = Pays : { $countries }.
fact-region = Région : { $region }, { $continent }.
fact-location = Lieu : { $place }.
# A city is the capital of $count countries or states: $names.
# "De" before the colon, so that it need not become "du", "des" or "d’".
fact-capital-of = { $kind ->
       *[country] Capitale
        [canton] Chef-lieu
        [prefecture] Chef-lieu
        [province] { $country ->
            [ca] Capitale
            [za] Capitale
           *[other] Chef-lieu
        }
        [region] { $country ->
            [es] Capitale
           *[other] Chef-lieu
        }
    } de : { $names }.
fact-no-neighbours = Aucune frontière terrestre.
# $count neighbours by land: $names.
fact-neighbours = { $count ->
        [one] { COUNT($count, "neighbours") } : { $names }.
       *[other] { COUNT($count, "neighbours") } : { $names }.
    }
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = Voisins : { $names }.
# Rounded. $millions and $tenths make "1,4 million".
fact-population-millions = Population : environ { $tenths ->
        [0] { $millions ->
            [1300] 1,3 milliard
            [1400] 1,4 milliard
            [1500] 1,5 milliard
            [one] { NUMBER($millions) } million
           *[other] { NUMBER($millions) } millions
        }
       *[other] { $millions ->
            [one] { $millions },{ NUMBER($tenths) } million
           *[other] { $millions },{ NUMBER($tenths) } millions
        }
    }.
fact-population = Population : environ { $people }.
fact-area = Superficie : environ { $area ->
        [one] { COUNT($area, "kilometres") } carré
       *[other] { COUNT($area, "kilometres") } carrés
    }.
# Of a million and more, rounded. $millions and $tenths make "1.4 million".
fact-area-millions = Superficie : environ { $tenths ->
        [0] { $millions ->
            [one] { NUMBER($millions) } million
           *[other] { NUMBER($millions) } millions
        }
       *[other] { $millions ->
            [one] { $millions },{ NUMBER($tenths) } million
           *[other] { $millions },{ NUMBER($tenths) } millions
        }
    } de kilomètres carrés.
fact-length = Longueur : environ { COUNT($length, "kilometres") }.
fact-height = Altitude : environ { COUNT($height, "metres") }.
# That of a strait, rounded.
fact-width = Largeur minimale : environ { COUNT($width, "kilometres") }.
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = Eaux : { $names }.
# $year is the year in which it was opened.
fact-opened = Ouverture : { $year }.
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = Patrimoine mondial depuis { $year }.
# $count official languages: $names.
fact-languages = { $count ->
        [one] Langue : { $names }.
       *[other] Langues : { $names }.
    }
fact-currency = Monnaie : { $currency }.
# $name is spoken in its own language.
fact-native-name = Dans sa langue : { $name }.

## Answers to the command facts.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = C’est pour le mode apprentissage. Il s’active avec { ANY($ways) }.
facts-choose-card = Choisir d’abord une carte, puis demander à en savoir plus.
# $card is a card.
facts-none = { $card } : rien à en dire.
# $card is a piece of a map that shows several countries.
facts-which = { $card } : en savoir plus sur quel pays ?
