# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points.
### hand: mão; straight: sequência; grid: grade. "Flush", "full house" and the like are what players in
### Brazil say.

game-pokerslam = PokerSlam
objective-pokerslam = Faça mãos de pôquer com 2 a 5 cartas que se tocam, também pelos cantos. Toda carta tem que contar. A partida acaba quando não resta nenhuma mão na grade.
    .brief = Mãos de pôquer com 2 a 5 cartas que se tocam.
pokerslam-listed = Fácil: com a lista das mãos da grade
pokerslam-unlisted = Difícil: achar as mãos é com você
act-play-hand = Jogar a mão
command-play-hand = Jogar a mão
    .words = jogar, mão, mao
command-hands = Mãos da grade
    .words = mãos, maos
command-best = Melhor mão com esta carta
    .words = melhor
command-neighbours = Cartas em volta desta
    .words = redor, vizinhas
command-chosen = Cartas escolhidas
    .words = escolhidas
command-falls = O que cairia
    .words = cairia, queda
command-reference = Todos os tipos de mão
    .words = tipos, tabela
# Told in the tutorial.
pokerslam-tutorial-choose = O número de uma carta é sua linha e sua coluna.
help-pokerslam = Como se joga PokerSlam
help-pokerslam-text = São 5 linhas de 5 cartas. Escolha de 2 a 5 que se toquem, também pelos cantos, e jogue a mão de pôquer; toda carta tem que contar. As sequências dão a volta: rei, ás, 2. As cartas jogadas saem, as de cima caem, e novas do monte enchem a grade.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = O número de uma carta é a linha e a coluna: 23 é a linha 2, coluna 3. { $input ->
        [keys] Depois Enter, ou P maiúsculo, joga a mão. Backspace devolve a última carta; uma mão da lista é 0 e o número dela.
       *[lines] Digite o número, ou a carta, 7c, ou várias: 7c 8c 9c. Depois 1, ou P maiúsculo, joga a mão. “devolver” devolve a última carta.
    } Escolher de novo uma carta escolhida, ou uma que não toca nas outras, limpa a seleção. A tecla t lê a grade, { $input ->
        [keys] a tecla b
       *[lines] “linha 2” ou “coluna 3”
    } uma parte dela; A maiúsculo, as cartas em volta de uma; C maiúsculo, as escolhidas; F maiúsculo, o que cairia; a tecla n, o que há no monte. M maiúsculo lista as mãos da grade, B maiúsculo diz a melhor com uma carta; no nível difícil, não. E maiúsculo lista todos os tipos de mão com os pontos.
# What each hand scores: $hands.
pokerslam-points = Pontos: { $hands }.

## Hands. A mini hand has 3 cards, a nearly hand 4. Straights run round the corner: king, ace, 2.

hand-pair = Par
hand-mini-straight = Mini sequência
hand-mini-flush = Mini flush
hand-mini-straight-flush = Mini straight flush
hand-mini-royal-flush = Mini royal flush
hand-three-of-a-kind = Trinca
hand-two-pair = Dois pares
hand-nearly-straight = Quase sequência
hand-nearly-flush = Quase flush
hand-nearly-straight-flush = Quase straight flush
hand-nearly-royal-flush = Quase royal flush
hand-four-of-a-kind = Quadra
hand-straight = Sequência
hand-flush = Flush
hand-full-house = Full house
hand-straight-flush = Straight flush
hand-royal-flush = Royal flush
# A line of the list of all hands; $cards is an example.
hand-reference = { $hand }, { $score }: { $cards }
# What the chosen cards are.
pokerslam-hand = { $hand }, { $score }
# A line of the list of the hands on the grid.
pokerslam-entry = { $hand }, { $score }: { $cards }
# After the best hand of each kind: $count hands are on the grid.
pokerslam-hands = { COUNT($count, "hands") }, M maiúsculo lista todas.
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }, { $score }: { COUNT($count, "hands") }
# In the harder game the hands on the grid are not listed.
pokerslam-untold = No nível difícil, achar as mãos é com você.
ask-best-1 = Qual carta? Número ou nome, 0 para voltar.
ask-neighbours-1 = Qual carta? Número ou nome, 0 para voltar.
# $card is part of no hand.
pokerslam-best-none = { $card }: em nenhuma mão agora
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card }: { $neighbours }
pokerslam-neighbour = { $direction } { $card }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

direction-up = para cima
    .at = acima
direction-down = para baixo
    .at = abaixo
direction-left = para a esquerda
    .at = à esquerda
direction-right = para a direita
    .at = à direita
direction-up-left = para cima à esquerda
    .at = acima à esquerda
direction-up-right = para cima à direita
    .at = acima à direita
direction-down-left = para baixo à esquerda
    .at = abaixo à esquerda
direction-down-right = para baixo à direita
    .at = abaixo à direita
pokerslam-chain = { $chain }; { $direction }, { $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain }; de { $from }, { $direction }, { $card }

## What playing a hand does.

pokerslam-played = { $hand }, { COUNT($score, "points") }.
    .brief = { $hand }, { $score }.
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $row ->
            [1] { $place }, novas: { $cards }
           *[other] { $place }, novas a partir da linha { $row }: { $cards }
        }{ $count ->
            [0] {""}
            [1] ; caiu: { $fallen }
           *[other] ; caíram: { $fallen }
        }.
    }
    .brief = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $place }: { $cards }.
    }
    .full = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $count ->
            [0] { $place }, novas a partir da linha { $row }: { $cards }.
           *[other] { $place }: { $falls }; novas a partir da linha { $row }: { $cards }.
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card } para a linha { $row }
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place }: { $falls }.
pokerslam-nothing-falls = Nada cai.
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [0] Nenhuma carta nova.
        [1] Uma carta nova.
       *[other] { COUNT($count, "cards") } novas.
    }
pokerslam-cleared = Todas as 52 cartas jogadas!
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] Monte vazio.
        [1] Resta uma carta no monte.
       *[other] Restam { COUNT($count, "cards") } no monte.
    }
    .brief = { $count ->
        [0] Monte vazio.
        [1] Resta uma.
       *[other] Restam { NUMBER($count, gender: "feminine") }.
    }

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = { COUNT($score, "points") }, { $deck ->
        [0] monte vazio
        [1] uma carta no monte
       *[other] { COUNT($deck, "cards") } no monte
    }
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = Não resta nenhuma mão. { COUNT($score, "points") }, { $left ->
        [1] sobra uma carta
       *[other] sobram { COUNT($left, "cards") }
    }{ $record ->
        [new] , novo recorde
        [old] , recorde { $best }
       *[none] { "" }
    }.
# $count cards of a rank.
pokerslam-deck-rank = { $rank ->
        [ace] os ases
        [two] os 2
        [three] os 3
        [four] os 4
        [five] os 5
        [six] os 6
        [seven] os 7
        [eight] os 8
        [nine] os 9
        [ten] os 10
        [jack] os valetes
        [queen] as damas
       *[king] os reis
    }: { $count }
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] Paus
        [diamonds] Ouros
        [hearts] Copas
       *[spades] Espadas
    }: { $count }
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = As cartas não mudam de casa. Escolha de 2 a 5 que se toquem e jogue a mão.
pokerslam-refused-not-there = Só dá para escolher cartas da grade.
pokerslam-refused-played = { $card } já saiu.
pokerslam-refused-in-stock = { $card } ainda está no monte.
pokerslam-refused-chosen = { $card } já está entre as escolhidas.
pokerslam-refused-five = Uma mão tem no máximo 5 cartas.
pokerslam-refused-apart = { $card } não toca em nenhuma carta escolhida.
pokerslam-refused-one = { $card }: uma carta sozinha não é uma mão. Escolha outra que toque nela.
# $count cards were chosen.
pokerslam-refused-no-hand = Não é uma mão: estas { COUNT($count, "cards") } não combinam.
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = Não é uma mão: { $count ->
        [1] sobra
       *[other] sobram
    } { $cards }. O resto: { $hand }.

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }, { $score }. { $place }: { $chain }.
# The hint of the harder game.
pokerslam-hint-row = A melhor mão tem uma carta na linha { $row }.
# The same, to a player who asks again.
pokerslam-hint-kind = A melhor mão: { $hand }, { $score }.
