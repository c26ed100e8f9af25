# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
### mazzo: stock; scarti: waste, a plural; base: foundation (the base card of a group is "capogruppo");
### vuoto: any empty place, as screen readers have it; pescare: to draw; coperta, scoperta: face down, face up, said of "carta"; in mano: selected.

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("c2"): a word, and a letter or two.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = Colonna { $n }
    .at = colonna { $n }
    .to = sulla colonna { $n }
    .from = dalla colonna { $n }
    .braille = c{ $n }
    .at-braille = c{ $n }
    .to-braille = a c{ $n }
    .from-braille = da c{ $n }
    .typed = la/sulla/dalla/ { $n } colonna
    .words = colonna, col
# No "b" alone, which reads a place.
place-foundation = Base { $n }
    .at = base { $n }
    .to = sulla base { $n }
    .from = dalla base { $n }
    .braille = ba{ $n }
    .at-braille = ba{ $n }
    .to-braille = a ba{ $n }
    .from-braille = da ba{ $n }
    .typed = la/sulla/dalla/ { $n } base
    .words = base, ba
place-waste = Scarti
    .at = scarti
    .to = agli scarti
    .from = dagli scarti
    .words = scarti, scarto, sc
# The card drawn last, beside the waste.
place-drawn-card = Carta pescata
    .at = carta pescata
    .to = alla carta pescata
    .from = dalla carta pescata
    .words = pescata, carta pescata
place-stock = Mazzo
    .at = mazzo
    .to = al mazzo
    .from = dal mazzo
    .words = mazzo
# A square of a grid, in $row and $column.
place-square = Riga { $row }, colonna { $column }
    .at = riga { $row }, colonna { $column }
    .to = alla riga { $row }, colonna { $column }
    .from = dalla riga { $row }, colonna { $column }
    .braille = r{ $row } c{ $column }
    .at-braille = r{ $row } c{ $column }
    .to-braille = a r{ $row } c{ $column }
    .from-braille = da r{ $row } c{ $column }
    .words = casella
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = Pezzo { $n }
    .at = pezzo { $n }
    .to = al pezzo { $n }
    .from = dal pezzo { $n }
    .typed = il/al/dal/ { $n } pezzo
    .words = pezzo
# A row of squares, from the top.
place-row = Riga { $n }
    .at = riga { $n }
    .typed = la/ { $n } riga
    .words = riga

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = prim, second, terz, quart, quint, sest, settim, ottav, non, decim, undicesim, dodicesim

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }, { $place }
    .full = { $name }, scoperta, { $place }
label-card-position = { $name }, { $place }, { NUMBER($position) } di { $count }
    .full = { $name }, scoperta, { $place }, { NUMBER($position) } di { $count }
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = { $count ->
        [one] una coperta
       *[other] { NUMBER($count, gender: "feminine") } coperte
    }, { $place }
label-place = { $place }: { $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }, { $place }
    .brief = { $name }, { $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }, scelta, { $place }
    .brief = { $name }, scelta, { $number }
square-empty = vuota
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = Riga { $n }: { $cards }
grid-column = Colonna { $n }: { $cards }
# The whole row is empty.
row-empty = vuota
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = niente
map-covered = bloccata
# $name is a piece, $look what it looks like.
label-look = { $name }: { $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { $hidden ->
        [one] una coperta
       *[other] { NUMBER($hidden, gender: "feminine") } coperte
    }
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { COUNT($count, "cards") }
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }, bloccata dalla colonna { $n }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, ancora nessuna carta
       *[other] { $place }: { $base }, { $count }: { $cards }
    }
    .brief = { $place }: { $base }, { $count }
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }: { $act }, { $count ->
        [one] resta una carta
       *[other] restano { COUNT($count, "cards") }
    }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: { $kind ->
        [stock] vuoto
        [waste] vuoti
       *[column] vuota
    }
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: { $kind ->
        [stock] vuoto
        [waste] vuoti
       *[column] vuota
    }, accetta { $takes }
    .brief = { $place }: { $kind ->
        [stock] vuoto
        [waste] vuoti
       *[column] vuota
    }
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target }; { $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target }; solo { $load }
    .few = solo { $load } { $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }; la mossa { $effects }
    .brief = { $target }; { $effects }
effect-turns-up = scopre una carta
    .brief = scopre
# $count cards that lie under it come free.
effect-frees = { $count ->
        [one] libera una carta
       *[other] libera { COUNT($count, "cards") }
    }
    .brief = libera { NUMBER($count, gender: "feminine") }
effect-empties-column = svuota una colonna
    .brief = svuota
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] completa il gruppo
       *[column] completa la scala
    }
    .brief = completa
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }: { $card }
        [one] { $place }: { $card }, con sotto una coperta
       *[other] { $place }: { $card }, con sotto { NUMBER($hidden, gender: "feminine") } coperte
    }
    .brief = { $place }: { $card }, { $hidden }
# A label as a sentence, when something follows it.
sentence = { $text }.
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first }; { $then }

invites-any-card = qualsiasi carta
invites-reshuffle = gli scarti, mescolati

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }, disponibile
        [one] { $card }, disponibile, con sopra { $cards }
       *[other] { $card }, disponibile, con sopra { COUNT($count, "cards") }: { $cards }
    }
    .brief = { $count ->
        [0] { $card }, disponibile
       *[other] { $card }, disponibile, con sopra { $count }
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }: fuori dal tavolo
# The same where what was completed has a name: $group.
where-completed-group = { $card }: { $group }, completo, tolto dal tavolo
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }, sotto { $count ->
        [one] { $cards }
       *[other] { COUNT($count, "cards") }: { $cards }
    }{ $moves ->
        [0] {""}
        [1] {""}
       *[other] ; a { COUNT($moves, "moves") }
    }
where-covered = { $card }, sotto { COUNT($count, "cards") }
# The cards looked for that lie face down or in the stock.
unseen-cards = Non visibili: { $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [one] { $card }
       *[other] { $card }, { COUNT($count, "cards") }
    }
unseen-count = { $count ->
        [0] Tutte le carte sono visibili
        [one] Una carta non visibile
       *[other] { COUNT($count, "cards") } non visibili
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = Le basi sono complete.
    .waste = Gli scarti non accettano nessuna carta visibile.

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [one] { $first }
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] { $first } { $last }
           *[names] da { $first } a { $last }
        }
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = Niente

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [one] { $first }
       *[other] { $ends ->
            [cards] { $first } { $last }
           *[names] da { $first } a { $last }
        }
    }
    .full = { $count ->
        [one] { $first }
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] { $first } { $last }
           *[names] da { $first } a { $last }
        }
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }, su { $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [one] { $card } { $to }.
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] { $first } { $last }
           *[names] da { $first } a { $last }
        }, { $to }.
    }
    .brief = { $count ->
        [one] { $card } { $to }.
       *[other] { COUNT($count, "cards") } { $to }.
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [one] .
       *[other] , { NUMBER($drawn, gender: "feminine") } pescate.
    }{ $left ->
        [0] {" "}Mazzo vuoto.
       *[other] {""}
    }
    .brief = { $card }.{ $left ->
        [0] {" "}Mazzo vuoto.
       *[other] {""}
    }
    .full = { $drawn ->
        [one] { $card }, dal mazzo.
       *[other] { $card }, { NUMBER($drawn, gender: "feminine") } pescate; sotto: { $under }.
    } { $left ->
        [0] Mazzo vuoto.
        [one] Nel mazzo resta una carta.
       *[other] Nel mazzo restano { COUNT($left, "cards") }.
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = Distribuite: { $cards }.{ $left ->
        [0] {" "}Mazzo vuoto.
       *[other] {""}
    }
    .brief = { $cards }.{ $left ->
        [0] {" "}Mazzo vuoto.
       *[other] {""}
    }
    .full = Distribuite, dalla colonna 1: { $cards }. { $left ->
        [0] Mazzo vuoto.
        [one] Nel mazzo resta una carta.
       *[other] Nel mazzo restano { COUNT($left, "cards") }.
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = Una fila distribuita.
# $cards went to the foundations one after the other.
told-gathered = Sulle basi: { $cards }.
# $count cards, more than are named; $card is the last.
told-gathered-many = { COUNT($count, "cards") } sulle basi; l'ultima: { $card }.
    .brief = { COUNT($count, "cards") } sulle basi.
told-turns-up = { $place }: { $card }.
    .full = { $place } scopre: { $card }.
    .brief = { $card }.
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }: { $card }.
    .brief = { $card }.
# A card that the player has just heard named now lies at $place. $more is "yes" where more of the move is told.
told-lands = { $more ->
        [yes] {""}
       *[no] { $place }.
    }
    .full = { $place }.
told-shuffled = { $count ->
        [one] Una carta torna nel mazzo.
       *[other] Scarti mescolati, { COUNT($count, "cards") } di nuovo nel mazzo.
    }
    .brief = Mescolati, { $count }.
told-score = Punti { $score }.
    .brief = {""}
# So many points were counted off: $points.
told-points-lost = Punti persi: { $points }.

undone = Mossa annullata:
redone = Mossa ripristinata:
nothing-to-undo = Niente da annullare.
undo-bound-reached = Non si annulla oltre: le tue impostazioni non conservano altre mosse.
nothing-to-redo = Niente da ripristinare.
# $count is how many moves were taken back at once.
undone-several = { $count ->
        [one] Una mossa annullata.
       *[other] { COUNT($count, "moves") } annullate.
    }
# $count is how many moves were done again at once.
redone-several = { $count ->
        [one] Una mossa ripristinata.
       *[other] { COUNT($count, "moves") } ripristinate.
    }
redo-end-reached = Niente altro da ripristinare.
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = Mossa { $n }:
at-the-deal = Di nuovo all'inizio.
# $most is how many there are.
undo-how-many = Quante mosse vuoi annullare? Al massimo { $most }, 0 per tornare.
# $most is how many there are.
redo-how-many = Quante mosse vuoi ripristinare? Al massimo { $most }, 0 per tornare.
# $n moves have been made.
bookmark-set = { $n ->
        [0] Segnalibro all'inizio.
       *[other] Segnalibro alla mossa { $n }.
    }
bookmark-none = Non c'è nessun segnalibro.
bookmark-here = Sei al segnalibro.
bookmark-beyond-bound = Il segnalibro è più indietro di quanto le tue impostazioni permettono di annullare.
nothing-changed = Ancora nessuna mossa.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = In questo gioco non si può.
# $limit is how often the stock may be gone through.
refused-passes = { $limit ->
        [one] Niente da pescare: il mazzo si scorre una volta sola.
       *[other] Niente da pescare: il mazzo si scorre solo { NUMBER($limit, gender: "feminine") } volte.
    }
refused-nothing-to-draw = Niente da pescare: mazzo e scarti sono vuoti.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] Niente da pescare: in questo gioco gli scarti non si mescolano.
        [one] Niente da pescare: gli scarti si mescolano una volta sola, ed è già stato fatto.
       *[other] Niente da pescare: gli scarti si mescolano { COUNT($limit, "times") }, ed è già stato fatto.
    }
# A saved game names a difficulty that its game does not have.
refused-difficulty = Questo gioco non ha il livello { $difficulty }.
refused-nothing-picked = Prima scegli una carta.
refused-same-place = È già lì.
# $place is a place in the form .to, such as the stock.
refused-not-a-target = Niente può andare { $place }.
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] Non si può prendere niente { $from }: non ci sono carte.
       *[other] Non si può prendere niente { $from }.
    }
refused-from-foundation = Ciò che è su una base ci resta finché il gruppo non è completo.
refused-covered = { $card } ha altre carte sopra. Prima sposta quelle.
refused-face-down = Una carta coperta non si muove. Si scopre quando è in cima.
# $card lies under a card of column $n.
refused-under = { $card } è sotto la colonna { $n }.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card } { $place }: scopre una carta.
    .from = { $card }, { $from } { $place }: scopre una carta.
hint-empties-column = { $card } { $place }: svuota una colonna.
    .from = { $card }, { $from } { $place }: svuota una colonna.
hint-frees-waste = { $card } { $place }: libera gli scarti.
hint-draw = Pesca una carta.
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = Non conta per le statistiche.
hint-none = Nessun suggerimento. Annulla una mossa o prova altro.
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = Nessun suggerimento in ciò che si vede: { ANY($keys) } ne cerca uno sicuro.
# A hint was asked for when all was done.
hint-won = La partita è già vinta.

dead-end = Non ci sono più mosse.
# After a round that was won or lost.
end-score = Punti: { $score }.
# The most points made before at this difficulty: $score.
high-score = Record: { $score }.
high-score-new = Nuovo record!
keep-looking = Continua a guardare il tavolo
