# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Leve todas as cartas para as fundações, cada naipe do ás ao rei. As colunas descem alternando as cores; uma célula guarda uma carta qualquer.
    .brief = Cada naipe na sua fundação, do ás ao rei.
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { COUNT($cells, "cells") }

## Refusals.

# $number was asked for, $last is the highest number.
freecell-deal-number = Não existe a partida { $number }: as do FreeCell vão de 1 a { $last }.
freecell-deal-not-winnable = Esta é a famosa partida que não tem solução.

## Help.

help-freecell = Como se joga FreeCell
help-freecell-text = Nas colunas, uma carta vai sobre outra um valor acima e da outra cor. Uma célula guarda uma carta qualquer; coluna vazia aceita qualquer carta. Uma sequência se move de uma vez quando há células livres e colunas vazias que bastem. As fundações sobem por naipe, a partir do ás. As partidas têm os números do FreeCell da Microsoft.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-freecell-typing = { typing-places }
# How points come: $card for each card.
freecell-points = Pontos: { $card } por carta numa fundação.

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = O arquivo está vazio. Uma partida tem { NUMBER($columns, gender: "feminine") } linhas de cartas, uma para cada coluna.
# $count columns were found, FreeCell has $columns.
freecell-board-columns = { $count ->
        [1] A partida tem uma coluna; o FreeCell tem { $columns }.
       *[other] A partida tem { COUNT($count, "columns") }; o FreeCell tem { $columns }.
    }
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = Linha { $line }, carta { $position }: { $text } não é uma carta. Cartas se escrevem assim: 10H, QS ou AC.
# $card is a card, $line the number of a line.
freecell-board-again = Linha { $line }: { $card } aparece pela segunda vez.
# $cards is a list of cards.
freecell-board-missing = Faltam na partida: { $cards }.
# $count cards, five or more.
freecell-board-incomplete = { $count ->
        [1] Falta uma carta na partida.
       *[other] Faltam { COUNT($count, "cards") } na partida.
    }
# $line is the number of a line.
freecell-board-begun = Linha { $line }: células e fundações têm que estar vazias. Só serve uma partida desde o começo.
