# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.

# The language's name in the language itself, as a menu of languages shows it.
language-name = 简体中文
# The voice of espeak-ng: a tag from "espeak-ng --voices". The voice "cmn" misreads the tones.
language-voice = cmn-latn-pinyin
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
language-pronunciation = JSON = 杰森, Unicode = 优尼扣德, brltty = B R L T T Y, GNU = 格努, OpenAL = 欧喷 A L, Speech = 斯必奇, Dispatcher = 迪斯帕彻, Orca = 奥卡, GeoNames = 吉欧内姆斯, SQLite = S Q lite, Home = 厚姆, F1 = F 1, F2 = F 2, F3 = F 3, F4 = F 4, F5 = F 5, F6 = F 6, F8 = F 8, F9 = F 9, F10 = F 10, F12 = F 12

## How things are listed. $before and $after are things or lists of things, and stay in this order.
## Chinese has no plural: every number is "other". "Two" before a measure word is 两, not 2, which the
## voice would read 二; so it has a variant of its own.

# A list of two things.
list-two = { $before }、{ $after }
# Between the first two of three things or more.
list-start = { $before }、{ $after }
# Between two things in the middle of a longer list.
list-middle = { $before }、{ $after }
# Between the last two of three things or more.
list-end = { $before }、{ $after }
# Between the last two things of which one is enough.
list-or = { $before }或{ $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = 文件 { $file } 无法读取。
problem-junk = { $file }，第{ $line }行：消息 { $key } 无法读取，改用英语。
problem-junk-unnamed = { $file }，第{ $line }行：有内容无法读取。
problem-repeated-key = { $file }，第{ $line }行：消息 { $key } 出现了第二次，以第一次为准。
problem-bad-message = 消息 { $key } 有错误。
problem-untranslated = 消息 { $key } 还没有翻译。
