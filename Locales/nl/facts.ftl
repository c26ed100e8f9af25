# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = { $kind ->
       *[country] Hoofdstad
        [canton] Hoofdplaats
    }: { $capital }.
# Cities that share the seat of a country: $names, a list.
fact-capitals = Hoofdsteden: { $names }.
fact-city-in = Stad in: { $country }.
fact-countries = Ligt in: { $countries }.
fact-region = Regio: { $region }, { $continent }.
fact-location = Ligging: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = { $kind ->
       *[country] Hoofdstad
        [canton] Hoofdplaats
    } van: { $names }.
fact-no-neighbours = Geen landgrenzen.
# $count neighbours by land: $names.
fact-neighbours = { $kind ->
        [country] { $count ->
            [one] 1 buurland: { $names }.
           *[other] { $count } buurlanden: { $names }.
        }
       *[other] { $count ->
            [one] 1 buur: { $names }.
           *[other] { $count } buren: { $names }.
        }
    }
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = Buurlanden: { $names }.
# Rounded. $millions and $tenths make "1.4 million".
fact-population-millions = Inwoners: ongeveer { $tenths ->
        [0] { $millions ->
            [1300] 1,3 miljard
            [1400] 1,4 miljard
            [1500] 1,5 miljard
           *[other] { $millions } miljoen
        }
       *[other] { $millions },{ $tenths } miljoen
    }.
fact-population = Inwoners: ongeveer { $people }.
fact-area = Oppervlakte: ongeveer { $area } vierkante kilometer.
# Of a million and more, rounded. $millions and $tenths make "1.4 million".
fact-area-millions = Oppervlakte: ongeveer { $tenths ->
        [0] { $millions } miljoen
       *[other] { $millions },{ $tenths } miljoen
    } vierkante kilometer.
fact-length = Lengte: ongeveer { $length } kilometer.
fact-height = Hoogte: ongeveer { $height } meter.
# That of a strait, rounded.
fact-width = Breedte op het smalste punt: ongeveer { $width } kilometer.
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = Wateren: { $names }.
# $year is the year in which it was opened.
fact-opened = Geopend: { $year }.
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = Werelderfgoed sinds { $year }.
# $count official languages: $names.
fact-languages = { $count ->
        [one] Taal: { $names }.
       *[other] Talen: { $names }.
    }
fact-currency = Munteenheid: { $currency }.
# $name is spoken in its own language.
fact-native-name = In de eigen taal: { $name }.

## Answers to the command facts.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = Feiten horen bij de leermodus. { ANY($ways) } zet die aan.
facts-choose-card = Kies eerst een kaart, vraag dan naar de feiten.
# $card is a card.
facts-none = Geen feiten over { $card }.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: feiten over welk land?
