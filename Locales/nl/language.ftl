# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.

# The language's name in the language itself, as a menu of languages shows it.
language-name = Nederlands
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = nl
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
language-pronunciation = Aloud = El-laud, Klondike = Klondijk, FreeCell = Frie Sel, TriPeaks = Traai-pieks, Canfield = Ken-fielt, Eight Off = Eet Of, Spider = Spaider, PokerSlam = Poker Slem, Solitaire = Solitair, Yukon = Joekon, Speech Dispatcher = Spietsj Dispetsjer, eSpeak = Ie-spiek, OpenAL = Open A L, GeoNames = Djie O Neems, straight = street, full house = foel haus, JPEG = djee-pek, JSON = djee-son, UTF = U T F, bytes = baits, t/m = tot en met, controller = kon-troller, controllers = kon-trollers, D-pad = die-pet, Tab = tep, Backspace = bek-spees, kolom = ko-lom, kolommen = ko-lommen, eindstapel = eint-stapel, eindstapels = eint-stapels, oefenspel = oefen-spel, legpuzzel = leg-puzzel, schermlezer = scherm-lezer, koptelefoon = kop-telefoon, browser = brauzer, crème = krèm, turquoise = turkwaze, hartenaas = harten aas, hartenboer = harten boer, hartenvrouw = harten vrouw, hartenheer = harten heer, ruitenaas = ruiten aas, ruitenboer = ruiten boer, ruitenvrouw = ruiten vrouw, ruitenheer = ruiten heer, klaverenaas = klaveren aas, klaverenboer = klaveren boer, klaverenvrouw = klaveren vrouw, klaverenheer = klaveren heer, schoppenaas = schoppen aas, schoppenboer = schoppen boer, schoppenvrouw = schoppen vrouw, schoppenheer = schoppen heer

## Plural rules, from CLDR (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
## What fits no rule is "other". A language without a category leaves it out.

plural-one = i = 1 and v = 0

## How things are listed. $before and $after are things or lists of things, and stay in this order.

# A list of two things.
list-two = { $before } en { $after }
# Between the first two of three things or more.
list-start = { $before }, { $after }
# Between two things in the middle of a longer list.
list-middle = { $before }, { $after }
# Between the last two of three things or more.
list-end = { $before } en { $after }
# Between the last two things of which one is enough.
list-or = { $before } of { $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = Het bestand { $file } kan niet worden gelezen.
problem-junk = { $file }, regel { $line }: de melding { $key } kan niet worden gelezen. In plaats daarvan komt de Engelse.
problem-junk-unnamed = { $file }, regel { $line }: iets daar kan niet worden gelezen.
problem-repeated-key = { $file }, regel { $line }: de melding { $key } staat er voor de tweede keer. De eerste geldt.
problem-bad-message = In de melding { $key } zit een fout.
problem-untranslated = De melding { $key } is niet vertaald.
