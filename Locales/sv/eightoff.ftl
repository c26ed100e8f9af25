# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = Eight Off
objective-eightoff = Få alla kort till grundhögarna, varje färg från ess till kung. Kolumnerna byggs nedåt i samma färg; en cell rymmer ett kort, vilket som helst.
    .brief = Varje färg till sin grundhög, ess till kung.
choice-eightoff = Åtta celler, fyra upptagna

## Help.

help-eightoff = Så spelar du Eight Off
help-eightoff-text = I kolumnerna läggs ett kort på ett i samma färg som är ett steg högre, hjärter på hjärter. En cell rymmer ett kort, vilket som helst; en tom kolumn tar en kung. En svit flyttas på en gång om lediga celler ger plats för den. Grundhögarna byggs i färg, från ess.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
