# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.

# The language's name in the language itself, as a menu of languages shows it.
language-name = 日本語
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = ja
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead.
language-pronunciation = Aloud = アラウド, OpenAL = オープン エーエル, OpenAL Soft = オープン エーエル ソフト, eSpeak NG = イー スピーク エヌジー, espeak = イー スピーク, Speech Dispatcher = スピーチ ディスパッチャー, Orca = オルカ, Xbox = エックス ボックス, GNU = グヌー, GeoNames = ジオ ネームズ, Unicode = ユニコード, JSON = ジェイソン, JPEG = ジェイペグ, SQLite = エスキュー ライト, brltty = ビーアールエル ティーティーワイ, fswebcam = エフエス ウェブカム, ffmpeg = エフエフ エムペグ, OK = オーケー

## Plural rules, from CLDR (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
## What fits no rule is "other". A language without a category leaves it out.


## How things are listed. $before and $after are things or lists of things, and stay in this order.

# A list of two things.
list-two = { $before }、{ $after }
# Between the first two of three things or more.
list-start = { $before }、{ $after }
# Between two things in the middle of a longer list.
list-middle = { $before }、{ $after }
# Between the last two of three things or more.
list-end = { $before }、{ $after }
# Between the last two things of which one is enough.
list-or = { $before }または{ $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = ファイル { $file } を読めません。
problem-junk = { $file }、{ $line }行目：メッセージ { $key } を読めません。英語で代用します。
problem-junk-unnamed = { $file }、{ $line }行目：読めない部分があります。
problem-repeated-key = { $file }、{ $line }行目：メッセージ { $key } が重複しています。最初のものを使います。
problem-bad-message = メッセージ { $key } に誤りがあります。
problem-untranslated = メッセージ { $key } は翻訳されていません。
