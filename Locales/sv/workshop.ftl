# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = Egna grupper
    .brief = Egna grupper
workshop-group-new = Ny grupp
workshop-deck-new = Ny kortlek
workshop-group-summary = { $title }, { COUNT($parts, "cards") }
workshop-deck-summary = Kortlek { $title }, { COUNT($parts, "groups") }
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = Gruppens namn? 0 för tillbaka.
workshop-deck-name = Kortlekens namn? 0 för tillbaka.
workshop-group-add = Lägg till kort
workshop-deck-add = Lägg till grupper
workshop-group-remove = Ta bort ett kort
workshop-deck-remove = Ta bort en grupp
workshop-rename = Byt namn
workshop-save = Spara
workshop-discard = Spara inte
workshop-delete = Radera
workshop-group-next = Kort { $n }? En tom rad avslutar.
    .brief = Kort { $n }?
workshop-group-added = { $part }. Kort { $n }?
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }, som du skrev. Kort { $n }?
workshop-group-twice = { $part } är redan med. Kort { $n }?
workshop-group-too-many = Fler än 60 kort får inte plats. En tom rad avslutar.
workshop-deck-next = Grupp { $n }? En del av namnet räcker; en tom rad avslutar.
    .brief = Grupp { $n }?
workshop-deck-added = { $part }. Grupp { $n }?
workshop-deck-twice = { $part } är redan med. Grupp { $n }?
workshop-deck-too-many = Fler än 64 grupper får inte plats. En tom rad avslutar.
workshop-deck-unknown = Ingen grupp har { $name } i sitt namn. En annan?
workshop-which = { $name }: vilken menar du?
workshop-as-typed = Bara { $name }, som du skrev
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = { COUNT($count, "cards") } som passar i andra grupper
# $card also fits each of $groups.
workshop-overlap = { $card }: { $groups }
workshop-keep-question = { $title }: spara?
workshop-group-too-few = En grupp behöver 2 kort.
workshop-deck-too-few = En kortlek behöver en grupp.
workshop-group-saved = Sparad: { $title }, { COUNT($parts, "cards") }.
workshop-deck-saved = Sparad: { $title }, { COUNT($parts, "groups") }.
workshop-delete-question = Radera { $title }?
workshop-deleted = Raderad: { $title }.
# $reason is what is wrong with what was typed.
workshop-no-name = Inget namn: { $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }, { COUNT($parts, "cards") }.
workshop-import-none = { $file }: inga grupper. Varje rad är en: namnet, sedan korten.
# After the first $most groups.
workshop-import-limit = { $file }: för många grupper. Gräns: { $most }.
# $reason is why the line is no group.
workshop-import-line = { $file }, rad { $line }: { $reason }
workshop-import-twice = { $part } finns två gånger.
workshop-import-no-name = Första cellen är tom: där ska gruppens namn stå.
workshop-import-quotes = Ett citattecken är inte stängt.
workshop-import-too-many = fler än 60 kort.
