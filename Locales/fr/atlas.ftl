# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group has one base card ("Countries of Europe") and its partners ("France").
### $group is the name of a group, $card a card, $place a place in the form .to.
### base card: carte de base; partner: partenaire. A group's name stays as it is after "groupe", and a
### card's name before a colon, so that nothing has to agree with it.

game-atlas = Atlas Solitaire
objective-atlas = Compléter chaque groupe : d’abord sa carte de base sur une fondation, puis ses partenaires.
    .brief = Compléter chaque groupe.

# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }, carte de base
    .short = { $group }
    .brief = { $group }, base
# A card of the player's own groups.
name-own = { $name }

atlas-invites-base = une carte de base

# $done of $total groups are complete now.
atlas-group-completed = { $group } : complet, { NUMBER($done) } sur { $total }.
    .brief = { $group } : complet.
command-completed = Lire les groupes complets
    .words = complets, complet
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group } : { $cards }
atlas-completed-none = Aucun groupe n’est encore complet.
atlas-nothing-playable-drawn = Talon vide, et aucune carte piochée ne peut être jouée.

## Progress. $missing partners are still to come.

atlas-progress = { COUNT($done, "groups") } { $done ->
        [one] complet
       *[other] complets
    } sur { NUMBER($total) }
atlas-progress-group = { $missing ->
        [1] { $group } : il manque une carte
       *[other] { $group } : il manque { COUNT($missing, "cards") }
    }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = Talon : { $stock ->
        [0] vide
       *[other] { $stock }
    }, défausse : { $waste ->
        [0] vide
       *[other] { $waste }
    }, { $hidden ->
        [0] aucune carte cachée
        [1] une carte cachée
       *[other] { COUNT($hidden, "cards") } cachées
    } dans les colonnes

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = { $card } ne va pas { $place } : une fondation vide n’accepte qu’une carte de base.
atlas-refused-occupied = { $card }, ne va pas { $place }, prise par { $group }. Une carte de base va sur une fondation vide.
atlas-refused-not-in-group = { $card } : n’appartient pas au groupe { $group }.
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = { $card } : juste pour { $group }, mais dans cette partie, carte du groupe { $home }.
atlas-refused-name-there = { $card } : déjà là ; celle-ci est d’un autre groupe.
atlas-refused-base-in-column = { $card }, ne va pas { $place } : une carte de base ne va que sur une place vide.
atlas-refused-on-base = { $card } ne va pas { $place } : rien ne va sur une carte de base en colonne.
atlas-refused-not-together = { $card } et { $top } : ne vont pas ensemble.
atlas-refused-other-group = { $card } et { $top } : pourraient aller ensemble, mais pas dans cette partie.

## Hints.

atlas-hint-belongs = { $card } { $place } : groupe { $group }.
atlas-hint-opens = { $card } { $place } : ouvre un groupe.

## Learner mode.

# The group of a card, after its name.
atlas-lesson-group = { $group }.
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] Tout y est : { $members }.
        [1] Il manque une carte. Cartes du groupe : { $members }.
       *[other] Il manque { COUNT($missing, "cards") }. Cartes du groupe : { $members }.
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = Image : { $caption }
card-picture = Avec une image.

## Decks and dealing.

deck-without-groups = Un paquet doit avoir au moins un groupe.
# $limit is the most a deck may have.
deck-too-large = Un paquet peut avoir { COUNT($limit, "groups") } au plus.
deck-group-incomplete = Le groupe { $group } n’a pas de carte de base ou pas de partenaires.
deck-group-twice = Le groupe { $group } est deux fois dans le paquet.
deck-name-twice = Le groupe { $group } a deux fois la même carte.
deck-columns = Impossible de distribuer ces colonnes : il faut quatre nombres, et pas plus de cartes qu’il n’y en a.
deck-no-group = Un paquet doit avoir au moins un groupe.
deck-unknown-group = Il n’y a pas de groupe { $group }.
deck-no-base = Le groupe { $group } n’a pas de carte de base.
deck-no-partners = Le groupe { $group } n’a pas de partenaires.
# $found groups are there, $needed were asked for.
deal-too-few-groups = Trop peu de groupes pour cette partie : { NUMBER($needed) } demandés, { NUMBER($found) } disponibles.
# $needed groups were asked for.
deal-too-much-shared = Impossible de distribuer { COUNT($needed, "groups") } : trop de cartes iraient dans deux d’entre eux.
deal-any = N’importe quelle donne, peut-être ingagnable.
deal-not-known-winnable = Cette donne n’est peut-être pas gagnable.

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $card }, groupe { $home } : juste aussi pour { $other }.
overlap-homonym = { $card }, groupe { $home } : même nom qu’une carte du groupe { $other }.

## Help.

help-atlas = Comment jouer à Atlas Solitaire
help-atlas-text = Chaque groupe a une carte de base et des partenaires. Poser une carte de base sur une fondation vide, puis ses partenaires dessus. En colonne, un partenaire va sur un partenaire de son groupe ; une colonne vide accepte n’importe quelle carte. Quand rien ne va, piocher au talon.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] Taper le numéro d’une place pour prendre sa carte, puis le numéro de la place où elle va. Deux numéros font un coup entier : 5 7 joue de la place 5 à la place 7.
    }

## Settings.

setting-reshuffles = Mélanges de la défausse
setting-reshuffles-help = Combien de fois la défausse peut être mélangée, dans les nouvelles parties.
setting-level = Niveau scolaire
setting-level-help = Quels groupes sont distribués, dans les nouvelles parties.
setting-level-any = tous
setting-level-primary = primaire
setting-level-secondary = secondaire
setting-level-expert = au-delà du programme scolaire
