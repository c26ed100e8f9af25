# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.

# The language's name in the language itself, as a menu of languages shows it.
language-name = Русский
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = ru
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
# The voice reads every figure as a masculine nominative: here figures before feminine nouns get their
# gender ("2 карты"), and those after "из" and "от 1 до" their case. The text keeps the figures.
# "К" before a word is read as the letter, so it is written together with the word. At the end: words
# that names of places and titles of groups share, with the stress where it belongs, and abbreviations.
language-pronunciation =
    PokerSlam = покер слэм, потом = потам, уже = у-же, каре = ка-рэ, к группе = кгруппе,
    к группам = кгруппам, к другим = кдругим, к закладке = кзакладке, к верхней = кверхней,
    к краю = ккраю, к клетке = кклетке, к тому = ктому, к детали = кдетали, города = горо-да,
    воеводство = воевоодство, США = сэ-шэ-а, ЮАР = ю-а-эр, ОАЭ = о-а-э, КФА = ка-эф-а,
    ДР Конго = дэ-эр Конго, Швеция = Шфеэция, Швеции = Шфеэции, Швейцария = Шфейцария,
    Швейцарии = Шфейцарии, Саудовская = Са-удавская

## Plural rules, from CLDR (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
## What fits no rule is "other". A language without a category leaves it out.

plural-one = v = 0 and i % 10 = 1 and i % 100 != 11
plural-few = v = 0 and i % 10 = 2..4 and i % 100 != 12..14
plural-many = v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14

## How things are listed. $before and $after are things or lists of things, and stay in this order.

# A list of two things.
list-two = { $before } и { $after }
# Between the first two of three things or more.
list-start = { $before }, { $after }
# Between two things in the middle of a longer list.
list-middle = { $before }, { $after }
# Between the last two of three things or more.
list-end = { $before } и { $after }
# Between the last two things of which one is enough.
list-or = { $before } или { $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = Файл { $file } не читается.
problem-junk = { $file }, строка { $line }: сообщение { $key } не читается. Вместо него английское.
problem-junk-unnamed = { $file }, строка { $line }: что-то там не читается.
problem-repeated-key = { $file }, строка { $line }: сообщение { $key } там второй раз. Действует первое.
problem-bad-message = В сообщении { $key } ошибка.
problem-untranslated = Сообщение { $key } не переведено.
