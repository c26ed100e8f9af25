# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = Tutoriel : { $game }. Ici, rien ne peut mal tourner.{ $input ->
        [keys] {" "}Chaque touche agit aussitôt, sans Entrée.
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] appuyer sur { $keys }
        [pad] { $keys }
       *[other] taper { $keys }, puis Entrée
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = aller sur la carte, puis A
tutorial-pad-carry = aller sur la carte, puis A ; aller là où elle se pose, puis A
tutorial-table = Écouter d’abord toute la table : { $way }.
# $from and $place are places in the forms .from and .to.
tutorial-carry = { $card }, { $from } { $place } : { $way }.
# The card leaves the table.
tutorial-out = { $card }, { $from }, s’en va : { $way }.
# $cards are to be chosen together.
tutorial-gather = { $cards } : { $way }.
tutorial-act = { $act } : { $way }.
tutorial-undo = Tout coup peut être annulé. Pour essayer : { $way }.
tutorial-ask = En cas de blocage, demander un indice : { $way }.
tutorial-finish = C’est tout ce qu’il faut savoir. Continuer à jouer, ou quitter : { $way }.
# The player did something else; it was not done.
tutorial-other = Ce n’est pas le moment ; rien n’a bougé.
tutorial-over = Le tutoriel est terminé. Bien joué.

## What some games have in common.

tutorial-stock = Quand aucune carte ne va, il reste le talon.
tutorial-empty-king = Une colonne vide accepte un roi.
tutorial-empty-any = Une colonne vide accepte n’importe quelle carte.
