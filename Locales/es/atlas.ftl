# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group has one base card ("Countries of Europe") and its partners ("France").
### $group is the name of a group, $card a card, $place a place in the form .to.
### base card: carta base; partner: carta compañera.

game-atlas = Solitario Atlas
objective-atlas = Completa todos los grupos: primero la carta base en una fundación, luego sus compañeras.
    .brief = Completa todos los grupos.

# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }, carta base
    .short = { $group }
    .brief = { $group }, base
# A card of the player's own groups.
name-own = { $name }

atlas-invites-base = una carta base

# $done of $total groups are complete now.
atlas-group-completed = Grupo completo: { $group }, { NUMBER($done) } de { $total }.
    .brief = Grupo completo: { $group }.
command-completed = Leer los grupos completos
    .words = completos, completo
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group }: { $cards }
atlas-completed-none = Aún no hay ningún grupo completo.
atlas-nothing-playable-drawn = El mazo está vacío y ninguna carta robada encaja.

## Progress. $missing partners are still to come.

atlas-progress = { NUMBER($done) } de { COUNT($total, "groups") } completos
atlas-progress-group = { $missing ->
        [one] { $group }: falta una carta
       *[other] { $group }: faltan { COUNT($missing, "cards") }
    }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = Mazo: { $stock ->
        [0] vacío
       *[other] { $stock }
    }, descarte: { $waste ->
        [0] vacío
       *[other] { $waste }
    }, { $hidden ->
        [0] ninguna boca abajo en las columnas
       *[other] { NUMBER($hidden, gender: "feminine") } boca abajo en las columnas
    }

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = { $card }: no puede ir { $place }. En una fundación vacía solo va una carta base.
atlas-refused-occupied = { $card }: no puede ir { $place }. Ya tiene grupo: { $group }. Una carta base necesita una fundación vacía.
atlas-refused-not-in-group = { $card }: no pertenece al grupo { $group }.
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = { $card }: encaja en { $group }, pero en esta partida es del grupo { $home }.
atlas-refused-name-there = { $card }: ya hay una ahí; esta es de otro grupo.
atlas-refused-base-in-column = { $card }: no puede ir { $place }. Una carta base solo va a un lugar vacío.
atlas-refused-on-base = { $card }: no puede ir { $place }. En una columna, nada va sobre una carta base.
atlas-refused-not-together = { $card }: no va con { $top }.
atlas-refused-other-group = { $card }: podría ir con { $top }, pero no en esta partida.

## Hints.

atlas-hint-belongs = { $card }, { $place }: grupo { $group }.
atlas-hint-opens = { $card }, { $place }: abre un grupo.

## Learner mode.

# The group of a card, after its name.
atlas-lesson-group = { $group }.
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] Están todas: { $members }.
        [one] Falta 1. Sus compañeras: { $members }.
       *[other] Faltan { $missing }. Sus compañeras: { $members }.
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = Imagen: { $caption }
card-picture = Con imagen.

## Decks and dealing.

deck-without-groups = Una baraja necesita al menos un grupo.
# $limit is the most a deck may have.
deck-too-large = Una baraja puede tener como máximo { COUNT($limit, "groups") }.
deck-group-incomplete = El grupo { $group } no tiene carta base o no tiene compañeras.
deck-group-twice = El grupo { $group } está dos veces en la baraja.
deck-name-twice = El grupo { $group } tiene la misma carta dos veces.
deck-columns = Las columnas no se pueden repartir así: cuatro números, y no más cartas de las que hay.
deck-no-group = Una baraja necesita al menos un grupo.
deck-unknown-group = No existe el grupo { $group }.
deck-no-base = El grupo { $group } no tiene carta base.
deck-no-partners = El grupo { $group } no tiene compañeras.
# $found groups are there, $needed were asked for.
deal-too-few-groups = No se puede repartir una partida de { COUNT($needed, "groups") }: solo hay { NUMBER($found) } para elegir.
# $needed groups were asked for.
deal-too-much-shared = No se puede repartir una partida de { COUNT($needed, "groups") }: demasiadas cartas valdrían para dos grupos.
deal-any = Reparto cualquiera: quizá no se pueda ganar.
deal-not-known-winnable = Quizá este reparto no se pueda ganar.

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $card }, del grupo { $home }: vale también para el grupo { $other }.
overlap-homonym = { $card }, del grupo { $home }: se llama igual que una carta del grupo { $other }.

## Help.

help-atlas = Cómo se juega al Solitario Atlas
help-atlas-text = Cada grupo tiene una carta base y cartas compañeras. Pon una carta base en una fundación vacía y luego sus compañeras encima. En las columnas, una compañera va sobre otra de su grupo; una columna vacía admite cualquier carta. Roba del mazo cuando nada encaje.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] Escribe el número de un lugar para tomar su carta y luego el número del lugar al que va. Dos números son una jugada entera: 5 7 lleva del lugar 5 al lugar 7.
    }

## Settings.

setting-reshuffles = Veces que se baraja el descarte
setting-reshuffles-help = Cuántas veces se puede barajar el descarte, en partidas nuevas.
setting-level = Nivel escolar
setting-level-help = Qué grupos se reparten en las partidas nuevas.
setting-level-any = cualquiera
setting-level-primary = primaria
setting-level-secondary = secundaria
setting-level-expert = más allá de la escuela
