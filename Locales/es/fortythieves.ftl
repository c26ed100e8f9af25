# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = Cuarenta ladrones
objective-fortythieves = Lleva dos barajas a las fundaciones, cada palo dos veces, del as al rey. Las columnas bajan en un mismo palo, carta a carta; el mazo se recorre una sola vez.
    .brief = Cada palo dos veces a las fundaciones, del as al rey.
choice-fortythieves = Dos barajas, una sola vuelta al mazo

## Help.

help-fortythieves = Cómo se juega a Cuarenta ladrones
help-fortythieves-text = Solo se mueve la última carta de una columna o la de encima del descarte; en las columnas va sobre otra de valor inmediatamente superior y del mismo palo, y una columna vacía admite cualquiera. Las fundaciones suben por palos, desde el as; cada palo tiene dos. El mazo se recorre una sola vez.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = La d roba del mazo. { typing-places }
