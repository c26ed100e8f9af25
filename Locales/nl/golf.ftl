# SPDX-License-Identifier: GPL-3.0-or-later

### Golf: columns that are played to the waste, a rank up or down.

game-golf = Golf
objective-golf = Speel de kolommen leeg. Een kaart gaat naar de aflegstapel als hij één hoger of lager is dan de bovenste daar, van welke kleur ook.
    .brief = Speel de kolommen leeg, telkens één hoger of lager.
golf-choice-easy = Makkelijk: heer en aas volgen op elkaar
golf-choice-medium = Gemiddeld: heer en aas volgen niet op elkaar
golf-choice-hard = Moeilijk: op een heer past niets

## Help.

help-golf = Zo speel je Golf
help-golf-text = Zeven kolommen van vijf kaarten. De laatste kaart van een kolom gaat naar de aflegstapel als hij één hoger of lager is dan de bovenste daar; de kleur telt niet. Past er geen, trek dan een kaart; je gaat maar één keer door de voorraad. In het makkelijke spel volgen heer en aas op elkaar, in het moeilijke past op een heer niets.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-golf-typing = Het nummer van een kolom speelt de laatste kaart ervan, d trekt. w noemt de aflegstapel en wat erop past, hoofdletter G waar die kaarten liggen. a noemt de laatste kaart van elke kolom, b en een nummer een hele kolom.
