# SPDX-License-Identifier: GPL-3.0-or-later

### Numbers as they are heard before a noun, and the nouns that the game counts.
###
### numerals-<gender> says numbers in words, in the notation of CLDR's rule-based number formats: rules
### "base: words;" of which the last that is not above the number holds; a rule without a base follows on
### the one before. "<<" is the number by the rule's power of ten, ">>" what remains, "=%counting=" the
### whole number by other rules; brackets are left out where nothing remains. Messages ask for it by
### NUMBER($n, gender: "feminine"); digits are printed.
###
### count-<noun> is a noun with its number, $count: COUNT($hidden, "cards") says it.

numerals-counting =
    0: zero; uno; due; tre; quattro; cinque; sei; sette; otto; nove;
    dieci; undici; dodici; tredici; quattordici; quindici; sedici; diciassette; diciotto; diciannove;
    20: vent>%i>; 30: trent>%a>; 40: quarant>%a>; 50: cinquant>%a>; 60: sessant>%a>; 70: settant>%a>;
    80: ottant>%a>; 90: novant>%a>; 100: cent>%o>; 200: <<cent>%o>; 1000: mille[>%joined>];
    2000: <%thousands<mila[>%joined>]; 1000000: un milione[ >>]; 2000000: << milioni[ >>];
# What follows "vent", "trent" and "cent", whose vowel goes before "uno" and "otto".
numerals-i = 0: i; =%counting=; 2: i=%counting=; itré; i=%counting=; 8: =%counting=; i=%counting=;
numerals-a = 0: a; =%counting=; 2: a=%counting=; atré; a=%counting=; 8: =%counting=; a=%counting=;
numerals-o = 0: o; o=%counting=; 3: otré; o=%counting=; 8: =%counting=; o=%counting=; 80: =%counting=; 90: o=%counting=;
numerals-joined = 0: =%counting=; 3: tré; =%counting=;
numerals-thousands =
    0: =%counting=; 21: ventun; =%counting=; 31: trentun; =%counting=; 41: quarantun; =%counting=; 51: cinquantun;
    =%counting=; 61: sessantun; =%counting=; 71: settantun; =%counting=; 81: ottantun; =%counting=; 91: novantun; =%counting=;
numerals-masculine = 0: =%counting=; un; =%counting=;
numerals-feminine = 0: =%counting=; una; =%counting=;

## Nouns with their numbers, $count.

count-cards = { NUMBER($count, gender: "feminine") } { $count ->
        [one] carta
        [many] di carte
       *[other] carte
    }
count-moves = { NUMBER($count, gender: "feminine") } { $count ->
        [one] mossa
        [many] di mosse
       *[other] mosse
    }
count-columns = { NUMBER($count, gender: "feminine") } { $count ->
        [one] colonna
        [many] di colonne
       *[other] colonne
    }
count-cells = { NUMBER($count, gender: "feminine") } { $count ->
        [one] cella
        [many] di celle
       *[other] celle
    }
count-squares = { NUMBER($count, gender: "feminine") } { $count ->
        [one] casella
        [many] di caselle
       *[other] caselle
    }
count-hands = { NUMBER($count, gender: "feminine") } { $count ->
        [one] mano
        [many] di mani
       *[other] mani
    }
count-runs = { NUMBER($count, gender: "feminine") } { $count ->
        [one] scala
        [many] di scale
       *[other] scale
    }
count-games = { NUMBER($count, gender: "feminine") } { $count ->
        [one] partita
        [many] di partite
       *[other] partite
    }
count-positions = { NUMBER($count, gender: "feminine") } { $count ->
        [one] posizione
        [many] di posizioni
       *[other] posizioni
    }
count-deals = { NUMBER($count, gender: "feminine") } { $count ->
        [one] distribuzione
        [many] di distribuzioni
       *[other] distribuzioni
    }
count-times = { NUMBER($count, gender: "feminine") } { $count ->
        [one] volta
        [many] di volte
       *[other] volte
    }
count-copies = { NUMBER($count, gender: "feminine") } { $count ->
        [one] copia
        [many] di copie
       *[other] copie
    }
count-pieces = { NUMBER($count, gender: "masculine") } { $count ->
        [one] pezzo
        [many] di pezzi
       *[other] pezzi
    }
count-groups = { NUMBER($count, gender: "masculine") } { $count ->
        [one] gruppo
        [many] di gruppi
       *[other] gruppi
    }
count-points = { NUMBER($count, gender: "masculine") } { $count ->
        [one] punto
        [many] di punti
       *[other] punti
    }
count-mistakes = { NUMBER($count, gender: "masculine") } { $count ->
        [one] errore
        [many] di errori
       *[other] errori
    }
count-suits = { NUMBER($count, gender: "masculine") } { $count ->
        [one] seme
        [many] di semi
       *[other] semi
    }
count-places = { NUMBER($count, gender: "masculine") } { $count ->
        [one] luogo
        [many] di luoghi
       *[other] luoghi
    }
count-neighbours = { NUMBER($count, gender: "masculine") } { $count ->
        [one] vicino
        [many] di vicini
       *[other] vicini
    }
count-tenths = { NUMBER($count, gender: "masculine") } { $count ->
        [one] decimo
        [many] di decimi
       *[other] decimi
    }
count-minutes = { NUMBER($count, gender: "masculine") } { $count ->
        [one] minuto
        [many] di minuti
       *[other] minuti
    }
count-seconds = { NUMBER($count, gender: "masculine") } { $count ->
        [one] secondo
        [many] di secondi
       *[other] secondi
    }
count-kilometres = { NUMBER($count, gender: "masculine") } { $count ->
        [one] chilometro
        [many] di chilometri
       *[other] chilometri
    }
count-metres = { NUMBER($count, gender: "masculine") } { $count ->
        [one] metro
        [many] di metri
       *[other] metri
    }
