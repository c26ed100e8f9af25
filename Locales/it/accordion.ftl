# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = Fisarmonica
objective-accordion = Riunisci tutte le carte in una pila. Una carta va su quella alla sua sinistra o sulla terza a sinistra, se il seme o il valore è uguale.
    .brief = Tutte le carte in una pila.
choice-accordion = 52 carte in fila
# Told in the tutorial.
accordion-tutorial-code = Il numero di una pila è dato da riga e colonna.

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = Pile { $piles }, { $moves ->
        [0] nessuna mossa
       *[other] mosse { $moves }: { $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = Copre: { $card }.
accordion-progress = Pile rimaste: { $piles }
accordion-refused-far = { $card } non arriva a { $top }: solo alla prima o alla terza pila alla sua sinistra.
accordion-refused-match = { $card } e { $top } non hanno in comune né il seme né il valore.
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card }, { $from } { $place }: poche altre vanno con { $other }.

## Help.

help-accordion = Come si gioca a Fisarmonica
help-accordion-text = Ci sono 52 carte in fila, che si leggono in righe di nove. Una carta va sulla pila alla sua sinistra o sulla terza a sinistra, se il seme o il valore è uguale. Una pila che va via non lascia vuoti: le pile che erano separate diventano vicine e mantengono il loro numero. Si vince quando resta una pila.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = Il numero di una pila è dato da riga e colonna: 23 è la riga 2, colonna 3. La sua carta va subito se può andare in un posto solo; altrimenti scrivi poi il numero dell'altra pila. Tab passa da una carta giocabile all'altra, Invio gioca. La t legge le righe, { $input ->
        [keys] la b
       *[lines] «riga 2»
    } solo quella; la a dice quante pile e mosse ci sono.
