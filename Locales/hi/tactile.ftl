# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = छूकर पढ़ने का नक्शा, छापने के लिए फ़ाइल
tactile-progress-entry = आप क्या जानते हैं: छूकर पढ़ने का नक्शा, छापने के लिए फ़ाइल

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }, { $part ->
        [north-west] उत्तर-पश्चिम
        [north] उत्तर
        [north-east] उत्तर-पूर्व
        [west] पश्चिम
        [middle] मध्य
        [east] पूर्व
        [south-west] दक्षिण-पश्चिम
        [south] दक्षिण
       *[south-east] दक्षिण-पूर्व
    }
tactile-progress-title = { $map }: आप क्या जानते हैं
# The sheet that tells what marks and letters stand for.
tactile-key = संकेत सूची: { $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }, भाग { $n }, कुल { $count }

## What marks stand for, in the key.

tactile-north = उत्तर
tactile-coast = तट
tactile-border = सीमा
tactile-sea = समुद्र
tactile-point = छोटा देश

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = इनके अक्षरों के लिए जगह नहीं: { $names }
tactile-known = याद: { $names }
tactile-due = दोहराना है: { $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = फ़ाइल बनी: { $path }। पन्ने: { NUMBER($count) }।
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = फ़ाइलें बनीं: { $first } से { $last } तक। पन्ने: { NUMBER($count) }।
# $program of $package makes such files.
tactile-no-program = PDF फ़ाइल के लिए { $package } पैकेज इंस्टॉल करें, जिसमें { $program } है, या ऐसी फ़ाइल चुनें जिसका नाम .svg पर ख़त्म हो।
# $package has the tables.
tactile-no-braille = ब्रेल की तालिकाएं नहीं हैं। { $package } पैकेज इंस्टॉल करें।
