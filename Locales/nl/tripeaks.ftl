# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = TriPeaks
objective-tripeaks = Speel de drie toppen leeg. Een kaart gaat naar de aflegstapel als hij één hoger of lager is dan de bovenste daar, van welke kleur ook; heer en aas volgen op elkaar.
    .brief = Speel de toppen leeg, telkens één hoger of lager.
choice-tripeaks = Drie toppen, één keer door de voorraad

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = Een kaart is vrij als er geen kaart op ligt.
help-tripeaks = Zo speel je TriPeaks
help-tripeaks-text = Tien kaarten liggen open in de laatste rij; daarachter liggen rijen van negen en zes en drie toppen, allemaal dicht. Elke kaart daarachter ligt onder twee andere: één in de eigen kolom en één in de volgende. Zijn beide weg, dan gaat hij open. Een vrije kaart gaat naar de aflegstapel als hij één hoger of lager is dan de bovenste daar; de kleur telt niet, heer en aas volgen op elkaar. Past er geen, trek dan een kaart; je gaat maar één keer door de voorraad.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = Het nummer van een kolom speelt de vrije kaart ervan, d trekt. w noemt de aflegstapel en wat erop past, hoofdletter G waar die kaarten liggen. a noemt de vrije kaart van elke kolom, b en een nummer een hele kolom en door welke kolom die bedekt wordt.
