# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = Indice sûr
    .words = indice sûr, indice sur
command-play-hint = Suivre l’indice
    .words = suivre l’indice, suivre indice, jouer l’indice, jouer indice
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } joue ce coup.
command-winnable = Est-ce encore gagnable
    .words = gagnable, encore gagnable
command-way-back = Revenir là où c’était gagnable
    .words = sauver, sauvetage
command-review = Revoir la défaite
    .words = revoir
command-rating = Qui gagne cette donne
    .words = évaluation, qui gagne, evaluation

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = Réflexion en cours.
still-winnable = La partie est encore gagnable.
not-winnable = La partie n’est plus gagnable.
winnable-unknown = Inconnu.
way-back-none = On ne connaît aucun point de cette partie d’où gagner.
way-back-unneeded = La partie est gagnable telle quelle.
# The player gave up waiting, by Escape or 0.
question-withdrawn = Question annulée.
# The hint on a lost table. $key is the key that goes back.
hint-way-back = Partie perdue en l’état : { $key } revient là où elle était gagnable.
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = Plus aucun coup possible : { $key } en annule un.

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = Coup perdant : { $move }.
# $card went $from (form .from) $place (form .to).
review-move = { $card }, { $from } { $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = Compte comme une défaite.
# After how many moves win: $key plays the next one of them.
review-next = { $key } joue le suivant.

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = { $card }, { $from } { $place } : { $reason ->
        [completes] c’est complet.
        [founds] une de plus en fondation.
        [opens] ouvre une fondation.
        [turns-up] retourne une carte.
        [empties-column] vide une colonne.
        [frees-cell] libère une cellule.
        [frees-waste] libère la carte suivante de la défausse.
        [joins] prolonge une suite.
       *[leads] mène à la victoire.
    }
# $load is a card or a run, part of what could be taken together.
load-only = Seulement { $load }
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act } : mène à la victoire.
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = { $moves ->
        [1] Encore un coup pour gagner.
       *[other] Encore { COUNT($moves, "moves") } pour gagner.
    }
sure-hint-none = Pas de chemin sûr trouvé vers la victoire.
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }. { $place } : { $cards }. Environ { COUNT($points, "points") } d’ici la fin.

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] Presque tout le monde gagne cette donne.
        [careful] Un joueur attentif gagne cette donne.
        [solver] Seul un joueur qui voit loin gagne cette donne.
        [lost] Cette donne n’est pas gagnable.
       *[unknown] On ne sait pas si cette donne est gagnable.
    }
menu-by-rating = Une donne selon qui la gagne
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] Presque tout le monde
        [careful] Un joueur attentif
       *[solver] Seul un joueur qui voit loin
    }
searching-deal = Recherche d’une donne.
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] Le bouton B annule.
        [keys] Échap annule.
       *[lines] 0 annule.
    }
searching-stopped = Recherche arrêtée.
searching-none = Aucune donne de ce genre trouvée.
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = Perdues mais gagnables : { $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card } : { $place }, sous { $count ->
        [1] { $top }.
       *[other] { COUNT($count, "cards") }, sur le dessus : { $top }.
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place } : { $count ->
        [1] une carte cachée
       *[other] { COUNT($count, "cards") } cachées
    } sous { $card }.
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = { $group } : attend { $cards }, sous d’autres cartes.
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = Cartes de base sous d’autres cartes : { $cards }.
atlas-obstacle-foundations = Aucune fondation libre pour un autre groupe.
atlas-obstacle-columns = Aucune colonne vide.
