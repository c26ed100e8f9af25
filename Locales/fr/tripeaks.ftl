# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = TriPeaks
objective-tripeaks = Vider les trois sommets. Une carte va sur la défausse si elle vaut un de plus ou un de moins que celle du dessus, quelle que soit sa couleur ; roi et as se suivent.
    .brief = Vider les sommets, un de plus ou un de moins.
choice-tripeaks = Trois sommets, un seul passage du talon

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = Une carte est libre quand aucune autre n’est posée dessus.
help-tripeaks = Comment jouer à TriPeaks
help-tripeaks-text = Dix cartes sont visibles dans la dernière rangée ; derrière, cachées, des rangées de neuf et de six, et trois sommets. Chaque carte de derrière est sous deux autres : une de sa colonne et une de la colonne suivante. Quand les deux sont parties, elle se retourne. Une carte libre va sur la défausse si elle vaut un de plus ou un de moins que celle du dessus ; la couleur ne compte pas, roi et as se suivent. Quand rien ne va, piocher ; le talon ne se parcourt qu’une fois.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = Le numéro d’une colonne joue sa carte libre, la touche d pioche. La touche w dit la défausse et ce qu’elle accepte ; G majuscule, où se trouvent ces cartes. La touche a lit la carte libre de chaque colonne ; la touche b et un numéro, une colonne entière et la colonne qui la couvre.
