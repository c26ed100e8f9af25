# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points.

game-pokerslam = PokerSlam
objective-pokerslam = Forma manos de póker con 2 a 5 cartas que se tocan, también en diagonal. Todas las cartas deben contar. La partida acaba cuando no queda ninguna mano en la cuadrícula.
    .brief = Manos de póker con 2 a 5 cartas que se tocan.
pokerslam-listed = Fácil: con una lista de las manos de la cuadrícula
pokerslam-unlisted = Difícil: las manos las encuentras tú
act-play-hand = Jugar la mano
command-play-hand = Jugar la mano
    .words = jugar, mano
command-hands = Manos de la cuadrícula
    .words = manos
command-best = Mejor mano con esta carta
    .words = mejor
command-neighbours = Cartas alrededor de esta
    .words = alrededor, vecinas
command-chosen = Cartas elegidas
    .words = elegidas
command-falls = Qué caería
    .words = caída, caídas
command-reference = Todos los tipos de manos
    .words = tipos, tabla de manos
# Told in the tutorial.
pokerslam-tutorial-choose = El número de una carta es su fila y su columna.
help-pokerslam = Cómo se juega al PokerSlam
help-pokerslam-text = Hay 5 filas de 5 cartas. Elige de 2 a 5 que se toquen, también en diagonal, y juégalas como mano de póker; todas las cartas deben contar. Las escaleras dan la vuelta: rey, as, 2. Las cartas jugadas se van, las de encima caen y otras del mazo llenan la cuadrícula.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = El número de una carta es su fila y su columna: 23 es la fila 2, columna 3. { $input ->
        [keys] Luego Intro, o la P mayúscula, juega la mano. Retroceso devuelve la última carta; una mano de la lista es 0 y su número.
       *[lines] Escríbelo, o la carta, 7c, o varias: 7c 8c 9c. Luego 1, o la P mayúscula, juega la mano. «devolver» devuelve la última carta.
    } Elegir otra vez una carta elegida, o una que no toca las demás, anula la selección. La t lee la cuadrícula, { $input ->
        [keys] la b
       *[lines] «fila 2» o «columna 3»
    } una parte, la A mayúscula las cartas alrededor de una, la C mayúscula las elegidas, la F mayúscula qué caería, la n qué queda en el mazo. La M mayúscula enumera las manos de la cuadrícula, la B mayúscula dice la mejor con una carta; en el nivel difícil no se dicen. La E mayúscula enumera todos los tipos de manos y sus puntos.
# What each hand scores: $hands.
pokerslam-points = Puntos: { $hands }.

## Hands. A mini hand has 3 cards, a nearly hand 4. Straights run round the corner: king, ace, 2.

hand-pair = Pareja
hand-mini-straight = Miniescalera
hand-mini-flush = Minicolor
hand-mini-straight-flush = Miniescalera de color
hand-mini-royal-flush = Miniescalera real
hand-three-of-a-kind = Trío
hand-two-pair = Doble pareja
hand-nearly-straight = Casi escalera
hand-nearly-flush = Casi color
hand-nearly-straight-flush = Casi escalera de color
hand-nearly-royal-flush = Casi escalera real
hand-four-of-a-kind = Póker
hand-straight = Escalera
hand-flush = Color
hand-full-house = Full
hand-straight-flush = Escalera de color
hand-royal-flush = Escalera real
# A line of the list of all hands; $cards is an example.
hand-reference = { $hand }, { $score }: { $cards }
# What the chosen cards are.
pokerslam-hand = { $hand }, { $score }
# A line of the list of the hands on the grid.
pokerslam-entry = { $hand }, { $score }: { $cards }
# After the best hand of each kind: $count hands are on the grid.
pokerslam-hands = { $count ->
        [one] Una mano
       *[other] { COUNT($count, "hands") }
    }, la M mayúscula da la lista.
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }, { $score }: { COUNT($count, "hands") }
# In the harder game the hands on the grid are not listed.
pokerslam-untold = En el nivel difícil las manos las encuentras tú.
ask-best-1 = ¿Qué carta? Su número o su nombre, 0 para volver.
ask-neighbours-1 = ¿Qué carta? Su número o su nombre, 0 para volver.
# $card is part of no hand.
pokerslam-best-none = { $card }: ahora en ninguna mano
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card }: { $neighbours }
pokerslam-neighbour = { $direction } { $card }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

direction-up = arriba
    .at = arriba
direction-down = abajo
    .at = abajo
direction-left = a la izquierda
    .at = a la izquierda
direction-right = a la derecha
    .at = a la derecha
direction-up-left = arriba a la izquierda
    .at = arriba a la izquierda
direction-up-right = arriba a la derecha
    .at = arriba a la derecha
direction-down-left = abajo a la izquierda
    .at = abajo a la izquierda
direction-down-right = abajo a la derecha
    .at = abajo a la derecha
pokerslam-chain = { $chain }; { $direction }, { $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain }; desde { $from }, { $direction }, { $card }

## What playing a hand does.

pokerslam-played = { $hand }, { COUNT($score, "points") }.
    .brief = { $hand }, { $score }.
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $row ->
            [1] { $place }, del mazo: { $cards }
           *[other] { $place }, del mazo desde la fila { $row }: { $cards }
        }{ $count ->
            [0] {""}
            [1] ; cae: { $fallen }
           *[other] ; caen: { $fallen }
        }.
    }
    .brief = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $place }: { $cards }.
    }
    .full = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $count ->
            [0] { $place }, del mazo desde la fila { $row }: { $cards }.
           *[other] { $place }: { $falls }; del mazo desde la fila { $row }: { $cards }.
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card } a la fila { $row }
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place }: { $falls }.
pokerslam-nothing-falls = No cae nada.
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [0] Ninguna carta nueva.
        [one] Una carta nueva.
       *[other] { COUNT($count, "cards") } nuevas.
    }
pokerslam-cleared = ¡Las 52 cartas jugadas!
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] Mazo vacío.
        [one] Queda una carta en el mazo.
       *[other] Quedan { COUNT($count, "cards") } en el mazo.
    }
    .brief = { $count ->
        [0] Mazo vacío.
        [one] Queda una.
       *[other] Quedan { NUMBER($count, gender: "feminine") }.
    }

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = { COUNT($score, "points") }, { $deck ->
        [0] mazo vacío
        [one] una carta en el mazo
       *[other] { COUNT($deck, "cards") } en el mazo
    }
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = No queda ninguna mano. { COUNT($score, "points") }, { $left ->
        [one] queda una carta
       *[other] quedan { COUNT($left, "cards") }
    }{ $record ->
        [new] , nuevo récord
        [old] , récord { $best }
       *[none] { "" }
    }.
# $count cards of a rank.
pokerslam-deck-rank = { $rank ->
        [ace] Ases
        [two] Doses
        [three] Treses
        [four] Cuatros
        [five] Cincos
        [six] Seises
        [seven] Sietes
        [eight] Ochos
        [nine] Nueves
        [ten] Dieces
        [jack] Jotas
        [queen] Reinas
       *[king] Reyes
    }: { $count }
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] Tréboles
        [diamonds] Diamantes
        [hearts] Corazones
       *[spades] Picas
    }: { $count }
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = Las cartas no cambian de casilla. Elige de 2 a 5 que se toquen y juega la mano.
pokerslam-refused-not-there = Solo se pueden elegir cartas de la cuadrícula.
pokerslam-refused-played = { $card }: ya está jugada.
pokerslam-refused-in-stock = { $card }: sigue en el mazo.
pokerslam-refused-chosen = { $card }: ya está elegida.
pokerslam-refused-five = Una mano tiene como mucho 5 cartas.
pokerslam-refused-apart = { $card }: no toca ninguna carta elegida.
pokerslam-refused-one = { $card }: una sola carta no es una mano. Elige otra que la toque.
# $count cards were chosen.
pokerslam-refused-no-hand = No hay mano: ninguna de estas { COUNT($count, "cards") } casa con otra.
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = No hay mano, { $count ->
        [one] sobra
       *[other] sobran
    }: { $cards }. El resto: { $hand }.

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }, { $score }. { $place }: { $chain }.
# The hint of the harder game.
pokerslam-hint-row = La mejor mano tiene una carta en la fila { $row }.
# The same, to a player who asks again.
pokerslam-hint-kind = La mejor mano: { $hand }, { $score }.
