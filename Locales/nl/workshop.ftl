# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = Eigen groepen
    .brief = Eigen groepen
workshop-group-new = Nieuwe groep
workshop-deck-new = Nieuwe set
workshop-group-summary = { $title }, { $parts ->
        [one] 1 kaart
       *[other] { $parts } kaarten
    }
workshop-deck-summary = Set { $title }, { $parts ->
        [one] 1 groep
       *[other] { $parts } groepen
    }
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = Naam van de groep? 0 voor terug.
workshop-deck-name = Naam van de set? 0 voor terug.
workshop-group-add = Kaarten toevoegen
workshop-deck-add = Groepen toevoegen
workshop-group-remove = Een kaart eruit halen
workshop-deck-remove = Een groep eruit halen
workshop-rename = Andere naam
workshop-save = Opslaan
workshop-discard = Niet opslaan
workshop-delete = Verwijderen
workshop-group-next = Kaart { $n }? Een lege regel sluit af.
    .brief = Kaart { $n }?
workshop-group-added = { $part }. Kaart { $n }?
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }, zoals getypt. Kaart { $n }?
workshop-group-twice = { $part } zit er al in. Kaart { $n }?
workshop-group-too-many = Meer dan 60 kaarten passen er niet in. Een lege regel sluit af.
workshop-deck-next = Groep { $n }? Een deel van de naam is genoeg; een lege regel sluit af.
    .brief = Groep { $n }?
workshop-deck-added = { $part }. Groep { $n }?
workshop-deck-twice = { $part } zit er al in. Groep { $n }?
workshop-deck-too-many = Meer dan 64 groepen passen er niet in. Een lege regel sluit af.
workshop-deck-unknown = Geen groep heeft { $name } in de naam. Een andere?
workshop-which = { $name }: welke bedoel je?
workshop-as-typed = Gewoon { $name }, zoals getypt
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = { $count ->
        [one] 1 kaart die ook bij andere groepen past
       *[other] { $count } kaarten die ook bij andere groepen passen
    }
# $card also fits each of $groups.
workshop-overlap = { $card }: { $groups }
workshop-keep-question = { $title }: opslaan?
workshop-group-too-few = Een groep heeft 2 kaarten nodig.
workshop-deck-too-few = Een set heeft een groep nodig.
workshop-group-saved = Opgeslagen: { $title }, { $parts ->
        [one] 1 kaart
       *[other] { $parts } kaarten
    }.
workshop-deck-saved = Opgeslagen: { $title }, { $parts ->
        [one] 1 groep
       *[other] { $parts } groepen
    }.
workshop-delete-question = { $title } verwijderen?
workshop-deleted = Verwijderd: { $title }.
# $reason is what is wrong with what was typed.
workshop-no-name = Geen naam: { $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }, { $parts ->
        [one] 1 kaart
       *[other] { $parts } kaarten
    }.
workshop-import-none = { $file }: geen groepen. Elke regel is er een: eerst de naam, dan de kaarten.
# After the first $most groups.
workshop-import-limit = { $file }: te veel groepen. Limiet: { $most }.
# $reason is why the line is no group.
workshop-import-line = { $file }, regel { $line }: { $reason }
workshop-import-twice = { $part } staat er twee keer.
workshop-import-no-name = De eerste cel is leeg: daar hoort de naam van de groep.
workshop-import-quotes = Een aanhalingsteken is niet gesloten.
workshop-import-too-many = meer dan 60 kaarten.
