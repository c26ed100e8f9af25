# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = Dica segura
    .words = dica segura, dica certa
command-play-hint = Seguir a dica
    .words = seguir a dica, jogar a dica, faça isso
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } faz a jogada.
command-winnable = Ver se ainda dá para ganhar
    .words = dá para ganhar, da para ganhar
command-way-back = Voltar até onde dava para ganhar
    .words = resgate, voltar a ganhar
command-review = Rever a derrota
    .words = rever
command-rating = Quem ganha esta partida
    .words = avaliação, quem ganha, avaliacao

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = Pensando.
still-winnable = Ainda dá para ganhar.
not-winnable = Não dá mais para ganhar.
winnable-unknown = Não se sabe.
way-back-none = Não se conhece nenhum ponto desta partida de onde dê para ganhar.
way-back-unneeded = Dá para ganhar do jeito que está.
# The player gave up waiting, by Escape or 0.
question-withdrawn = Pergunta cancelada.
# The hint on a lost table. $key is the key that goes back.
hint-way-back = Assim não dá mais para ganhar: { $key } volta até onde dava.
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = Não há mais jogadas: { $key } desfaz uma.

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = Jogada que levou à derrota: { $move }.
# $card went $from (form .from) $place (form .to).
review-move = { $card }, { $from } { $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = Conta como derrota.
# After how many moves win: $key plays the next one of them.
review-next = { $key } faz a próxima.

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = { $card }, { $from } { $place }: { $reason ->
        [completes] fica completo.
        [founds] mais uma na fundação.
        [opens] começa uma fundação.
        [turns-up] abre uma carta.
        [empties-column] esvazia uma coluna.
        [frees-cell] libera uma célula.
        [frees-waste] libera a próxima carta do descarte.
        [joins] continua uma sequência.
       *[leads] leva à vitória.
    }
# $load is a card or a run, part of what could be taken together.
load-only = Só { $load }
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }: leva à vitória.
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = { $moves ->
        [1] Falta uma jogada para ganhar.
       *[other] Faltam { COUNT($moves, "moves") } para ganhar.
    }
sure-hint-none = Nenhum jeito seguro de ganhar foi encontrado.
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }. { $place }: { $cards }. Cerca de { COUNT($points, "points") } até o fim.

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] Quase todo mundo ganha esta partida.
        [careful] Quem joga com cuidado ganha esta partida.
        [solver] Só quem pensa muitas jogadas à frente ganha esta partida.
        [lost] Esta partida não tem solução.
       *[unknown] Não se sabe se esta partida tem solução.
    }
menu-by-rating = Uma partida conforme quem a ganha
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] Quase todo mundo
        [careful] Quem joga com cuidado
       *[solver] Só quem pensa muitas jogadas à frente
    }
searching-deal = Procurando uma partida.
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] O botão B cancela.
        [keys] Esc cancela.
       *[lines] 0 cancela.
    }
searching-stopped = Busca interrompida.
searching-none = Nenhuma partida assim foi encontrada.
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = Perdidas que dava para ganhar: { $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }: { $place }, sob { $count ->
        [1] { $top }.
       *[other] { COUNT($count, "cards") }, por cima: { $top }.
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }: { $count ->
        [1] uma carta fechada
       *[other] { COUNT($count, "cards") } fechadas
    } sob { $card }.
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = { $group }: faltam, sob outras cartas, { $cards }.
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = Cartas base sob outras cartas: { $cards }.
atlas-obstacle-foundations = Nenhuma fundação livre para outro grupo.
atlas-obstacle-columns = Nenhuma coluna vazia.
