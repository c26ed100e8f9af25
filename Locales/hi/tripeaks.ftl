# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = ट्राईपीक्स
objective-tripeaks = तीनों चोटियाँ खाली करें। ढेरी के ऊपर वाले कार्ड से एक बड़ा या एक छोटा कार्ड उस पर जाता है, सूट कोई भी हो; बादशाह और इक्का साथ लगते हैं।
    .brief = चोटियाँ खाली करें, एक बड़ा या एक छोटा।
choice-tripeaks = तीन चोटियाँ, गड्डी एक बार

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = जिस कार्ड पर कोई कार्ड न हो, उसे खेल सकते हैं।
help-tripeaks = ट्राईपीक्स कैसे खेलें
help-tripeaks-text = आख़िरी कतार में दस खुले कार्ड हैं; उनके पीछे बंद कार्डों की नौ और छह की कतारें और तीन चोटियाँ। पीछे का हर कार्ड दो कार्डों के नीचे है: एक अपने कॉलम का और एक अगले कॉलम का। दोनों हटें तो वह खुलता है। जो कार्ड दबा नहीं है वह ढेरी पर जाता है, अगर वह ऊपर वाले कार्ड से एक बड़ा या एक छोटा हो; सूट से फ़र्क नहीं पड़ता, बादशाह और इक्का साथ लगते हैं। कोई न लगे तो कार्ड निकालें; गड्डी एक ही बार चलती है।
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = कॉलम के नंबर से उसका खुला कार्ड चलें, d से कार्ड निकालें। w से ढेरी और उस पर क्या जाएगा, कैपिटल G से वे कार्ड कहाँ हैं। a से हर कॉलम का खुला कार्ड, b और नंबर से पूरा कॉलम, और वह किस कॉलम से दबा है।
