# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Leve todas as cartas para as fundações, cada naipe do ás ao rei. As colunas descem alternando as cores.
    .brief = Cada naipe na sua fundação, do ás ao rei.
klondike-draw-one = Fácil: comprar uma carta por vez
klondike-draw-three = Difícil: comprar 3 cartas por vez
# $difficulty is "Medium" and the like; $drawing cards at a time, the stock gone through $passes times.
klondike-choice = { $difficulty }: comprar { $drawing ->
        [1] uma carta
       *[other] { $drawing } cartas
    } por vez, { $passes ->
        [1] uma só passada
       *[other] { NUMBER($passes, gender: "feminine") } passadas
    } pelo monte

## Help.

help-klondike = Como se joga Klondike
help-klondike-text = Nas colunas, uma carta vai sobre outra um valor acima e da outra cor, e leva o que tem em cima; coluna vazia aceita um rei. As fundações sobem por naipe, a partir do ás. A carta de cima de uma fundação pode voltar para uma coluna. Passa-se pelo monte sem limite; no nível médio, uma vez; no especialista, três.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-klondike-typing = { typing-stock } { typing-places }
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Pontos: { NUMBER($foundation) } por uma carta levada a uma fundação, { NUMBER($column) } do descarte para uma coluna, { NUMBER($turned) } por uma carta que se abre. Tirar uma carta de uma fundação custa { $back }, e virar o descarte custa { NUMBER($recycle) } quando se compra uma carta por vez. Nunca abaixo de zero.
