# SPDX-License-Identifier: GPL-3.0-or-later

### Numbers as they are heard before a noun, and the nouns that the game counts.
###
### Accusative and nominative are the same but for "jedna" and for men: "dwóch sąsiadów". After tens
### one stays "jeden", whatever is counted: "dwadzieścia jeden kart", "dwudziestu jeden kart".

numerals-counting =
    0: zero; jeden; dwa; trzy; cztery; pięć; sześć; siedem; osiem; dziewięć;
    10: dziesięć; jedenaście; dwanaście; trzynaście; czternaście; piętnaście; szesnaście; siedemnaście;
    18: osiemnaście; dziewiętnaście;
    20: dwadzieścia[ >>]; 30: trzydzieści[ >>]; 40: czterdzieści[ >>]; 50: pięćdziesiąt[ >>];
    60: sześćdziesiąt[ >>]; 70: siedemdziesiąt[ >>]; 80: osiemdziesiąt[ >>]; 90: dziewięćdziesiąt[ >>];
    100: sto[ >>]; 200: dwieście[ >>]; 300: trzysta[ >>]; 400: czterysta[ >>]; 500: pięćset[ >>];
    600: sześćset[ >>]; 700: siedemset[ >>]; 800: osiemset[ >>]; 900: dziewięćset[ >>];
    1000: tysiąc[ >>]; 2000: << { "$(cardinal,few{tysiące}other{tysięcy})$" }[ >>];
    1000000: milion[ >>]; 2000000: << { "$(cardinal,few{miliony}other{milionów})$" }[ >>];
numerals-masculine = 0: =%counting=;
numerals-masculine-genitive = 0: =%genitive=;
numerals-feminine = 0: zero; jedna; 2: =%feminine-end=;
numerals-feminine-accusative = 0: zero; jedną; 2: =%feminine-end=;
numerals-feminine-genitive = 0: zera; jednej; 2: =%genitive-end=;
numerals-neuter = 0: zero; jedno; 2: =%counting=;
numerals-personal = 0: zero; jeden; 2: =%genitive-end=; 1000: =%counting=;
numerals-genitive = 0: zera; jednego; 2: =%genitive-end=;
# After tens and hundreds.
numerals-feminine-end =
    0: zero; jeden; dwie; 3: =%counting=;
    20: dwadzieścia[ >>]; 30: trzydzieści[ >>]; 40: czterdzieści[ >>]; 50: pięćdziesiąt[ >>];
    60: sześćdziesiąt[ >>]; 70: siedemdziesiąt[ >>]; 80: osiemdziesiąt[ >>]; 90: dziewięćdziesiąt[ >>];
    100: sto[ >>]; 200: dwieście[ >>]; 300: trzysta[ >>]; 400: czterysta[ >>]; 500: pięćset[ >>];
    600: sześćset[ >>]; 700: siedemset[ >>]; 800: osiemset[ >>]; 900: dziewięćset[ >>];
    1000: tysiąc[ >>]; 2000: <%counting< { "$(cardinal,few{tysiące}other{tysięcy})$" }[ >>];
    1000000: milion[ >>]; 2000000: <%counting< { "$(cardinal,few{miliony}other{milionów})$" }[ >>];
# As above.
numerals-genitive-end =
    0: zera; jeden; dwóch; trzech; czterech; pięciu; sześciu; siedmiu; ośmiu; dziewięciu; dziesięciu;
    11: jedenastu; dwunastu; trzynastu; czternastu; piętnastu; szesnastu; siedemnastu; osiemnastu;
    19: dziewiętnastu;
    20: dwudziestu[ >>]; 30: trzydziestu[ >>]; 40: czterdziestu[ >>]; 50: pięćdziesięciu[ >>];
    60: sześćdziesięciu[ >>]; 70: siedemdziesięciu[ >>]; 80: osiemdziesięciu[ >>];
    90: dziewięćdziesięciu[ >>];
    100: stu[ >>]; 200: dwustu[ >>]; 300: trzystu[ >>]; 400: czterystu[ >>]; 500: pięciuset[ >>];
    600: sześciuset[ >>]; 700: siedmiuset[ >>]; 800: ośmiuset[ >>]; 900: dziewięciuset[ >>];
    1000: tysiąca[ >>]; 2000: << tysięcy[ >>];
    1000000: miliona[ >>]; 2000000: << milionów[ >>];
numerals-feminine-instrumental = 0: zerem; jedną; 2: =%instrumental-end=;
# As above.
numerals-instrumental-end =
    0: zerem; jeden; dwiema; trzema; czterema; pięcioma; sześcioma; siedmioma; ośmioma; dziewięcioma;
    10: dziesięcioma; jedenastoma; dwunastoma; trzynastoma; czternastoma; piętnastoma; szesnastoma;
    17: siedemnastoma; osiemnastoma; dziewiętnastoma;
    20: dwudziestoma[ >>]; 30: trzydziestoma[ >>]; 40: czterdziestoma[ >>]; 50: pięćdziesięcioma[ >>];
    60: sześćdziesięcioma[ >>]; 70: siedemdziesięcioma[ >>]; 80: osiemdziesięcioma[ >>];
    90: dziewięćdziesięcioma[ >>];
    100: stoma[ >>]; 200: =0=;
# Of a day: "ósmy marca".
numerals-masculine-ordinal =
    0: zerowy; pierwszy; drugi; trzeci; czwarty; piąty; szósty; siódmy; ósmy; dziewiąty; dziesiąty;
    11: jedenasty; dwunasty; trzynasty; czternasty; piętnasty; szesnasty; siedemnasty; osiemnasty;
    19: dziewiętnasty;
    20: dwudziesty[ >>]; 30: trzydziesty[ >>]; 40: =0=;
# Of a year of this century: "dwa tysiące dwudziestego siódmego".
numerals-masculine-genitive-ordinal =
    0: zerowego; pierwszego; drugiego; trzeciego; czwartego; piątego; szóstego; siódmego; ósmego;
    9: dziewiątego; dziesiątego; jedenastego; dwunastego; trzynastego; czternastego; piętnastego;
    16: szesnastego; siedemnastego; osiemnastego; dziewiętnastego;
    20: dwudziestego[ >>]; 30: trzydziestego[ >>]; 40: czterdziestego[ >>]; 50: pięćdziesiątego[ >>];
    60: sześćdziesiątego[ >>]; 70: siedemdziesiątego[ >>]; 80: osiemdziesiątego[ >>];
    90: dziewięćdziesiątego[ >>];
    100: =0=; 2000: dwutysięcznego; 2001: dwa tysiące >>; 2100: =0=;
# Which of several cards: "trzecia z pięciu".
numerals-feminine-ordinal =
    0: zerowa; pierwsza; druga; trzecia; czwarta; piąta; szósta; siódma; ósma; dziewiąta; dziesiąta;
    11: jedenasta; dwunasta; trzynasta; czternasta; piętnasta; szesnasta; siedemnasta; osiemnasta;
    19: dziewiętnasta;
    20: dwudziesta[ >>]; 30: trzydziesta[ >>]; 40: czterdziesta[ >>]; 50: pięćdziesiąta[ >>];
    60: sześćdziesiąta[ >>]; 70: siedemdziesiąta[ >>]; 80: osiemdziesiąta[ >>]; 90: dziewięćdziesiąta[ >>];
    100: setna; 101: sto >>; 200: =0=; 1000: tysięczna; 1001: =0=; 1000000: milionowa; 1000001: =0=;

## Nouns with their numbers, $count.

count-cards = { NUMBER($count, gender: "feminine") } { $count ->
        [one] karta
        [few] karty
       *[many] kart
    }
    .accusative = { NUMBER($count, gender: "feminine", case: "accusative") } { $count ->
        [one] kartę
        [few] karty
       *[many] kart
    }
    .genitive = { NUMBER($count, gender: "feminine", case: "genitive") } { $count ->
        [one] karty
        [few] kart
       *[many] kart
    }
    .instrumental = { NUMBER($count, gender: "feminine", case: "instrumental") } { $count ->
        [one] kartą
        [few] kartami
       *[many] kartami
    }
count-hidden = { NUMBER($count, gender: "feminine") } { $count ->
        [one] zakryta
        [few] zakryte
       *[many] zakrytych
    }
count-hidden-cards = { NUMBER($count, gender: "feminine") } { $count ->
        [one] zakryta karta
        [few] zakryte karty
       *[many] zakrytych kart
    }
count-new-cards = { NUMBER($count, gender: "feminine") } { $count ->
        [one] nowa karta
        [few] nowe karty
       *[many] nowych kart
    }
count-minutes = { NUMBER($count, gender: "feminine") } { $count ->
        [one] minuta
        [few] minuty
       *[many] minut
    }
    .accusative = { NUMBER($count, gender: "feminine", case: "accusative") } { $count ->
        [one] minutę
        [few] minuty
       *[many] minut
    }
count-seconds = { NUMBER($count, gender: "feminine") } { $count ->
        [one] sekunda
        [few] sekundy
       *[many] sekund
    }
count-groups = { NUMBER($count, gender: "feminine") } { $count ->
        [one] grupa
        [few] grupy
       *[many] grup
    }
count-columns = { NUMBER($count, gender: "feminine") } { $count ->
        [one] pusta kolumna
        [few] puste kolumny
       *[many] pustych kolumn
    }
count-cells = { NUMBER($count, gender: "feminine") } { $count ->
        [one] komórka
        [few] komórki
       *[many] komórek
    }
count-free-cells = { NUMBER($count, gender: "feminine") } { $count ->
        [one] wolna komórka
        [few] wolne komórki
       *[many] wolnych komórek
    }
count-attempts = { NUMBER($count, gender: "feminine") } { $count ->
        [one] próba
        [few] próby
       *[many] prób
    }
count-squares = { NUMBER($count, gender: "neuter") } { $count ->
        [one] puste pole
        [few] puste pola
       *[many] pustych pól
    }
count-deals = { NUMBER($count, gender: "neuter") } { $count ->
        [one] rozdanie
        [few] rozdania
       *[many] rozdań
    }
count-moves = { NUMBER($count, gender: "masculine") } { $count ->
        [one] ruch
        [few] ruchy
       *[many] ruchów
    }
count-points = { NUMBER($count, gender: "masculine") } { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
    .genitive = { NUMBER($count, gender: "masculine", case: "genitive") } { $count ->
        [one] punktu
        [few] punktów
       *[many] punktów
    }
count-mistakes = { NUMBER($count, gender: "masculine") } { $count ->
        [one] błąd
        [few] błędy
       *[many] błędów
    }
count-targets = { NUMBER($count, gender: "masculine") } { $count ->
        [one] cel
        [few] cele
       *[many] celów
    }
count-hands = { NUMBER($count, gender: "masculine") } { $count ->
        [one] układ
        [few] układy
       *[many] układów
    }
count-suits = { NUMBER($count, gender: "masculine") } { $count ->
        [one] kolor
        [few] kolory
       *[many] kolorów
    }
count-problems = { NUMBER($count, gender: "masculine") } { $count ->
        [one] problem
        [few] problemy
       *[many] problemów
    }
count-lines = { NUMBER($count, gender: "masculine") } { $count ->
        [one] wiersz
        [few] wiersze
       *[many] wierszy
    }
count-kilometres = { NUMBER($count, gender: "masculine") } { $count ->
        [one] kilometr
        [few] kilometry
       *[many] kilometrów
    }
count-square-kilometres = { NUMBER($count, gender: "masculine") } { $count ->
        [one] kilometr kwadratowy
        [few] kilometry kwadratowe
       *[many] kilometrów kwadratowych
    }
count-metres = { NUMBER($count, gender: "masculine") } { $count ->
        [one] metr
        [few] metry
       *[many] metrów
    }
count-millions = { NUMBER($count, gender: "masculine") } { $count ->
        [one] milion
        [few] miliony
       *[many] milionów
    }
count-neighbours = { NUMBER($count, gender: "personal") } { $count ->
        [one] sąsiad
        [few] sąsiadów
       *[many] sąsiadów
    }
count-times = { NUMBER($count, gender: "masculine") } { $count ->
        [one] raz
       *[many] razy
    }
