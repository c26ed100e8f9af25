# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = एट ऑफ़
objective-eightoff = हर कार्ड फ़ाउंडेशन पर लाएं, हर सूट इक्के से बादशाह तक। कॉलम में एक ही सूट के कार्ड घटते क्रम में लगते हैं; सेल में कोई भी एक कार्ड।
    .brief = हर सूट अपने फ़ाउंडेशन पर, इक्के से बादशाह तक।
choice-eightoff = आठ सेल, चार भरे हुए

## Help.

help-eightoff = एट ऑफ़ कैसे खेलें
help-eightoff-text = कॉलम में कार्ड अपने से एक बड़े और उसी सूट के कार्ड पर जाता है। सेल में कोई भी एक कार्ड; खाली कॉलम में सिर्फ़ बादशाह। खाली सेल जितनी जगह दें, उतना सीक्वेंस एक साथ चलता है। फ़ाउंडेशन पर एक ही सूट के कार्ड इक्के से ऊपर की ओर।
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
