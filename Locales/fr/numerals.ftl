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
    0: zéro; un; deux; trois; quatre; cinq; six; sept; huit; neuf;
    dix; onze; douze; treize; quatorze; quinze; seize; dix-sept; dix-huit; dix-neuf;
    vingt; vingt-et-un; 22: vingt->>; 30: trente; trente-et-un; 32: trente->>; 40: quarante; quarante-et-un; 42: quarante->>;
    50: cinquante; cinquante-et-un; 52: cinquante->>; 60: soixante; soixante-et-un; 62: soixante->>;
    70: soixante-dix; soixante-et-onze; soixante-douze; soixante-treize; soixante-quatorze;
    soixante-quinze; soixante-seize; soixante-dix-sept; soixante-dix-huit; soixante-dix-neuf;
    80: quatre-vingts; 81: quatre-vingt->>;
    90: quatre-vingt-dix; quatre-vingt-onze; quatre-vingt-douze; quatre-vingt-treize; quatre-vingt-quatorze;
    quatre-vingt-quinze; quatre-vingt-seize; quatre-vingt-dix-sept; quatre-vingt-dix-huit; quatre-vingt-dix-neuf;
    100: cent[ >>];
    200: << cents; 201: << cent >>; 300: << cents; 301: << cent >>; 400: << cents; 401: << cent >>; 500: << cents; 501: << cent >>;
    600: << cents; 601: << cent >>; 700: << cents; 701: << cent >>; 800: << cents; 801: << cent >>; 900: << cents; 901: << cent >>;
    1000: mille[ >>]; 2000: <%thousands< mille[ >>]; 1000000: un million[ >>]; 2000000: << millions[ >>];
# Before "mille": "quatre-vingt mille", "deux cent mille".
numerals-thousands = 0: =%counting=; 80: quatre-vingt; 81: =%counting=; 100: cent[ >>]; 200: <%counting< cent[ >>];
numerals-feminine =
    0: =%counting=; une; 2: =%counting=; 21: vingt-et-une; 22: =%counting=; 31: trente-et-une; 32: =%counting=;
    41: quarante-et-une; 42: =%counting=; 51: cinquante-et-une; 52: =%counting=; 61: soixante-et-une; 62: =%counting=;
    81: quatre-vingt-une; 82: =%counting=; 101: cent >>;
    200: =%counting=; 201: <%counting< cent >>; 300: =%counting=; 301: <%counting< cent >>; 400: =%counting=; 401: <%counting< cent >>;
    500: =%counting=; 501: <%counting< cent >>; 600: =%counting=; 601: <%counting< cent >>; 700: =%counting=; 701: <%counting< cent >>;
    800: =%counting=; 801: <%counting< cent >>; 900: =%counting=; 901: <%counting< cent >>;
    1000: mille[ >>]; 2000: <%thousands< mille[ >>]; 1000000: un million[ >>]; 2000000: <%counting< millions[ >>];

## Nouns with their numbers, $count.

count-cards = { NUMBER($count, gender: "feminine") } { $count ->
        [one] carte
        [many] de cartes
       *[other] cartes
    }
count-columns = { NUMBER($count, gender: "feminine") } { $count ->
        [one] colonne
        [many] de colonnes
       *[other] colonnes
    }
count-cells = { NUMBER($count, gender: "feminine") } { $count ->
        [one] cellule
        [many] de cellules
       *[other] cellules
    }
count-pieces = { NUMBER($count, gender: "feminine") } { $count ->
        [one] pièce
        [many] de pièces
       *[other] pièces
    }
count-squares = { NUMBER($count, gender: "feminine") } { $count ->
        [one] case
        [many] de cases
       *[other] cases
    }
count-hands = { NUMBER($count, gender: "feminine") } { $count ->
        [one] main
        [many] de mains
       *[other] mains
    }
count-runs = { NUMBER($count, gender: "feminine") } { $count ->
        [one] suite
        [many] de suites
       *[other] suites
    }
count-games = { NUMBER($count, gender: "feminine") } { $count ->
        [one] partie
        [many] de parties
       *[other] parties
    }
count-mistakes = { NUMBER($count, gender: "feminine") } { $count ->
        [one] erreur
        [many] d’erreurs
       *[other] erreurs
    }
count-deals = { NUMBER($count, gender: "feminine") } { $count ->
        [one] distribution
        [many] de distributions
       *[other] distributions
    }
count-suits = { NUMBER($count, gender: "feminine") } { $count ->
        [one] couleur
        [many] de couleurs
       *[other] couleurs
    }
count-targets = { NUMBER($count, gender: "feminine") } { $count ->
        [one] destination
        [many] de destinations
       *[other] destinations
    }
count-positions = { NUMBER($count, gender: "feminine") } { $count ->
        [one] position
        [many] de positions
       *[other] positions
    }
count-minutes = { NUMBER($count, gender: "feminine") } { $count ->
        [one] minute
        [many] de minutes
       *[other] minutes
    }
count-seconds = { NUMBER($count, gender: "feminine") } { $count ->
        [one] seconde
        [many] de secondes
       *[other] secondes
    }
count-moves = { NUMBER($count) } { $count ->
        [one] coup
        [many] de coups
       *[other] coups
    }
count-groups = { NUMBER($count) } { $count ->
        [one] groupe
        [many] de groupes
       *[other] groupes
    }
count-points = { NUMBER($count) } { $count ->
        [one] point
        [many] de points
       *[other] points
    }
count-places = { NUMBER($count) } { $count ->
        [one] lieu
        [many] de lieux
       *[other] lieux
    }
count-neighbours = { NUMBER($count) } { $count ->
        [one] voisin
        [many] de voisins
       *[other] voisins
    }
count-tenths = { NUMBER($count) } { $count ->
        [one] dixième
        [many] de dixièmes
       *[other] dixièmes
    }
count-kilometres = { NUMBER($count) } { $count ->
        [one] kilomètre
        [many] de kilomètres
       *[other] kilomètres
    }
count-metres = { NUMBER($count) } { $count ->
        [one] mètre
        [many] de mètres
       *[other] mètres
    }
