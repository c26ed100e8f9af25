# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = Ases arriba
objective-acesup = Elimina todas las cartas menos los ases. Si dos columnas acaban en cartas del mismo palo, sale la más baja; el as es la carta más alta.
    .brief = Salen todas menos los ases; de cada palo, la más baja primero.
choice-acesup = Cuatro columnas, cuatro cartas cada vez
act-deal-row = Repartir cuatro cartas
    .short = repartir
command-deal-row = Repartir cuatro cartas
    .words = repartir

## Help.

# Told in the tutorial.
acesup-tutorial-deal = Cuando ya no puede salir ninguna carta, se reparten otras cuatro.
help-acesup = Cómo se juega a Ases arriba
help-acesup-text = Si dos de las cuatro columnas acaban en cartas del mismo palo, sale la más baja; el as es la carta más alta. Una columna vacía admite la última carta de otra. Cuando ya no puede salir ninguna, se reparten otras cuatro, una en cada columna. Se gana cuando solo quedan los cuatro ases.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = El número de una columna saca su última carta de la mesa o, si tiene que quedarse, la lleva a una columna vacía. La d reparte cuatro cartas. La a dice la última carta de cada columna, la b y un número, una columna entera.

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = { NUMBER($done, gender: "feminine") } de 48 cartas fuera, mazo { $stock ->
        [0] vacío
       *[other] { $stock }
    }
acesup-refused-ace = { $card } se queda: el as es la carta más alta.
acesup-refused-highest = { $card } se queda: ninguna columna acaba en una carta más alta de su palo.
acesup-refused-deal = Aún puede salir { $card }.
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card } sale { $from }: { $higher } vale más.
acesup-hint-fills = { $card }, { $from } { $place }: aprovecha una columna vacía.
acesup-hint-deal = Reparte cuatro cartas.
