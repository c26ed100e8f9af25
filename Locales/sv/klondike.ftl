# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Få alla kort till grundhögarna, varje färg från ess till kung. Kolumnerna byggs nedåt, omväxlande rött och svart.
    .brief = Varje färg till sin grundhög, ess till kung.
klondike-draw-one = Lätt: dra 1 kort i taget
klondike-draw-three = Svår: dra 3 kort i taget
# $difficulty is "Medium" and the like; $drawing cards at a time, the stock gone through $passes times.
klondike-choice = { $difficulty }: dra { $drawing } kort i taget, { $passes ->
        [1] en gång
       *[other] { NUMBER($passes) } gånger
    } genom talongen

## Help.

help-klondike = Så spelar du Klondike
help-klondike-text = I kolumnerna läggs ett kort, med det som ligger ovanpå, på ett som är ett steg högre, rött på svart eller svart på rött; en tom kolumn tar en kung. Grundhögarna byggs i färg, från ess. Översta kortet på en grundhög får gå tillbaka till en kolumn. Talongen gås igenom hur många gånger som helst, i det medelsvåra spelet bara en gång, i expertspelet tre.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-klondike-typing = { typing-stock } { typing-places }
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Poäng: ett kort till en grundhög { $foundation }, från kasthögen till en kolumn { $column }, ett kort som vänds upp { $turned }. Ett kort tillbaka från en grundhög kostar { $back }, att vända kasthögen { $recycle } när man drar ett kort i taget. Aldrig under noll.
