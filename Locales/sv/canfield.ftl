# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = Canfield
objective-canfield = Få alla kort till grundhögarna, varje färg uppåt från den valör som delades ut där. Kolumnerna byggs nedåt, omväxlande rött och svart; efter kungen kommer esset.
    .brief = Varje färg till sin grundhög, från den valör som ligger där.
choice-canfield = En sidohög, 3 kort i taget

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = Grundhögarna börjar med: { rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = Sidohög { $count ->
        [0] tom
       *[other] { $count }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card } { $place }: frigör nästa kort i sidohögen.

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = Sidohögen fyller tomma kolumner.
help-canfield = Så spelar du Canfield
help-canfield-text = I kolumnerna läggs ett kort på ett som är ett steg högre, rött på svart eller svart på rött, en kung på ett ess; det översta kortet flyttas, eller hela kolumnen. Sidohögen fyller tomma kolumner; när den är slut tar de vilket kort som helst. Grundhögarna byggs i färg från den valör som delades ut där, med esset efter kungen.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock } { typing-places }
