# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = चालीस चोर
objective-fortythieves = ताश की दो गड्डियों के सारे कार्ड फ़ाउंडेशन पर लाएं, हर सूट दो बार, इक्के से बादशाह तक। कॉलम में एक ही सूट के कार्ड घटते क्रम में लगते हैं, एक-एक करके; गड्डी एक ही बार चलती है।
    .brief = हर सूट दो बार फ़ाउंडेशन पर, इक्के से बादशाह तक।
choice-fortythieves = 104 कार्ड, गड्डी एक ही बार

## Help.

help-fortythieves = चालीस चोर कैसे खेलें
help-fortythieves-text = कॉलम या ढेरी का सिर्फ़ सबसे ऊपर का कार्ड चलता है; कॉलम में वह अपने से एक बड़े और उसी सूट के कार्ड पर जाता है, और खाली कॉलम में कोई भी। फ़ाउंडेशन पर एक ही सूट के कार्ड इक्के से ऊपर की ओर; हर सूट के दो फ़ाउंडेशन हैं। गड्डी एक ही बार चलती है।
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = d से कार्ड निकालें। { typing-places }
