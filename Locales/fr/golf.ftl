# SPDX-License-Identifier: GPL-3.0-or-later

### Golf: columns that are played to the waste, a rank up or down.

game-golf = Golf
objective-golf = Vider les colonnes. Une carte va sur la défausse si elle vaut un de plus ou un de moins que celle du dessus, quelle que soit sa couleur.
    .brief = Vider les colonnes, un de plus ou un de moins.
golf-choice-easy = Facile : roi et as se suivent
golf-choice-medium = Moyen : roi et as ne se suivent pas
golf-choice-hard = Difficile : rien ne va sur un roi

## Help.

help-golf = Comment jouer au Golf
help-golf-text = Sept colonnes de cinq cartes. La dernière carte d’une colonne va sur la défausse si elle vaut un de plus ou un de moins que celle du dessus ; la couleur ne compte pas. Quand rien ne va, piocher ; le talon ne se parcourt qu’une fois. Au niveau facile, roi et as se suivent ; au niveau difficile, rien ne va sur un roi.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-golf-typing = Le numéro d’une colonne joue sa dernière carte, la touche d pioche. La touche w dit la défausse et ce qu’elle accepte ; G majuscule, où se trouvent ces cartes. La touche a lit la dernière carte de chaque colonne ; la touche b et un numéro, une colonne entière.
