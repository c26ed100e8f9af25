# SPDX-License-Identifier: GPL-3.0-or-later

### Golf: columns that are played to the waste, a rank up or down.

game-golf = Golfe
objective-golf = Esvazie as colunas. Uma carta vai para o descarte se estiver um valor acima ou abaixo da carta de cima, seja qual for o naipe.
    .brief = Esvazie as colunas, um valor acima ou abaixo.
golf-choice-easy = Fácil: rei e ás se seguem
golf-choice-medium = Médio: rei e ás não se seguem
golf-choice-hard = Difícil: nada vai sobre um rei

## Help.

help-golf = Como se joga Golfe
help-golf-text = Sete colunas de cinco cartas. A última carta de uma coluna vai para o descarte se estiver um valor acima ou abaixo da carta de cima; o naipe não conta. Se nenhuma servir, compre; só se passa pelo monte uma vez. No nível fácil, rei e ás se seguem; no difícil, nada vai sobre um rei.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-golf-typing = O número de uma coluna joga a última carta dela, a tecla d compra. A tecla w diz o descarte e o que ele aceita, G maiúsculo onde estão essas cartas. A tecla a diz a última carta de cada coluna, b e um número, uma coluna inteira.
