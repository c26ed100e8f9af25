# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.

# The language's name in the language itself, as a menu of languages shows it.
language-name = العربية
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = ar
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
language-pronunciation = OpenAL = أوبن إيه إل

## Plural rules, from CLDR (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
## What fits no rule is "other". A language without a category leaves it out.

plural-zero = n = 0
plural-one = n = 1
plural-two = n = 2
plural-few = n % 100 = 3..10
plural-many = n % 100 = 11..99

## How things are listed. $before and $after are things or lists of things, and stay in this order.

# A list of two things.
list-two = { $before } و { $after }
# Between the first two of three things or more.
list-start = { $before }، { $after }
# Between two things in the middle of a longer list.
list-middle = { $before }، { $after }
# Between the last two of three things or more.
list-end = { $before } و { $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = تعذرت قراءة الملف { $file }.
problem-junk = { $file }، السطر { $line }: تعذرت قراءة الرسالة { $key }. تستخدم الإنجليزية بدلا منها.
problem-junk-unnamed = { $file }، السطر { $line }: تعذرت قراءة شيء هناك.
problem-repeated-key = { $file }، السطر { $line }: الرسالة { $key } مكررة. تستخدم الأولى.
problem-bad-message = في الرسالة { $key } خطأ.
problem-untranslated = الرسالة { $key } غير مترجمة.
