# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
### Talon: the stock. Ablage: the waste. Grundstapel: a foundation. Spalte: a column.
### "offen" and "verdeckt" belong to "Karte", whatever the card is called.

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("c2"): a word, and a letter or two.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = Spalte { $n }
    .at = Spalte { $n }
    .to = auf Spalte { $n }
    .from = von Spalte { $n }
    .braille = sp{ $n }
    .at-braille = sp{ $n }
    .to-braille = auf sp{ $n }
    .from-braille = von sp{ $n }
    .typed = auf/von/ die/der/ { $n } Spalte
    .words = spalte, sp
place-foundation = Grundstapel { $n }
    .at = Grundstapel { $n }
    .to = auf Grundstapel { $n }
    .from = von Grundstapel { $n }
    .braille = g{ $n }
    .at-braille = g{ $n }
    .to-braille = auf g{ $n }
    .from-braille = von g{ $n }
    .typed = auf/von/ den/dem/der/ { $n } Grundstapel
    .words = grundstapel, g
place-waste = Ablage
    .at = Ablage
    .to = auf die Ablage
    .from = von der Ablage
    .words = ablage, a
# The card drawn last, beside the waste.
place-drawn-card = Gezogene Karte
    .at = gezogene Karte
    .to = zur gezogenen Karte
    .from = von der gezogenen Karte
    .words = gezogen, gezogene karte
place-stock = Talon
    .at = Talon
    .to = auf den Talon
    .from = vom Talon
    .words = talon
# A square of a grid, in $row and $column.
place-square = Zeile { $row }, Spalte { $column }
    .at = Zeile { $row }, Spalte { $column }
    .to = in Zeile { $row }, Spalte { $column }
    .from = aus Zeile { $row }, Spalte { $column }
    .braille = z{ $row } sp{ $column }
    .at-braille = z{ $row } sp{ $column }
    .to-braille = in z{ $row } sp{ $column }
    .from-braille = aus z{ $row } sp{ $column }
    .words = feld
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = Teil { $n }
    .at = Teil { $n }
    .to = zu Teil { $n }
    .from = von Teil { $n }
    .typed = zu/von/ das/dem/ { $n } Teil
    .words = teil
# A row of squares, from the top.
place-row = Zeile { $n }
    .at = Zeile { $n }
    .typed = die/ { $n } Zeile
    .words = zeile, z, reihe

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = erst, zweit, dritt, viert, fünft, sechst, siebt/siebent, acht, neunt, zehnt, elft, zwölft

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }, { $place }
    .full = { $name }, offen, { $place }
label-card-position = { $name }, { $place }, { NUMBER($position) } von { NUMBER($count) }
    .full = { $name }, offen, { $place }, { NUMBER($position) } von { NUMBER($count) }
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = { NUMBER($count, gender: "feminine") } verdeckt, { $place }
label-place = { $place }: { $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }, { $place }
    .brief = { $name }, { $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }, gewählt, { $place }
    .brief = { $name }, gewählt, { $number }
square-empty = leer
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = Zeile { $n }: { $cards }
grid-column = Spalte { $n }: { $cards }
# The whole row is empty.
row-empty = leer
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = leer
map-covered = bedeckt
# $name is a piece, $look what it looks like.
label-look = { $name }: { $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { NUMBER($hidden, gender: "feminine") } verdeckt
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { COUNT($count, "cards") }
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }, bedeckt von Spalte { $n }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, noch keine Karte
       *[other] { $place }: { $base }, { $count }: { $cards }
    }
    .brief = { $place }: { $base }, { $count }
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }: { $act }, noch { COUNT($count, "cards") }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: leer
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: leer, nimmt { $takes }
    .brief = { $place }: leer
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target }; { $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target }; nur { $load }
    .few = nur { $load } { $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }; der Zug { $effects }
    .brief = { $target }; { $effects }
effect-turns-up = deckt eine Karte auf
    .brief = deckt auf
# $count cards that lie under it come free.
effect-frees = { $count ->
        [one] macht eine Karte frei
       *[other] macht { COUNT($count, "cards") } frei
    }
    .brief = frei: { $count }
effect-empties-column = leert eine Spalte
    .brief = leert
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] vervollständigt die Gruppe
       *[column] vervollständigt die Folge
    }
    .brief = vervollständigt
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }: { $card }
       *[other] { $place }: { $card }, darunter { NUMBER($hidden, gender: "feminine") } verdeckt
    }
    .brief = { $place }: { $card }, { $hidden }
# A label as a sentence, when something follows it.
sentence = { $text }.
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first }; { $then }

invites-any-card = jede Karte
invites-reshuffle = die Ablage, gemischt

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }, frei
        [one] { $card }, frei; darauf liegt { $cards }
       *[other] { $card }, frei; darauf liegen { COUNT($count, "cards") }: { $cards }
    }
    .brief = { $count ->
        [0] { $card }, frei
       *[other] { $card }, frei, { NUMBER($count, gender: "feminine") } darauf
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }: vom Tisch
# The same where what was completed has a name: $group.
where-completed-group = { $card }: { $group }, vollständig, vom Tisch genommen
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }, unter { $count ->
        [one] { $cards }
       *[other] { COUNT($count, "cards", case: "dative") }: { $cards }
    }{ $moves ->
        [0] {""}
        [1] {""}
       *[other] ; { COUNT($moves, "moves") } entfernt
    }
where-covered = { $card }, unter { COUNT($count, "cards", case: "dative") }
# The cards looked for that lie face down or in the stock.
unseen-cards = Nicht zu sehen: { $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [one] { $card }
       *[other] { $card }, { COUNT($count, "cards") }
    }
unseen-count = { $count ->
        [0] Alle Karten sind zu sehen
       *[other] { COUNT($count, "cards") } nicht zu sehen
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = Die Grundstapel sind vollständig.
    .waste = Keine offene Karte passt auf die Ablage.

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [one] { $first }
       *[other] { COUNT($count, "cards") }, { $first } bis { $last }
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = Nichts

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [one] { $first }
       *[other] { $first } bis { $last }
    }
    .full = { $count ->
        [one] { $first }
       *[other] { COUNT($count, "cards") }, { $first } bis { $last }
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }, auf { $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [one] { $card } { $to }.
       *[other] { COUNT($count, "cards") }, { $first } bis { $last }, { $to }.
    }
    .brief = { $count ->
        [one] { $card } { $to }.
       *[other] { COUNT($count, "cards") } { $to }.
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [one] .
       *[other] , { NUMBER($drawn) } gezogen.
    }{ $left ->
        [0] {" "}Talon leer.
       *[other] {""}
    }
    .brief = { $card }.{ $left ->
        [0] {" "}Talon leer.
       *[other] {""}
    }
    .full = { $drawn ->
        [one] { $card }, gezogen.
       *[other] { $card }, { NUMBER($drawn) } gezogen; darunter liegen: { $under }.
    } { $left ->
        [0] Der Talon ist leer.
       *[other] Noch { NUMBER($left, gender: "feminine") } im Talon.
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = Gegeben: { $cards }.{ $left ->
        [0] {" "}Talon leer.
       *[other] {""}
    }
    .brief = { $cards }.{ $left ->
        [0] {" "}Talon leer.
       *[other] {""}
    }
    .full = Gegeben, ab Spalte 1: { $cards }. { $left ->
        [0] Der Talon ist leer.
       *[other] Noch { NUMBER($left, gender: "feminine") } im Talon.
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = Eine Reihe gegeben.
# $cards went to the foundations one after the other.
told-gathered = Auf die Grundstapel: { $cards }.
# $count cards, more than are named; $card is the last.
told-gathered-many = { COUNT($count, "cards") } auf die Grundstapel, zuletzt { $card }.
    .brief = { COUNT($count, "cards") } auf die Grundstapel.
told-turns-up = { $place }: { $card }.
    .full = { $place }, aufgedeckt: { $card }.
    .brief = { $card }.
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }: { $card }.
    .brief = { $card }.
# A card that the player has just heard named now lies at $place. $more is "yes" where more of the move is told.
told-lands = { $more ->
        [yes] {""}
       *[no] { $place }.
    }
    .full = { $place }.
told-shuffled = { $count ->
        [one] { COUNT($count, "cards") } liegt wieder im Talon.
       *[other] Ablage gemischt, { COUNT($count, "cards") } wieder im Talon.
    }
    .brief = Gemischt, { $count }.
told-score = Punkte: { $score }.
    .brief = {""}
# So many points were counted off: $points.
told-points-lost = { COUNT($points, "points") } verloren.

undone = Zug zurückgenommen:
redone = Zug wiederhergestellt:
nothing-to-undo = Nichts zurückzunehmen.
undo-bound-reached = Mehr Züge lassen sich nicht zurücknehmen: So ist es eingestellt.
nothing-to-redo = Nichts wiederherzustellen.
# $count is how many moves were taken back at once.
undone-several = { COUNT($count, "moves") } zurückgenommen.
# $count is how many moves were done again at once.
redone-several = { COUNT($count, "moves") } wiederhergestellt.
redo-end-reached = Mehr lässt sich nicht wiederherstellen.
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = Zug { $n }:
at-the-deal = Wieder wie ausgeteilt.
# $most is how many there are.
undo-how-many = Wie viele Züge zurücknehmen? Höchstens { $most }, 0 für zurück.
# $most is how many there are.
redo-how-many = Wie viele Züge wiederherstellen? Höchstens { $most }, 0 für zurück.
# $n moves have been made.
bookmark-set = { $n ->
        [0] Lesezeichen am Anfang.
       *[other] Lesezeichen bei Zug { $n }.
    }
bookmark-none = Es gibt kein Lesezeichen.
bookmark-here = Das Lesezeichen ist genau hier.
bookmark-beyond-bound = Das Lesezeichen liegt weiter zurück, als sich Züge zurücknehmen lassen: So ist es eingestellt.
nothing-changed = Noch kein Zug gemacht.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = Das geht in diesem Spiel nicht.
# $limit is how often the stock may be gone through.
refused-passes = { $limit ->
        [one] Nichts zu ziehen: Durch den Talon geht es nur einmal.
       *[other] Nichts zu ziehen: Durch den Talon geht es nur { NUMBER($limit) } Mal.
    }
refused-nothing-to-draw = Nichts zu ziehen: Talon und Ablage sind leer.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] Nichts zu ziehen: Die Ablage darf in diesem Spiel nicht gemischt werden.
        [one] Nichts zu ziehen: Die Ablage durfte einmal gemischt werden, und das ist geschehen.
       *[other] Nichts zu ziehen: Die Ablage durfte { NUMBER($limit) } Mal gemischt werden, und das ist geschehen.
    }
refused-nothing-picked = Wähle zuerst eine Karte.
refused-same-place = Da liegt sie schon.
# $place is a place in the form .to, such as the stock.
refused-not-a-target = Es kann nichts { $place } gelegt werden.
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] Es kann nichts { $from } genommen werden: Dort liegt keine Karte.
       *[other] Es kann nichts { $from } genommen werden.
    }
refused-from-foundation = Was auf einem Grundstapel liegt, bleibt dort, bis die Gruppe vollständig ist.
refused-covered = { $card }: liegt nicht frei. Bewege zuerst, was darauf liegt.
refused-face-down = Eine verdeckte Karte lässt sich nicht bewegen. Sie wird aufgedeckt, wenn sie oben liegt.
# $card lies under a card of column $n.
refused-under = { $card } liegt unter Spalte { $n }.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card } { $place }: deckt eine Karte auf.
    .from = { $card } { $from } { $place }: deckt eine Karte auf.
hint-empties-column = { $card } { $place }: leert eine Spalte.
    .from = { $card } { $from } { $place }: leert eine Spalte.
hint-frees-waste = { $card } { $place }: macht die Ablage frei.
hint-draw = Zieh eine Karte.
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = Zählt nicht für die Statistik.
hint-none = Kein Tipp gefunden. Nimm einen Zug zurück oder versuche etwas anderes.
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = Die offenen Karten geben keinen Tipp her: { ANY($keys) } sucht einen sicheren.
# A hint was asked for when all was done.
hint-won = Das Spiel ist schon gewonnen.

dead-end = Es geht nichts mehr.
# After a round that was won or lost.
end-score = Punkte: { $score }.
# The most points made before at this difficulty: $score.
high-score = Rekord: { $score }.
high-score-new = Neuer Rekord!
keep-looking = Den Tisch weiter ansehen
# A saved game names a difficulty that its game does not have.
refused-difficulty = Dieses Spiel hat keine Schwierigkeit { $difficulty }.
