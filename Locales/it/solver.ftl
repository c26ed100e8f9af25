# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = Suggerimento sicuro
    .words = sicuro, suggerimento sicuro
command-play-hint = Segui il suggerimento
    .words = segui il suggerimento, gioca il suggerimento, fallo
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } fa la mossa.
command-winnable = Controlla se si può ancora vincere
    .words = si può vincere, si puo vincere, vincibile
command-way-back = Torna dove si poteva vincere
    .words = recupero, torna a vincere
command-review = Rivedi la sconfitta
    .words = rivedi
command-rating = Chi vince questa partita
    .words = valutazione, chi vince

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = Sto pensando.
still-winnable = Si può ancora vincere.
not-winnable = Non si può più vincere.
winnable-unknown = Non si sa.
way-back-none = Non si conosce nessun punto di questa partita da cui si possa vincere.
way-back-unneeded = Si può vincere così com'è.
# The player gave up waiting, by Escape or 0.
question-withdrawn = Domanda annullata.
# The hint on a lost table. $key is the key that goes back.
hint-way-back = Così è persa: { $key } torna dove si poteva vincere.
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = Non ci sono più mosse: { $key } ne annulla una.

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = Mossa perdente: { $move }.
# $card went $from (form .from) $place (form .to).
review-move = { $card }, { $from } { $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = Conta come sconfitta.
# After how many moves win: $key plays the next one of them.
review-next = { $key } gioca la prossima.

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = { $card }, { $from } { $place }: { $reason ->
        [completes] così è completo.
        [founds] una in più sulla base.
        [opens] apre una base.
        [turns-up] scopre una carta.
        [empties-column] svuota una colonna.
        [frees-cell] libera una cella.
        [frees-waste] libera la prossima carta degli scarti.
        [joins] si unisce a una scala.
       *[leads] porta alla vittoria.
    }
# $load is a card or a run, part of what could be taken together.
load-only = Solo { $load }
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }: porta alla vittoria.
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = { $moves ->
        [one] Ancora una mossa per vincere.
       *[other] Ancora { COUNT($moves, "moves") } per vincere.
    }
sure-hint-none = Non è stato trovato un modo sicuro di vincere.
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }. { $place }: { $cards }. Circa { COUNT($points, "points") } fino alla fine.

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] Quasi tutti vincono questa partita.
        [careful] Chi gioca con attenzione vince questa partita.
        [solver] Solo chi pensa con molte mosse d'anticipo vince questa partita.
        [lost] Questa partita non si può vincere.
       *[unknown] Non si sa se questa partita si può vincere.
    }
menu-by-rating = Una partita in base a chi la vince
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] Quasi tutti
        [careful] Chi gioca con attenzione
       *[solver] Solo chi pensa con molte mosse d'anticipo
    }
searching-deal = Sto cercando una partita.
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] Il pulsante B annulla.
        [keys] Esc annulla.
       *[lines] 0 annulla.
    }
searching-stopped = Ricerca interrotta.
searching-none = Non è stata trovata nessuna partita così.
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = Perse, ma si potevano vincere: { $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }: { $place }, sotto { $count ->
        [one] { $top }.
       *[other] { COUNT($count, "cards") }, in cima: { $top }.
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }: { $count ->
        [one] una carta coperta
       *[other] { COUNT($count, "cards") } coperte
    } sotto { $card }.
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = { $group }, in attesa di: { $cards }, sotto altre carte.
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = Capigruppo sotto altre carte: { $cards }.
atlas-obstacle-foundations = Nessuna base libera per un altro gruppo.
atlas-obstacle-columns = Nessuna colonna vuota.
