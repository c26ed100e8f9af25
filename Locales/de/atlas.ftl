# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group has one base card ("Countries of Europe") and its partners ("France").
### $group is the name of a group, $card a card, $place a place in the form .to.
### After a name comes no verb that would have to agree with it ("Niederlande: ..."); a group's
### name stays as it is after "Gruppe".

game-atlas = Atlas Solitaire
    .speech = Atlas Solitär
objective-atlas = Vervollständige jede Gruppe: erst ihre Basiskarte auf einen Grundstapel, dann ihre Partner.
    .brief = Vervollständige jede Gruppe.

# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }, Basiskarte
    .short = { $group }
    .brief = { $group }, Basis
# A card of the player's own groups.
name-own = { $name }

atlas-invites-base = eine Basiskarte

# $done of $total groups are complete now.
atlas-group-completed = { $group } vollständig, { NUMBER($done, gender: "feminine") } von { NUMBER($total) }.
    .brief = { $group } vollständig.
command-completed = Die vollständigen Gruppen vorlesen
    .words = vollständig, vollstaendig, fertig
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group }: { $cards }
atlas-completed-none = Noch keine Gruppe ist vollständig.
atlas-nothing-playable-drawn = Der Talon ist leer, und keine der gezogenen Karten passt.

## Progress. $missing partners are still to come.

atlas-progress = { $done ->
        [0] Noch keine von { COUNT($total, "groups", case: "dative") } vollständig
       *[other] { NUMBER($done, gender: "feminine") } von { COUNT($total, "groups", case: "dative") } vollständig
    }
atlas-progress-group = { $missing ->
        [one] { $group }: { COUNT($missing, "cards") } fehlt
       *[other] { $group }: { COUNT($missing, "cards") } fehlen
    }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = Talon { $stock ->
        [0] leer
       *[other] { $stock }
    }, Ablage { $waste ->
        [0] leer
       *[other] { $waste }
    }, { $hidden ->
        [0] nichts
       *[other] { NUMBER($hidden, gender: "feminine") }
    } verdeckt in den Spalten

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = { $card }: geht nicht { $place }. Ein leerer Grundstapel nimmt nur eine Basiskarte.
atlas-refused-occupied = { $card }: geht nicht { $place }. Dort liegt die Gruppe { $group }. Eine Basiskarte braucht einen leeren Grundstapel.
atlas-refused-not-in-group = { $card }: gehört nicht zur Gruppe { $group }.
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = { $card }: passt zu { $group }, gehört aber in dieser Partie zur Gruppe { $home }.
atlas-refused-name-there = { $card }: liegt dort schon; diese Karte gehört zu einer anderen Gruppe.
atlas-refused-base-in-column = { $card }: geht nicht { $place }. Eine Basiskarte geht nur auf einen leeren Platz.
atlas-refused-on-base = { $card }: geht nicht { $place }. Auf eine Basiskarte in einer Spalte geht nichts.
atlas-refused-not-together = { $card } und { $top } gehören nicht zusammen.
atlas-refused-other-group = { $card } und { $top } könnten zusammengehören, aber nicht in dieser Partie.

## Hints.

atlas-hint-belongs = { $card } { $place }: Gruppe { $group }.
atlas-hint-opens = { $card } { $place }: eröffnet eine Gruppe.

## Learner mode.

# The group of a card, after its name.
atlas-lesson-group = { $group }.
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] Alle da: { $members }.
        [one] { COUNT($missing, "cards") } fehlt. Dazu gehören: { $members }.
       *[other] { COUNT($missing, "cards") } fehlen. Dazu gehören: { $members }.
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = Bild: { $caption }
card-picture = Mit Bild.

## Decks and dealing.

deck-without-groups = Ein Deck braucht mindestens eine Gruppe.
# $limit is the most a deck may have.
deck-too-large = Ein Deck kann höchstens { COUNT($limit, "groups") } haben.
deck-group-incomplete = Die Gruppe { $group } hat keine Basiskarte oder keine Partner.
deck-group-twice = Die Gruppe { $group } ist zweimal im Deck.
deck-name-twice = Die Gruppe { $group } hat dieselbe Karte zweimal.
deck-columns = So lassen sich die Spalten nicht geben: Es müssen vier Zahlen sein, und nicht mehr Karten, als es gibt.
deck-no-group = Ein Deck braucht mindestens eine Gruppe.
deck-unknown-group = Es gibt keine Gruppe { $group }.
deck-no-base = Die Gruppe { $group } hat keine Basiskarte.
deck-no-partners = Die Gruppe { $group } hat keine Partner.
# $found groups are there, $needed were asked for.
deal-too-few-groups = Zu wenige Gruppen für diese Partie: { NUMBER($needed, gender: "feminine") } gebraucht, { NUMBER($found, gender: "feminine") } vorhanden.
# $needed groups were asked for.
deal-too-much-shared = Keine Partie mit so vielen Gruppen möglich: { $needed }. Zu viele Karten würden zu zwei Gruppen passen.
deal-any = Irgendeine Partie: Vielleicht ist sie nicht zu gewinnen.
deal-not-known-winnable = Vielleicht ist diese Partie nicht zu gewinnen.

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $card }, Gruppe { $home }: passt auch zur Gruppe { $other }.
overlap-homonym = { $card }, Gruppe { $home }: gleicher Name wie eine Karte der Gruppe { $other }.

## Help.

help-atlas = So spielst du Atlas Solitaire
    .speech = So spielst du Atlas Solitär
help-atlas-text = Jede Gruppe hat eine Basiskarte und Partnerkarten. Lege eine Basiskarte auf einen leeren Grundstapel, dann ihre Partner darauf. In den Spalten geht ein Partner auf einen Partner seiner eigenen Gruppe; eine leere Spalte nimmt jede Karte. Wenn nichts passt, zieh vom Talon, dem verdeckten Stapel.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] Tippe die Nummer eines Platzes, um seine Karte zu nehmen, dann die Nummer des Platzes, auf den sie soll. Zwei Nummern sind ein ganzer Zug: 5 7 legt von Platz 5 auf Platz 7.
    }

## Settings.

setting-reshuffles = Mischen der Ablage
setting-reshuffles-help = Wie oft die Ablage gemischt werden darf, in neuen Partien.
setting-level = Schulstufe
setting-level-help = Welche Gruppen vorkommen, in neuen Partien.
setting-level-any = jede
setting-level-primary = Grundschule
setting-level-secondary = weiterführende Schule
setting-level-expert = über den Schulstoff hinaus
