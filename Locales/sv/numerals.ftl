# SPDX-License-Identifier: GPL-3.0-or-later

### Numbers as they are heard before a noun of the common gender, and the nouns that the game counts.
### Neuter nouns have the numbers that one counts with.

numerals-counting =
    0: noll; ett; två; tre; fyra; fem; sex; sju; åtta; nio;
    10: tio; elva; tolv; tretton; fjorton; femton; sexton; sjutton; arton; nitton;
    20: tjugo[>>]; 30: trettio[>>]; 40: fyrtio[>>]; 50: femtio[>>]; 60: sextio[>>];
    70: sjuttio[>>]; 80: åttio[>>]; 90: nittio[>>];
    100: <<hundra[>>];
    1000: <%prefix<tusen[ >>];
    1000000: en miljon[ >>];
    2000000: << miljoner[ >>];
# Before "tusen", which takes a t of its own.
numerals-prefix =
    1: et; 2: =%counting=;
    20: tjugo[>>]; 30: trettio[>>]; 40: fyrtio[>>]; 50: femtio[>>]; 60: sextio[>>];
    70: sjuttio[>>]; 80: åttio[>>]; 90: nittio[>>];
    100: <%counting<hundra[>>];
numerals-common =
    0: =%counting=; en; 2: =%counting=;
    20: tjugo[>>]; 30: trettio[>>]; 40: fyrtio[>>]; 50: femtio[>>]; 60: sextio[>>];
    70: sjuttio[>>]; 80: åttio[>>]; 90: nittio[>>];
    100: <%counting<hundra[>>];
    1000: <%prefix<tusen[ >>];
    1000000: en miljon[ >>];
    2000000: << miljoner[ >>];

# Of a day: "åttonde mars".
numerals-common-ordinal =
    0: nollte; första; andra; tredje; fjärde; femte; sjätte; sjunde; åttonde; nionde; tionde; elfte;
    12: tolfte; trettonde; fjortonde; femtonde; sextonde; sjuttonde; artonde; nittonde;
    20: tjugonde; 21: tjugo>>; 30: trettionde; 31: trettio>>; 40: =0=;

## Nouns with their numbers, $count.

count-attempts = { NUMBER($count) } försök
count-cards = { NUMBER($count) } kort
count-cells = { NUMBER($count, gender: "common") } { $count ->
        [one] cell
       *[other] celler
    }
count-columns = { NUMBER($count, gender: "common") } { $count ->
        [one] kolumn
       *[other] kolumner
    }
count-deals = { NUMBER($count, gender: "common") } { $count ->
        [one] giv
       *[other] givar
    }
count-groups = { NUMBER($count, gender: "common") } { $count ->
        [one] grupp
       *[other] grupper
    }
count-hands = { NUMBER($count, gender: "common") } { $count ->
        [one] hand
       *[other] händer
    }
count-lines = { NUMBER($count, gender: "common") } { $count ->
        [one] rad
       *[other] rader
    }
count-messages = { NUMBER($count) } { $count ->
        [one] meddelande
       *[other] meddelanden
    }
count-millions = { NUMBER($count, gender: "common") } { $count ->
        [one] miljon
       *[other] miljoner
    }
count-minutes = { NUMBER($count, gender: "common") } { $count ->
        [one] minut
       *[other] minuter
    }
count-mistakes = { NUMBER($count) } fel
count-moves = { NUMBER($count) } drag
count-neighbours = { NUMBER($count, gender: "common") } { $count ->
        [one] granne
       *[other] grannar
    }
count-pieces = { NUMBER($count, gender: "common") } { $count ->
        [one] bit
       *[other] bitar
    }
count-points = { NUMBER($count, gender: "common") } poäng
count-positions = { NUMBER($count) } { $count ->
        [one] läge
       *[other] lägen
    }
count-rounds = { NUMBER($count, gender: "common") } { $count ->
        [one] utdelning
       *[other] utdelningar
    }
count-runs = { NUMBER($count, gender: "common") } { $count ->
        [one] svit
       *[other] sviter
    }
count-seconds = { NUMBER($count, gender: "common") } { $count ->
        [one] sekund
       *[other] sekunder
    }
count-suits = { NUMBER($count, gender: "common") } { $count ->
        [one] färg
       *[other] färger
    }
count-targets = { NUMBER($count) } mål
count-tenths = { NUMBER($count, gender: "common") } { $count ->
        [one] tiondel
       *[other] tiondelar
    }
