# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukon
objective-yukon = Breng alle kaarten naar de eindstapels, elke kleur van aas tot heer. In de kolommen leg je aflopend, om en om rood en zwart; elke open kaart verplaats je met alles wat erop ligt.
    .brief = Elke kleur op een eindstapel, aas tot heer.
choice-yukon = Alle kaarten gedeeld, geen voorraad

## Help.

help-yukon = Zo speel je Yukon
help-yukon-text = Elke open kaart gaat met alles wat erop ligt, op volgorde of niet, naar een kaart die één hoger is, rood op zwart of zwart op rood; een lege kolom is voor een heer. De eindstapels lopen op per kleur, vanaf het aas. De bovenste kaart van een eindstapel mag terug naar een kolom. Er is geen voorraad.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
