# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group has one base card ("Countries of Europe") and its partners ("France").
### $group is the name of a group, $card a card, $place a place in the form .to.
### capogruppo: base card, which is the head of its group; compagne: its partners; base: foundation.
### A card's name may be a plural ("Stati Uniti"), so no verb follows it without a colon or a comma.

game-atlas = Solitario Atlas
objective-atlas = Completa tutti i gruppi: prima il capogruppo su una base, poi le sue carte.
    .brief = Completa tutti i gruppi.

# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }, capogruppo
    .short = { $group }
    .brief = { $group }, capogruppo
# A card of the player's own groups.
name-own = { $name }

atlas-invites-base = un capogruppo

# $done of $total groups are complete now.
atlas-group-completed = { $group }: gruppo completo, { NUMBER($done) } di { $total }.
    .brief = { $group }: completo.
command-completed = Leggi i gruppi completi
    .words = completi, completo
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group }: { $cards }
atlas-completed-none = Nessun gruppo è ancora completo.
atlas-nothing-playable-drawn = Il mazzo è vuoto e nessuna carta pescata si può giocare.

## Progress. $missing partners are still to come.

atlas-progress = { $done ->
        [one] un gruppo completo
       *[other] { COUNT($done, "groups") } completi
    } su { $total }
atlas-progress-group = { $missing ->
        [one] { $group }: manca una carta
       *[other] { $group }: mancano { COUNT($missing, "cards") }
    }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = Mazzo: { $stock ->
        [0] vuoto
       *[other] { $stock }
    }, scarti: { $waste ->
        [0] vuoti
       *[other] { $waste }
    }, { $hidden ->
        [0] nessuna coperta nelle colonne
        [one] una coperta nelle colonne
       *[other] { NUMBER($hidden, gender: "feminine") } coperte nelle colonne
    }

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = { $card }: non va { $place }. Su una base vuota va solo un capogruppo.
atlas-refused-occupied = { $card }: non va { $place }. Lì c'è già: { $group }. A un capogruppo serve una base vuota.
atlas-refused-not-in-group = { $card }: non è del gruppo { $group }.
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = { $card }: va bene per { $group }, ma in questa partita è del gruppo { $home }.
atlas-refused-name-there = { $card }: c'è già; questa è di un altro gruppo.
atlas-refused-base-in-column = { $card }: non va { $place }. Un capogruppo va solo su un posto vuoto.
atlas-refused-on-base = { $card }: non va { $place }. In colonna niente va su un capogruppo.
atlas-refused-not-together = { $card } non va con { $top }.
atlas-refused-other-group = { $card } potrebbe andare con { $top }, ma non in questa partita.

## Hints.

atlas-hint-belongs = { $card } { $place }: gruppo { $group }.
atlas-hint-opens = { $card } { $place }: apre un gruppo.

## Learner mode.

# The group of a card, after its name.
atlas-lesson-group = { $group }.
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] Ci sono tutte: { $members }.
        [one] Ne manca una. Le sue carte: { $members }.
       *[other] Ne mancano { $missing }. Le sue carte: { $members }.
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = Immagine: { $caption }
card-picture = Con un'immagine.

## Decks and dealing.

deck-without-groups = Una raccolta deve avere almeno un gruppo.
# $limit is the most a deck may have.
deck-too-large = Una raccolta può avere al massimo { COUNT($limit, "groups") }.
deck-group-incomplete = Il gruppo { $group } non ha capogruppo o non ha compagne.
deck-group-twice = Il gruppo { $group } è due volte nella raccolta.
deck-name-twice = Il gruppo { $group } ha due volte la stessa carta.
deck-columns = Le colonne non si possono distribuire così: servono quattro numeri, e non più carte di quante ce ne sono.
deck-no-group = Una raccolta deve avere almeno un gruppo.
deck-unknown-group = Non esiste il gruppo { $group }.
deck-no-base = Il gruppo { $group } non ha capogruppo.
deck-no-partners = Il gruppo { $group } non ha compagne.
# $found groups are there, $needed were asked for.
deal-too-few-groups = Una partita con { COUNT($needed, "groups") } non si può fare: ce ne sono solo { NUMBER($found) } tra cui scegliere.
# $needed groups were asked for.
deal-too-much-shared = Una partita con { COUNT($needed, "groups") } non si può fare: troppe carte andrebbero bene per due.
deal-any = Partita qualsiasi: forse non si può vincere.
deal-not-known-winnable = Questa partita forse non si può vincere.

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $card }, del gruppo { $home }: vale anche per { $other }.
overlap-homonym = { $card }, del gruppo { $home }: si chiama come una carta di { $other }.

## Help.

help-atlas = Come si gioca al Solitario Atlas
help-atlas-text = Ogni gruppo ha un capogruppo e le sue carte compagne. Metti un capogruppo su una base vuota, poi sopra le sue compagne. In colonna una carta va su una dello stesso gruppo; una colonna vuota accetta qualsiasi carta. Se niente va bene, pesca dal mazzo.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] Scrivi il numero di un posto per prenderne la carta, poi il numero del posto dove va. Due numeri sono una mossa intera: 5 7 porta dal posto 5 al posto 7.
    }

## Settings.

setting-reshuffles = Quante volte si mescolano gli scarti
setting-reshuffles-help = Quante volte si possono mescolare gli scarti, nelle nuove partite.
setting-level = Livello scolastico
setting-level-help = Quali gruppi si distribuiscono nelle nuove partite.
setting-level-any = qualsiasi
setting-level-primary = primaria
setting-level-secondary = secondaria
setting-level-expert = oltre la scuola
