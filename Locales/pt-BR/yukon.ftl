# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukon
objective-yukon = Leve todas as cartas para as fundações, cada naipe do ás ao rei. As colunas descem alternando as cores; qualquer carta aberta se move com tudo o que tem em cima.
    .brief = Cada naipe na sua fundação, do ás ao rei.
choice-yukon = Todas as cartas na mesa, sem monte

## Help.

help-yukon = Como se joga Yukon
help-yukon-text = Qualquer carta aberta vai, com tudo o que tem em cima, em ordem ou não, sobre outra um valor acima e da outra cor; coluna vazia aceita um rei. As fundações sobem por naipe, a partir do ás. A carta de cima de uma fundação pode voltar para uma coluna. Não há monte.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
