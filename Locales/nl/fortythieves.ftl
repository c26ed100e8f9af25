# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = Veertig rovers
objective-fortythieves = Breng twee spellen kaarten naar de eindstapels, elke kleur twee keer van aas tot heer. In de kolommen leg je aflopend in één kleur, kaart voor kaart; je gaat één keer door de voorraad.
    .brief = Elke kleur twee keer naar de eindstapels, aas tot heer.
choice-fortythieves = Twee spellen kaarten, één keer door de voorraad

## Help.

help-fortythieves = Zo speel je Veertig rovers
help-fortythieves-text = Je verplaatst alleen de bovenste kaart van een kolom of van de aflegstapel; in de kolommen gaat die op een kaart van dezelfde kleur die één hoger is, en een lege kolom is voor elke kaart. De eindstapels lopen op per kleur, vanaf het aas; elke kleur heeft er twee. Je gaat maar één keer door de voorraad.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = d trekt uit de voorraad. { typing-places }
