# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.

game-spider = Spider
objective-spider = Former huit suites d’une couleur, du roi à l’as. Les colonnes descendent, quelle que soit la couleur, mais seules des cartes de même couleur se déplacent ensemble.
    .brief = Huit suites d’une couleur, du roi à l’as.
# $difficulty is "Easy" and the like.
spider-choice = { $difficulty } : { COUNT($suits, "suits") }
act-deal = Distribuer dix cartes
    .short = distribuer
command-deal = Distribuer dix cartes
    .words = distribuer, distribue

## Progress.

# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] Plus de distribution
        [1] Reste une distribution
       *[other] Restent { COUNT($deals, "deals") }
    }, { $hidden ->
        [0] aucune carte cachée
        [1] une carte cachée
       *[other] { COUNT($hidden, "cards") } cachées
    } dans les colonnes, { $columns ->
        [0] aucune colonne vide
        [1] une colonne vide
       *[other] { COUNT($columns, "columns") } vides
    }

## Refusals.

spider-refused-no-deals = Rien à distribuer : les cinq distributions sont faites.
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count ->
        [one] { $columns } : vide
       *[other] { $columns } : vides
    }. Avant de distribuer, il faut une carte dans chaque colonne.

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card }, { $from } { $place } : même couleur.
spider-hint-fills = { $card }, { $from } { $place } : pour distribuer, il faut une carte dans chaque colonne.
spider-hint-deal = Distribuer dix cartes.

## Help.

help-spider = Comment jouer à Spider
help-spider-text = Une carte va sur n’importe quelle carte de valeur immédiatement supérieure, quelle que soit sa couleur, mais seules des cartes de même couleur qui se suivent se déplacent ensemble. Une colonne vide accepte tout. Une suite d’une couleur, du roi à l’as, quitte la table toute seule.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = La touche d distribue dix cartes, une sur chaque colonne ; aucune ne doit alors être vide.{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = Points : { NUMBER($start) } au départ, { NUMBER($run) } par suite complète. Chaque coup coûte { $move }, même annulé.
