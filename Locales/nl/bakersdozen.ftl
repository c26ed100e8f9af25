# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = Bakkersdozijn
objective-bakersdozen = Breng alle kaarten naar de eindstapels, elke kleur van aas tot heer. In de kolommen leg je aflopend in elke kleur, kaart voor kaart; een lege kolom blijft leeg.
    .brief = Elke kleur op een eindstapel, aas tot heer.
bakersdozen-choice = Dertien kolommen, alle kaarten open

## Help.

help-bakersdozen = Zo speel je Bakkersdozijn
help-bakersdozen-text = Alleen de bovenste kaart van een kolom gaat, naar een kaart die één hoger is, in welke kleur ook. Een lege kolom blijft leeg. De heren liggen van het begin af onderop. De eindstapels lopen op per kleur, vanaf het aas.
# Follows it for a player with a keyboard.
help-bakersdozen-typing = { typing-places }
