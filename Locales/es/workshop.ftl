# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = Grupos propios
    .brief = Grupos propios
workshop-group-new = Grupo nuevo
workshop-deck-new = Baraja nueva
workshop-group-summary = { $title }, { COUNT($parts, "cards") }
workshop-deck-summary = Baraja { $title }, { COUNT($parts, "groups") }
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = ¿Nombre del grupo? 0 para volver.
workshop-deck-name = ¿Nombre de la baraja? 0 para volver.
workshop-group-add = Añadir cartas
workshop-deck-add = Añadir grupos
workshop-group-remove = Quitar una carta
workshop-deck-remove = Quitar un grupo
workshop-rename = Otro nombre
workshop-save = Guardar
workshop-discard = No guardar
workshop-delete = Borrar
workshop-group-next = ¿Carta { $n }? Línea vacía para terminar.
    .brief = ¿Carta { $n }?
workshop-group-added = { $part }. ¿Carta { $n }?
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }, tal cual. ¿Carta { $n }?
workshop-group-twice = Ya está: { $part }. ¿Carta { $n }?
workshop-group-too-many = No caben más de 60 cartas. Línea vacía para terminar.
workshop-deck-next = ¿Grupo { $n }? Basta una parte del nombre; línea vacía para terminar.
    .brief = ¿Grupo { $n }?
workshop-deck-added = { $part }. ¿Grupo { $n }?
workshop-deck-twice = Ya está: { $part }. ¿Grupo { $n }?
workshop-deck-too-many = No caben más de 64 grupos. Línea vacía para terminar.
workshop-deck-unknown = Ningún grupo lleva { $name } en el nombre. ¿Otro?
workshop-which = ¿Cuál: { $name }?
workshop-as-typed = Solo { $name }, tal cual
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = { $count ->
        [one] Una carta que vale para otros grupos
       *[other] { COUNT($count, "cards") } que valen para otros grupos
    }
# $card also fits each of $groups.
workshop-overlap = { $card }: { $groups }
workshop-keep-question = { $title }: ¿guardar?
workshop-group-too-few = Un grupo necesita 2 cartas.
workshop-deck-too-few = Una baraja necesita un grupo.
workshop-group-saved = Guardado: { $title }, { COUNT($parts, "cards") }.
workshop-deck-saved = Guardado: { $title }, { COUNT($parts, "groups") }.
workshop-delete-question = ¿Borrar { $title }?
workshop-deleted = Borrado: { $title }.
# $reason is what is wrong with what was typed.
workshop-no-name = No es un nombre: { $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }, { COUNT($parts, "cards") }.
workshop-import-none = { $file }: ningún grupo. Cada línea es uno: su nombre y después sus cartas.
# After the first $most groups.
workshop-import-limit = { $file }: demasiados grupos. Límite: { $most }.
# $reason is why the line is no group.
workshop-import-line = { $file }, línea { $line }: { $reason }
workshop-import-twice = { $part } está dos veces.
workshop-import-no-name = La primera celda está vacía: en ella va el nombre del grupo.
workshop-import-quotes = Faltan unas comillas de cierre.
workshop-import-too-many = más de 60 cartas.
