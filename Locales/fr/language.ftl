# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.
### Before : ; ! and ? stands a plain space; a narrow one would be one more sign for voice and braille.

# The language's name in the language itself, as a menu of languages shows it.
language-name = Français
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = fr-fr
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
language-pronunciation = Aloud = Alaoude, Atlas = Atlasse, Spider = Spaïdeur, PokerSlam = Pokère Slam, Danemark = Danemarc, JPEG = Jipègue, puzzle = peuzeule, poker = pokère, OpenAL = Open A L, GeoNames = Géo Names, touche y = touche i grec, peso = pésso, pesos = péssos

## Plural rules, from CLDR (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
## What fits no rule is "other". A language without a category leaves it out.
## "One" is 0 too: where it can be 0, the number is filled in, or [0] and [1] stand for themselves.

plural-one = i = 0,1
plural-many = e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
ordinal-one = n = 1

## How things are listed. $before and $after are things or lists of things, and stay in this order.

# A list of two things.
list-two = { $before } et { $after }
# Between the first two of three things or more.
list-start = { $before }, { $after }
# Between two things in the middle of a longer list.
list-middle = { $before }, { $after }
# Between the last two of three things or more.
list-end = { $before } et { $after }
# Between the last two things of which one is enough.
list-or = { $before } ou { $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = Le fichier { $file } est illisible.
problem-junk = { $file }, ligne { $line } : le message { $key } est illisible. L’anglais le remplace.
problem-junk-unnamed = { $file }, ligne { $line } : quelque chose y est illisible.
problem-repeated-key = { $file }, ligne { $line } : le message { $key } s’y trouve une deuxième fois. Le premier compte.
problem-bad-message = Le message { $key } contient une erreur.
problem-untranslated = Le message { $key } n’est pas traduit.
