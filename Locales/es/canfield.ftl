# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = Canfield
objective-canfield = Lleva todas las cartas a las fundaciones, cada palo desde el valor de la carta repartida allí. Las columnas bajan alternando colores; tras el rey viene el as.
    .brief = Cada palo a su fundación, desde el valor de la carta repartida allí.
choice-canfield = Una reserva, se roban 3 cartas cada vez

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = Las fundaciones empiezan por: { rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = Reserva: { $count ->
        [0] vacía
       *[other] { $count }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card }, { $place }: libera la siguiente carta de la reserva.

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = La reserva llena las columnas vacías.
help-canfield = Cómo se juega al Canfield
help-canfield-text = En las columnas, una carta va sobre otra de valor inmediatamente superior y de distinto color, un rey sobre un as; se mueve la última carta o la columna entera. La reserva llena las columnas vacías; cuando se acaba, estas admiten cualquier carta. Las fundaciones suben por palos desde el valor de la carta repartida allí, con el as tras el rey.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock } { typing-places }
