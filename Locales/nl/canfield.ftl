# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = Canfield
objective-canfield = Breng alle kaarten naar de eindstapels, elke kleur vanaf de waarde die daar is gedeeld. In de kolommen leg je aflopend, om en om rood en zwart; na de heer komt het aas.
    .brief = Elke kleur op een eindstapel, vanaf de waarde die daar ligt.
choice-canfield = Een reserve, 3 kaarten per keer trekken

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = De eindstapels beginnen met: { rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = Reserve { $count ->
        [0] leeg
       *[other] { $count }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card } { $place }: maakt de volgende kaart van de reserve vrij.

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = De reserve vult lege kolommen.
help-canfield = Zo speel je Canfield
help-canfield-text = In de kolommen gaat een kaart op een kaart die één hoger is, rood op zwart of zwart op rood, een heer op een aas; je verplaatst de bovenste kaart, of de hele kolom. Lege kolommen worden gevuld uit de reserve; is die op, dan zijn ze voor elke kaart. De eindstapels lopen op per kleur vanaf de waarde die daar is gedeeld; na de heer komt het aas.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock } { typing-places }
