# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Pyramide
objective-pyramid = Vider la pyramide par paires qui font 13, comme 6 et 7. L’as vaut 1, le valet 11, la dame 12 ; les rois partent seuls.
    .brief = Vider la pyramide par paires qui font 13.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty } : { $passes ->
        [1] un seul passage du talon
       *[other] { NUMBER($passes) } passages du talon
    }

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = La dernière carte piochée forme aussi des paires.
help-pyramid = Comment jouer à la Pyramide
help-pyramid-text = Sept rangées, d’une carte à sept ; sauf dans la dernière, chaque carte est sous deux autres : une de sa colonne et une de la colonne suivante. Deux cartes libres qui font 13 s’en vont : as et dame, 2 et valet, 3 et 10, 4 et 9, 5 et 8, 6 et 7 ; un roi part seul. La dernière carte piochée et celle du dessus de la défausse sont libres aussi. Le talon se parcourt trois fois, une seule fois au niveau difficile.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = Les numéros de deux colonnes enlèvent une paire ; pour un roi, un seul numéro suffit. La touche d pioche. { $input ->
        [keys] La touche e est la carte piochée, la touche w la défausse.
       *[lines] La carte piochée porte le numéro 8, la défausse le numéro 9.
    } La touche a lit tout ce qui est libre ; la touche b et un numéro, une colonne entière et la colonne qui la couvre.
