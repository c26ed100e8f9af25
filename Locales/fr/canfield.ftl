# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = Canfield
objective-canfield = Monter toutes les cartes en fondation, chaque couleur à partir de la valeur distribuée au départ. Les colonnes descendent en alternant rouge et noir ; après le roi vient l’as.
    .brief = Chaque couleur en fondation, à partir de la valeur distribuée au départ.
choice-canfield = Une pile à part, piocher 3 cartes

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = Les fondations commencent par : { rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = Pile à part : { $count ->
        [0] vide
       *[other] { $count }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card } { $place } : libère la carte suivante de la pile à part.

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = La pile à part remplit les colonnes vides.
help-canfield = Comment jouer à Canfield
help-canfield-text = En colonne, une carte va sur une carte de valeur immédiatement supérieure, rouge sur noir ou noir sur rouge, un roi sur un as ; on déplace la carte du dessus, ou la colonne entière. La pile à part remplit les colonnes vides ; une fois qu’elle est épuisée, elles acceptent n’importe quelle carte. Les fondations montent par couleur à partir de la valeur distribuée au départ ; après le roi vient l’as.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock } { typing-places }
