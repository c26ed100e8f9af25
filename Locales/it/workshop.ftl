# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = I tuoi gruppi
    .brief = I tuoi gruppi
workshop-group-new = Nuovo gruppo
workshop-deck-new = Nuova raccolta
workshop-group-summary = { $title }, { COUNT($parts, "cards") }
workshop-deck-summary = Raccolta { $title }, { COUNT($parts, "groups") }
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = Nome del gruppo? 0 per tornare.
workshop-deck-name = Nome della raccolta? 0 per tornare.
workshop-group-add = Aggiungi carte
workshop-deck-add = Aggiungi gruppi
workshop-group-remove = Togli una carta
workshop-deck-remove = Togli un gruppo
workshop-rename = Un altro nome
workshop-save = Salva
workshop-discard = Non salvare
workshop-delete = Elimina
workshop-group-next = Carta { $n }? Una riga vuota per finire.
    .brief = Carta { $n }?
workshop-group-added = { $part }. Carta { $n }?
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }, com'è scritta. Carta { $n }?
workshop-group-twice = { $part }: c'è già. Carta { $n }?
workshop-group-too-many = Più di 60 carte non ci stanno. Una riga vuota per finire.
workshop-deck-next = Gruppo { $n }? Basta una parte del nome; una riga vuota per finire.
    .brief = Gruppo { $n }?
workshop-deck-added = { $part }. Gruppo { $n }?
workshop-deck-twice = { $part }: c'è già. Gruppo { $n }?
workshop-deck-too-many = Più di 64 gruppi non ci stanno. Una riga vuota per finire.
workshop-deck-unknown = Nessun gruppo ha { $name } nel nome. Un altro?
workshop-which = Quale: { $name }?
workshop-as-typed = Solo { $name }, com'è scritto
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = { $count ->
        [one] Una carta che va bene per altri gruppi
       *[other] { COUNT($count, "cards") } che vanno bene per altri gruppi
    }
# $card also fits each of $groups.
workshop-overlap = { $card }: { $groups }
workshop-keep-question = { $title }: salvare?
workshop-group-too-few = Un gruppo deve avere 2 carte.
workshop-deck-too-few = Una raccolta deve avere un gruppo.
workshop-group-saved = Salvato: { $title }, { COUNT($parts, "cards") }.
workshop-deck-saved = Salvato: { $title }, { COUNT($parts, "groups") }.
workshop-delete-question = Eliminare { $title }?
workshop-deleted = Eliminato: { $title }.
# $reason is what is wrong with what was typed.
workshop-no-name = Non è un nome: { $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }, { COUNT($parts, "cards") }.
workshop-import-none = { $file }: nessun gruppo. Ogni riga è un gruppo: il nome, poi le sue carte.
# After the first $most groups.
workshop-import-limit = { $file }: troppi gruppi. Limite: { $most }.
# $reason is why the line is no group.
workshop-import-line = { $file }, riga { $line }: { $reason }
workshop-import-twice = { $part } c'è due volte.
workshop-import-no-name = La prima cella è vuota: ci va il nome del gruppo.
workshop-import-quotes = Virgolette non chiuse.
workshop-import-too-many = più di 60 carte.
