# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Pirámide
objective-pyramid = Vacía la pirámide con parejas que sumen 13, como 6 y 7. El as vale 1, la jota 11, la reina 12; los reyes salen solos.
    .brief = Vacía la pirámide con parejas que sumen 13.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: { $passes ->
        [one] una sola vuelta al mazo
       *[other] { NUMBER($passes, gender: "feminine") } vueltas al mazo
    }

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = La última carta robada también forma parejas.
help-pyramid = Cómo se juega a la Pirámide
help-pyramid-text = Siete filas, de una carta a siete; cada carta de detrás está bajo otras dos: una de su columna y una de la siguiente. Salen de dos en dos las cartas libres que suman 13: as y reina, 2 y jota, 3 y 10, 4 y 9, 5 y 8, 6 y 7; un rey sale solo. También están libres la última carta robada y la de encima del descarte. El mazo se recorre tres veces; en el nivel difícil, una.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = Los números de dos columnas quitan la pareja; el de un rey lo quita al momento. La d roba. { $input ->
        [keys] La e es la carta robada y la w el descarte.
       *[lines] La carta robada lleva el número 8 y el descarte, el 9.
    } La a dice todo lo que está libre, la b y un número, una columna entera y qué columna la tapa.
