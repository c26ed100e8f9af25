# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.

# The language's name in the language itself, as a menu of languages shows it.
language-name = Português (Brasil)
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = pt-br
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
# A number before a feminine noun is read as "um", "dois": those that come up are listed. A key e is
# read as the word for "and".
language-pronunciation = Aloud = Alaude, Klondike = Clondáique, Spider = Spáider, PokerSlam = Pôquer Slem, Yukon = Iúcon, flush = fléch, full house = fúl rauz, straight = strêit, royal = róial, Backspace = Béquispeice, Page = Pêidji, Up = âpi, Down = daun, eSpeak NG = Ispíqui ene gê, Speech Dispatcher = Spitch Dispétcher, OpenAL Soft = Ôpen á éle Soft, Creative Commons = Criêitivi Cómons, GNU = gê ene u, e maiúsculo = é maiúsculo, tecla e = tecla é, brltty = b r l t t y, 1 carta = uma carta, 2 cartas = duas cartas, 21 cartas = vinte e uma cartas, 22 cartas = vinte e duas cartas, 31 cartas = trinta e uma cartas, 32 cartas = trinta e duas cartas, 41 cartas = quarenta e uma cartas, 42 cartas = quarenta e duas cartas, 51 cartas = cinquenta e uma cartas, 52 cartas = cinquenta e duas cartas, 61 cartas = sessenta e uma cartas, 62 cartas = sessenta e duas cartas, 71 cartas = setenta e uma cartas, 72 cartas = setenta e duas cartas, 81 cartas = oitenta e uma cartas, 82 cartas = oitenta e duas cartas, 91 cartas = noventa e uma cartas, 92 cartas = noventa e duas cartas, 1 jogada = uma jogada, 2 jogadas = duas jogadas, 21 jogadas = vinte e uma jogadas, 22 jogadas = vinte e duas jogadas, 31 jogadas = trinta e uma jogadas, 32 jogadas = trinta e duas jogadas, 41 jogadas = quarenta e uma jogadas, 42 jogadas = quarenta e duas jogadas, 51 jogadas = cinquenta e uma jogadas, 52 jogadas = cinquenta e duas jogadas, 61 jogadas = sessenta e uma jogadas, 62 jogadas = sessenta e duas jogadas, 71 jogadas = setenta e uma jogadas, 72 jogadas = setenta e duas jogadas, 81 jogadas = oitenta e uma jogadas, 82 jogadas = oitenta e duas jogadas, 91 jogadas = noventa e uma jogadas, 92 jogadas = noventa e duas jogadas, 1 fechada = uma fechada, 2 fechadas = duas fechadas, 1 casa = uma casa, 2 casas = duas casas, 1 peça = uma peça, 2 peças = duas peças, 1 coluna = uma coluna, 2 colunas = duas colunas, 1 célula = uma célula, 2 células = duas células, 1 mão = uma mão, 2 mãos = duas mãos, 1 sequência = uma sequência, 2 sequências = duas sequências, 1 vez = uma vez, 2 vezes = duas vezes, 1 rodada = uma rodada, 2 rodadas = duas rodadas, 2 compradas = duas compradas

## Plural rules, from CLDR (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
## What fits no rule is "other". A language without a category leaves it out.

# One holds for 0 too: "1 carta" stands under [1].
plural-one = i = 0..1
plural-many = e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5

## How things are listed. $before and $after are things or lists of things, and stay in this order.

# A list of two things.
list-two = { $before } e { $after }
# Between the first two of three things or more.
list-start = { $before }, { $after }
# Between two things in the middle of a longer list.
list-middle = { $before }, { $after }
# Between the last two of three things or more.
list-end = { $before } e { $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = Não foi possível ler o arquivo { $file }.
problem-junk = { $file }, linha { $line }: não foi possível ler a mensagem { $key }. Em seu lugar se usa o inglês.
problem-junk-unnamed = { $file }, linha { $line }: algo ali não pôde ser lido.
problem-repeated-key = { $file }, linha { $line }: a mensagem { $key } está repetida. Vale a primeira.
problem-bad-message = A mensagem { $key } tem um erro.
problem-untranslated = A mensagem { $key } não está traduzida.
