# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Leve todas as cartas para as fundações, cada naipe do ás ao rei. As colunas descem alternando as cores; uma célula guarda uma carta qualquer.
    .brief = Cada naipe na sua fundação, do ás ao rei.
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { COUNT($cells, "cells") }

# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Célula { $n }
    .at = célula { $n }
    .to = para a célula { $n }
    .from = da célula { $n }
    .typed = para/da/ a/ { $n } célula
    .words = célula, cel, c

# Under the objective: what is free to move cards through.
freecell-progress-room = { $cells ->
        [0] Nenhuma célula livre
        [1] Uma célula livre
       *[other] { COUNT($cells, "cells") } livres
    }, { $columns ->
        [0] nenhuma coluna vazia
        [1] uma coluna vazia
       *[other] { COUNT($columns, "columns") } vazias
    }

## Refusals.

# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
freecell-refused-room = Falta espaço: são { COUNT($count, "cards") }, e { $room ->
        [1] só cabe uma carta
       *[other] só cabem { COUNT($room, "cards") }
    }.
    .short = falta espaço: são { COUNT($count, "cards") }, e { $room ->
        [1] só cabe uma carta
       *[other] só cabem { COUNT($room, "cards") }
    }
freecell-refused-occupied = { $card } não pode ir { $place }: ali está { $top }, e numa célula só cabe uma carta.
# $number was asked for, $last is the highest number.
freecell-deal-number = Não existe a partida { $number }: as do FreeCell vão de 1 a { $last }.
freecell-deal-not-winnable = Esta é a famosa partida que não tem solução.

## Hints. $card is moved $place; $wanted is the card under it that a foundation takes next.

freecell-hint-frees-cell = { $card } { $place }: libera uma célula.
freecell-hint-digs = { $card } { $place }: para chegar a { $wanted }.
freecell-hint-finish = Termine: o resto se joga sozinho.

## Help.

help-freecell = Como se joga FreeCell
help-freecell-text = Nas colunas, uma carta vai sobre outra um valor acima e da outra cor. Uma célula guarda uma carta qualquer; coluna vazia aceita qualquer carta. Uma sequência se move de uma vez quando há células livres e colunas vazias que bastem. As fundações sobem por naipe, a partir do ás. As partidas têm os números do FreeCell da Microsoft.
# Follows it for a player with a keyboard.
help-freecell-typing = Cada lugar mantém o seu número; b lista os lugares. Digite o número de um lugar para pegar a carta, depois o número do lugar aonde ela vai. Ou a jogada inteira de uma vez: 3 5, 7c 8e, 7c f. F maiúsculo joga todas as cartas seguras e o resto de uma partida praticamente ganha.
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
