# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = कैनफ़ील्ड
objective-canfield = हर कार्ड फ़ाउंडेशन पर लाएं। वहाँ शुरू में 7 बँटा हो, तो हर सूट 7 से शुरू होता है। कॉलम में कार्ड घटते क्रम में लगते हैं, एक लाल एक काला; बादशाह के बाद इक्का आता है।
    .brief = हर सूट अपने फ़ाउंडेशन पर, वहाँ बँटे कार्ड से शुरू करके।
choice-canfield = रिज़र्व के साथ, एक बार में 3 कार्ड निकालें

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = हर फ़ाउंडेशन का पहला कार्ड: { rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = रिज़र्व में { $count ->
        [0] कुछ नहीं
       *[other] { $count }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card } { $place }: रिज़र्व का अगला कार्ड मिलेगा।

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = खाली कॉलम रिज़र्व से भरते हैं।
help-canfield = कैनफ़ील्ड कैसे खेलें
help-canfield-text = कॉलम में कार्ड अपने से एक बड़े और दूसरे रंग के कार्ड पर जाता है, बादशाह इक्के पर; सबसे ऊपर का कार्ड चलता है, या पूरा कॉलम। खाली कॉलम अपने आप रिज़र्व से भरता है; रिज़र्व ख़त्म हो तो उसमें कोई भी कार्ड। फ़ाउंडेशन पर एक ही सूट के कार्ड, वहाँ शुरू में बँटे कार्ड से ऊपर की ओर, बादशाह के बाद इक्का।
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock } { typing-places }
