# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = Schorpioen
objective-scorpion = Maak vier reeksen in één kleur, van heer tot aas. In de kolommen leg je aflopend in één kleur; elke open kaart verplaats je met alles wat erop ligt.
    .brief = Vier reeksen in één kleur, heer tot aas.
choice-scorpion = Drie kaarten komen het laatst
act-deal-last = De laatste drie kaarten delen
    .short = delen
command-deal-last = De laatste drie kaarten delen
    .words = deel, delen
scorpion-refused-dealt = De laatste drie kaarten liggen al op tafel.
scorpion-hint-deal = Deel de laatste drie kaarten.
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] Niets meer te delen
       *[other] Nog { $stock } te delen
    }, { $hidden ->
        [0] niets
       *[other] { $hidden }
    } dicht in de kolommen

## Help.

help-scorpion = Zo speel je Schorpioen
help-scorpion-text = Elke open kaart gaat met alles wat erop ligt, op volgorde of niet, naar een kaart van dezelfde kleur die één hoger is; een lege kolom is voor een heer. Een reeks van heer tot aas in één kleur gaat vanzelf van tafel. De laatste drie kaarten worden op de eerste drie kolommen gedeeld.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = d deelt de laatste drie kaarten.{ typing-moves }
