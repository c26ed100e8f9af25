# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = Treize à la douzaine
objective-bakersdozen = Monter toutes les cartes en fondation, chaque couleur de l’as au roi. Les colonnes descendent, quelle que soit la couleur, une carte à la fois ; une colonne vide reste vide.
    .brief = Chaque couleur en fondation, de l’as au roi.
choice-bakersdozen = Treize colonnes, toutes les cartes visibles

## Help.

help-bakersdozen = Comment jouer à Treize à la douzaine
help-bakersdozen-text = Seule la carte du dessus d’une colonne se déplace, sur une carte de valeur immédiatement supérieure, quelle que soit sa couleur. Une colonne vide reste vide. Les rois sont dès le départ au fond de leur colonne. Les fondations montent par couleur, à partir de l’as.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
