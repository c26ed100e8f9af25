# SPDX-License-Identifier: GPL-3.0-or-later

### What the game has to know of a language. A new language begins with this file.

# The language's name in the language itself, as a menu of languages shows it.
language-name = हिन्दी
# The voice of espeak-ng: a tag from "espeak-ng --voices".
language-voice = hi
# Words that the voice misreads wherever they come up, in names and in what the player types too:
# each, an equals sign, and how to write it so that it sounds right; separated by commas. A message
# that is misread as a whole has .speech instead. Before ट, ड and स the voice swallows the n of ं;
# "एँ" after a vowel it does not read at all, so in these files it is always "एं".
language-pronunciation = एंटर = एन्टर, हिंट = हिन्ट, पॉइंट = पॉइन्ट, सीक्वेंस = सीक्वेन्स, लाइसेंस = लाइसेन्स, एंड = एन्ड, हैंड = हैन्ड, काइंड = काइन्ड, Aloud = अलाउड, Klondike = क्लॉन्डाइक, FreeCell = फ़्रीसेल, Spider = स्पाइडर, PokerSlam = पोकर स्लैम, Yukon = यूकॉन, Solitaire = सॉलिटेयर, OpenAL = ओपन ए एल, libcurl = लिब कर्ल, https = एच टी टी पी एस, http = एच टी टी पी, url = यू आर एल, GNU = जी एन यू, brltty = बी आर एल टी टी वाई, JPEG = जेपेग, ffmpeg = एफ़ एफ़ एमपेग, fswebcam = एफ़ एस वेबकैम, अर्जेंटीना = अर्जेन्टीना, इंग्लैंड = इंग्लैन्ड, इंडोनेशिया = इन्डोनेशिया, एंडीज़ = एन्डीज़, कैंटन = कैन्टन, नीदरलैंड = नीदरलैन्ड, न्यूज़ीलैंड = न्यूज़ीलैन्ड, पोलैंड = पोलैन्ड, फ़िलिपींस = फ़िलिपीन्स, फ़्रांस = फ़्रान्स, स्विट्ज़रलैंड = स्विट्ज़रलैन्ड

## Plural rules, from CLDR (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html).
## What fits no rule is "other". A language without a category leaves it out.
## "one" is 0 too, so these files have [1] where exactly one is meant.

plural-one = i = 0 or n = 1
ordinal-one = n = 1
ordinal-two = n = 2,3
ordinal-few = n = 4
ordinal-many = n = 6

## How things are listed. $before and $after are things or lists of things, and stay in this order.

# A list of two things.
list-two = { $before } और { $after }
# Between the first two of three things or more.
list-start = { $before }, { $after }
# Between two things in the middle of a longer list.
list-middle = { $before }, { $after }
# Between the last two of three things or more.
list-end = { $before } और { $after }
# Between the last two things of which one is enough.
list-or = { $before } या { $after }

## Mistakes in the files of a language. $file is a file's name, $line the number of a line in it,
## $key the name of a message.

problem-unreadable-file = फ़ाइल नहीं पढ़ी जा सकी: { $file }।
problem-junk = { $file }, लाइन { $line }: मैसेज { $key } नहीं पढ़ा जा सका। उसकी जगह अंग्रेज़ी चलेगी।
problem-junk-unnamed = { $file }, लाइन { $line }: यहाँ कुछ नहीं पढ़ा जा सका।
problem-repeated-key = { $file }, लाइन { $line }: मैसेज { $key } दूसरी बार आया है। पहला वाला चलेगा।
problem-bad-message = मैसेज में गलती है: { $key }।
problem-untranslated = मैसेज का अनुवाद नहीं है: { $key }।
