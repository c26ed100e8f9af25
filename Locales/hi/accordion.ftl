# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = अकॉर्डियन
objective-accordion = सारे कार्ड एक ढेर में लाएं। सूट या नंबर मिलता हो तो कार्ड अपने बाएं वाले पर, या बाईं ओर तीसरे पर जाता है।
    .brief = सारे कार्ड एक ढेर में।
choice-accordion = एक कतार में 52 कार्ड
# Told in the tutorial.
accordion-tutorial-code = ढेर का नंबर उसकी लाइन और कॉलम है।

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = ढेर { $piles }, { $moves ->
        [0] कोई चाल नहीं
       *[other] चालें { $moves }: { $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = नीचे: { $card }।
accordion-progress = बचे ढेर: { $piles }
accordion-refused-far = { $card }: { $top } दूर है; सिर्फ़ बाईं ओर पहला या तीसरा ढेर।
accordion-refused-match = { $card }, { $top }: न सूट मिलता है, न नंबर।
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card } { $from } { $place }: { $other }, जिससे कम ही कार्ड मिलते हैं।

## Help.

help-accordion = अकॉर्डियन कैसे खेलें
help-accordion-text = 52 कार्ड एक कतार में हैं, नौ-नौ की लाइनों में पढ़े जाते हैं। सूट या नंबर मिलता हो तो कार्ड बाईं ओर के पहले या तीसरे ढेर पर जाता है। हटा हुआ ढेर जगह नहीं छोड़ता: दूर के ढेर पड़ोसी बन जाते हैं और उनके नंबर वही रहते हैं। एक ढेर बचे तो जीत।
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = ढेर का नंबर उसकी लाइन और कॉलम है: 23 यानी लाइन 2, कॉलम 3। एक ही रास्ता हो तो कार्ड तुरंत जाता है; नहीं तो दूसरे ढेर का नंबर भी दें। टैब से चल सकने वाले कार्ड सुनें, एंटर से खेलें। t से लाइनें, { $input ->
        [keys] b
       *[lines] “लाइन 2”
    } से एक लाइन; a से सुनें कि कितने ढेर और कितनी चालें हैं।
