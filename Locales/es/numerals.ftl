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
    0: cero; uno; dos; tres; cuatro; cinco; seis; siete; ocho; nueve;
    diez; once; doce; trece; catorce; quince; dieciséis; diecisiete; dieciocho; diecinueve;
    veinte; veintiuno; veintidós; veintitrés; veinticuatro; veinticinco; veintiséis; veintisiete; veintiocho; veintinueve;
    30: treinta[ y >>]; 40: cuarenta[ y >>]; 50: cincuenta[ y >>]; 60: sesenta[ y >>]; 70: setenta[ y >>];
    80: ochenta[ y >>]; 90: noventa[ y >>]; 100: cien; 101: ciento >>; 200: doscientos[ >>]; 300: trescientos[ >>];
    400: cuatrocientos[ >>]; 500: quinientos[ >>]; 600: seiscientos[ >>]; 700: setecientos[ >>]; 800: ochocientos[ >>];
    900: novecientos[ >>]; 1000: mil[ >>]; 2000: <%masculine< mil[ >>]; 1000000: un millón[ >>];
    2000000: <%masculine< millones[ >>];
numerals-masculine =
    0: =%counting=; un; 2: =%counting=; 21: veintiún; 22: =%counting=;
    31: treinta y un; 32: =%counting=;
    41: cuarenta y un; 42: =%counting=;
    51: cincuenta y un; 52: =%counting=;
    61: sesenta y un; 62: =%counting=;
    71: setenta y un; 72: =%counting=;
    81: ochenta y un; 82: =%counting=;
    91: noventa y un; 92: =%counting=;
    101: ciento >>; 200: doscientos[ >>]; 300: trescientos[ >>]; 400: cuatrocientos[ >>]; 500: quinientos[ >>];
    600: seiscientos[ >>]; 700: setecientos[ >>]; 800: ochocientos[ >>]; 900: novecientos[ >>];
    1000: mil[ >>]; 2000: << mil[ >>]; 1000000: un millón[ >>]; 2000000: <%masculine< millones[ >>];
numerals-feminine =
    0: =%counting=; una; 2: =%counting=; 21: veintiuna; 22: =%counting=;
    31: treinta y una; 32: =%counting=;
    41: cuarenta y una; 42: =%counting=;
    51: cincuenta y una; 52: =%counting=;
    61: sesenta y una; 62: =%counting=;
    71: setenta y una; 72: =%counting=;
    81: ochenta y una; 82: =%counting=;
    91: noventa y una; 92: =%counting=;
    101: ciento >>; 200: doscientas[ >>]; 300: trescientas[ >>]; 400: cuatrocientas[ >>]; 500: quinientas[ >>];
    600: seiscientas[ >>]; 700: setecientas[ >>]; 800: ochocientas[ >>]; 900: novecientas[ >>];
    1000: mil[ >>]; 2000: << mil[ >>]; 1000000: un millón[ >>]; 2000000: <%masculine< millones[ >>];

## Nouns with their numbers, $count.

count-cards = { NUMBER($count, gender: "feminine") } { $count ->
        [one] carta
        [many] de cartas
       *[other] cartas
    }
count-moves = { NUMBER($count, gender: "feminine") } { $count ->
        [one] jugada
        [many] de jugadas
       *[other] jugadas
    }
count-columns = { NUMBER($count, gender: "feminine") } { $count ->
        [one] columna
        [many] de columnas
       *[other] columnas
    }
count-cells = { NUMBER($count, gender: "feminine") } { $count ->
        [one] celda
        [many] de celdas
       *[other] celdas
    }
count-pieces = { NUMBER($count, gender: "feminine") } { $count ->
        [one] pieza
        [many] de piezas
       *[other] piezas
    }
count-squares = { NUMBER($count, gender: "feminine") } { $count ->
        [one] casilla
        [many] de casillas
       *[other] casillas
    }
count-hands = { NUMBER($count, gender: "feminine") } { $count ->
        [one] mano
        [many] de manos
       *[other] manos
    }
count-runs = { NUMBER($count, gender: "feminine") } { $count ->
        [one] escalera
        [many] de escaleras
       *[other] escaleras
    }
count-games = { NUMBER($count, gender: "feminine") } { $count ->
        [one] partida
        [many] de partidas
       *[other] partidas
    }
count-tenths = { NUMBER($count, gender: "feminine") } { $count ->
        [one] décima
        [many] de décimas
       *[other] décimas
    }
count-times = { NUMBER($count, gender: "feminine") } { $count ->
        [one] vez
        [many] de veces
       *[other] veces
    }
count-groups = { NUMBER($count, gender: "masculine") } { $count ->
        [one] grupo
        [many] de grupos
       *[other] grupos
    }
count-points = { NUMBER($count, gender: "masculine") } { $count ->
        [one] punto
        [many] de puntos
       *[other] puntos
    }
count-mistakes = { NUMBER($count, gender: "masculine") } { $count ->
        [one] error
        [many] de errores
       *[other] errores
    }
count-deals = { NUMBER($count, gender: "masculine") } { $count ->
        [one] reparto
        [many] de repartos
       *[other] repartos
    }
count-suits = { NUMBER($count, gender: "masculine") } { $count ->
        [one] palo
        [many] de palos
       *[other] palos
    }
count-targets = { NUMBER($count, gender: "masculine") } { $count ->
        [one] destino
        [many] de destinos
       *[other] destinos
    }
count-places = { NUMBER($count, gender: "masculine") } { $count ->
        [one] lugar
        [many] de lugares
       *[other] lugares
    }
count-neighbours = { NUMBER($count, gender: "masculine") } { $count ->
        [one] vecino
        [many] de vecinos
       *[other] vecinos
    }
count-minutes = { NUMBER($count, gender: "masculine") } { $count ->
        [one] minuto
        [many] de minutos
       *[other] minutos
    }
count-seconds = { NUMBER($count, gender: "masculine") } { $count ->
        [one] segundo
        [many] de segundos
       *[other] segundos
    }
count-kilometres = { NUMBER($count, gender: "masculine") } { $count ->
        [one] kilómetro
        [many] de kilómetros
       *[other] kilómetros
    }
count-metres = { NUMBER($count, gender: "masculine") } { $count ->
        [one] metro
        [many] de metros
       *[other] metros
    }
