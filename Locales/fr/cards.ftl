# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
### "Couleur" is always the suit; where red and black are meant, they are named.
### suit: couleur; run: suite; to turn the waste over: retourner. Names of cards agree with nothing.

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit: the digits of French braille, so that 4 is not the D of the
# queen; V, D and R; T, K (as trèfle and cœur have the other letters), C and P.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none.
# K is carreau, as cœur has the C. Whoever has no ligature types coeur.
card-name = { $rank ->
        [ace] As
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Valet
        [queen] Dame
       *[king] Roi
    } de { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠣
        [three] ⠩
        [four] ⠹
        [five] ⠱
        [six] ⠫
        [seven] ⠻
        [eight] ⠳
        [nine] ⠪
        [ten] ⠭
        [jack] ⠧
        [queen] ⠙
       *[king] ⠗
    }{ $suit ->
        [clubs] ⠞
        [diamonds] ⠅
        [hearts] ⠉
       *[spades] ⠏
    }
    .brief = { $rank ->
        [ace] As
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Valet
        [queen] Dame
       *[king] Roi
    } { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }
    .typed = { rank-name.typed } de/ { suit-name.typed }, { suit-name.typed } { rank-name.typed }
    .from = { $rank ->
        [ace] de l’{ card-name }
        [queen] de la { card-name }
       *[king] du { card-name }
    }
    .to = { $rank ->
        [ace] à l’{ card-name }
        [queen] à la { card-name }
       *[king] au { card-name }
    }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
        [ace] As
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Valet
        [queen] Dame
       *[king] Roi
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠣
        [three] ⠩
        [four] ⠹
        [five] ⠱
        [six] ⠫
        [seven] ⠻
        [eight] ⠳
        [nine] ⠪
        [ten] ⠭
        [jack] ⠧
        [queen] ⠙
       *[king] ⠗
    }
    .typed = { card-name.typed }, { card-name }, { rank-name.typed }
    .from = { rank-name.from }
    .to = { rank-name.to }
# The rank as it stands on a card that is drawn: as short as on the cards that people have, in the
# digits that are printed on those.
card-index = { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] V
        [queen] D
       *[king] R
    }
# The suit's first letter, or as many as tell it from the others; drawn beside its sign where the player
# wants that.
card-suit-letter = { $suit ->
        [clubs] Tr
        [diamonds] Ca
        [hearts] Cœ
       *[spades] Pi
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] Trèfle
        [diamonds] Carreau
        [hearts] Cœur
       *[spades] Pique
    }
    .typed = { $suit ->
        [clubs] trèfle/trèfles/t
        [diamonds] carreau/carreaux/k
        [hearts] cœur/coeur/cœurs/coeurs/c
       *[spades] pique/piques/p
    }
# A rank without a suit; .from and .to are said of a range of ranks.
rank-name = { $rank ->
        [ace] as
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] valet
        [queen] dame
       *[king] roi
    }
    .from = { $rank ->
        [ace] de l’{ rank-name }
        [queen] de la { rank-name }
       *[king] du { rank-name }
    }
    .to = { $rank ->
        [ace] à l’{ rank-name }
        [queen] à la { rank-name }
       *[king] au { rank-name }
    }
    .typed = { $rank ->
        [ace] as/a
        [two] deux/2
        [three] trois/3
        [four] quatre/4
        [five] cinq/5
        [six] six/6
        [seven] sept/7
        [eight] huit/8
        [nine] neuf/9
        [ten] dix/10/x
        [jack] valet/v/j
        [queen] dame/reine/d/q
       *[king] roi/r/k
    }
# Any card of a rank, as in "vide, accepte un roi".
wanted-rank = { $rank ->
        [ace] un as
        [two] un 2
        [three] un 3
        [four] un 4
        [five] un 5
        [six] un 6
        [seven] un 7
        [eight] un 8
        [nine] un 9
        [ten] un 10
        [jack] un valet
        [queen] une dame
       *[king] un roi
    }
# Any card of a rank and a colour, as in "à poser sur un 5 noir". The colour agrees with the rank.
wanted-rank-colour = { $rank ->
        [ace] un as
        [two] un 2
        [three] un 3
        [four] un 4
        [five] un 5
        [six] un 6
        [seven] un 7
        [eight] un 8
        [nine] un 9
        [ten] un 10
        [jack] un valet
        [queen] une dame
       *[king] un roi
    } { $colour ->
        [red] rouge
       *[black] { $rank ->
            [queen] noire
           *[other] noir
        }
    }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first } ou { $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place } : { $card }
    .full = { $place } : { $card }, { COUNT($count, "cards") }
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place } : { $card }, accepte { $takes }
    .brief = { $place } : { $card }
label-takes-nothing = { $place } : { $card }, n’accepte rien
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = Défausse : { $card }. Colonnes : { $columns }. Talon : { $stock }.
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] Rien de pioché
       *[other] Piochée : { $card }
    }, défausse : { $waste }. Colonnes : { $columns }. Talon : { $stock }.
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }. Talon : { $stock }.
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = Colonnes { $first } à { $last } : { $cards }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit } : { $ranks }
# Neighbouring ranks; $first has the form .from and $last the form .to, which bring their articles.
ranks-range = { $first } { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { NUMBER($count, gender: "feminine") } de chaque : { $ranks }
# What is out of sight where suits do not count.
unseen-ranks = { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] Fondations : vides
       *[other] Fondations : { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] vide
        [ace] as
        [king] complet
       *[other] jusqu’{ rank-name.to }
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] vide
        [complete] complet
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = Cartes dans les colonnes : { $heights }{ $count ->
        [0] {""}
       *[other]  ; { $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] cellules
        [reserve] pile à part
        [stock] talon
        [waste] défausse
        [complete] hors table
       *[founded] fondations
    } { $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Cellule { $n }
    .at = cellule { $n }
    .to = à la cellule { $n }
    .from = de la cellule { $n }
    .typed = à/de/ la/ { $n } cellule
    .words = cellule, c
# A pile whose top card can be played.
place-reserve = Pile à part
    .at = pile à part
    .to = à la pile à part
    .from = de la pile à part
    .words = pile à part, pile, part
invites-waste = la défausse, retournée

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = { $count ->
        [1] Défausse retournée, une carte de nouveau au talon.
       *[other] Défausse retournée, { COUNT($count, "cards") } de nouveau au talon.
    }
    .brief = Retournée, { $count }.
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = { $suit ->
        [clubs] Trèfle
        [diamonds] Carreau
        [hearts] Cœur
       *[spades] Pique
    } complet, du roi à l’as, sort { $place }. { NUMBER($done, gender: "feminine") } sur { $total }.
told-can-finish = Le reste se joue tout seul : terminer est possible.
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }.
# $card leaves the table.
told-out = { $card } s’en va.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } ne va pas sur { $top } : { $colour ->
        [red] rouge sur rouge
       *[black] noir sur noir
    }. À poser sur { $wanted }.
refused-suit = { $card } ne va pas sur { $top } : autre couleur. À poser sur { $wanted }.
refused-rank = { $card } ne va pas sur { $top }. À poser sur { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } ne va pas sur { $top } : il faut { $kind ->
        [column] une colonne vide
        [foundation] une fondation vide
       *[other] une place vide
    }.
# $wanted is what the empty place takes.
refused-base = { $card } ne va pas { $place } : place vide, accepte seulement { $wanted }.
# $top lies on the waste, which takes $wanted.
refused-following = { $card } ne va pas sur { $top } : la défausse accepte { $wanted }.
# After a king, in some games.
refused-nothing-follows = { $top } : rien ne va dessus.
refused-stock-empty = Rien à piocher : le talon est vide.
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card } et { $top } font { $total }. { $card } va avec { $wanted }.
refused-king-alone = Un roi part seul.
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = { $card } va avec { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card } ne va pas { $place } avec ce qui est dessus : une carte à la fois.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card } ne bouge pas avec ce qui est dessus : { $upper } sur { $lower }, { $flaw ->
        [colour] rouge sur rouge ou noir sur noir
        [suit] autre couleur
       *[rank] pas la valeur suivante
    }. Déplacer d’abord { $upper }.
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = Pas assez de place : { COUNT($count, "cards") } à déplacer, place pour { $room }.
    .short = pas assez de place, { COUNT($count, "cards") } à déplacer, place pour { $room }
refused-occupied = { $card } ne va pas { $place } : cellule prise par { $top }, et une cellule ne garde qu’une carte.
# A card was to go to whichever cell is free.
no-cell-free = Aucune cellule n’est libre.
# An empty column that takes nothing.
refused-closed = { $card } ne va pas { $place } : la colonne est vide et le reste.
# Of a column one card moves, or all of them.
refused-part = { $card } ne se déplace pas ainsi : on déplace la carte du dessus d’une colonne, ou la colonne entière.
refused-stays = { $card } reste en place.
refused-on-foundation = { $card } : déjà sur une fondation.
refused-no-move = { $card } : aucun coup possible.
refused-nothing-safe = Aucune carte ne peut aller en fondation sans manquer plus tard.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = Le reste ne se joue pas encore tout seul : { $stock ->
        [yes] il faut d’abord retourner toutes les cartes et vider le talon.
       *[no] il y a encore des cartes posées sur d’autres de valeur inférieure.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { COUNT($done, "cards") } sur { NUMBER($total) } en fondation
progress-score = Score { $score }
# $stock and $waste cards lie there.
progress-reserve = Talon : { $stock ->
        [0] vide
       *[other] { $stock }
    }, défausse : { $waste ->
        [0] vide
       *[other] { $waste }
    }
# $hidden cards lie face down.
progress-hidden = { $hidden ->
        [1] Une carte cachée
       *[other] { COUNT($hidden, "cards") } cachées
    } dans les colonnes
# $left cards lie in the columns, $stock in the stock.
progress-columns = { $left ->
        [1] Reste une carte
       *[other] Restent { COUNT($left, "cards") }
    } en colonne, talon : { $stock ->
        [0] vide
       *[other] { $stock }
    }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [0] Aucune cellule libre
        [1] Une cellule libre
       *[other] { COUNT($cells, "cells") } libres
    }, { $columns ->
        [0] aucune colonne vide
        [1] une colonne vide
       *[other] { COUNT($columns, "columns") } vides
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] La défausse ne se retourne plus
        [1] La défausse se retourne encore une fois
       *[other] La défausse se retourne encore { NUMBER($left) } fois
    }
progress-runs = { COUNT($done, "runs") } { $done ->
        [one] complète
       *[other] complètes
    } sur { NUMBER($total) }
# $suits says how many of each suit.
progress-runs-suits = { COUNT($done, "runs") } { $done ->
        [one] complète
       *[other] complètes
    } sur { NUMBER($total) } : { $suits }
# $count runs of $suit.
suit-runs = { NUMBER($count, gender: "feminine") } de { $suit }
hint-safe = { $card } { $place } : ne manquera pas plus tard.
hint-plays = { $card } { $place }.
hint-from-waste = { $card } { $place } : libère la carte suivante de la défausse.
hint-joins = { $card } { $place } : prolonge une suite.
hint-frees-cell = { $card } { $place } : libère une cellule.
hint-digs = { $card } { $place } : pour atteindre { $wanted }.
hint-finish = Terminer : le reste se joue tout seul.
hint-recycle = Retourner la défausse : une de ses cartes peut être jouée.
# The first of $count cards that can be played one after the other.
hint-row = { $card }, { $from } : { COUNT($count, "cards") } à la suite.
hint-takes-away = { $card }, { $from }.
# $next lay under $card.
hint-uncovers = { $card }, { $from } : libère { $next }.
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card } et { COUNT($count, "cards") }
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] .
        [1] , pour libérer une carte.
       *[other] , pour libérer { COUNT($count, "cards") }.
    }
hint-pair-card = { $name } { $from }

## What the game does for the player.

act-auto-move = Jouer automatiquement la carte choisie
act-auto-move-all = Jouer toutes les cartes sûres
act-finish = Terminer : jouer le reste
command-auto-move = Jouer automatiquement la carte choisie
    .words = déplacer, déplace, deplacer, deplace
command-auto-move-all = Jouer toutes les cartes sûres
    .words = sûres, sûre, sures, sure
command-finish = Terminer : jouer le reste
    .words = terminer, termine
