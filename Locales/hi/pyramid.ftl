# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = पिरामिड
objective-pyramid = जिन दो कार्डों का जोड़ 13 हो, जैसे 6 और 7, उन्हें हटाकर पिरामिड खाली करें। इक्का 1, गुलाम 11, बेगम 12; बादशाह अकेला हटता है।
    .brief = 13 की जोड़ियाँ हटाकर पिरामिड खाली करें।
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: गड्डी { $passes ->
        [1] एक ही बार
       *[other] { $passes } बार
    }

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = आख़िर में निकाला कार्ड भी जोड़ी बनाता है।
help-pyramid = पिरामिड कैसे खेलें
help-pyramid-text = सात कतारें, एक कार्ड से सात तक; पीछे का हर कार्ड दो कार्डों के नीचे है: एक अपने कॉलम का और एक अगले कॉलम का। जो दो कार्ड दबे न हों और जिनका जोड़ 13 हो, वे हटते हैं: इक्का और बेगम, 2 और गुलाम, 3 और 10, 4 और 9, 5 और 8, 6 और 7; बादशाह अकेला हटता है। आख़िर में निकाला कार्ड और ढेरी का ऊपर वाला कार्ड भी हट सकते हैं। गड्डी तीन बार चलती है, मुश्किल गेम में एक ही बार।
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = दो कॉलमों के नंबर से जोड़ी हटाएं; बादशाह अपने नंबर से तुरंत हटता है। d से कार्ड निकालें। { $input ->
        [keys] e निकाला कार्ड है और w ढेरी।
       *[lines] निकाले हुए कार्ड का नंबर 8 है, ढेरी का नंबर 9।
    } a से वे सारे कार्ड जो दबे नहीं हैं, b और नंबर से पूरा कॉलम, और वह किस कॉलम से दबा है।
