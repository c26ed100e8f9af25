# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = स्कॉर्पियन
objective-scorpion = बादशाह से इक्के तक एक ही सूट के चार सीक्वेंस बनाएं। कॉलम में एक ही सूट के कार्ड घटते क्रम में लगते हैं; कोई भी खुला कार्ड ऊपर के सारे कार्डों के साथ चलता है।
    .brief = एक ही सूट के चार सीक्वेंस, बादशाह से इक्के तक।
choice-scorpion = तीन कार्ड आख़िर में बँटते हैं
act-deal-last = आख़िरी तीन कार्ड बाँटें
    .short = बाँटें
command-deal-last = आख़िरी तीन कार्ड बाँटें
    .words = बाँटो, बाँटें, बांटें, baanto
scorpion-refused-dealt = आख़िरी तीन कार्ड बँट चुके हैं।
scorpion-hint-deal = आख़िरी तीन कार्ड बाँटें।
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] बाँटने को कुछ नहीं
       *[other] { $stock } कार्ड बँटने बाकी
    }, कॉलमों में { $hidden ->
        [0] कोई बंद नहीं
       *[other] { $hidden } बंद
    }

## Help.

help-scorpion = स्कॉर्पियन कैसे खेलें
help-scorpion-text = कोई भी खुला कार्ड ऊपर के सारे कार्डों के साथ चलता है, क्रम में हों या नहीं, अपने से एक बड़े और उसी सूट के कार्ड पर; खाली कॉलम में सिर्फ़ बादशाह। बादशाह से इक्के तक एक सूट का सीक्वेंस अपने आप टेबल से हट जाता है। तीन कार्ड आख़िर में बँटते हैं, पहले तीन कॉलमों पर एक-एक।
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = d से आख़िरी तीन कार्ड बँटते हैं।{ typing-moves }
