# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group has one base card ("Countries of Europe") and its partners ("France").
### $group is the name of a group, $card a card, $place a place in the form .to.
### A name stands where nothing has to agree with it ("Nederländerna: …").

game-atlas = Atlas Solitaire
objective-atlas = Gör varje grupp klar: först baskortet på en grundhög, sedan dess partner.
    .brief = Gör varje grupp klar.

# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }, baskort
    .short = { $group }
    .brief = { $group }, bas
# A card of the player's own groups.
name-own = { $name }

atlas-invites-base = ett baskort

# $done of $total groups are complete now.
atlas-group-completed = { $group }: gruppen klar, { NUMBER($done, gender: "common") } av { NUMBER($total) }.
    .brief = { $group }: gruppen klar.
command-completed = Läs de klara grupperna
    .words = klara, klart
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group }: { $cards }
atlas-completed-none = Ingen grupp är klar än.
atlas-nothing-playable-drawn = Talongen är tom, och inget av de dragna korten passar någonstans.

## Progress. $missing partners are still to come.

atlas-progress = { $done ->
        [0] Ingen av { COUNT($total, "groups") } klar än
       *[other] { NUMBER($done, gender: "common") } av { COUNT($total, "groups") } { $done ->
            [one] klar
           *[other] klara
        }
    }
atlas-progress-group = { $group }: { COUNT($missing, "cards") } saknas
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = Talong { $stock ->
        [0] tom
       *[other] { $stock }
    }, kasthög { $waste ->
        [0] tom
       *[other] { $waste }
    }, { $hidden ->
        [0] inget dolt
        [one] { NUMBER($hidden) } dolt
       *[other] { NUMBER($hidden) } dolda
    } i kolumnerna

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = { $card } kan inte flyttas { $place }: en tom grundhög tar bara ett baskort.
atlas-refused-occupied = { $card } kan inte flyttas { $place }: där ligger { $group }. Ett baskort behöver en tom grundhög.
atlas-refused-not-in-group = { $card } hör inte till { $group }.
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = { $card } passar i { $group }, men hör i det här partiet till { $home }.
atlas-refused-name-there = { $card } ligger redan där; det här kortet hör till en annan grupp.
atlas-refused-base-in-column = { $card } kan inte flyttas { $place }: ett baskort går bara på en tom plats.
atlas-refused-on-base = { $card } kan inte flyttas { $place }: inget får läggas på ett baskort i en kolumn.
atlas-refused-not-together = { $card } och { $top } hör inte ihop.
atlas-refused-other-group = { $card } och { $top } skulle kunna höra ihop, men inte i det här partiet.

## Hints.

atlas-hint-belongs = { $card } { $place }: hör till { $group }.
atlas-hint-opens = { $card } { $place }: öppnar en grupp.

## Learner mode.

# The group of a card, after its name.
atlas-lesson-group = { $group }.
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] Alla på plats: { $members }.
       *[other] { NUMBER($missing) } saknas. Hit hör: { $members }.
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = Bild: { $caption }
card-picture = Med bild.

## Decks and dealing.

deck-without-groups = En kortlek behöver minst en grupp.
# $limit is the most a deck may have.
deck-too-large = En kortlek kan ha högst { COUNT($limit, "groups") }.
deck-group-incomplete = Gruppen { $group } har inget baskort eller ingen partner.
deck-group-twice = Gruppen { $group } finns två gånger i kortleken.
deck-name-twice = Gruppen { $group } har samma kort två gånger.
deck-columns = Så kan kolumnerna inte delas ut: fyra tal, och inte fler kort än det finns.
deck-no-group = En kortlek behöver minst en grupp.
deck-unknown-group = Det finns ingen grupp { $group }.
deck-no-base = Gruppen { $group } har inget baskort.
deck-no-partners = Gruppen { $group } har ingen partner.
# $found groups are there, $needed were asked for.
deal-too-few-groups = Ett parti med { COUNT($needed, "groups") } kan inte delas ut: det finns bara { NUMBER($found, gender: "common") } att välja på.
# $needed groups were asked for.
deal-too-much-shared = Ett parti med { COUNT($needed, "groups") } kan inte delas ut: för många kort skulle passa i två av dem.
deal-any = Vilken giv som helst: den kanske inte går att vinna.
deal-not-known-winnable = Den här given kanske inte går att vinna.

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $card }, i gruppen { $home }, passar också i { $other }.
overlap-homonym = { $card }, i gruppen { $home }, heter som ett kort i { $other }.

## Help.

help-atlas = Så spelar du Atlas Solitaire
help-atlas-text = Varje grupp har ett baskort och partnerkort. Lägg ett baskort på en tom grundhög, sedan dess partner på det. I kolumnerna går en partner på en partner i samma grupp; en tom kolumn tar vilket kort som helst. Dra från talongen när inget passar.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] Skriv numret på en plats för att ta dess kort, sedan numret på platsen dit det ska. Två nummer är ett helt drag: 5 7 flyttar från plats 5 till plats 7.
    }

## Settings.

setting-reshuffles = Omblandningar av kasthögen
setting-reshuffles-help = Hur många gånger kasthögen får blandas, i nya partier.
setting-level = Skolnivå
setting-level-help = Vilka grupper som delas ut, i nya partier.
setting-level-any = alla
setting-level-primary = grundskola
setting-level-secondary = gymnasium
setting-level-expert = överkurs
