# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = Sicherer Tipp
    .words = sicherer tipp, sicherer hinweis
command-play-hint = Den Tipp ausführen
    .words = ausführen, tipp ausführen, tipp spielen
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } spielt diesen Zug.
command-winnable = Ist die Partie noch zu gewinnen
    .words = gewinnbar, noch zu gewinnen
command-way-back = Zurück bis dahin, wo noch zu gewinnen war
    .words = rettung, zurück zum gewinn
command-review = Die Niederlage durchgehen
    .words = nachsehen, durchgehen
command-rating = Wie schwer ist diese Partie
    .words = bewertung, wer gewinnt

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = Ich überlege.
still-winnable = Die Partie ist noch zu gewinnen.
not-winnable = Die Partie ist nicht mehr zu gewinnen.
winnable-unknown = Unbekannt.
way-back-none = Keine Stelle dieser Partie ist bekannt, von der aus sie noch zu gewinnen wäre.
way-back-unneeded = Die Partie ist auch so noch zu gewinnen.
# The player gave up waiting, by Escape or 0.
question-withdrawn = Frage zurückgezogen.
# The hint on a lost table. $key is the key that goes back.
hint-way-back = So ist die Partie verloren: { $key } führt zurück bis dahin, wo sie noch zu gewinnen war.
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = Es geht nichts mehr: { $key } nimmt einen Zug zurück.

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = Verloren durch diesen Zug: { $move }.
# $card went $from (form .from) $place (form .to).
review-move = { $card } { $from } { $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = Zählt als verloren.
# After how many moves win: $key plays the next one of them.
review-next = { $key } spielt den nächsten.

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = { $card } { $from } { $place }: { $reason ->
        [completes] damit ist alles beisammen.
        [founds] eine mehr auf dem Grundstapel.
        [opens] eröffnet einen Grundstapel.
        [turns-up] deckt eine Karte auf.
        [empties-column] leert eine Spalte.
        [frees-cell] macht eine Zelle frei.
        [frees-waste] macht die nächste Karte der Ablage frei.
        [joins] setzt eine Folge fort.
       *[leads] führt zum Gewinn.
    }
# $load is a card or a run, part of what could be taken together.
load-only = Nur { $load }
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }: führt zum Gewinn.
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = Noch { COUNT($moves, "moves") } bis zum Gewinn.
sure-hint-none = Kein sicherer Weg zum Gewinn gefunden.
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }. { $place }: { $cards }. Etwa { COUNT($points, "points") } bis zum Ende.

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] Diese Partie gewinnt fast jeder.
        [careful] Diese Partie gewinnt, wer umsichtig spielt.
        [solver] Diese Partie gewinnt nur, wer weit vorausdenkt.
        [lost] Diese Partie ist nicht zu gewinnen.
       *[unknown] Ob diese Partie zu gewinnen ist, ist nicht bekannt.
    }
menu-by-rating = Partie danach aussuchen, wer sie gewinnt
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] Fast jeder
        [careful] Wer umsichtig spielt
       *[solver] Nur wer weit vorausdenkt
    }
searching-deal = Ich suche eine Partie.
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] B bricht ab.
        [keys] Escape bricht ab.
       *[lines] 0 bricht ab.
    }
searching-stopped = Suche beendet.
searching-none = Keine solche Partie gefunden.
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = Verloren, obwohl zu gewinnen: { $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }: { $place }, unter { COUNT($count, "cards", case: "dative") }{ $count ->
        [one] : { $top }.
       *[other] , obenauf: { $top }.
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }: { COUNT($count, "cards") } verdeckt, darüber: { $card }.
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = { $group } wartet auf { $cards }, verdeckt von anderen.
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = Basiskarten unter anderen: { $cards }.
atlas-obstacle-foundations = Kein Grundstapel ist für eine weitere Gruppe frei.
atlas-obstacle-columns = Keine Spalte ist leer.
