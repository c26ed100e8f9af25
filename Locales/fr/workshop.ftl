# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = Groupes personnels
    .brief = Groupes personnels
workshop-group-new = Nouveau groupe
workshop-deck-new = Nouveau paquet
workshop-group-summary = { $title }, { COUNT($parts, "cards") }
workshop-deck-summary = Paquet { $title }, { COUNT($parts, "groups") }
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = Nom du groupe ? 0 pour revenir.
workshop-deck-name = Nom du paquet ? 0 pour revenir.
workshop-group-add = Ajouter des cartes
workshop-deck-add = Ajouter des groupes
workshop-group-remove = Retirer une carte
workshop-deck-remove = Retirer un groupe
workshop-rename = Changer le nom
workshop-save = Enregistrer
workshop-discard = Ne pas enregistrer
workshop-delete = Supprimer
workshop-group-next = Carte { $n } ? Une ligne vide pour finir.
    .brief = Carte { $n } ?
workshop-group-added = { $part }. Carte { $n } ?
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }, tel quel. Carte { $n } ?
workshop-group-twice = { $part } : y est déjà. Carte { $n } ?
workshop-group-too-many = Pas plus de 60 cartes. Une ligne vide pour finir.
workshop-deck-next = Groupe { $n } ? Une partie de son nom suffit ; une ligne vide pour finir.
    .brief = Groupe { $n } ?
workshop-deck-added = { $part }. Groupe { $n } ?
workshop-deck-twice = { $part } : y est déjà. Groupe { $n } ?
workshop-deck-too-many = Pas plus de 64 groupes. Une ligne vide pour finir.
workshop-deck-unknown = Aucun groupe n’a { $name } dans son nom. Un autre ?
workshop-which = { $name } : lequel ?
workshop-as-typed = Seulement { $name }, tel quel
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = { $count ->
        [1] Une carte qui va aussi dans d’autres groupes
       *[other] { COUNT($count, "cards") } qui vont aussi dans d’autres groupes
    }
# $card also fits each of $groups.
workshop-overlap = { $card } : { $groups }
workshop-keep-question = { $title } : enregistrer ?
workshop-group-too-few = Un groupe doit avoir 2 cartes.
workshop-deck-too-few = Un paquet doit avoir un groupe.
workshop-group-saved = Enregistré : { $title }, { COUNT($parts, "cards") }.
workshop-deck-saved = Enregistré : { $title }, { COUNT($parts, "groups") }.
workshop-delete-question = Supprimer { $title } ?
workshop-deleted = Supprimé : { $title }.
# $reason is what is wrong with what was typed.
workshop-no-name = Ce nom ne va pas : { $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }, { COUNT($parts, "cards") }.
workshop-import-none = { $file } : aucun groupe. Chaque ligne en est un : son nom, puis ses cartes.
# After the first $most groups.
workshop-import-limit = { $file } : trop de groupes. Limite : { $most }.
# $reason is why the line is no group.
workshop-import-line = { $file }, ligne { $line } : { $reason }
workshop-import-twice = { $part } y est deux fois.
workshop-import-no-name = La première cellule est vide : il y faut le nom du groupe.
workshop-import-quotes = Un guillemet n’est pas fermé.
workshop-import-too-many = plus de 60 cartes.
