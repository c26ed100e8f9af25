# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = चार इक्के
objective-acesup = इक्कों को छोड़कर सारे कार्ड हटाएं। दो कॉलमों के आख़िरी कार्ड एक ही सूट के हों तो छोटा हटता है; इक्का सबसे बड़ा है।
    .brief = इक्कों को छोड़ सारे कार्ड हटाएं, हर सूट का छोटा पहले।
choice-acesup = चार कॉलम, एक बार में चार कार्ड बँटते हैं
act-deal-row = चार कार्ड बाँटें
    .short = बाँटें
command-deal-row = चार कार्ड बाँटें
    .words = बाँटो, बाँटें, बांटें, baanto

## Help.

# Told in the tutorial.
acesup-tutorial-deal = जब कोई कार्ड न हट सके, तब चार और बँटते हैं।
help-acesup = चार इक्के कैसे खेलें
help-acesup-text = चार में से दो कॉलमों के आख़िरी कार्ड एक ही सूट के हों तो छोटा हटता है; इक्का सबसे बड़ा है। खाली कॉलम में किसी और कॉलम का आख़िरी कार्ड जा सकता है। जब कोई कार्ड न हट सके, तब चार और बँटते हैं, हर कॉलम पर एक। सिर्फ़ चार इक्के बचें तो जीत।
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = कॉलम के नंबर से उसका आख़िरी कार्ड हटता है; हट न सके तो खाली कॉलम में जाता है। d से चार कार्ड बाँटें। a से हर कॉलम का आख़िरी कार्ड, b और नंबर से पूरा कॉलम।

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = 48 में से { $done } कार्ड { $done ->
        [1] हटा
       *[other] हटे
    }, गड्डी { $stock ->
        [0] खाली
       *[other] में { $stock }
    }
acesup-refused-ace = { $card } नहीं हटेगा: इक्का सबसे बड़ा है।
acesup-refused-highest = { $card } अभी नहीं: किसी कॉलम के आख़िर में उस सूट का इससे बड़ा कार्ड नहीं।
acesup-refused-deal = पहले { $card } हटाएं।
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card } { $from } हटाएं: इससे बड़ा कार्ड है { $higher }।
acesup-hint-fills = { $card } { $from } { $place }: खाली कॉलम काम आएगा।
acesup-hint-deal = चार कार्ड बाँटें।
