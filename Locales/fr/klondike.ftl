# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Monter toutes les cartes en fondation, chaque couleur de l’as au roi. Les colonnes descendent en alternant rouge et noir.
    .brief = Chaque couleur en fondation, de l’as au roi.
klondike-draw-one = Facile : piocher une carte
klondike-draw-three = Difficile : piocher 3 cartes
# $difficulty is "Medium" and the like; $drawing cards at a time, the stock gone through $passes times.
klondike-choice = { $difficulty } : piocher { $drawing ->
        [1] une carte
       *[other] { $drawing } cartes
    }, { $passes ->
        [1] un seul passage
       *[other] { NUMBER($passes) } passages
    } du talon

## Help.

help-klondike = Comment jouer à Klondike
help-klondike-text = En colonne, une carte va sur une carte de valeur immédiatement supérieure, rouge sur noir ou noir sur rouge, avec tout ce qui est dessus ; une colonne vide accepte un roi. Les fondations montent par couleur, à partir de l’as. La carte du dessus d’une fondation peut revenir en colonne. Le talon se parcourt sans limite ; au niveau moyen, une seule fois ; au niveau expert, trois fois.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-klondike-typing = { typing-stock } { typing-places }
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Points : { NUMBER($foundation) } pour une carte posée sur une fondation, { NUMBER($column) } pour une carte de la défausse posée sur une colonne, { NUMBER($turned) } pour une carte retournée. Reprendre une carte d’une fondation coûte { $back }, retourner la défausse { NUMBER($recycle) } quand on pioche une carte à la fois. Jamais moins de zéro.
