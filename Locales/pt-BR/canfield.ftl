# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = Canfield
objective-canfield = Leve todas as cartas para as fundações, cada naipe a partir do valor da carta dada ali. As colunas descem alternando as cores; depois do rei vem o ás.
    .brief = Cada naipe na sua fundação, a partir do valor da carta dada ali.
choice-canfield = Uma reserva, comprar 3 cartas por vez

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = As fundações começam com: { rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = Reserva: { $count ->
        [0] vazia
       *[other] { $count }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card } { $place }: libera a próxima carta da reserva.

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = A reserva preenche as colunas vazias.
help-canfield = Como se joga Canfield
help-canfield-text = Nas colunas, uma carta vai sobre outra um valor acima e da outra cor, um rei sobre um ás; move-se a última carta ou a coluna inteira. A reserva preenche as colunas vazias; quando ela acaba, essas colunas aceitam qualquer carta. As fundações sobem por naipe a partir do valor da carta dada ali, com o ás depois do rei.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock } { typing-places }
