# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.
###
### The player is "sen". Nothing is ever hung on a name that is filled in, as endings follow its last
### vowel: it stands after a colon or a comma, or before a word that takes the ending ("grubuna").
### Only numbers get endings, chosen by the number. After a number a noun is singular.

# The language's name in the language itself, as a menu of languages shows it.
language-name = Türkçe
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = tr
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
language-pronunciation = Aloud = Elaud, Shift = Şift, Klondike = Klondayk, FreeCell = Frisel, Spider = Spaydır, PokerSlam = Poker Slem, Solitaire = Soliter, Escape = Eskeyp, Backspace = Bekspeys, Home = Hom, Braille = Breyl, braille = breyl, eSpeak = İspik, Speech = Spiç, Dispatcher = Dispeçır, Orca = Orka, OpenAL = Opın Al, Microsoft = Maykrosoft, Xbox = Eks Boks, JSON = Ceysın, JPEG = Jey Peg, SQLite = Es Kü Layt, libcurl = lib körl, GeoNames = Ciyoneyms, Unicode = Yunikod, Common = Komın, Commons = Komıns, Creative = Krieytiv, Attribution = Etribyuşın, Locale = Lokal, Data = Deyta, Repository = Ripozitori, General = Cenırıl, Public = Pablik, License = Laysıns

## Plural rules, from CLDR (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
## What fits no rule is "other". A language without a category leaves it out.

plural-one = n = 1

## How things are listed. $before and $after are things or lists of things, and stay in this order.

# A list of two things.
list-two = { $before } ve { $after }
# Between the first two of three things or more.
list-start = { $before }, { $after }
# Between two things in the middle of a longer list.
list-middle = { $before }, { $after }
# Between the last two of three things or more.
list-end = { $before } ve { $after }
# Between the last two things of which one is enough.
list-or = { $before } veya { $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = { $file } dosyası okunamadı.
problem-junk = { $file }, satır { $line }: { $key } iletisi okunamadı. Yerine İngilizcesi kullanılıyor.
problem-junk-unnamed = { $file }, satır { $line }: oradaki bir şey okunamadı.
problem-repeated-key = { $file }, satır { $line }: { $key } iletisi ikinci kez yazılmış. İlki kullanılıyor.
problem-bad-message = { $key } iletisinde bir hata var.
problem-untranslated = { $key } iletisi çevrilmemiş.
