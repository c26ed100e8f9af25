# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
###
### stock: talon; waste: défausse; foundation: fondation; to draw: piocher; target: destination;
### square: case; move: coup; deal: donne; bookmark: repère. Face up: visible; face down: cachée, which
### agrees with "carte", never with the name of a card.

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("c2"): a word, and a letter or two.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = Colonne { $n }
    .at = colonne { $n }
    .to = à la colonne { $n }
    .from = de la colonne { $n }
    .braille = c{ $n }
    .at-braille = c{ $n }
    .to-braille = à c{ $n }
    .from-braille = de c{ $n }
    .typed = à/de/ la/ { $n } colonne
    .words = colonne, col
place-foundation = Fondation { $n }
    .at = fondation { $n }
    .to = à la fondation { $n }
    .from = de la fondation { $n }
    .braille = f{ $n }
    .at-braille = f{ $n }
    .to-braille = à f{ $n }
    .from-braille = de f{ $n }
    .typed = à/de/ la/ { $n } fondation
    .words = fondation, f
place-waste = Défausse
    .at = défausse
    .to = à la défausse
    .from = de la défausse
    .words = défausse, def, defausse
# The card drawn last, beside the waste.
place-drawn-card = Carte piochée
    .at = carte piochée
    .to = à la carte piochée
    .from = de la carte piochée
    .words = piochée, carte piochée
place-stock = Talon
    .at = talon
    .to = au talon
    .from = du talon
    .words = talon
# A square of a grid, in $row and $column.
place-square = Ligne { $row }, colonne { $column }
    .at = ligne { $row }, colonne { $column }
    .to = à la ligne { $row }, colonne { $column }
    .from = de la ligne { $row }, colonne { $column }
    .braille = l{ $row } c{ $column }
    .at-braille = l{ $row } c{ $column }
    .to-braille = à l{ $row } c{ $column }
    .from-braille = de l{ $row } c{ $column }
    .words = case
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = Pièce { $n }
    .at = pièce { $n }
    .to = à la pièce { $n }
    .from = de la pièce { $n }
    .typed = à/de/ la/ { $n } pièce
    .words = pièce, piece
# A row of squares, from the top.
place-row = Ligne { $n }
    .at = ligne { $n }
    .typed = la/ { $n } ligne
    .words = ligne

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = premi, deuxièm/second, troisièm, quatrièm, cinquièm, sixièm, septièm, huitièm, neuvièm, dixièm, onzièm, douzièm

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }, { $place }
    .full = { $name }, visible, { $place }
label-card-position = { $name }, { $place }, { NUMBER($position) } sur { $count }
    .full = { $name }, visible, { $place }, { NUMBER($position) } sur { $count }
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = { $count ->
        [1] une cachée
       *[other] { NUMBER($count, gender: "feminine") } cachées
    }, { $place }
label-place = { $place } : { $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }, { $place }
    .brief = { $name }, { $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }, carte choisie, { $place }
    .brief = { $name }, carte choisie, { $number }
square-empty = vide
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = Ligne { $n } : { $cards }
grid-column = Colonne { $n } : { $cards }
# The whole row is empty.
row-empty = vide
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = vide
map-covered = couverte
# $name is a piece, $look what it looks like.
label-look = { $name } : { $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place } : { $cards } ; { $hidden ->
        [1] une cachée
       *[other] { NUMBER($hidden, gender: "feminine") } cachées
    }
    .brief = { $place } : { $cards }
# The stock: $count cards, all face down.
label-closed = { $place } : { COUNT($count, "cards") }
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }, couverte par la colonne { $n }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place } : { $base }, rien encore
       *[other] { $place } : { $base }, { $count } : { $cards }
    }
    .brief = { $place } : { $base }, { $count }
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place } : { $act }, { $count ->
        [1] une restante
       *[other] { NUMBER($count, gender: "feminine") } restantes
    }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place } : vide
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place } : vide, accepte { $takes }
    .brief = { $place } : vide
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place } : { $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target } ; { $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target } ; seulement { $load }
    .few = seulement { $load } { $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target } ; le coup { $effects }
    .brief = { $target } ; { $effects }
effect-turns-up = retourne une carte
    .brief = retourne
# $count cards that lie under it come free.
effect-frees = { $count ->
        [1] libère une carte
       *[other] libère { COUNT($count, "cards") }
    }
    .brief = libère { NUMBER($count, gender: "feminine") }
effect-empties-column = vide une colonne
    .brief = vide
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] complète le groupe
       *[column] complète la suite
    }
    .brief = complète
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place } : { $card }
        [1] { $place } : { $card }, une cachée dessous
       *[other] { $place } : { $card }, { NUMBER($hidden, gender: "feminine") } cachées dessous
    }
    .brief = { $place } : { $card }, { $hidden }
# A label as a sentence, when something follows it.
sentence = { $text }.
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first } ; { $then }

invites-any-card = n’importe quelle carte
invites-reshuffle = la défausse, mélangée

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }, libre
        [1] { $card }, libre, avec { $cards } dessus
       *[other] { $card }, libre, avec { COUNT($count, "cards") } dessus : { $cards }
    }
    .brief = { $count ->
        [0] { $card }, libre
       *[other] { $card }, libre, { NUMBER($count, gender: "feminine") } dessus
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card } : hors de la table
# The same where what was completed has a name: $group.
where-completed-group = { $card } : { $group }, complet, retiré de la table
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }, sous { $count ->
        [1] { $cards }
       *[other] { COUNT($count, "cards") } : { $cards }
    }{ $moves ->
        [0] {""}
        [1] {""}
       *[other] {" "}; à { COUNT($moves, "moves") }
    }
where-covered = { $card }, sous { COUNT($count, "cards") }
# The cards looked for that lie face down or in the stock.
unseen-cards = Hors de vue : { $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [one] { $card }
       *[other] { $card }, { COUNT($count, "cards") }
    }
unseen-count = { $count ->
        [0] Toutes les cartes sont en vue
        [1] Une carte hors de vue
       *[other] { COUNT($count, "cards") } hors de vue
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = Les fondations sont complètes.
    .waste = La défausse n’accepte aucune carte visible.

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [one] { $first }
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] { $first } { $last }
           *[names] { $first } à { $last }
        }
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = Rien

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [one] { $first }
       *[other] { $ends ->
            [cards] { $first } { $last }
           *[names] { $first } à { $last }
        }
    }
    .full = { $count ->
        [one] { $first }
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] { $first } { $last }
           *[names] { $first } à { $last }
        }
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }, sur { $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [one] { $card } { $to }.
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] { $first } { $last }
           *[names] { $first } à { $last }
        }, { $to }.
    }
    .brief = { $count ->
        [one] { $card } { $to }.
       *[other] { COUNT($count, "cards") } { $to }.
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [one] .
       *[other] , { NUMBER($drawn, gender: "feminine") } piochées.
    }{ $left ->
        [0] {" "}Talon vide.
       *[other] {""}
    }
    .brief = { $card }.{ $left ->
        [0] {" "}Talon vide.
       *[other] {""}
    }
    .full = { $drawn ->
        [one] { $card }, du talon.
       *[other] { $card }, { NUMBER($drawn, gender: "feminine") } piochées ; dessous, { $under }.
    } { $left ->
        [0] Talon vide.
        [1] Reste une carte au talon.
       *[other] Restent { COUNT($left, "cards") } au talon.
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = Distribuées : { $cards }.{ $left ->
        [0] {" "}Talon vide.
       *[other] {""}
    }
    .brief = { $cards }.{ $left ->
        [0] {" "}Talon vide.
       *[other] {""}
    }
    .full = Distribuées à partir de la colonne 1 : { $cards }. { $left ->
        [0] Talon vide.
        [1] Reste une carte au talon.
       *[other] Restent { COUNT($left, "cards") } au talon.
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = Une ligne distribuée.
# $cards went to the foundations one after the other.
told-gathered = En fondation : { $cards }.
# $count cards, more than are named; $card is the last.
told-gathered-many = { COUNT($count, "cards") } en fondation, la dernière : { $card }.
    .brief = { COUNT($count, "cards") } en fondation.
told-turns-up = { $place } : { $card }.
    .full = { $place } découvre : { $card }.
    .brief = { $card }.
# A card has left the waste: $place now shows $card.
told-uncovered = { $place } : { $card }.
    .brief = { $card }.
# A card that the player has just heard named now lies at $place. $more is "yes" where more of the move is told.
told-lands = { $more ->
        [yes] {""}
       *[no] { $place }.
    }
    .full = { $place }.
told-shuffled = { $count ->
        [1] Une carte retourne au talon.
       *[other] Défausse mélangée, { COUNT($count, "cards") } de nouveau au talon.
    }
    .brief = Mélangée, { $count }.
told-score = Score { $score }.
    .brief = {""}
# So many points were counted off: $points.
told-points-lost = { $points ->
        [1] un point perdu
       *[other] { COUNT($points, "points") } perdus
    }.

undone = Coup annulé :
redone = Coup rétabli :
nothing-to-undo = Rien à annuler.
undo-bound-reached = Plus rien à annuler : les réglages ne gardent pas plus de coups.
nothing-to-redo = Rien à rétablir.
# $count is how many moves were taken back at once.
undone-several = { $count ->
        [one] { COUNT($count, "moves") } annulé.
       *[other] { COUNT($count, "moves") } annulés.
    }
# $count is how many moves were done again at once.
redone-several = { $count ->
        [one] { COUNT($count, "moves") } rétabli.
       *[other] { COUNT($count, "moves") } rétablis.
    }
redo-end-reached = Plus rien à rétablir.
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = Coup { $n } :
at-the-deal = Retour au début de la donne.
# $most is how many there are.
undo-how-many = Combien de coups à annuler ? { NUMBER($most) } au plus, 0 pour revenir.
# $most is how many there are.
redo-how-many = Combien de coups à rétablir ? { NUMBER($most) } au plus, 0 pour revenir.
# $n moves have been made.
bookmark-set = { $n ->
        [0] Repère au début de la donne.
       *[other] Repère au coup { $n }.
    }
bookmark-none = Il n’y a pas de repère.
bookmark-here = Le repère est ici.
bookmark-beyond-bound = Le repère est plus loin que les réglages ne laissent annuler.
nothing-changed = Rien n’a encore bougé.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = Impossible dans ce jeu.
# $limit is how often the stock may be gone through.
refused-passes = { $limit ->
        [1] Rien à piocher : le talon ne se parcourt qu’une fois.
       *[other] Rien à piocher : le talon ne se parcourt que { NUMBER($limit) } fois.
    }
refused-nothing-to-draw = Rien à piocher : talon et défausse vides.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] Rien à piocher : dans cette partie, la défausse ne se mélange pas.
        [1] Rien à piocher : la défausse ne se mélange qu’une fois, et c’est fait.
       *[other] Rien à piocher : la défausse ne se mélange que { NUMBER($limit) } fois, et c’est fait.
    }
# A saved game names a difficulty that its game does not have.
refused-difficulty = Ce jeu n’a pas le niveau { $difficulty }.
refused-nothing-picked = Choisir d’abord une carte.
refused-same-place = Déjà à cette place.
# $place is a place in the form .to, such as the stock.
refused-not-a-target = Rien ne peut aller { $place }.
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] Aucune carte à prendre { $from } : vide.
       *[other] Impossible de prendre une carte { $from }.
    }
refused-from-foundation = Ce qui est en fondation y reste jusqu’à ce que son groupe soit complet.
refused-covered = { $card } : carte couverte. Déplacer d’abord ce qui est dessus.
refused-face-down = Une carte cachée ne se déplace pas. Elle se retourne quand plus rien n’est dessus.
# $card lies under a card of column $n.
refused-under = { $card } : sous la colonne { $n }.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card } { $place } : retourne une carte.
    .from = { $card }, { $from } { $place } : retourne une carte.
hint-empties-column = { $card } { $place } : vide une colonne.
    .from = { $card }, { $from } { $place } : vide une colonne.
hint-frees-waste = { $card } { $place } : libère la défausse.
hint-draw = Piocher une carte.
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = Ne compte pas dans les statistiques.
hint-none = Pas d’indice trouvé. Annuler un coup, ou essayer autre chose.
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = Pas d’indice dans ce qui est visible : { ANY($keys) } en cherche un sûr.
# A hint was asked for when all was done.
hint-won = La partie est déjà gagnée.

dead-end = Plus aucun coup possible.
# After a round that was won or lost.
end-score = Score : { $score }.
# The most points made before at this difficulty: $score.
high-score = Record : { $score }.
high-score-new = Nouveau record !
keep-looking = Regarder encore la table
