# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = Bagardussin
objective-bakersdozen = Få alla kort till grundhögarna, varje färg från ess till kung. Kolumnerna byggs nedåt oavsett färg, ett kort i taget; en tom kolumn förblir tom.
    .brief = Varje färg till sin grundhög, ess till kung.
choice-bakersdozen = Tretton kolumner, alla kort uppvända

## Help.

help-bakersdozen = Så spelar du Bagardussin
help-bakersdozen-text = Bara det översta kortet i en kolumn flyttas, till ett som är ett steg högre, oavsett färg. En tom kolumn förblir tom. Kungarna ligger underst från början. Grundhögarna byggs i färg, från ess.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
