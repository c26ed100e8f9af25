# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = { $kind ->
       *[country] Capitale
        [canton] Capoluogo
        [prefecture] Capoluogo
        [province] { $country ->
            [ca] Capitale
            [za] Capitale
           *[other] Capoluogo
        }
        [region] Capoluogo
    }: { $capital }.
# Cities that share the seat of a country: $names, a list.
fact-capitals = Capitali: { $names }.
fact-city-in = Paese: { $country }.
fact-countries = Si trova in: { $countries }.
fact-region = Regione: { $region }, { $continent }.
fact-location = Si trova in: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = { $kind ->
       *[country] Capitale
        [canton] Capoluogo
        [prefecture] Capoluogo
        [province] { $country ->
            [ca] Capitale
            [za] Capitale
           *[other] Capoluogo
        }
        [region] Capoluogo
    } di: { $names }.
fact-no-neighbours = Nessun confine terrestre.
# $count neighbours by land: $names.
fact-neighbours = { $count ->
        [one] Un vicino: { $names }.
       *[other] { COUNT($count, "neighbours") }: { $names }.
    }
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = Vicini: { $names }.
# Rounded. $millions and $tenths make "1.4 million".
fact-population-millions = Abitanti: circa { $tenths ->
        [0] { $millions ->
            [one] un milione
            [1300] 1,3 miliardi
            [1400] 1,4 miliardi
            [1500] 1,5 miliardi
           *[other] { NUMBER($millions) } milioni
        }
       *[other] { $millions },{ NUMBER($tenths) } milioni
    }.
fact-population = Abitanti: circa { $people }.
fact-area = Superficie: circa { $area ->
        [one] un chilometro quadrato
       *[other] { COUNT($area, "kilometres") } quadrati
    }.
# Of a million and more, rounded. $millions and $tenths make "1.4 million".
fact-area-millions = Superficie: circa { $tenths ->
        [0] { $millions ->
            [one] un milione
           *[other] { NUMBER($millions) } milioni
        }
       *[other] { $millions },{ NUMBER($tenths) } milioni
    } di chilometri quadrati.
fact-length = Lunghezza: circa { COUNT($length, "kilometres") }.
fact-height = Altezza: circa { COUNT($height, "metres") }.
# That of a strait, rounded.
fact-width = Larghezza minima: circa { COUNT($width, "kilometres") }.
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = Acque: { $names }.
# $year is the year in which it was opened.
fact-opened = Apertura: { $year }.
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = Patrimonio dell'umanità dal { $year }.
# $count official languages: $names.
fact-languages = { $count ->
        [one] Lingua: { $names }.
       *[other] Lingue: { $names }.
    }
fact-currency = Valuta: { $currency }.
# $name is spoken in its own language.
fact-native-name = Nella sua lingua: { $name }.

## Answers to the command facts.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = Le informazioni ci sono solo in modalità apprendimento. Si attiva con { ANY($ways) }.
facts-choose-card = Prima scegli una carta, poi chiedi le informazioni.
# $card is a card.
facts-none = { $card }: nessuna informazione.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: informazioni su quale paese?
