# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = Pista segura
    .words = segura, pista segura
command-play-hint = Seguir la pista
    .words = seguir la pista, jugar la pista, hazlo
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } hace la jugada.
command-winnable = Saber si todavía se puede ganar
    .words = se puede ganar, ganable
command-way-back = Volver a donde se podía ganar
    .words = rescate, volver a ganar
command-review = Repasar la derrota
    .words = repasar, repaso
command-rating = Quién gana este reparto
    .words = valoración, quién gana

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = Pensando.
still-winnable = Todavía se puede ganar.
not-winnable = Ya no se puede ganar.
winnable-unknown = No se sabe.
way-back-none = No se conoce ningún punto de esta partida desde el que se pueda ganar.
way-back-unneeded = Se puede ganar tal como está.
# The player gave up waiting, by Escape or 0.
question-withdrawn = Pregunta cancelada.
# The hint on a lost table. $key is the key that goes back.
hint-way-back = Así está perdida: { $key } vuelve a donde se podía ganar.
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = No quedan jugadas: { $key } deshace una.

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = Se perdió con esta jugada: { $move }.
# $card went $from (form .from) $place (form .to).
review-move = { $card }, { $from } { $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = Cuenta como perdida.
# After how many moves win: $key plays the next one of them.
review-next = { $key } hace la siguiente.

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = { $card }, { $from } { $place }: { $reason ->
        [completes] queda completo.
        [founds] una más en la fundación.
        [opens] abre una fundación.
        [turns-up] descubre una carta.
        [empties-column] deja vacía una columna.
        [frees-cell] libera una celda.
        [frees-waste] libera la siguiente carta del descarte.
        [joins] continúa una escalera.
       *[leads] lleva a la victoria.
    }
# $load is a card or a run, part of what could be taken together.
load-only = Solo { $load }
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }: lleva a la victoria.
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = { $moves ->
        [one] Falta una jugada para ganar.
       *[other] Faltan { COUNT($moves, "moves") } para ganar.
    }
sure-hint-none = No se encontró ninguna manera segura de ganar.
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }. { $place }: { $cards }. Cerca de { COUNT($points, "points") } hasta el final.

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] Casi cualquiera gana este reparto.
        [careful] Quien juega con cuidado gana este reparto.
        [solver] Este reparto solo lo gana quien piensa con muchas jugadas de antelación.
        [lost] Este reparto no se puede ganar.
       *[unknown] No se sabe si este reparto se puede ganar.
    }
menu-by-rating = Reparto según quién lo gana
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] Casi cualquiera
        [careful] Quien juega con cuidado
       *[solver] Solo quien piensa con muchas jugadas de antelación
    }
searching-deal = Buscando un reparto.
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] El botón B cancela.
        [keys] Escape cancela.
       *[lines] 0 cancela.
    }
searching-stopped = Búsqueda interrumpida.
searching-none = No se encontró ningún reparto así.
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = Perdidas que se podían ganar: { $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }: { $place }, debajo de { $count ->
        [one] una carta: { $top }.
       *[other] { COUNT($count, "cards") }, encima de todas: { $top }.
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }: { COUNT($count, "cards") } boca abajo, encima: { $card }.
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = { $group }: faltan, debajo de otras cartas, { $cards }.
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = Cartas base debajo de otras: { $cards }.
atlas-obstacle-foundations = No hay fundación libre para otro grupo.
atlas-obstacle-columns = No hay ninguna columna vacía.
