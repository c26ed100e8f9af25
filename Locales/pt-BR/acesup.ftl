# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = Ases para cima
objective-acesup = Elimine todas as cartas menos os ases. Se duas colunas terminam com cartas do mesmo naipe, sai a mais baixa; o ás é a carta mais alta.
    .brief = Saem todas menos os ases; de cada naipe, a mais baixa primeiro.
choice-acesup = Quatro colunas, quatro cartas por vez
act-deal-row = Dar quatro cartas
    .short = dar
command-deal-row = Dar quatro cartas
    .words = dar

## Help.

# Told in the tutorial.
acesup-tutorial-deal = Quando nenhuma carta pode sair, são dadas mais quatro.
help-acesup = Como se joga Ases para cima
help-acesup-text = Se duas das quatro colunas terminam com cartas do mesmo naipe, sai a mais baixa; o ás é a carta mais alta. Coluna vazia aceita a última carta de outra. Quando nenhuma pode sair, são dadas mais quatro, uma em cada coluna. Você ganha quando só restam os quatro ases.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = O número de uma coluna tira da mesa a última carta dela ou, se ela tem de ficar, leva a carta para uma coluna vazia. A tecla d dá quatro cartas. A tecla a diz a última carta de cada coluna, b e um número, uma coluna inteira.

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = { NUMBER($done, gender: "feminine") } de 48 cartas fora, monte { $stock ->
        [0] vazio
       *[other] { $stock }
    }
acesup-refused-ace = { $card } fica: o ás é a carta mais alta.
acesup-refused-highest = { $card } fica: nenhuma coluna termina com uma carta mais alta do mesmo naipe.
acesup-refused-deal = Ainda pode sair { $card }.
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card } sai { $from }: { $higher } vale mais.
acesup-hint-fills = { $card }, { $from } { $place }: aproveita uma coluna vazia.
acesup-hint-deal = Dê quatro cartas.
