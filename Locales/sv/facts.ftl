# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = { $kind ->
       *[country] Huvudstad
        [canton] Huvudort
        [prefecture] Huvudort
        [region] Huvudort
    }: { $capital }.
# Cities that share the seat of a country: $names, a list.
fact-capitals = Huvudstäder: { $names }.
fact-city-in = Stad i: { $country }.
fact-countries = Ligger i: { $countries }.
fact-region = Region: { $region }, { $continent }.
fact-location = Läge: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = { $kind ->
       *[country] Huvudstad
        [canton] Huvudort
        [prefecture] Huvudort
        [region] Huvudort
    } i: { $names }.
fact-no-neighbours = Inga landgränser.
# $count neighbours by land: $names.
fact-neighbours = { COUNT($count, "neighbours") }: { $names }.
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = Grannländer: { $names }.
# Rounded. $millions and $tenths make "1.4 million". The voice needs the word "komma".
fact-population-millions = Invånare: ungefär { $tenths ->
        [0] { $millions ->
            [1300] 1,3 miljarder
            [1400] 1,4 miljarder
            [1500] 1,5 miljarder
           *[other] { COUNT($millions, "millions") }
        }
       *[other] { $millions },{ $tenths } miljoner
    }.
    .speech = Invånare: ungefär { $tenths ->
        [0] { $millions ->
            [1300] ett komma tre miljarder
            [1400] ett komma fyra miljarder
            [1500] ett komma fem miljarder
           *[other] { COUNT($millions, "millions") }
        }
       *[other] { NUMBER($millions) } komma { NUMBER($tenths) } miljoner
    }.
fact-population = Invånare: ungefär { $people }.
fact-area = Yta: ungefär { $area } kvadratkilometer.
# Of a million and more, rounded. $millions and $tenths make "1.4 million".
fact-area-millions = Yta: ungefär { $tenths ->
        [0] { COUNT($millions, "millions") }
       *[other] { $millions },{ $tenths } miljoner
    } kvadratkilometer.
    .speech = Yta: ungefär { $tenths ->
        [0] { COUNT($millions, "millions") }
       *[other] { NUMBER($millions) } komma { NUMBER($tenths) } miljoner
    } kvadratkilometer.
fact-length = Längd: ungefär { $length } kilometer.
fact-height = Höjd: ungefär { $height } meter.
# That of a strait, rounded.
fact-width = Bredd där det är smalast: ungefär { $width } kilometer.
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = Vatten: { $names }.
# $year is the year in which it was opened.
fact-opened = Öppnades: { $year }.
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = Världsarv sedan { $year }.
# $count official languages: $names.
fact-languages = { $count ->
        [one] Språk: { $names }.
       *[other] { NUMBER($count) } språk: { $names }.
    }
fact-currency = Valuta: { $currency }.
# $name is spoken in its own language.
fact-native-name = På det egna språket: { $name }.

## Answers to the command facts.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = Fakta hör till lärläget. { ANY($ways) } slår på det.
facts-choose-card = Välj först ett kort och fråga sedan efter fakta.
# $card is a card.
facts-none = { $card }: inga fakta.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: fakta om vilket land?
