# SPDX-License-Identifier: GPL-3.0-or-later

### Numbers as they are heard before a noun, and the nouns that the game counts.
###
### numerals-<gender>-<case> says numbers in words, in the notation of CLDR's rule-based number formats:
### rules "base: words;" of which the last that is not above the number holds; a rule without a base
### follows on the one before. "<<" is the number by the rule's power of ten, ">>" what remains,
### "=%counting=" the whole number by other rules, "=0=" its digits; brackets are left out where nothing
### remains. Messages ask for it by NUMBER($n, gender: "feminine", case: "dative"); digits are printed.
###
### count-<noun> is a noun with its number, $count: COUNT($hidden, "cards", case: "dative") says it in
### its form .dative. Nominative and accusative are the same but for masculine nouns.

numerals-counting =
    0: null; eins; zwei; drei; vier; fünf; sechs; sieben; acht; neun;
    10: zehn; elf; zwölf; dreizehn; vierzehn; fünfzehn; sechzehn; siebzehn; achtzehn; neunzehn;
    20: [>%joined>und]zwanzig;
    30: [>%joined>und]dreißig;
    40: [>%joined>und]vierzig;
    50: [>%joined>und]fünfzig;
    60: [>%joined>und]sechzig;
    70: [>%joined>und]siebzig;
    80: [>%joined>und]achtzig;
    90: [>%joined>und]neunzig;
    100: <%joined<hundert[>>];
    1000: <%joined<tausend[>>];
    1000000: eine Million[ >>];
    2000000: << Millionen[ >>];
# Inside a word.
numerals-joined = 1: ein; 2: =%counting=;
numerals-masculine = 0: =%counting=; ein; 2: =%counting=;
numerals-masculine-accusative = 0: =%counting=; einen; 2: =%counting=;
numerals-masculine-dative = 0: =%counting=; einem; 2: =%counting=;
# Without its noun: "einer von fünf".
numerals-masculine-alone = 0: =%counting=; einer; 2: =%counting=;
numerals-feminine = 0: =%counting=; eine; 2: =%counting=;
numerals-feminine-dative = 0: =%counting=; einer; 2: =%counting=;
numerals-neuter = 0: =%counting=; ein; 2: =%counting=;
numerals-neuter-dative = 0: =%counting=; einem; 2: =%counting=;
# Of a day: "achter März".
numerals-masculine-ordinal =
    0: nullter; erster; zweiter; dritter; vierter; fünfter; sechster; siebter; achter; neunter;
    10: zehnter; elfter; zwölfter; dreizehnter; vierzehnter; fünfzehnter; sechzehnter; siebzehnter;
    18: achtzehnter; neunzehnter;
    20: [>%joined>und]zwanzigster; 30: [>%joined>und]dreißigster; 40: =0=;

## Nouns with their numbers, $count.

count-attempts = { NUMBER($count, gender: "masculine") } { $count ->
        [one] Versuch
       *[other] Versuche
    }
count-cards = { NUMBER($count, gender: "feminine") } { $count ->
        [one] Karte
       *[other] Karten
    }
    .dative = { NUMBER($count, gender: "feminine", case: "dative") } { $count ->
        [one] Karte
       *[other] Karten
    }
count-cells = { NUMBER($count, gender: "feminine") } { $count ->
        [one] Zelle
       *[other] Zellen
    }
count-columns = { NUMBER($count, gender: "feminine") } { $count ->
        [one] Spalte
       *[other] Spalten
    }
count-deals = { NUMBER($count, gender: "feminine") } { $count ->
        [one] Partie
       *[other] Partien
    }
    .dative = { NUMBER($count, gender: "feminine", case: "dative") } { $count ->
        [one] Partie
       *[other] Partien
    }
count-groups = { NUMBER($count, gender: "feminine") } { $count ->
        [one] Gruppe
       *[other] Gruppen
    }
    .dative = { NUMBER($count, gender: "feminine", case: "dative") } { $count ->
        [one] Gruppe
       *[other] Gruppen
    }
count-hands = { NUMBER($count, gender: "feminine") } { $count ->
        [one] Hand
       *[other] Hände
    }
count-kilometres = { NUMBER($count, gender: "masculine") } Kilometer
count-messages = { NUMBER($count, gender: "feminine") } { $count ->
        [one] Meldung
       *[other] Meldungen
    }
count-minutes = { NUMBER($count, gender: "feminine") } { $count ->
        [one] Minute
       *[other] Minuten
    }
    .dative = { NUMBER($count, gender: "feminine", case: "dative") } { $count ->
        [one] Minute
       *[other] Minuten
    }
count-mistakes = { NUMBER($count, gender: "masculine") } Fehler
count-moves = { NUMBER($count, gender: "masculine") } { $count ->
        [one] Zug
       *[other] Züge
    }
    .dative = { NUMBER($count, gender: "masculine", case: "dative") } { $count ->
        [one] Zug
       *[other] Zügen
    }
count-neighbours = { NUMBER($count, gender: "masculine") } { $count ->
        [one] Nachbar
       *[other] Nachbarn
    }
count-pieces = { NUMBER($count, gender: "neuter") } { $count ->
        [one] Teil
       *[other] Teile
    }
    .dative = { NUMBER($count, gender: "neuter", case: "dative") } { $count ->
        [one] Teil
       *[other] Teilen
    }
count-places = { NUMBER($count, gender: "masculine") } { $count ->
        [one] Ort
       *[other] Orte
    }
    .dative = { NUMBER($count, gender: "masculine", case: "dative") } { $count ->
        [one] Ort
       *[other] Orten
    }
count-points = { NUMBER($count, gender: "masculine") } { $count ->
        [one] Punkt
       *[other] Punkte
    }
count-positions = { NUMBER($count, gender: "feminine") } { $count ->
        [one] Stellung
       *[other] Stellungen
    }
    .dative = { NUMBER($count, gender: "feminine", case: "dative") } { $count ->
        [one] Stellung
       *[other] Stellungen
    }
count-problems = { NUMBER($count, gender: "neuter") } { $count ->
        [one] Problem
       *[other] Probleme
    }
count-runs = { NUMBER($count, gender: "feminine") } { $count ->
        [one] Folge
       *[other] Folgen
    }
    .dative = { NUMBER($count, gender: "feminine", case: "dative") } { $count ->
        [one] Folge
       *[other] Folgen
    }
count-seconds = { NUMBER($count, gender: "feminine") } { $count ->
        [one] Sekunde
       *[other] Sekunden
    }
count-suits = { NUMBER($count, gender: "feminine") } { $count ->
        [one] Farbe
       *[other] Farben
    }
count-targets = { NUMBER($count, gender: "neuter") } { $count ->
        [one] Ziel
       *[other] Ziele
    }
count-millions = { NUMBER($count, gender: "feminine") } { $count ->
        [one] Million
       *[other] Millionen
    }
