# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = Scorpion
objective-scorpion = Former quatre suites d’une couleur, du roi à l’as. Les colonnes descendent dans la même couleur ; toute carte visible se déplace avec tout ce qui est dessus.
    .brief = Quatre suites d’une couleur, du roi à l’as.
choice-scorpion = Trois cartes distribuées à la fin
act-deal-last = Distribuer les trois dernières cartes
    .short = distribuer
command-deal-last = Distribuer les trois dernières cartes
    .words = distribuer, distribue
scorpion-refused-dealt = Les trois dernières cartes sont déjà sur la table.
scorpion-hint-deal = Distribuer les trois dernières cartes.
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] Plus rien à distribuer
       *[other] Restent { COUNT($stock, "cards") } à distribuer
    }, { $hidden ->
        [0] aucune carte cachée
        [1] une carte cachée
       *[other] { COUNT($hidden, "cards") } cachées
    } dans les colonnes

## Help.

help-scorpion = Comment jouer à Scorpion
help-scorpion-text = N’importe quelle carte visible se déplace avec tout ce qui est dessus, en ordre ou non, sur une carte de même couleur et de valeur immédiatement supérieure ; une colonne vide accepte un roi. Une suite d’une couleur, du roi à l’as, quitte la table toute seule. Trois cartes sont distribuées à la fin, sur les trois premières colonnes.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = La touche d distribue les trois dernières cartes.{ typing-moves }
