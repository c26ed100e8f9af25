# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = Assi in alto
objective-acesup = Elimina tutte le carte tranne gli assi. Se due colonne finiscono con carte dello stesso seme, la più bassa va via; l'asso è la carta più alta.
    .brief = Via tutte tranne gli assi; di ogni seme, prima la più bassa.
choice-acesup = Quattro colonne, quattro carte alla volta
act-deal-row = Distribuisci quattro carte
    .short = distribuisci
command-deal-row = Distribuisci quattro carte
    .words = distribuisci

## Help.

# Told in the tutorial.
acesup-tutorial-deal = Quando nessuna carta può più andare via, se ne distribuiscono altre quattro.
help-acesup = Come si gioca ad Assi in alto
help-acesup-text = Se due delle quattro colonne finiscono con carte dello stesso seme, la più bassa va via; l'asso è la carta più alta. Una colonna vuota accetta l'ultima carta di un'altra. Quando nessuna può più andare via, se ne distribuiscono altre quattro, una per colonna. Si vince quando restano solo i quattro assi.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = Il numero di una colonna ne toglie l'ultima carta dal tavolo o, se deve restare, la porta in una colonna vuota. La d distribuisce quattro carte. La a dice l'ultima carta di ogni colonna, la b e un numero, una colonna intera.

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = { NUMBER($done, gender: "feminine") } di 48 carte via, mazzo { $stock ->
        [0] vuoto
       *[other] { $stock }
    }
acesup-refused-ace = { $card } resta: l'asso è la carta più alta.
acesup-refused-highest = { $card } resta: nessuna colonna finisce con una carta più alta dello stesso seme.
acesup-refused-deal = Può ancora andare via { $card }.
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card } va via { $from }: { $higher } vale di più.
acesup-hint-fills = { $card }, { $from } { $place }: sfrutta una colonna vuota.
acesup-hint-deal = Distribuisci quattro carte.
