# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.

# The language's name in the language itself, as a menu of languages shows it.
language-name = Português (Brasil)
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = pt-br
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
# A key e is read as the word for "and".
language-pronunciation = Aloud = Alaude, Klondike = Clondáique, Spider = Spáider, PokerSlam = Pôquer Slem, Yukon = Iúcon, flush = fléch, full house = fúl rauz, straight = strêit, royal = róial, Backspace = Béquispeice, Page = Pêidji, Up = âpi, Down = daun, eSpeak NG = Ispíqui ene gê, Speech Dispatcher = Spitch Dispétcher, OpenAL Soft = Ôpen á éle Soft, Creative Commons = Criêitivi Cómons, GNU = gê ene u, e maiúsculo = é maiúsculo, tecla e = tecla é, brltty = b r l t t y

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
# Between the last two things of which one is enough.
list-or = { $before } ou { $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = Não foi possível ler o arquivo { $file }.
problem-junk = { $file }, linha { $line }: não foi possível ler a mensagem { $key }. Em seu lugar se usa o inglês.
problem-junk-unnamed = { $file }, linha { $line }: algo ali não pôde ser lido.
problem-repeated-key = { $file }, linha { $line }: a mensagem { $key } está repetida. Vale a primeira.
problem-bad-message = A mensagem { $key } tem um erro.
problem-untranslated = A mensagem { $key } não está traduzida.
