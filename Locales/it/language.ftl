# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.
### The apostrophe is the straight one: braille tables for Italian show the curly one as é.

# The language's name in the language itself, as a menu of languages shows it.
language-name = Italiano
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = it
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
language-pronunciation = Aloud = Alàud, Klondike = Clondàic, FreeCell = Frì sèl, Spider = Spàider, PokerSlam = Poker Slem, Backspace = Bècspeis, controller = contròller, file = fàil, braille = bràil, display = displèi, screen reader = scrin rìder, Speech Dispatcher = Spic Dispàccer, brltty = bi erre elle ti ti ipsilon, OpenAL = Open A L, PNG = pi enne gi, JPEG = gèi peg, JSON = gèison, UTF = u ti effe, byte = bàit, megabyte = megabàit, unlimited = anlìmitid, General Public License = Gèneral Pàblic Làisens, Creative Commons = Criéitiv Còmmons, valuta = valùta, ciano = ciàno

## Plural rules, from CLDR (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
## What fits no rule is "other". A language without a category leaves it out.

plural-one = i = 1 and v = 0
plural-many = e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
ordinal-many = n = 11,8,80,800

## How things are listed. $before and $after are things or lists of things, and stay in this order.

# A list of two things.
list-two = { $before } e { $after }
# Between the first two of three things or more.
list-start = { $before }, { $after }
# Between two things in the middle of a longer list.
list-middle = { $before }, { $after }
# Between the last two of three things or more.
list-end = { $before } e { $after }
# Before what begins so, "e" is "ed".
list-euphony = e, è, é
    .between = { " ed " }
# Between the last two things of which one is enough.
list-or = { $before } o { $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = Il file { $file } non si può leggere.
problem-junk = { $file }, riga { $line }: il messaggio { $key } non si può leggere. Al suo posto si usa l'inglese.
problem-junk-unnamed = { $file }, riga { $line }: qualcosa lì non si può leggere.
problem-repeated-key = { $file }, riga { $line }: il messaggio { $key } c'è una seconda volta. Si usa il primo.
problem-bad-message = Il messaggio { $key } contiene un errore.
problem-untranslated = Il messaggio { $key } non è tradotto.
