# SPDX-License-Identifier: GPL-3.0-or-later

### Facts for learners. Names come in the nominative: keep them after a colon or a comma.
### Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = { $kind ->
       *[country] Hauptstadt
        [canton] Hauptort
    }: { $capital }.
# Cities that share the seat of a country: $names, a list.
fact-capitals = Hauptstädte: { $names }.
fact-city-in = Stadt in: { $country }.
fact-countries = Liegt in: { $countries }.
fact-region = Region: { $region }, { $continent }.
fact-location = Lage: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = { $kind ->
       *[country] Hauptstadt
        [canton] Hauptort
    } von: { $names }.
fact-no-neighbours = Keine Landgrenze.
# $count neighbours by land: $names.
fact-neighbours = { COUNT($count, "neighbours") }: { $names }.
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = Nachbarländer: { $names }.
# Rounded. $millions and $tenths make "1.4 million".
fact-population-millions = Einwohner: etwa { $tenths ->
        [0] { $millions ->
            [1300] 1,3 Milliarden
            [1400] 1,4 Milliarden
            [1500] 1,5 Milliarden
           *[other] { COUNT($millions, "millions") }
        }
       *[other] { $millions },{ $tenths } Millionen
    }.
fact-population = Einwohner: etwa { $people }.
fact-area = Fläche: etwa { $area } Quadratkilometer.
# Of a million and more, rounded. $millions and $tenths make "1.4 million".
fact-area-millions = Fläche: etwa { $tenths ->
        [0] { COUNT($millions, "millions") }
       *[other] { $millions },{ $tenths } Millionen
    } Quadratkilometer.
fact-length = Länge: etwa { $length } Kilometer.
fact-height = Höhe: etwa { $height } Meter.
# That of a strait, rounded.
fact-width = Breite an der engsten Stelle: etwa { $width } Kilometer.
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = Gewässer: { $names }.
# $year is the year in which it was opened.
fact-opened = Eröffnet: { $year }.
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = Welterbe seit { $year }.
# $count official languages: $names.
fact-languages = { $count ->
        [one] Sprache: { $names }.
       *[other] Sprachen: { $names }.
    }
fact-currency = Währung: { $currency }.
# $name is spoken in its own language.
fact-native-name = In der eigenen Sprache: { $name }.

## Answers to the command facts.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = Fakten gibt es im Lernmodus. { ANY($ways) } schaltet ihn ein.
facts-choose-card = Wähle zuerst eine Karte, dann frag nach ihren Fakten.
# $card is a card.
facts-none = { $card }: keine Fakten.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: Fakten zu welchem Land?
