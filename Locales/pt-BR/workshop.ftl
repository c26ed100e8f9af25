# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = Seus grupos
    .brief = Seus grupos
workshop-group-new = Novo grupo
workshop-deck-new = Novo baralho
workshop-group-summary = { $title }, { COUNT($parts, "cards") }
workshop-deck-summary = Baralho { $title }, { COUNT($parts, "groups") }
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = Nome do grupo? 0 para voltar.
workshop-deck-name = Nome do baralho? 0 para voltar.
workshop-group-add = Adicionar cartas
workshop-deck-add = Adicionar grupos
workshop-group-remove = Tirar uma carta
workshop-deck-remove = Tirar um grupo
workshop-rename = Outro nome
workshop-save = Salvar
workshop-discard = Não salvar
workshop-delete = Apagar
workshop-group-next = Carta { $n }? Linha vazia para terminar.
    .brief = Carta { $n }?
workshop-group-added = { $part }. Carta { $n }?
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }, como digitado. Carta { $n }?
workshop-group-twice = { $part } já está ali. Carta { $n }?
workshop-group-too-many = Não cabem mais de 60 cartas. Linha vazia para terminar.
workshop-deck-next = Grupo { $n }? Basta uma parte do nome; linha vazia para terminar.
    .brief = Grupo { $n }?
workshop-deck-added = { $part }. Grupo { $n }?
workshop-deck-twice = { $part } já está ali. Grupo { $n }?
workshop-deck-too-many = Não cabem mais de 64 grupos. Linha vazia para terminar.
workshop-deck-unknown = Nenhum grupo tem { $name } no nome. Outro?
workshop-which = Qual { $name }?
workshop-as-typed = Só { $name }, como digitado
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = { $count ->
        [1] Uma carta que serve em outros grupos
       *[other] { COUNT($count, "cards") } que servem em outros grupos
    }
# $card also fits each of $groups.
workshop-overlap = { $card }: { $groups }
workshop-keep-question = { $title }: salvar?
workshop-group-too-few = Um grupo precisa de 2 cartas.
workshop-deck-too-few = Um baralho precisa de um grupo.
workshop-group-saved = Salvo: { $title }, { COUNT($parts, "cards") }.
workshop-deck-saved = Salvo: { $title }, { COUNT($parts, "groups") }.
workshop-delete-question = Apagar { $title }?
workshop-deleted = Apagado: { $title }.
# $reason is what is wrong with what was typed.
workshop-no-name = Não é um nome: { $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }, { COUNT($parts, "cards") }.
workshop-import-none = { $file }: nenhum grupo. Cada linha é um: o nome, depois as cartas.
# After the first $most groups.
workshop-import-limit = { $file }: grupos demais. Limite: { $most }.
# $reason is why the line is no group.
workshop-import-line = { $file }, linha { $line }: { $reason }
workshop-import-twice = { $part } aparece duas vezes.
workshop-import-no-name = A primeira célula está vazia: nela vai o nome do grupo.
workshop-import-quotes = Aspas abertas sem fechar.
workshop-import-too-many = mais de 60 cartas.
