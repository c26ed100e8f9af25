# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points.
### hand: main; row: ligne; square: case. A flush is "couleur", as poker players say.

game-pokerslam = PokerSlam
objective-pokerslam = Former des mains de poker de 2 à 5 cartes qui se touchent, même par les coins. Chaque carte doit compter. La partie s’arrête quand la grille n’a plus de main.
    .brief = Mains de poker de 2 à 5 cartes qui se touchent.
pokerslam-listed = Facile : avec la liste des mains de la grille
pokerslam-unlisted = Difficile : trouver les mains soi-même
act-play-hand = Jouer la main
command-play-hand = Jouer la main
    .words = jouer, joue, main
command-hands = Mains sur la grille
    .words = mains
command-best = Meilleure main avec cette carte
    .words = meilleure
command-neighbours = Cartes autour de cette carte
    .words = autour, voisines
command-chosen = Cartes choisies
    .words = choisies
command-falls = Ce qui tomberait
    .words = chutes, tombe
command-reference = Tous les types de mains
    .words = types, barème, bareme
# Told in the tutorial.
pokerslam-tutorial-choose = Le numéro d’une carte est sa ligne et sa colonne.
help-pokerslam = Comment jouer à PokerSlam
help-pokerslam-text = Les cartes forment 5 lignes de 5. En choisir de 2 à 5 qui se touchent, même par les coins, et les jouer comme main de poker ; chaque carte doit compter. Les suites font le tour : roi, as, 2. Les cartes jouées partent, celles du dessus tombent, et de nouvelles du talon remplissent la grille.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = Le numéro d’une carte est sa ligne et sa colonne : 23, c’est ligne 2, colonne 3. { $input ->
        [keys] Puis Entrée, ou P majuscule, joue la main. Retour arrière retire la dernière carte ; une main de la liste est 0 puis son numéro.
       *[lines] Le taper, ou la carte, 7c, ou plusieurs : 7c 8c 9c. Puis 1, ou P majuscule, joue la main. « reposer » retire la dernière carte.
    } Choisir une carte déjà choisie, ou une qui ne touche pas les autres, efface le choix. La touche t lit la grille, { $input ->
        [keys] la touche b
       *[lines] « ligne 2 » ou « colonne 3 »
    } une partie, A majuscule les cartes autour d’une carte, C majuscule les cartes choisies, F majuscule ce qui tomberait, la touche n ce que contient le talon. M majuscule énumère les mains de la grille, B majuscule dit la meilleure avec une carte ; pas au niveau difficile. E majuscule énumère tous les types de mains avec leur valeur.
# What each hand scores: $hands.
pokerslam-points = Points : { $hands }.

## Hands. A mini hand has 3 cards, a nearly hand 4. Straights run round the corner: king, ace, 2.

hand-pair = Paire
hand-mini-straight = Mini suite
hand-mini-flush = Mini couleur
hand-mini-straight-flush = Mini quinte flush
hand-mini-royal-flush = Mini quinte royale
hand-three-of-a-kind = Brelan
hand-two-pair = Double paire
hand-nearly-straight = Presque suite
hand-nearly-flush = Presque couleur
hand-nearly-straight-flush = Presque quinte flush
hand-nearly-royal-flush = Presque quinte royale
hand-four-of-a-kind = Carré
hand-straight = Suite
hand-flush = Couleur
hand-full-house = Full
hand-straight-flush = Quinte flush
hand-royal-flush = Quinte royale
# A line of the list of all hands; $cards is an example.
hand-reference = { $hand }, { $score } : { $cards }
# What the chosen cards are.
pokerslam-hand = { $hand }, { $score }
# A line of the list of the hands on the grid.
pokerslam-entry = { $hand }, { $score } : { $cards }
# After the best hand of each kind: $count hands are on the grid.
pokerslam-hands = { $count ->
        [1] Une main
       *[other] { COUNT($count, "hands") }
    }, M majuscule donne la liste.
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }, { $score } : { COUNT($count, "hands") }
# In the harder game the hands on the grid are not listed.
pokerslam-untold = Au niveau difficile, c’est au joueur de trouver les mains.
ask-best-1 = Quelle carte ? Son numéro ou son nom, 0 pour revenir.
ask-neighbours-1 = Quelle carte ? Son numéro ou son nom, 0 pour revenir.
# $card is part of no hand.
pokerslam-best-none = { $card } : dans aucune main
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card } : { $neighbours }
pokerslam-neighbour = { $direction } { $card }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

direction-up = en haut
    .at = en haut
direction-down = en bas
    .at = en bas
direction-left = à gauche
    .at = à gauche
direction-right = à droite
    .at = à droite
direction-up-left = en haut à gauche
    .at = en haut à gauche
direction-up-right = en haut à droite
    .at = en haut à droite
direction-down-left = en bas à gauche
    .at = en bas à gauche
direction-down-right = en bas à droite
    .at = en bas à droite
pokerslam-chain = { $chain }, { $direction } { $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain } ; depuis { $from }, { $direction } { $card }

## What playing a hand does.

pokerslam-played = { $hand }, { COUNT($score, "points") }.
    .brief = { $hand }, { $score }.
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place } : { $falls }.
       *[other] { $row ->
            [1] { $place }, du talon : { $cards }
           *[other] { $place }, du talon dès la ligne { $row } : { $cards }
        }{ $count ->
            [0] {""}
            [1] {" "}; tombe : { $fallen }
           *[other] {" "}; tombent : { $fallen }
        }.
    }
    .brief = { $new ->
        [0] { $place } : { $falls }.
       *[other] { $place } : { $cards }.
    }
    .full = { $new ->
        [0] { $place } : { $falls }.
       *[other] { $count ->
            [0] { $place }, du talon dès la ligne { $row } : { $cards }.
           *[other] { $place } : { $falls } ; du talon dès la ligne { $row } : { $cards }.
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card } en ligne { $row }
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place } : { $falls }.
pokerslam-nothing-falls = Rien ne tombe.
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [0] Aucune nouvelle carte.
        [1] Une nouvelle carte.
       *[other] { NUMBER($count, gender: "feminine") } nouvelles cartes.
    }
pokerslam-cleared = Les 52 cartes jouées !
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] Talon vide.
        [1] Reste une carte au talon.
       *[other] Restent { COUNT($count, "cards") } au talon.
    }
    .brief = Talon : { $count }.

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = { COUNT($score, "points") }, { $deck ->
        [0] talon vide
        [1] une carte au talon
       *[other] { COUNT($deck, "cards") } au talon
    }
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = Plus aucune main. { COUNT($score, "points") }, { $left ->
        [0] aucune carte restante
        [1] une carte restante
       *[other] { COUNT($left, "cards") } restantes
    }{ $record ->
        [new] , nouveau record
        [old] , record { $best }
       *[none] { "" }
    }.
# $count cards of a rank.
pokerslam-deck-rank = { $rank ->
        [ace] les as
        [two] les 2
        [three] les 3
        [four] les 4
        [five] les 5
        [six] les 6
        [seven] les 7
        [eight] les 8
        [nine] les 9
        [ten] les 10
        [jack] les valets
        [queen] les dames
       *[king] les rois
    } : { $count }
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] Trèfle
        [diamonds] Carreau
        [hearts] Cœur
       *[spades] Pique
    } : { $count }
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = Les cartes restent dans leur case. En choisir de 2 à 5 qui se touchent, puis jouer la main.
pokerslam-refused-not-there = Seules les cartes de la grille se choisissent.
pokerslam-refused-played = { $card } : carte déjà jouée.
pokerslam-refused-in-stock = { $card } : carte encore au talon.
pokerslam-refused-chosen = { $card } : carte déjà choisie.
pokerslam-refused-five = Une main a 5 cartes au plus.
pokerslam-refused-apart = { $card } : ne touche aucune carte choisie.
pokerslam-refused-one = { $card } : une carte seule n’est pas une main. Choisir une carte qui la touche.
# $count cards were chosen.
pokerslam-refused-no-hand = Ce n’est pas une main : ces { COUNT($count, "cards") } ne vont pas ensemble.
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = Ce n’est pas une main, { $count ->
        [one] carte en trop
       *[other] cartes en trop
    } : { $cards }. Le reste : { $hand }.

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }, { $score }. { $place } : { $chain }.
# The hint of the harder game.
pokerslam-hint-row = La meilleure main a une carte en ligne { $row }.
# The same, to a player who asks again.
pokerslam-hint-kind = La meilleure main : { $hand }, { $score }.
