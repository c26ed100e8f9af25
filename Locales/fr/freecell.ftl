# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Monter toutes les cartes en fondation, chaque couleur de l’as au roi. Les colonnes descendent en alternant rouge et noir ; une cellule garde une carte quelconque.
    .brief = Chaque couleur en fondation, de l’as au roi.
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty } : { COUNT($cells, "cells") }

## Refusals.

# $number was asked for, $last is the highest number.
freecell-deal-number = Il n’y a pas de donne { $number } : celles de FreeCell vont de 1 à { $last }.
freecell-deal-not-winnable = C’est la célèbre donne impossible à gagner.

## Help.

help-freecell = Comment jouer à FreeCell
help-freecell-text = En colonne, une carte va sur une carte de valeur immédiatement supérieure, rouge sur noir ou noir sur rouge. Une cellule garde une carte quelconque ; une colonne vide accepte n’importe quelle carte. Une suite se déplace d’un coup si les cellules libres et les colonnes vides lui font assez de place. Les fondations montent par couleur, à partir de l’as. Les donnes ont les numéros du FreeCell de Microsoft.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-freecell-typing = { typing-places }
# How points come: $card for each card.
freecell-points = Points : { $card } par carte en fondation.

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = Le fichier est vide. Une donne a { NUMBER($columns, gender: "feminine") } lignes de cartes, une par colonne.
# $count columns were found, FreeCell has $columns.
freecell-board-columns = { $count ->
        [one] La donne a { COUNT($count, "columns") } ; il en faut { $columns }.
       *[other] La donne a { COUNT($count, "columns") } ; il en faut { $columns }.
    }
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = Ligne { $line }, carte { $position } : { $text } n’est pas une carte. Les cartes s’écrivent comme en anglais : 10H, QS ou AC.
# $card is a card, $line the number of a line.
freecell-board-again = Ligne { $line } : { $card } y est une deuxième fois.
# $cards is a list of cards.
freecell-board-missing = Manque dans la donne : { $cards }.
# $count cards, five or more.
freecell-board-incomplete = Il manque { COUNT($count, "cards") } dans la donne.
# $line is the number of a line.
freecell-board-begun = Ligne { $line } : cellules et fondations doivent être vides. Seule une donne à son début peut être prise.
