# SPDX-License-Identifier: GPL-3.0-or-later

### What whoever translates the game is told of a language.

# "aloud groups check --languages": of $total names on cards $missing are missing, so that $percent of
# a hundred are there. Some groups are left out for it: $groups, $count of them.
coverage = { $language }: { $total } नामों में से { $percent } प्रतिशत, { $missing } बाकी{ $count ->
        [0] ।
       *[other] । ये ग्रुप नहीं बँटते: { $groups }।
    }
# "aloud language check": what was said, and what is wrong, one fault a line before this.
language-checked = { $language }: { $sayings } मैसेज बोले गए, { $faults ->
        [0] कोई गलती नहीं
        [one] { $faults } गलती
       *[other] { $faults } गलतियाँ
    }।
# $key is the name of a message, $reason one of the faults below.
fault = { $key }: { $reason }

## Faults. $name is a variable, $columns and $cells are sizes, $text is what was said.

fault-missing = अनुवाद नहीं है।
fault-unknown = अंग्रेज़ी में ऐसा मैसेज नहीं है।
fault-variable-unknown = ${ $name } के लिए कुछ नहीं मिलता।
fault-variable-unused = ${ $name } काम नहीं आया।
fault-empty = इसमें कोई शब्द नहीं बनता।
fault-wide = { $columns } कॉलम चौड़ा: { $text }
fault-long = { $cells } ब्रेल खाने लंबा: { $text }
fault-kanji = आवाज़ यह नहीं पढ़ सकती: { $text }
fault-glued = नंबर के पास स्पेस नहीं: { $text }
fault-number = नंबर ${ $name } किसी शब्द से पहले है: NUMBER या COUNT लिखिए।
fault-spelled = आवाज़ शब्द की शुरुआत को अक्षरों में पढ़ती है: { $text }
