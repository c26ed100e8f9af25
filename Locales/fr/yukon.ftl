# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukon
objective-yukon = Monter toutes les cartes en fondation, chaque couleur de l’as au roi. Les colonnes descendent en alternant rouge et noir ; toute carte visible se déplace avec tout ce qui est dessus.
    .brief = Chaque couleur en fondation, de l’as au roi.
choice-yukon = Toutes les cartes distribuées, pas de talon

## Help.

help-yukon = Comment jouer à Yukon
help-yukon-text = N’importe quelle carte visible se déplace avec tout ce qui est dessus, en ordre ou non, sur une carte de valeur immédiatement supérieure, rouge sur noir ou noir sur rouge ; une colonne vide accepte un roi. Les fondations montent par couleur, à partir de l’as. La carte du dessus d’une fondation peut revenir en colonne. Il n’y a pas de talon.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
