# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = Pewna podpowiedź
    .words = pewna, pewna podpowiedź
command-play-hint = Wykonaj podpowiedź
    .words = wykonaj, wykonaj podpowiedź, zagraj podpowiedź
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } wykonuje ten ruch.
command-winnable = Czy da się jeszcze wygrać
    .words = czy da się wygrać, da się wygrać
command-way-back = Wróć tam, gdzie dało się wygrać
    .words = ratunek, wróć do wygranej
command-review = Prześledź przegraną
    .words = prześledź, przegrana
command-rating = Kto wygrywa to rozdanie
    .words = ocena, kto wygrywa

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = Myślę.
still-winnable = Da się jeszcze wygrać.
not-winnable = Nie da się już wygrać.
winnable-unknown = Nie wiadomo.
way-back-none = Nie znaleziono w tej grze miejsca, z którego da się wygrać.
way-back-unneeded = Stąd nadal da się wygrać.
# The player gave up waiting, by Escape or 0.
question-withdrawn = Pytanie wycofane.
# The hint on a lost table. $key is the key that goes back.
hint-way-back = Tej gry już nie da się wygrać: { $key } cofa tam, gdzie jeszcze się dało.
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = Nie ma już żadnego ruchu: { $key } cofa ruch.

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = O przegranej zdecydował ruch: { $move }.
# $card went $from (form .from) $place (form .to).
review-move = { $card }: { $from } { $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = Liczy się jako przegrana.
# After how many moves win: $key plays the next one of them.
review-next = { $key } zagrywa następny.

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = { $card }: { $from } { $place }, { $reason ->
        [completes] całość będzie gotowa.
        [founds] kolejna na stosie końcowym.
        [opens] to zacznie stos końcowy.
        [turns-up] to odkryje kartę.
        [empties-column] to opróżni kolumnę.
        [frees-cell] to zwolni komórkę.
        [frees-waste] to odsłoni następną kartę w odrzuconych.
        [joins] to przedłuży ciąg.
       *[leads] to prowadzi do wygranej.
    }
# $load is a card or a run, part of what could be taken together.
load-only = Tylko { $load }
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }: to prowadzi do wygranej.
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = { COUNT($moves, "moves") } do wygranej.
sure-hint-none = Nie znaleziono pewnej drogi do wygranej.
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }. { $place }: { $cards }. Około { COUNT($points, "points", case: "genitive") } do końca.

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] To rozdanie wygrywa prawie każdy.
        [careful] To rozdanie wygrywa uważny gracz.
        [solver] To rozdanie wygrywa tylko ten, kto myśli daleko naprzód.
        [lost] Tego rozdania nie da się wygrać.
       *[unknown] Nie wiadomo, czy to rozdanie da się wygrać.
    }
menu-by-rating = Rozdanie: kto je wygra
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] Prawie każdy
        [careful] Uważny gracz
       *[solver] Tylko ten, kto myśli daleko naprzód
    }
searching-deal = Szukam rozdania.
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] Przycisk B przerywa.
        [keys] Escape przerywa.
       *[lines] 0 przerywa.
    }
searching-stopped = Koniec szukania.
searching-none = Nie znaleziono takiego rozdania.
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = Przegrane, choć dało się je wygrać: { $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }: { $place }, pod { $count ->
        [one] kartą: { $top }.
       *[other] { COUNT($count, "cards", case: "instrumental") }, na wierzchu: { $top }.
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }: { COUNT($count, "hidden-cards") }, na wierzchu: { $card }.
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = { $group } czeka na: { $cards }, pod innymi kartami.
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = Karty bazowe pod innymi: { $cards }.
atlas-obstacle-foundations = Żaden stos końcowy nie jest wolny dla kolejnej grupy.
atlas-obstacle-columns = Żadna kolumna nie jest pusta.
