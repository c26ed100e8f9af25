# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukon
objective-yukon = Få alla kort till grundhögarna, varje färg från ess till kung. Kolumnerna byggs nedåt, omväxlande rött och svart; varje uppvänt kort flyttas med allt som ligger ovanpå.
    .brief = Varje färg till sin grundhög, ess till kung.
choice-yukon = Alla kort utdelade, ingen talong

## Help.

help-yukon = Så spelar du Yukon
help-yukon-text = Varje uppvänt kort flyttas med allt som ligger ovanpå, i ordning eller inte, till ett kort som är ett steg högre, rött på svart eller svart på rött; en tom kolumn tar en kung. Grundhögarna byggs i färg, från ess. Översta kortet på en grundhög får gå tillbaka till en kolumn. Det finns ingen talong.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
