# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = Zekere hint
    .words = zeker, zekere hint
command-play-hint = De hint uitvoeren
    .words = hint uitvoeren, hint spelen, doe het
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } speelt deze zet.
command-winnable = Is het nog te winnen
    .words = te winnen, nog te winnen
command-way-back = Terug naar waar het te winnen was
    .words = redding, terug naar winst
command-review = Het verlies doorlopen
    .words = terugkijken, doorlopen
command-rating = Hoe moeilijk is dit spel
    .words = beoordeling, wie wint

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = Even nadenken.
still-winnable = Het spel is nog te winnen.
not-winnable = Het spel is niet meer te winnen.
winnable-unknown = Onbekend.
way-back-none = Er is geen punt in dit spel bekend vanwaar het te winnen is.
way-back-unneeded = Zoals het ligt, is het spel nog te winnen.
# The player gave up waiting, by Escape or 0.
question-withdrawn = Vraag ingetrokken.
# The hint on a lost table. $key is the key that goes back.
hint-way-back = Zo is het spel verloren: { $key } gaat terug naar waar het nog te winnen was.
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = Er zijn geen zetten meer: { $key } maakt een zet ongedaan.

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = Verloren door deze zet: { $move }.
# $card went $from (form .from) $place (form .to).
review-move = { $card } { $from } { $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = Telt als verloren.
# After how many moves win: $key plays the next one of them.
review-next = { $key } speelt de volgende.

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = { $card } { $from } { $place }: { $reason ->
        [completes] daarmee is het compleet.
        [founds] weer een kaart op de eindstapel.
        [opens] opent een eindstapel.
        [turns-up] draait een kaart om.
        [empties-column] maakt een kolom leeg.
        [frees-cell] maakt een cel vrij.
        [frees-waste] maakt de volgende kaart van de aflegstapel vrij.
        [joins] sluit aan op een reeks.
       *[leads] leidt naar winst.
    }
# $load is a card or a run, part of what could be taken together.
load-only = Alleen { $load }
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }: leidt naar winst.
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = { $moves ->
        [one] Nog 1 zet tot de winst.
       *[other] Nog { $moves } zetten tot de winst.
    }
sure-hint-none = Geen zekere weg naar winst gevonden.
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }. { $place }: { $cards }. Ongeveer { $points } punten tot het einde.

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] Bijna iedereen wint dit spel.
        [careful] Wie zorgvuldig speelt, wint dit spel.
        [solver] Alleen wie ver vooruitdenkt, wint dit spel.
        [lost] Dit spel is niet te winnen.
       *[unknown] Of dit spel te winnen is, is niet bekend.
    }
menu-by-rating = Spel op moeilijkheid
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] Bijna iedereen
        [careful] Wie zorgvuldig speelt
       *[solver] Alleen wie ver vooruitdenkt
    }
searching-deal = Even een spel zoeken.
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] Met B stop je.
        [keys] Met Escape stop je.
       *[lines] Met 0 stop je.
    }
searching-stopped = Zoeken gestopt.
searching-none = Geen passend spel gevonden.
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = Verloren, hoewel te winnen: { $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }: { $place }, onder { $count ->
        [one] { $top }.
       *[other] { $count } kaarten, bovenop: { $top }.
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }: { $count ->
        [one] 1 dichte kaart
       *[other] { $count } dichte kaarten
    } onder { $card }.
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = { $group }: wacht op { $cards }, nog niet vrij.
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = Basiskaarten, nog niet vrij: { $cards }.
atlas-obstacle-foundations = Geen eindstapel vrij voor nog een groep.
atlas-obstacle-columns = Geen kolom leeg.
