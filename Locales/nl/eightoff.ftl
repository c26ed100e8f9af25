# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = Eight Off
objective-eightoff = Breng alle kaarten naar de eindstapels, elke kleur van aas tot heer. In de kolommen leg je aflopend in één kleur; een cel is voor één kaart naar keuze.
    .brief = Elke kleur op een eindstapel, aas tot heer.
choice-eightoff = Acht cellen, vier bezet

## Help.

help-eightoff = Zo speel je Eight Off
help-eightoff-text = In de kolommen gaat een kaart op een kaart van dezelfde kleur die één hoger is, harten op harten. Een cel is voor één kaart naar keuze; een lege kolom is voor een heer. Een reeks gaat in één keer als er genoeg vrije cellen zijn. De eindstapels lopen op per kleur, vanaf het aas.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
