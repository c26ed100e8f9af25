# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = Quattro assi
objective-acesup = Elimina tutte le carte tranne gli assi. Se due colonne finiscono con carte dello stesso seme, la più bassa se ne va; l'asso è la più alta.
    .brief = Via tutto tranne gli assi, la più bassa di ogni seme.
acesup-choice = Quattro colonne, quattro carte alla volta
act-deal-row = Distribuisci quattro carte
    .short = distribuisci
command-deal-row = Distribuisci quattro carte
    .words = distribuisci

## Help.

help-acesup = Come si gioca a Quattro assi
help-acesup-text = Se due delle quattro colonne finiscono con carte dello stesso seme, la più bassa se ne va; l'asso è la più alta. Una colonna vuota accetta l'ultima carta di un'altra. Quando nessuna può più andarsene, se ne distribuiscono quattro, una per colonna. Si vince quando restano solo i quattro assi.
# Follows it for a player with a keyboard.
help-acesup-typing = Il numero di una colonna ne toglie l'ultima carta dal tavolo o, se deve restare, la porta in una colonna vuota. La d distribuisce quattro carte. La a dice l'ultima carta di ogni colonna, la b e un numero una colonna intera.

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = { NUMBER($done, gender: "feminine") } di 48 carte via, mazzo { $stock ->
        [0] vuoto
       *[other] { $stock }
    }
acesup-refused-ace = { $card } resta: l'asso è la più alta.
acesup-refused-highest = { $card } resta: nessuna colonna finisce con una più alta del suo seme.
acesup-refused-deal = Prima può andarsene { $card }.
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card }, { $from }: { $higher } è più alta.
acesup-hint-fills = { $card }, { $from } { $place }: sfrutta una colonna vuota.
acesup-hint-deal = Distribuisci quattro carte.
