# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
### Talon: the stock. Ablage: the waste. Grundstapel: a foundation. Spalte: a column.
### "offen" and "verdeckt" belong to "Karte", whatever the card is called.

## Places. $n is the place's number.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = Spalte { $n }
    .at = Spalte { $n }
    .to = auf Spalte { $n }
    .from = von Spalte { $n }
place-foundation = Grundstapel { $n }
    .at = Grundstapel { $n }
    .to = auf Grundstapel { $n }
    .from = von Grundstapel { $n }
place-waste = Ablage
    .at = Ablage
    .to = auf die Ablage
    .from = von der Ablage
place-stock = Talon
    .at = Talon
    .to = auf den Talon
    .from = vom Talon
# A square of a grid, in $row and $column.
place-square = Zeile { $row }, Spalte { $column }
    .at = Zeile { $row }, Spalte { $column }
    .to = in Zeile { $row }, Spalte { $column }
    .from = aus Zeile { $row }, Spalte { $column }

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile.

label-card = { $name }, { $place }
    .full = { $name }, offen, { $place }
label-card-position = { $name }, { $place }, { $position } von { $count }
    .full = { $name }, offen, { $place }, { $position } von { $count }
# $count cards lie face down here.
label-hidden = { $count } verdeckt, { $place }
label-place = { $place }: { $cards }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { $hidden } verdeckt
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, noch keine Karte
       *[other] { $place }: { $base }, { $count }: { $cards }
    }
    .brief = { $place }: { $base }, { $count }
# Choosing the stock draws a card; $count are left. An empty one is filled from the waste.
offer-draw = { $count ->
        [0] { $place }: leer, Ablage mischen
        [one] { $place }: ziehen, noch 1 Karte
       *[other] { $place }: ziehen, noch { $count } Karten
    }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: leer
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: leer, nimmt { $takes }
    .brief = { $place }: leer
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A label as a sentence, when something follows it.
sentence = { $text }.

invites-any-card = jede Karte
invites-reshuffle = die Ablage, gemischt

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [one] { $first }
       *[other] { $count } Karten, { $first } bis { $last }
    }
load-nothing = Nichts

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [one] { $card } { $to }.
       *[other] { $count } Karten, { $first } bis { $last }, { $to }.
    }
    .brief = { $count ->
        [one] { $card } { $to }.
       *[other] { $count } Karten { $to }.
    }
# $drawn cards were drawn, $card the last; $left are left in the stock.
told-drawn = { $drawn ->
        [one] { $card }.
       *[other] { $drawn } gezogen: { $card }.
    }{ $left ->
        [0] {" "}Talon leer.
       *[other] {""}
    }
    .brief = { $card }.
    .full = { $drawn ->
        [one] { $card }, gezogen. Noch { $left } im Talon.
       *[other] { $drawn } gezogen: { $card }. Noch { $left } im Talon.
    }
told-turns-up = { $place } deckt auf: { $card }.
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }: { $card }.
    .brief = {""}
told-shuffled = { $count ->
        [one] 1 Karte geht zurück in den Talon.
       *[other] Ablage gemischt, { $count } Karten wieder im Talon.
    }
    .brief = Gemischt, { $count }.
told-score = Punkte: { $score }.

undone = Zurückgenommen:
redone = Wiederhergestellt:
nothing-to-undo = Nichts zurückzunehmen.
undo-bound-reached = Mehr Züge lassen sich nicht zurücknehmen: So ist es eingestellt.
nothing-to-redo = Nichts wiederherzustellen.
nothing-changed = Noch kein Zug gemacht.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = Das geht in diesem Spiel nicht.
refused-nothing-to-draw = Nichts zu ziehen: Talon und Ablage sind leer.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] Nichts zu ziehen: Die Ablage darf in diesem Spiel nicht gemischt werden.
        [one] Nichts zu ziehen: Die Ablage durfte einmal gemischt werden, das ist geschehen.
       *[other] Nichts zu ziehen: Die Ablage durfte { $limit } Mal gemischt werden, das ist geschehen.
    }
refused-nothing-picked = Wähle zuerst eine Karte.
refused-same-place = Da liegt sie schon.
refused-not-a-target = Karten gehen nur auf Spalten und Grundstapel.
refused-from-foundation = Was auf einem Grundstapel liegt, bleibt dort, bis die Gruppe vollständig ist.
refused-covered = { $card }: liegt nicht frei. Bewege zuerst, was darauf liegt.
refused-face-down = Eine verdeckte Karte lässt sich nicht bewegen. Sie wird aufgedeckt, wenn sie oben liegt.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card } { $place }: deckt eine Karte auf.
hint-empties-column = { $card } { $place }: leert eine Spalte.
hint-frees-waste = { $card } { $place }: macht die Ablage frei.
hint-draw = Zieh eine Karte.
hint-none = Kein Tipp gefunden. Nimm einen Zug zurück oder versuche etwas anderes.

dead-end = Es geht nichts mehr. Nimm Züge zurück, beginne diese Partie von vorn, oder beginne eine neue.
# A saved game names a difficulty that its game does not have.
refused-difficulty = Dieses Spiel hat keine Schwierigkeit { $difficulty }.
