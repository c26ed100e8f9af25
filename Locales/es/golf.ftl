# SPDX-License-Identifier: GPL-3.0-or-later

### Golf: columns that are played to the waste, a rank up or down.

game-golf = Golf
objective-golf = Vacía las columnas. Una carta va al descarte si vale uno más o uno menos que la de encima, sea del palo que sea.
    .brief = Vacía las columnas, siempre uno más o uno menos.
golf-choice-easy = Fácil: rey y as van seguidos
golf-choice-medium = Medio: rey y as no van seguidos
golf-choice-hard = Difícil: sobre un rey no va nada

## Help.

help-golf = Cómo se juega al Golf
help-golf-text = Siete columnas de cinco cartas. La última carta de una columna va al descarte si vale uno más o uno menos que la de encima; el palo no cuenta. Si no va ninguna, roba; el mazo se recorre una sola vez. En el nivel fácil, rey y as van seguidos; en el difícil, sobre un rey no va nada.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-golf-typing = El número de una columna juega su última carta, la d roba. La w dice el descarte y lo que admite, la G mayúscula dónde están esas cartas. La a dice la última carta de cada columna, la b y un número, una columna entera.
