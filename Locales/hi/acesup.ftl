# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = चार इक्के
objective-acesup = इक्कों को छोड़कर सारे कार्ड हटाएं। दो कॉलमों के आखिरी कार्ड एक ही सूट के हों तो छोटा हटता है; इक्का सबसे बड़ा है।
    .brief = इक्कों को छोड़ सब हटें, हर सूट का छोटा पहले।
acesup-choice = चार कॉलम, हर बार चार कार्ड
act-deal-row = चार कार्ड बाँटें
    .short = बाँटें
command-deal-row = चार कार्ड बाँटें
    .words = बाँटें, बांटें, baanto

## Help.

help-acesup = चार इक्के कैसे खेलें
help-acesup-text = चार में से दो कॉलमों के आखिरी कार्ड एक ही सूट के हों तो छोटा हटता है; इक्का सबसे बड़ा है। खाली कॉलम में दूसरे कॉलम का आखिरी कार्ड जाता है। जब कोई कार्ड न हट सके, तब चार और बँटते हैं, हर कॉलम पर एक। सिर्फ़ चार इक्के बचें तो जीत।
# Follows it for a player with a keyboard.
help-acesup-typing = कॉलम का नंबर उसका आखिरी कार्ड हटाता है या, वह न हट सके तो, खाली कॉलम में ले जाता है। d से चार कार्ड बाँटें। a हर कॉलम का आखिरी कार्ड बताता है, b और नंबर से पूरा कॉलम।

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = 48 में से { $done } कार्ड हटे, गड्डी { $stock ->
        [0] खाली
       *[other] में { $stock }
    }
acesup-refused-ace = { $card } रहेगा: इक्का सबसे बड़ा है।
acesup-refused-highest = { $card } रहेगा: किसी कॉलम के आखिर में उस सूट का बड़ा कार्ड नहीं।
acesup-refused-deal = पहले { $card } हट सकता है।
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card } { $from }: { $higher } बड़ा है।
acesup-hint-fills = { $card } { $from } { $place }: खाली कॉलम काम आएगा।
acesup-hint-deal = चार कार्ड बाँटें।
