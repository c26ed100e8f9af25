# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = TriPeaks
objective-tripeaks = Esvazie os três picos. Uma carta vai para o descarte se estiver um valor acima ou abaixo da carta de cima, seja qual for o naipe; rei e ás se seguem.
    .brief = Esvazie os picos, um valor acima ou abaixo.
choice-tripeaks = Três picos, uma só passada pelo monte

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = Uma carta está livre quando não há outra em cima.
help-tripeaks = Como se joga TriPeaks
help-tripeaks-text = Dez cartas estão abertas na última fileira; atrás, fechadas, fileiras de nove e de seis e três picos. Cada carta de trás está sob duas: uma da sua coluna e uma da seguinte. Quando as duas saem, ela abre. Uma carta livre vai para o descarte se estiver um valor acima ou abaixo da carta de cima; o naipe não conta, rei e ás se seguem. Se nenhuma servir, compre; só se passa pelo monte uma vez.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = O número de uma coluna joga a carta livre dela, a tecla d compra. A tecla w diz o descarte e o que ele aceita, G maiúsculo onde estão essas cartas. A tecla a diz a carta livre de cada coluna, b e um número, uma coluna inteira e qual coluna a cobre.
