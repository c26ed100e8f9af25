# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = Idioten
objective-acesup = Bli av med alla kort utom essen. Slutar två kolumner med kort i samma färg tas det lägre bort; ess är högst.
    .brief = Allt utom essen ska bort, i varje färg det lägre kortet.
choice-acesup = Fyra kolumner, fyra kort åt gången
act-deal-row = Dela ut fyra kort
    .short = dela ut
command-deal-row = Dela ut fyra kort
    .words = dela, dela ut

## Help.

# Told in the tutorial.
acesup-tutorial-deal = När inget kort kan tas bort delas fyra nya ut.
help-acesup = Så spelar du Idioten
help-acesup-text = Slutar två av de fyra kolumnerna med kort i samma färg tas det lägre bort; ess är högst. En tom kolumn tar det sista kortet från en annan. När inget kort kan tas bort delas fyra nya ut, ett till varje kolumn. Du vinner när bara de fyra essen är kvar.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = Numret på en kolumn tar bort dess sista kort eller flyttar det, om det inte kan tas bort, till en tom kolumn. d delar ut fyra kort. a säger det sista kortet i varje kolumn, b och ett nummer en hel kolumn.

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = { NUMBER($done) } av 48 kort borta, talong { $stock ->
        [0] tom
       *[other] { $stock }
    }
acesup-refused-ace = { $card } stannar: ess är högst.
acesup-refused-highest = { $card } stannar: ingen kolumn slutar med ett högre kort i samma färg.
acesup-refused-deal = Först kan { $card } tas bort.
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card } { $from }: { $higher } är högre.
acesup-hint-fills = { $card } { $from } { $place }: utnyttjar en tom kolumn.
acesup-hint-deal = Dela ut fyra kort.
