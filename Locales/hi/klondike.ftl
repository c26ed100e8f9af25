# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = क्लॉन्डाइक
objective-klondike = हर कार्ड फ़ाउंडेशन पर लाएं, हर सूट इक्के से बादशाह तक। कॉलम में कार्ड घटते क्रम में लगते हैं, एक लाल एक काला।
    .brief = हर सूट अपने फ़ाउंडेशन पर, इक्के से बादशाह तक।
klondike-draw-one = आसान: एक बार में 1 कार्ड निकालें
klondike-draw-three = मुश्किल: एक बार में 3 कार्ड निकालें

## Help.

help-klondike = क्लॉन्डाइक कैसे खेलें
help-klondike-text = कॉलम में कार्ड अपने से एक बड़े और दूसरे रंग के कार्ड पर जाता है, और ऊपर के कार्ड साथ ले जाता है; खाली कॉलम में सिर्फ़ बादशाह। फ़ाउंडेशन पर एक ही सूट के कार्ड इक्के से ऊपर की ओर।
# Follows it for a player with a keyboard.
help-klondike-typing = d से गड्डी से निकालें; गड्डी खाली हो तो d ढेरी पलटता है। हर जगह का नंबर वही रहता है; b से सारे नंबर। कार्ड उठाने के लिए उसकी जगह का नंबर लिखें, फिर उस जगह का जहाँ रखना है। या पूरी चाल एक साथ: 3 5, 7h 8s, 7h f; h पान, s हुकुम, d ईंट, c चिड़ी। कैपिटल F सारे सुरक्षित कार्ड चलाता है, और लगभग जीता हुआ गेम पूरा कर देता है।
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = पॉइंट: कार्ड फ़ाउंडेशन पर { $foundation }, ढेरी से कॉलम में { $column }, खुलने वाला कार्ड { $turned }। फ़ाउंडेशन से कार्ड वापस लेने पर { $back } कटते हैं, और एक-एक कार्ड निकालने वाले गेम में ढेरी पलटने पर { $recycle }। स्कोर शून्य से नीचे नहीं जाता।
