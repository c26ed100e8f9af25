# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = Dúzia do padeiro
objective-bakersdozen = Leve todas as cartas para as fundações, cada naipe do ás ao rei. As colunas descem em qualquer naipe, uma carta por vez; coluna vazia continua vazia.
    .brief = Cada naipe na sua fundação, do ás ao rei.
choice-bakersdozen = Treze colunas, todas as cartas abertas

## Help.

help-bakersdozen = Como se joga Dúzia do padeiro
help-bakersdozen-text = Só a última carta de uma coluna se move, e vai sobre outra um valor acima, seja qual for o naipe. Coluna vazia continua vazia. Os reis ficam desde o começo no fundo das colunas. As fundações sobem por naipe, a partir do ás.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
