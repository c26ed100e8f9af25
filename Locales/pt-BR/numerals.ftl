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
    0: zero; um; dois; três; quatro; cinco; seis; sete; oito; nove;
    dez; onze; doze; treze; catorze; quinze; dezesseis; dezessete; dezoito; dezenove;
    20: vinte[ e >>]; 30: trinta[ e >>]; 40: quarenta[ e >>]; 50: cinquenta[ e >>]; 60: sessenta[ e >>];
    70: setenta[ e >>]; 80: oitenta[ e >>]; 90: noventa[ e >>]; 100: cem; 101: cento e >>;
    200: duzentos[ e >>]; 300: trezentos[ e >>]; 400: quatrocentos[ e >>]; 500: quinhentos[ e >>];
    600: seiscentos[ e >>]; 700: setecentos[ e >>]; 800: oitocentos[ e >>]; 900: novecentos[ e >>];
    1000: mil[ >%after-thousands>]; 2000: << mil[ >%after-thousands>]; 1000000: um milhão[ e >>]; 2000000: << milhões[ e >>];
# After "mil": "mil e cem", "mil e duzentos", but "mil cento e um".
numerals-after-thousands =
    0: e =%counting=; 101: =%counting=; 200: e =%counting=; 201: =%counting=; 300: e =%counting=; 301: =%counting=; 400: e =%counting=; 401: =%counting=;
    500: e =%counting=; 501: =%counting=; 600: e =%counting=; 601: =%counting=; 700: e =%counting=; 701: =%counting=; 800: e =%counting=; 801: =%counting=; 900: e =%counting=; 901: =%counting=;
numerals-feminine =
    0: =%counting=; uma; duas; =%counting=;
    20: vinte[ e >>]; 30: trinta[ e >>]; 40: quarenta[ e >>]; 50: cinquenta[ e >>]; 60: sessenta[ e >>];
    70: setenta[ e >>]; 80: oitenta[ e >>]; 90: noventa[ e >>]; 100: cem; 101: cento e >>;
    200: duzentas[ e >>]; 300: trezentas[ e >>]; 400: quatrocentas[ e >>]; 500: quinhentas[ e >>];
    600: seiscentas[ e >>]; 700: setecentas[ e >>]; 800: oitocentas[ e >>]; 900: novecentas[ e >>];
    1000: mil[ >%feminine-after-thousands>]; 2000: << mil[ >%feminine-after-thousands>]; 1000000: um milhão[ e >>];
    2000000: <%counting< milhões[ e >>];
numerals-feminine-after-thousands =
    0: e =%feminine=; 101: =%feminine=; 200: e =%feminine=; 201: =%feminine=; 300: e =%feminine=; 301: =%feminine=; 400: e =%feminine=; 401: =%feminine=;
    500: e =%feminine=; 501: =%feminine=; 600: e =%feminine=; 601: =%feminine=; 700: e =%feminine=; 701: =%feminine=; 800: e =%feminine=; 801: =%feminine=; 900: e =%feminine=; 901: =%feminine=;

## Nouns with their numbers, $count.

count-cards = { NUMBER($count, gender: "feminine") } { $count ->
        [1] carta
        [many] de cartas
       *[other] cartas
    }
count-moves = { NUMBER($count, gender: "feminine") } { $count ->
        [1] jogada
        [many] de jogadas
       *[other] jogadas
    }
count-columns = { NUMBER($count, gender: "feminine") } { $count ->
        [1] coluna
        [many] de colunas
       *[other] colunas
    }
count-cells = { NUMBER($count, gender: "feminine") } { $count ->
        [1] célula
        [many] de células
       *[other] células
    }
count-pieces = { NUMBER($count, gender: "feminine") } { $count ->
        [1] peça
        [many] de peças
       *[other] peças
    }
count-squares = { NUMBER($count, gender: "feminine") } { $count ->
        [1] casa
        [many] de casas
       *[other] casas
    }
count-hands = { NUMBER($count, gender: "feminine") } { $count ->
        [1] mão
        [many] de mãos
       *[other] mãos
    }
count-runs = { NUMBER($count, gender: "feminine") } { $count ->
        [1] sequência
        [many] de sequências
       *[other] sequências
    }
count-games = { NUMBER($count, gender: "feminine") } { $count ->
        [1] partida
        [many] de partidas
       *[other] partidas
    }
count-deals = { NUMBER($count, gender: "feminine") } { $count ->
        [1] rodada
        [many] de rodadas
       *[other] rodadas
    }
count-times = { NUMBER($count, gender: "feminine") } { $count ->
        [1] vez
        [many] de vezes
       *[other] vezes
    }
count-groups = { NUMBER($count) } { $count ->
        [1] grupo
        [many] de grupos
       *[other] grupos
    }
count-points = { NUMBER($count) } { $count ->
        [1] ponto
        [many] de pontos
       *[other] pontos
    }
count-mistakes = { NUMBER($count) } { $count ->
        [1] erro
        [many] de erros
       *[other] erros
    }
count-suits = { NUMBER($count) } { $count ->
        [1] naipe
        [many] de naipes
       *[other] naipes
    }
count-targets = { NUMBER($count) } { $count ->
        [1] destino
        [many] de destinos
       *[other] destinos
    }
count-places = { NUMBER($count) } { $count ->
        [1] lugar
        [many] de lugares
       *[other] lugares
    }
count-neighbours = { NUMBER($count) } { $count ->
        [1] vizinho
        [many] de vizinhos
       *[other] vizinhos
    }
count-tenths = { NUMBER($count) } { $count ->
        [1] décimo
        [many] de décimos
       *[other] décimos
    }
count-minutes = { NUMBER($count) } { $count ->
        [1] minuto
        [many] de minutos
       *[other] minutos
    }
count-seconds = { NUMBER($count) } { $count ->
        [1] segundo
        [many] de segundos
       *[other] segundos
    }
count-kilometres = { NUMBER($count) } { $count ->
        [1] quilômetro
        [many] de quilômetros
       *[other] quilômetros
    }
count-metres = { NUMBER($count) } { $count ->
        [1] metro
        [many] de metros
       *[other] metros
    }
