# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
## $card is a card worth moving, $number the number of its place, $reason why it is worth it.

tutorial-welcome = Bienvenue dans le tutoriel : trois petits groupes de cartes. Ici, rien ne peut mal tourner.{ $input ->
        [keys] {" "}Chaque touche agit aussitôt, sans Entrée.
       *[other] {""}
    }
tutorial-table = Écouter d’abord toute la table : { $input ->
        [keys] appuyer sur la touche a
        [pad] enfoncer le stick droit
       *[other] taper le mot « tout », puis Entrée
    }.
tutorial-list = C’était la table. Écouter maintenant les choix possibles : { $input ->
        [keys] appuyer sur la touche m
        [pad] presser la gâchette gauche
       *[other] Entrée sur une ligne vide
    }.
tutorial-pick = Chaque place a son numéro. Une bonne carte à jouer : { $card }. { $input ->
        [pad] Aller à la place { NUMBER($number) } et appuyer sur le bouton A
       *[other] La prendre avec { $number }
    }.
tutorial-pick-any = { $input ->
        [pad] Aller sur une carte avec la croix et la prendre avec le bouton A.
       *[other] Chaque place a son numéro. Prendre une carte par son numéro.
    }
tutorial-move = { $input ->
        [pad] Aller maintenant là où elle se pose, et appuyer sur le bouton A.
       *[other] Choisir maintenant où elle va, par le numéro de la place.
    }
    .full = { $input ->
        [pad] Aller maintenant là où elle se pose, et appuyer sur le bouton A.
       *[other] Choisir maintenant où elle va, par le numéro de la place.
    } { $reason }
tutorial-move-any = { $input ->
        [pad] Aller maintenant là où elle se pose, et appuyer sur le bouton A. Le bouton B la repose.
        [keys] Choisir maintenant où elle va, par le numéro de la place. Retour arrière la repose.
       *[other] Choisir maintenant où elle va, par le numéro de la place. 0 la repose.
    }
tutorial-draw = Bien. Quand rien ne va sur la table, piocher au talon : { $input ->
        [keys] appuyer sur la touche d
        [pad] presser la gâchette droite
       *[other] taper la lettre d
    }.
tutorial-undo = Tout coup peut être annulé. Pour essayer : { $input ->
        [keys] appuyer sur la touche u
        [pad] pousser le stick droit vers la gauche
       *[other] taper la lettre u
    }.
tutorial-ask = En cas de blocage, demander un indice : { $input ->
        [keys] appuyer sur la touche h
        [pad] appuyer sur le bouton X
       *[other] taper la lettre h
    }.
tutorial-finish = C’est tout ce qu’il faut savoir. Une carte de base ouvre une fondation, ses partenaires suivent. Compléter les trois groupes. { $input ->
        [keys] Tabulation parcourt les coups, le point d’interrogation donne toutes les touches.
       *[other] Tapés en une ligne, deux numéros font un coup entier : 5 7 joue de la place 5 à la place 7.
    }
tutorial-over = Le tutoriel est terminé. Bien joué.
