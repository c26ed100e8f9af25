# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.

# The language's name in the language itself, as a menu of languages shows it.
language-name = English
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = en
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
language-pronunciation = OpenAL = Open A L

## Plural rules, from CLDR (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
## What fits no rule is "other". A language without a category leaves it out.

plural-one = i = 1 and v = 0
ordinal-one = n % 10 = 1 and n % 100 != 11
ordinal-two = n % 10 = 2 and n % 100 != 12
ordinal-few = n % 10 = 3 and n % 100 != 13

## How things are listed. $before and $after are things or lists of things, and stay in this order.

# A list of two things.
list-two = { $before } and { $after }
# Between the first two of three things or more.
list-start = { $before }, { $after }
# Between two things in the middle of a longer list.
list-middle = { $before }, { $after }
# Between the last two of three things or more.
list-end = { $before } and { $after }
# Between the last two things of which one is enough.
list-or = { $before } or { $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = The file { $file } could not be read.
problem-junk = { $file }, line { $line }: the message { $key } could not be read. English is used instead.
problem-junk-unnamed = { $file }, line { $line }: something there could not be read.
problem-repeated-key = { $file }, line { $line }: the message { $key } is there a second time. The first one is used.
problem-bad-message = The message { $key } has a mistake in it.
problem-untranslated = The message { $key } is not translated.
