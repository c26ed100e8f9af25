# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = Własne grupy
    .brief = Własne grupy
workshop-group-new = Nowa grupa
workshop-deck-new = Nowy zestaw
workshop-group-summary = { $title }, { COUNT($parts, "cards") }
workshop-deck-summary = Zestaw { $title }, { COUNT($parts, "groups") }
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = Nazwa grupy? 0 wraca.
workshop-deck-name = Nazwa zestawu? 0 wraca.
workshop-group-add = Dodaj karty
workshop-deck-add = Dodaj grupy
workshop-group-remove = Wyjmij kartę
workshop-deck-remove = Wyjmij grupę
workshop-rename = Inna nazwa
workshop-save = Zapisz
workshop-discard = Nie zapisuj
workshop-delete = Usuń
workshop-group-next = Karta { $n }? Pusty wiersz kończy.
    .brief = Karta { $n }?
workshop-group-added = { $part }. Karta { $n }?
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }, jak wpisano. Karta { $n }?
workshop-group-twice = Już jest: { $part }. Karta { $n }?
workshop-group-too-many = Więcej niż 60 kart się nie zmieści. Pusty wiersz kończy.
workshop-deck-next = Grupa { $n }? Wystarczy część nazwy; pusty wiersz kończy.
    .brief = Grupa { $n }?
workshop-deck-added = { $part }. Grupa { $n }?
workshop-deck-twice = Już jest: { $part }. Grupa { $n }?
workshop-deck-too-many = Więcej niż 64 grupy się nie zmieszczą. Pusty wiersz kończy.
workshop-deck-unknown = Żadna grupa nie ma w nazwie: { $name }. Inna?
workshop-which = Które: { $name }?
workshop-as-typed = Tylko { $name }, jak wpisano
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = { COUNT($count, "cards") } { $count ->
        [one] pasująca
        [few] pasujące
       *[many] pasujących
    } do innych grup
# $card also fits each of $groups.
workshop-overlap = { $card }: { $groups }
workshop-keep-question = { $title }: zapisać?
workshop-group-too-few = Grupa musi mieć dwie karty.
workshop-deck-too-few = Zestaw musi mieć grupę.
workshop-group-saved = Zapisano: { $title }, { COUNT($parts, "cards") }.
workshop-deck-saved = Zapisano: { $title }, { COUNT($parts, "groups") }.
workshop-delete-question = Usunąć: { $title }?
workshop-deleted = Usunięto: { $title }.
# $reason is what is wrong with what was typed.
workshop-no-name = To nie jest nazwa: { $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }, { COUNT($parts, "cards") }.
workshop-import-none = { $file }: brak grup. Każdy wiersz to jedna: jej nazwa, potem jej karty.
# After the first $most groups.
workshop-import-limit = { $file }: za dużo grup. Limit: { $most }.
# $reason is why the line is no group.
workshop-import-line = { $file }, wiersz { $line }: { $reason }
workshop-import-twice = { $part }: dwa razy.
workshop-import-no-name = Pierwsza komórka jest pusta: tu ma być nazwa grupy.
workshop-import-quotes = Brakuje zamykającego cudzysłowu.
workshop-import-too-many = więcej niż 60 kart.
