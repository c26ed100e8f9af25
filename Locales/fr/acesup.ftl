# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = Les quatre as
objective-acesup = Enlever toutes les cartes sauf les as. Quand deux colonnes finissent par des cartes de même couleur, la plus basse s’en va ; l’as est le plus haut.
    .brief = Tout part sauf les as, la plus basse de chaque couleur.
choice-acesup = Quatre colonnes, quatre cartes à la fois
act-deal-row = Distribuer quatre cartes
    .short = distribuer
command-deal-row = Distribuer quatre cartes
    .words = distribuer, donner

## Help.

# Told in the tutorial.
acesup-tutorial-deal = Quand plus rien ne peut partir, quatre cartes sont distribuées.
help-acesup = Comment jouer aux Quatre as
help-acesup-text = Quand deux des quatre colonnes finissent par des cartes de même couleur, la plus basse s’en va ; l’as est le plus haut. Une colonne vide accepte la dernière carte d’une autre. Quand plus rien ne peut partir, quatre cartes sont distribuées, une sur chaque colonne. La partie est gagnée quand il ne reste que les quatre as.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = Le numéro d’une colonne enlève sa dernière carte ou, si elle ne peut pas partir, la met dans une colonne vide. La touche d distribue quatre cartes. La touche a lit la dernière carte de chaque colonne ; la touche b et un numéro, une colonne entière.

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = Cartes enlevées : { NUMBER($done, gender: "feminine") } sur 48, talon : { $stock ->
        [0] vide
       *[other] { $stock }
    }
acesup-refused-ace = { $card } reste : l’as est le plus haut.
acesup-refused-highest = { $card } reste : aucune colonne ne finit par une carte plus haute de cette couleur.
acesup-refused-deal = { $card } peut encore partir.
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card }, { $from } : { $higher } vaut plus.
acesup-hint-fills = { $card }, { $from } { $place } : utilise une colonne vide.
acesup-hint-deal = Distribuer quatre cartes.
