# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = Les quarante voleurs
objective-fortythieves = Monter deux jeux de cartes en fondation, chaque couleur deux fois de l’as au roi. Les colonnes descendent dans la même couleur, une carte à la fois ; le talon ne se parcourt qu’une fois.
    .brief = Chaque couleur deux fois en fondation, de l’as au roi.
choice-fortythieves = Deux jeux de cartes, un seul passage du talon

## Help.

help-fortythieves = Comment jouer aux Quarante voleurs
help-fortythieves-text = Seule la carte du dessus d’une colonne ou de la défausse se déplace ; en colonne, elle va sur une carte de même couleur et de valeur immédiatement supérieure, et une colonne vide accepte n’importe quelle carte. Les fondations montent par couleur, à partir de l’as ; chaque couleur en a deux. Le talon ne se parcourt qu’une fois.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = La touche d pioche au talon. { typing-places }
