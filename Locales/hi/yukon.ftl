# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = यूकॉन
objective-yukon = हर कार्ड फ़ाउंडेशन पर लाएं, हर सूट इक्के से बादशाह तक। कॉलम में कार्ड घटते क्रम में लगते हैं, एक लाल एक काला; कोई भी खुला कार्ड ऊपर के सारे कार्डों के साथ चलता है।
    .brief = हर सूट अपने फ़ाउंडेशन पर, इक्के से बादशाह तक।
choice-yukon = सारे कार्ड बँटे हुए, गड्डी नहीं

## Help.

help-yukon = यूकॉन कैसे खेलें
help-yukon-text = कोई भी खुला कार्ड ऊपर के सारे कार्डों के साथ चलता है, क्रम में हों या नहीं, अपने से एक बड़े और दूसरे रंग के कार्ड पर; खाली कॉलम में सिर्फ़ बादशाह। फ़ाउंडेशन पर एक ही सूट के कार्ड इक्के से ऊपर की ओर। फ़ाउंडेशन का सबसे ऊपर वाला कार्ड कॉलम में वापस जा सकता है। गड्डी नहीं है।
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
