# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.

# The language's name in the language itself, as a menu of languages shows it.
language-name = Svenska
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = sv
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
language-pronunciation = Aloud = Ällaud, Klondike = Klondajk, FreeCell = Fri Sell, TriPeaks = Traj Piks, Canfield = Qännfild, Eight Off = Ejt Off, Spider = Spajder, PokerSlam = Poker Slämm, Solitaire = Solitär, Yukon = Jukonn, royal = rojal, flush = flösch, Tab = Tabb, Escape = Eskqejp, Backspace = Bäckspejs, Home = Håom, Page Up = Pejdsch app, Page Down = Pejdsch daun, patiens = passjangs, patienser = passjangser, eSpeak = I spik, NG = N G, OpenAL = Open A L, Speech Dispatcher = Spitch dispätcher, Microsoft = Majkrosoft, Microsofts = Majkrosofts, Xbox = Ex box, brltty = B R L T T Y, fswebcam = F S webcam, ffmpeg = F F M peg, JPEG = Jejpegg, JSON = Jejson, valt = vallt, display = displej, displayen = displejen, punktdisplay = punktdisplej, beige = bäsch, orange = oransch

## Plural rules, from CLDR (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
## What fits no rule is "other". A language without a category leaves it out.

plural-one = i = 1 and v = 0
ordinal-one = n % 10 = 1,2 and n % 100 != 11,12

## How things are listed. $before and $after are things or lists of things, and stay in this order.

# A list of two things.
list-two = { $before } och { $after }
# Between the first two of three things or more.
list-start = { $before }, { $after }
# Between two things in the middle of a longer list.
list-middle = { $before }, { $after }
# Between the last two of three things or more.
list-end = { $before } och { $after }
# Between the last two things of which one is enough.
list-or = { $before } eller { $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = Filen { $file } kunde inte läsas.
problem-junk = { $file }, rad { $line }: meddelandet { $key } kunde inte läsas. Engelska används i stället.
problem-junk-unnamed = { $file }, rad { $line }: något där kunde inte läsas.
problem-repeated-key = { $file }, rad { $line }: meddelandet { $key } finns där en gång till. Det första gäller.
problem-bad-message = Meddelandet { $key } innehåller ett fel.
problem-untranslated = Meddelandet { $key } är inte översatt.
