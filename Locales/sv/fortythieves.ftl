# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = Fyrtio rövare
objective-fortythieves = Få två kortlekar till grundhögarna, varje färg två gånger från ess till kung. Kolumnerna byggs nedåt i samma färg, ett kort i taget; talongen gås igenom en gång.
    .brief = Varje färg två gånger till grundhögarna, ess till kung.
choice-fortythieves = Två kortlekar, en gång genom talongen

## Help.

help-fortythieves = Så spelar du Fyrtio rövare
help-fortythieves-text = Bara det översta kortet i en kolumn eller i kasthögen flyttas; i kolumnerna läggs det på ett i samma färg som är ett steg högre, och en tom kolumn tar vilket kort som helst. Grundhögarna byggs i färg, från ess; varje färg har två. Talongen gås igenom bara en gång.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = d drar från talongen. { typing-places }
