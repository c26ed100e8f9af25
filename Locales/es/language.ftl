# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.

# The language's name in the language itself, as a menu of languages shows it.
language-name = Español
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = es
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
language-pronunciation = Aloud = Aláud, Klondike = Clóndaik, FreeCell = Frísel, Spider = Spáider, Solitaire = Soliter, Enter = Énter, PokerSlam = Póker Eslam, Speech Dispatcher = Espich Dispácher, Start = Estart, Creative Commons = Criéitiv Cómons, OpenAL = Open A L, GeoNames = Yeonéims, JSON = Yéison, ffmpeg = efe efe émpeg, fswebcam = efe ese uébcam

## Plural rules, from CLDR (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
## What fits no rule is "other". A language without a category leaves it out.

plural-one = n = 1
plural-many = e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5

## How things are listed. $before and $after are things or lists of things, and stay in this order.

# A list of two things.
list-two = { $before } y { $after }
# Between the first two of three things or more.
list-start = { $before }, { $after }
# Between two things in the middle of a longer list.
list-middle = { $before }, { $after }
# Between the last two of three things or more.
list-end = { $before } y { $after }
# Before what begins so, but for what begins as .except says, "y" is "e".
list-euphony = i, í, hi, hí
    .between = { " e " }
    .except = ia, ie, io, hia, hie, hio, idaho
# Between the last two things of which one is enough.
list-or = { $before } o { $after }
# Before what begins so "o" is "u".
list-or-euphony = o, ó, ho, hó
    .between = { " u " }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = No se pudo leer el archivo { $file }.
problem-junk = { $file }, línea { $line }: no se pudo leer el mensaje { $key }. En su lugar se usa el inglés.
problem-junk-unnamed = { $file }, línea { $line }: algo ahí no se pudo leer.
problem-repeated-key = { $file }, línea { $line }: el mensaje { $key } está repetido. Se usa el primero.
problem-bad-message = El mensaje { $key } contiene un error.
problem-untranslated = El mensaje { $key } no está traducido.
