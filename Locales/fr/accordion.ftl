# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = Accordéon
objective-accordion = Réunir toutes les cartes en un seul tas. Une carte va sur celle de gauche ou sur la troisième à gauche, si la couleur ou la valeur est la même.
    .brief = Toutes les cartes en un seul tas.
choice-accordion = 52 cartes en file
# Told in the tutorial.
accordion-tutorial-code = Le numéro d’un tas est sa ligne et sa colonne.

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = { NUMBER($piles) } tas, { $moves ->
        [0] aucun coup
       *[other] { COUNT($moves, "moves") } : { $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = Recouvre : { $card }.
accordion-progress = Tas restants : { $piles }
accordion-refused-far = { $card } n’atteint pas { $top } : seulement le premier ou le troisième tas à gauche.
accordion-refused-match = { $card } et { $top } n’ont ni couleur ni valeur en commun.
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card }, { $from } { $place } : peu d’autres cartes vont avec { $other }.

## Help.

help-accordion = Comment jouer à l’Accordéon
help-accordion-text = 52 cartes forment une file, lue par lignes de neuf. Une carte va sur le tas à sa gauche ou sur le troisième à gauche, si la couleur ou la valeur est la même. Un tas qui part ne laisse pas de vide : des tas séparés deviennent voisins et gardent leur numéro. La partie est gagnée quand il ne reste qu’un tas.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = Le numéro d’un tas est sa ligne et sa colonne : 23, c’est ligne 2, colonne 3. Sa carte part aussitôt si elle n’a qu’une destination ; sinon, taper ensuite le numéro de l’autre tas. Tabulation parcourt les cartes jouables, Entrée joue. La touche t lit les lignes, { $input ->
        [keys] la touche b
       *[lines] « ligne 2 »
    } l’une d’elles ; la touche a donne le nombre de tas et de coups.
