# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

# $kind is what has this capital: country, or what a part of one is called: state, province, region, canton,
# prefecture or republic. $country is the country that a part belongs to, by its two letters: us.
fact-capital = Capital: { $capital }.
# Cities that share the seat of a country: $names, a list.
fact-capitals = Capitals: { $names }.
fact-city-in = City in: { $country }.
fact-countries = In: { $countries }.
fact-region = Region: { $region }, { $continent }.
fact-location = Where: { $place }.
# A city is the capital of $count countries or states: $names. $kind is what they are, as above, or both;
# $country is the one the city lies in, as above.
fact-capital-of = Capital of: { $names }.
fact-no-neighbours = No neighbour by land.
# $count neighbours by land: $names. $kind is what they are, as above.
fact-neighbours = { $count ->
        [one] 1 neighbour: { $names }.
       *[other] { $count } neighbours: { $names }.
    }
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = Neighbours: { $names }.
# Rounded. $millions and $tenths make "1.4 million".
fact-population-millions = Population: about { $tenths ->
        [0] { $millions ->
            [1300] 1.3 billion
            [1400] 1.4 billion
            [1500] 1.5 billion
           *[other] { $millions } million
        }
       *[other] { $millions }.{ $tenths } million
    }.
fact-population = Population: about { $people }.
fact-area = Area: about { $area } square kilometres.
# Of a million and more, rounded. $millions and $tenths make "1.4 million".
fact-area-millions = Area: about { $tenths ->
        [0] { $millions } million
       *[other] { $millions }.{ $tenths } million
    } square kilometres.
fact-length = Length: about { $length } kilometres.
fact-height = Height: about { $height } metres.
# That of a strait, rounded.
fact-width = Width at the narrowest: about { $width } kilometres.
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = Waters: { $names }.
# $year is the year in which it was opened.
fact-opened = Opened: { $year }.
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = World Heritage since { $year }.
# $count official languages: $names.
fact-languages = { $count ->
        [one] Language: { $names }.
       *[other] Languages: { $names }.
    }
fact-currency = Currency: { $currency }.
# $name is spoken in its own language.
fact-native-name = In its own language: { $name }.

## Answers to the command facts.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = Facts are for learner mode. { ANY($ways) } switches it on.
facts-choose-card = Choose a card first, then ask for its facts.
# $card is a card.
facts-none = No facts about { $card }.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: facts about which country?
