# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = Eigene Gruppen
    .brief = Eigene Gruppen
workshop-group-new = Neue Gruppe
workshop-deck-new = Neues Deck
workshop-group-summary = { $title }, { COUNT($parts, "cards") }
workshop-deck-summary = Deck { $title }, { COUNT($parts, "groups") }
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = Name der Gruppe? 0 führt zurück.
workshop-deck-name = Name des Decks? 0 führt zurück.
workshop-group-add = Karten dazu
workshop-deck-add = Gruppen dazu
workshop-group-remove = Eine Karte herausnehmen
workshop-deck-remove = Eine Gruppe herausnehmen
workshop-rename = Anderer Name
workshop-save = Speichern
workshop-discard = Nicht speichern
workshop-delete = Löschen
workshop-group-next = Karte { $n }? Eine leere Zeile beendet.
    .brief = Karte { $n }?
workshop-group-added = { $part }. Karte { $n }?
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }, wie getippt. Karte { $n }?
workshop-group-twice = Schon dabei: { $part }. Karte { $n }?
workshop-group-too-many = Mehr als 60 Karten passen nicht hinein. Eine leere Zeile beendet.
workshop-deck-next = Gruppe { $n }? Ein Teil des Namens genügt; eine leere Zeile beendet.
    .brief = Gruppe { $n }?
workshop-deck-added = { $part }. Gruppe { $n }?
workshop-deck-twice = Schon dabei: { $part }. Gruppe { $n }?
workshop-deck-too-many = Mehr als 64 Gruppen passen nicht hinein. Eine leere Zeile beendet.
workshop-deck-unknown = Keine Gruppe hat { $name } im Namen. Eine andere?
workshop-which = { $name }: Was ist gemeint?
workshop-as-typed = Nur { $name }, wie getippt
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = { COUNT($count, "cards") }, die auch in andere Gruppen { $count ->
        [one] passt
       *[other] passen
    }
# $card also fits each of $groups.
workshop-overlap = { $card }: { $groups }
workshop-keep-question = { $title }: speichern?
workshop-group-too-few = Eine Gruppe braucht 2 Karten.
workshop-deck-too-few = Ein Deck braucht eine Gruppe.
workshop-group-saved = Gespeichert: { $title }, { COUNT($parts, "cards") }.
workshop-deck-saved = Gespeichert: { $title }, { COUNT($parts, "groups") }.
workshop-delete-question = { $title } löschen?
workshop-deleted = Gelöscht: { $title }.
# $reason is what is wrong with what was typed.
workshop-no-name = Das ist kein Name: { $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }, { COUNT($parts, "cards") }.
workshop-import-none = { $file }: keine Gruppen. Jede Zeile ist eine: ihr Name, dann ihre Karten.
# After the first $most groups.
workshop-import-limit = { $file }: zu viele Gruppen. Grenze: { $most }.
# $reason is why the line is no group.
workshop-import-line = { $file }, Zeile { $line }: { $reason }
workshop-import-twice = { $part } kommt zweimal vor.
workshop-import-no-name = Die erste Zelle ist leer: In sie gehört der Name der Gruppe.
workshop-import-quotes = Ein Anführungszeichen ist nicht geschlossen.
workshop-import-too-many = mehr als 60 Karten.
