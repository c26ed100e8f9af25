# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = TriPeaks
objective-tripeaks = Vacía los tres picos. Una carta va al descarte si vale uno más o uno menos que la de encima, sea del palo que sea; rey y as van seguidos.
    .brief = Vacía los picos, siempre uno más o uno menos.
choice-tripeaks = Tres picos, una sola vuelta al mazo

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = Una carta está libre cuando no tiene otra encima.
help-tripeaks = Cómo se juega al TriPeaks
help-tripeaks-text = Diez cartas están boca arriba en la última fila; detrás, boca abajo, filas de nueve y de seis y tres picos. Cada carta de detrás está bajo otras dos: una de su columna y una de la siguiente. Cuando las dos se han ido, se descubre. Una carta libre va al descarte si vale uno más o uno menos que la de encima; el palo no cuenta, rey y as van seguidos. Si no va ninguna, roba; el mazo se recorre una sola vez.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = El número de una columna juega su carta libre, la d roba. La w dice el descarte y lo que admite, la G mayúscula dónde están esas cartas. La a dice la carta libre de cada columna, la b y un número, una columna entera y qué columna la tapa.
