# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = Capitale: { $capital }.
fact-city-in = Paese: { $country }.
fact-countries = In: { $countries }.
fact-region = Regione: { $region }, { $continent }.
fact-location = Dove: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = Capitale di: { $names }.
fact-no-neighbours = Nessun vicino via terra.
# $count neighbours by land: $names.
fact-neighbours = { $count ->
        [one] Un vicino: { $names }.
       *[other] { $count } vicini: { $names }.
    }
# Rounded. $millions and $tenths make "1.4 million".
fact-population-millions = Abitanti: circa { $tenths ->
        [0] { $millions ->
            [one] un milione
           *[other] { $millions } milioni
        }
       *[other] { $millions },{ $tenths } milioni
    }.
fact-population = Abitanti: circa { $people }.
fact-area = Superficie: circa { $area } chilometri quadrati.
fact-length = Lunghezza: { $length } chilometri.
fact-height = Altezza: { $height } metri.
# $count official languages: $names.
fact-languages = { $count ->
        [one] Lingua: { $names }.
       *[other] Lingue: { $names }.
    }
fact-currency = Valuta: { $currency }.
# $name is spoken in its own language.
fact-native-name = Nella sua lingua: { $name }.

## Answers to the command facts.

facts-in-learner-mode = Le notizie sono per la modalità studio. F8 la attiva.
facts-choose-card = Prima scegli una carta, poi chiedi le notizie.
# $card is a card.
facts-none = Nessuna notizia su { $card }.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: notizie su quale paese?
