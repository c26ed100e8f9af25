# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = Eight Off
objective-eightoff = Monter toutes les cartes en fondation, chaque couleur de l’as au roi. Les colonnes descendent dans la même couleur ; une cellule garde une carte quelconque.
    .brief = Chaque couleur en fondation, de l’as au roi.
choice-eightoff = Huit cellules, dont quatre occupées

## Help.

help-eightoff = Comment jouer à Eight Off
help-eightoff-text = En colonne, une carte va sur une carte de même couleur et de valeur immédiatement supérieure, cœur sur cœur. Une cellule garde une carte quelconque ; une colonne vide accepte un roi. Une suite se déplace d’un coup si les cellules libres lui font assez de place. Les fondations montent par couleur, à partir de l’as.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
