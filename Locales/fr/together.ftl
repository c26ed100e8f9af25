# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = À plusieurs
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = Résultats du jour
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = Inviter quelqu’un à jouer une nouvelle donne
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = Mes invitations
links-none = Aucune invitation.
# An entry: what somebody has told the player is typed.
together-code = Entrer un code
together-code-question = Le code de douze chiffres ?

## What came of the deal of the day.

board = Résultats du jour
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }, donne du jour : jouée par { $played }, gagnée par { $won }.
# The same for a game that is played for points.
board-told-points = { $game }, donne du jour : jouée par { $played }.
# $game is a game.
board-none = { $game }, donne du jour : personne ne l’a encore jouée.
board-not-played = Pas encore jouée ici.
# $place is the player’s place among those who have won.
board-place = Place obtenue : { $place }.
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = Coups : au mieux { $best }, médiane { $middle }.
# The same of the time; both are durations.
board-time = Temps : au mieux { $best }, médiane { $middle }.
# The same of the points, the most first.
board-points = Points : au mieux { $best }, médiane { $middle }.
# $count players have won without a hint.
board-no-hint = Gagnée sans indice : { NUMBER($count, gender: "feminine") } fois.

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] gagné
        [over] terminé
        [abandoned] abandonné
       *[lost] pas gagné
    }, { COUNT($moves, "moves") }{ $counted ->
        [yes] { $hints ->
            [0] , aucun indice
           *[other] , indices : { $hints }
        }
       *[no] { "" }
    }{ $counts ->
        [score] , points : { $score }
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }, { $difficulty }
# $code is the digits of a code, with commas between.
link-code = Code à donner : { $code }. Valable 30 jours.
# $address is the address of a page.
link-address = Ou cette adresse : { $address }
# Told to who has opened a friend’s link.
link-invitation = Une invitation à jouer cette donne. Pas de chronomètre : seuls les coups comptent.
link-none = Personne n’a encore ouvert l’invitation.
# $result is deal-result of the player who hears it.
link-you = Mon résultat : { $result }.
# The same of the one friend who has played it.
link-friend = L’autre : { $result }.
# The same of one of several, the $n th to come.
link-friend-number = Joueur { $n } : { $result }.
# Told as long as the player has not played it, whom the result would help.
link-friends-done = L’autre a terminé. Son résultat sera dit une fois la donne jouée ici aussi.
# $count others have opened it and not played it to its end.
link-friends-open = { $count ->
        [one] { NUMBER($count, gender: "feminine") } personne joue encore.
       *[other] { NUMBER($count, gender: "feminine") } personnes jouent encore.
    }
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = Quelqu’un a terminé la même donne : { $game }, { $difficulty }.
# After it, where the player has still to play it.
link-you-open = Pas encore terminée ici.
# An entry of the game’s menu, and after a round.
link-make = Inviter quelqu’un à jouer cette donne
link-play = Jouer cette donne
link-delete = Supprimer cette invitation
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] Le code ne sera plus valable, et ses résultats seront supprimés. Supprimer ?
       *[no] Plus aucune nouvelle de cette donne. Supprimer ?
    }
link-deleted = Invitation supprimée.
# $most is how many links a player can have.
link-too-many = { $most ->
        [one] Il y a déjà { NUMBER($most, gender: "feminine") } invitation. La supprimer d’abord.
       *[other] Il y a déjà { NUMBER($most, gender: "feminine") } invitations. En supprimer une d’abord.
    }

## Codes that lead nowhere.

code-unknown = Ce code n’existe pas ou n’est plus valable.
code-too-many = Trop de codes erronés ont été essayés. Réessayer dans une heure.

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = Une invitation à jouer à plusieurs.
# The button.
page-with-open = Y aller
