# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.

# The language's name in the language itself, as a menu of languages shows it.
language-name = Deutsch
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = de
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
language-pronunciation = Aloud = Ällaud, JPEG = Dschäj-peg, fswebcam = F S Webkäm, ffmpeg = F F M peg, Kwacha = Kuatscha, Kwanza = Kuansa, Hrywnja = Griwnja, Ngultrum = Gultrum, Klondike = Klondeik, FreeCell = Frie Sell, TriPeaks = Trei Piehks, Canfield = Kännfield, Spider = Speider, PokerSlam = Poker Släm, Solitaire = Solitär, Tab = Täb

## Plural rules, from CLDR (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
## What fits no rule is "other". A language without a category leaves it out.

plural-one = i = 1 and v = 0

## How things are listed. $before and $after are things or lists of things, and stay in this order.

# A list of two things.
list-two = { $before } und { $after }
# Between the first two of three things or more.
list-start = { $before }, { $after }
# Between two things in the middle of a longer list.
list-middle = { $before }, { $after }
# Between the last two of three things or more.
list-end = { $before } und { $after }
# Between the last two things of which one is enough.
list-or = { $before } oder { $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = Die Datei { $file } konnte nicht gelesen werden.
problem-junk = { $file }, Zeile { $line }: Die Meldung { $key } konnte nicht gelesen werden. Stattdessen wird Englisch verwendet.
problem-junk-unnamed = { $file }, Zeile { $line }: Etwas dort konnte nicht gelesen werden.
problem-repeated-key = { $file }, Zeile { $line }: Die Meldung { $key } steht dort ein zweites Mal. Die erste gilt.
problem-bad-message = Die Meldung { $key } enthält einen Fehler.
problem-untranslated = Die Meldung { $key } ist nicht übersetzt.
