# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points.
### mano: poker hand; mazzo: stock. The verb stands before the card's name or in the singular.

game-pokerslam = PokerSlam
objective-pokerslam = Forma mani di poker da 2 a 5 carte che si toccano, anche in diagonale. Ogni carta deve contare. La partita finisce quando sulla griglia non resta nessuna mano.
    .brief = Mani di poker da 2 a 5 carte che si toccano.
pokerslam-listed = Facile: con l'elenco delle mani sulla griglia
pokerslam-unlisted = Difficile: le mani le trovi tu
act-play-hand = Gioca la mano
command-play-hand = Gioca la mano
    .words = gioca, mano
command-hands = Mani sulla griglia
    .words = mani
command-best = Mano migliore con questa carta
    .words = migliore, meglio
command-neighbours = Carte intorno a questa
    .words = intorno, vicine
command-chosen = Carte scelte
    .words = scelte, scelta
command-falls = Cosa cadrebbe
    .words = cade, cadute
command-reference = Tutti i tipi di mano
    .words = tipi, valori
# Told in the tutorial.
pokerslam-tutorial-choose = Il numero di una carta è dato da riga e colonna.
help-pokerslam = Come si gioca a PokerSlam
help-pokerslam-text = Le carte sono in 5 righe da 5. Scegline da 2 a 5 che si toccano, anche in diagonale, e giocale come mano di poker; ogni carta deve contare. Le scale continuano oltre il re: re, asso, 2. Le carte giocate spariscono, quelle sopra cadono e nuove carte dal mazzo riempiono la griglia.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = Il numero di una carta è la sua riga e colonna: 23 è la riga 2, colonna 3. { $input ->
        [keys] Poi Invio, o la P maiuscola, gioca la mano. Backspace toglie l'ultima carta; una mano dell'elenco è 0 seguito dal suo numero.
       *[lines] Scrivilo, o scrivi la carta, 7c, o più carte: 7c 8c 9c. Poi 1, o la P maiuscola, gioca la mano. «togli» toglie l'ultima carta.
    } Scegliere di nuovo una carta scelta, o una che non tocca le altre, azzera la scelta. La t legge la griglia, { $input ->
        [keys] la b
       *[lines] «riga 2» o «colonna 3»
    } una sua parte; con la A maiuscola, le carte intorno a una; con la C maiuscola, le carte scelte; con la F maiuscola, cosa cadrebbe; con la n, cosa resta nel mazzo. La M maiuscola elenca le mani sulla griglia, la B maiuscola dice la migliore con una carta; al livello difficile non vengono dette. La E maiuscola elenca tutti i tipi di mano con i loro punti.
# What each hand scores: $hands.
pokerslam-points = Punti: { $hands }.

## Hands. A mini hand has 3 cards, a nearly hand 4. Straights run round the corner: king, ace, 2.

hand-pair = Coppia
hand-mini-straight = Mini scala
hand-mini-flush = Mini colore
hand-mini-straight-flush = Mini scala colore
hand-mini-royal-flush = Mini scala reale
hand-three-of-a-kind = Tris
hand-two-pair = Doppia coppia
hand-nearly-straight = Quasi scala
hand-nearly-flush = Quasi colore
hand-nearly-straight-flush = Quasi scala colore
hand-nearly-royal-flush = Quasi scala reale
hand-four-of-a-kind = Poker
hand-straight = Scala
hand-flush = Colore
hand-full-house = Full
hand-straight-flush = Scala colore
hand-royal-flush = Scala reale
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
    }, la M maiuscola dà l'elenco.
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }, { $score }: { COUNT($count, "hands") }
# In the harder game the hands on the grid are not listed.
pokerslam-untold = Al livello difficile le mani le trovi tu.
ask-best-1 = Quale carta? Il numero o il nome, 0 per tornare.
ask-neighbours-1 = Quale carta? Il numero o il nome, 0 per tornare.
# $card is part of no hand.
pokerslam-best-none = { $card }: ora in nessuna mano
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card }: { $neighbours }
pokerslam-neighbour = { $direction } { $card }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

# Never "su" or "sopra", which before a card would mean on it.
direction-up = in alto
    .at = in alto
direction-down = in basso
    .at = in basso
direction-left = a sinistra
    .at = a sinistra
direction-right = a destra
    .at = a destra
direction-up-left = in alto a sinistra
    .at = in alto a sinistra
direction-up-right = in alto a destra
    .at = in alto a destra
direction-down-left = in basso a sinistra
    .at = in basso a sinistra
direction-down-right = in basso a destra
    .at = in basso a destra
pokerslam-chain = { $chain }, { $direction } { $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain }; da { $from }, { $direction } { $card }

## What playing a hand does.

pokerslam-played = { $hand }, { COUNT($score, "points") }.
    .brief = { $hand }, { $score }.
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $row ->
            [1] { $place }, dal mazzo: { $cards }
           *[other] { $place }, dal mazzo, da riga { $row }: { $cards }
        }{ $count ->
            [0] {""}
            [1] ; cade: { $fallen }
           *[other] ; cadono: { $fallen }
        }.
    }
    .brief = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $place }: { $cards }.
    }
    .full = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $count ->
            [0] { $place }, dal mazzo, da riga { $row }: { $cards }.
           *[other] { $place }: { $falls }; dal mazzo, da riga { $row }: { $cards }.
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card } in riga { $row }
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place }: { $falls }.
pokerslam-nothing-falls = Non cade niente.
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [0] Nessuna carta nuova.
        [one] Una carta nuova.
       *[other] { COUNT($count, "cards") } nuove.
    }
pokerslam-cleared = Tutte le 52 carte giocate!
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] Mazzo vuoto.
        [one] Nel mazzo resta una carta.
       *[other] Nel mazzo restano { COUNT($count, "cards") }.
    }
    .brief = { $count ->
        [0] Mazzo vuoto.
        [one] Ne resta una.
       *[other] Ne restano { $count }.
    }

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = { COUNT($score, "points") }, { $deck ->
        [0] mazzo vuoto
        [one] una carta nel mazzo
       *[other] { COUNT($deck, "cards") } nel mazzo
    }
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = Non resta nessuna mano. { $score ->
        [one] Un punto
       *[other] { COUNT($score, "points") }
    }, { $left ->
        [one] resta una carta
       *[other] restano { COUNT($left, "cards") }
    }{ $record ->
        [new] , nuovo record
        [old] , record { $best }
       *[none] { "" }
    }.
# $count cards of a rank.
pokerslam-deck-rank = { $rank ->
        [ace] gli assi
        [two] i 2
        [three] i 3
        [four] i 4
        [five] i 5
        [six] i 6
        [seven] i 7
        [eight] gli 8
        [nine] i 9
        [ten] i 10
        [jack] i fanti
        [queen] le donne
       *[king] i re
    }: { $count }
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] Fiori
        [diamonds] Quadri
        [hearts] Cuori
       *[spades] Picche
    }: { $count }
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = Le carte restano nelle loro caselle. Scegline da 2 a 5 che si toccano, poi gioca la mano.
pokerslam-refused-not-there = Si scelgono solo carte sulla griglia.
pokerslam-refused-played = { $card }: già giocata.
pokerslam-refused-in-stock = { $card }: ancora nel mazzo.
pokerslam-refused-chosen = { $card }: già scelta.
pokerslam-refused-five = Una mano ha al massimo 5 carte.
pokerslam-refused-apart = { $card } non tocca nessuna carta scelta.
pokerslam-refused-one = { $card }: una carta sola non è una mano. Scegline una che la tocca.
# $count cards were chosen.
pokerslam-refused-no-hand = Nessuna mano: queste { COUNT($count, "cards") } non vanno insieme.
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = Nessuna mano: { $cards } { $count ->
        [one] non conta
       *[other] non contano
    }. Il resto: { $hand }.

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }, { $score }. { $place }: { $chain }.
# The hint of the harder game.
pokerslam-hint-row = La mano migliore ha una carta nella riga { $row }.
# The same, to a player who asks again.
pokerslam-hint-kind = La mano migliore: { $hand }, { $score }.
