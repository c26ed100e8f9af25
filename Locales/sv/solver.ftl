# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = Säkert tips
    .words = säkert, sakert, säkert tips, sakert tips
command-play-hint = Följ tipset
    .words = följ tipset, folj tipset, spela tipset, gör det, gor det
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } gör draget.
command-winnable = Går det fortfarande att vinna
    .words = vinna, går det att vinna, gar det att vinna
command-way-back = Tillbaka dit det gick att vinna
    .words = räddning, raddning, väg tillbaka, vag tillbaka
command-review = Gå igenom förlusten
    .words = gå igenom, ga igenom
command-rating = Hur svår är den här given
    .words = bedömning, bedomning, vem vinner

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = Tänker.
still-winnable = Det går fortfarande att vinna.
not-winnable = Det går inte längre att vinna.
winnable-unknown = Det är inte känt.
way-back-none = Det finns inget känt läge i partiet där det går att vinna.
way-back-unneeded = Det går att vinna som det är.
# The player gave up waiting, by Escape or 0.
question-withdrawn = Frågan återtagen.
# The hint on a lost table. $key is the key that goes back.
hint-way-back = Så här är partiet förlorat: { $key } går tillbaka dit det gick att vinna.
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = Det finns inga fler drag: { $key } ångrar ett drag.

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = Det förlorande draget: { $move }.
# $card went $from (form .from) $place (form .to).
review-move = { $card } { $from } { $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = Räknas som förlust.
# After how many moves win: $key plays the next one of them.
review-next = { $key } spelar nästa.

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = { $card } { $from } { $place }: { $reason ->
        [completes] då blir det klart.
        [founds] ett kort till på grundhögen.
        [opens] öppnar en grundhög.
        [turns-up] vänder upp ett kort.
        [empties-column] tömmer en kolumn.
        [frees-cell] frigör en cell.
        [frees-waste] frigör nästa kort i kasthögen.
        [joins] bygger på en svit.
       *[leads] leder till vinst.
    }
# $load is a card or a run, part of what could be taken together.
load-only = Bara { $load }
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }: leder till vinst.
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = { COUNT($moves, "moves") } till vinst.
sure-hint-none = Ingen säker väg till vinst hittades.
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }. { $place }: { $cards }. Ungefär { COUNT($points, "points") } till slutet.

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] Nästan alla vinner den här given.
        [careful] Den som spelar eftertänksamt vinner den här given.
        [solver] Bara den som tänker långt framåt vinner den här given.
        [lost] Den här given går inte att vinna.
       *[unknown] Det är inte känt om den här given går att vinna.
    }
menu-by-rating = Giv efter svårighet
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] Nästan alla
        [careful] Den som spelar eftertänksamt
       *[solver] Bara den som tänker långt framåt
    }
searching-deal = Letar efter en giv.
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] B avbryter.
        [keys] Escape avbryter.
       *[lines] 0 avbryter.
    }
searching-stopped = Slutade leta.
searching-none = Ingen sådan giv hittades.
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = Förlorade som gick att vinna: { $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }: { $place }, under { $count ->
        [one] { $top }.
       *[other] { COUNT($count, "cards") }, överst { $top }.
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }: { $count ->
        [one] { NUMBER($count) } dolt kort
       *[other] { NUMBER($count) } dolda kort
    } under { $card }.
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = { $group } väntar på { $cards }, under andra kort.
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = Baskort under andra: { $cards }.
atlas-obstacle-foundations = Ingen grundhög är ledig för en grupp till.
atlas-obstacle-columns = Ingen kolumn är tom.
