# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = Bakkersdozijn
objective-bakersdozen = Breng alle kaarten naar de eindstapels, elke kleur van aas tot heer. In de kolommen leg je aflopend, in welke kleur ook, kaart voor kaart; een lege kolom blijft leeg.
    .brief = Elke kleur op een eindstapel, aas tot heer.
choice-bakersdozen = Dertien kolommen, alle kaarten open

## Help.

help-bakersdozen = Zo speel je Bakkersdozijn
help-bakersdozen-text = Je verplaatst alleen de bovenste kaart van een kolom, naar een kaart die één hoger is, van welke kleur ook. Een lege kolom blijft leeg. De heren liggen vanaf het begin onderop. De eindstapels lopen op per kleur, vanaf het aas.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
