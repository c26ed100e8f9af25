# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
### Talong: the stock. Kasthög: the waste. Grundhög: a foundation. Kolumn: a column. Svit: a run.
### "Öppet", "valt" and "fritt" belong to "kort", whatever the card is called; every place is common gender.

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("c2"): a word, and a letter or two.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = Kolumn { $n }
    .at = kolumn { $n }
    .to = till kolumn { $n }
    .from = från kolumn { $n }
    .braille = k{ $n }
    .at-braille = k{ $n }
    .to-braille = till k{ $n }
    .from-braille = från k{ $n }
    .typed = till/från/ den/ { $n } kolumn/kolumnen
    .words = kolumn, kol
place-foundation = Grundhög { $n }
    .at = grundhög { $n }
    .to = till grundhög { $n }
    .from = från grundhög { $n }
    .braille = g{ $n }
    .at-braille = g{ $n }
    .to-braille = till g{ $n }
    .from-braille = från g{ $n }
    .typed = till/från/ den/ { $n } grundhög/grundhögen
    .words = grundhög, g
place-waste = Kasthög
    .at = kasthög
    .to = till kasthögen
    .from = från kasthögen
    .words = kasthög, kast
# The card drawn last, beside the waste.
place-drawn-card = Draget kort
    .at = draget kort
    .to = till det dragna kortet
    .from = från det dragna kortet
    .words = draget, draget kort
place-stock = Talong
    .at = talong
    .to = till talongen
    .from = från talongen
    .words = talong
# A square of a grid, in $row and $column.
place-square = Rad { $row }, kolumn { $column }
    .at = rad { $row }, kolumn { $column }
    .to = till rad { $row }, kolumn { $column }
    .from = från rad { $row }, kolumn { $column }
    .braille = r{ $row } k{ $column }
    .at-braille = r{ $row } k{ $column }
    .to-braille = till r{ $row } k{ $column }
    .from-braille = från r{ $row } k{ $column }
    .words = ruta
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = Bit { $n }
    .at = bit { $n }
    .to = till bit { $n }
    .from = från bit { $n }
    .typed = till/från/ den/ { $n } bit/biten
    .words = bit
# A row of squares, from the top.
place-row = Rad { $n }
    .at = rad { $n }
    .typed = den/ { $n } rad/raden
    .words = rad

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = först, andr, tredj, fjärd, femt, sjätt, sjund, åttond, niond, tiond, elft, tolft

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }, { $place }
    .full = { $name }, uppvänt, { $place }
label-card-position = { $name }, { $place }, { NUMBER($position) } av { NUMBER($count) }
    .full = { $name }, uppvänt, { $place }, { NUMBER($position) } av { NUMBER($count) }
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = { $count ->
        [one] { NUMBER($count) } dolt
       *[other] { NUMBER($count) } dolda
    }, { $place }
label-place = { $place }: { $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }, { $place }
    .brief = { $name }, { $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }, valt, { $place }
    .brief = { $name }, valt, { $number }
square-empty = tom
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = Rad { $n }: { $cards }
grid-column = Kolumn { $n }: { $cards }
# The whole row is empty.
row-empty = tom
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = tomt
map-covered = täckt
# $name is a piece, $look what it looks like.
label-look = { $name }: { $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { $hidden ->
        [one] { NUMBER($hidden) } dolt
       *[other] { NUMBER($hidden) } dolda
    }
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { COUNT($count, "cards") }
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }, täckt av kolumn { $n }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, inget kort än
       *[other] { $place }: { $base }, { $count }: { $cards }
    }
    .brief = { $place }: { $base }, { $count }
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }: { $act }, { COUNT($count, "cards") } kvar
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: tom
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: tom, tar { $takes }
    .brief = { $place }: tom
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target }; { $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target }; bara { $load }
    .few = bara { $load } { $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }; draget { $effects }
    .brief = { $target }; { $effects }
effect-turns-up = vänder upp ett kort
    .brief = vänder
# $count cards that lie under it come free.
effect-frees = { $count ->
        [one] frigör 1 kort
       *[other] frigör { COUNT($count, "cards") }
    }
    .brief = frigör { NUMBER($count) }
effect-empties-column = tömmer en kolumn
    .brief = tömmer
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] gör gruppen klar
       *[column] gör sviten klar
    }
    .brief = gör klar
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }: { $card }
        [one] { $place }: { $card }, { NUMBER($hidden) } dolt under
       *[other] { $place }: { $card }, { NUMBER($hidden) } dolda under
    }
    .brief = { $place }: { $card }, { $hidden }
# A label as a sentence, when something follows it.
sentence = { $text }.
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first }; { $then }

invites-any-card = vilket kort som helst
invites-reshuffle = kasthögen, blandad

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }, fritt
        [one] { $card }, fritt, ovanpå ligger { $cards }
       *[other] { $card }, fritt, ovanpå ligger { COUNT($count, "cards") }: { $cards }
    }
    .brief = { $count ->
        [0] { $card }, fritt
       *[other] { $card }, fritt, { NUMBER($count) } ovanpå
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }: borta från bordet
# The same where what was completed has a name: $group.
where-completed-group = { $card }: { $group }, klart, borta från bordet
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }, under { $count ->
        [one] { $cards }
       *[other] { COUNT($count, "cards") }: { $cards }
    }{ $moves ->
        [0] {""}
        [1] {""}
       *[other] ; { COUNT($moves, "moves") } bort
    }
where-covered = { $card }, under { COUNT($count, "cards") }
# The cards looked for that lie face down or in the stock.
unseen-cards = Syns inte: { $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [one] { $card }
       *[other] { $card }, { COUNT($count, "cards") }
    }
unseen-count = { $count ->
        [0] Alla kort syns
       *[other] { COUNT($count, "cards") } syns inte
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = Grundhögarna är klara.
    .waste = Inget kort som syns passar på kasthögen.

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [one] { $first }
       *[other] { COUNT($count, "cards") }, { $first } till { $last }
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = Ingenting

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [one] { $first }
       *[other] { $first } till { $last }
    }
    .full = { $count ->
        [one] { $first }
       *[other] { COUNT($count, "cards") }, { $first } till { $last }
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }, på { $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [one] { $card } { $to }.
       *[other] { COUNT($count, "cards") }, { $first } till { $last }, { $to }.
    }
    .brief = { $count ->
        [one] { $card } { $to }.
       *[other] { COUNT($count, "cards") } { $to }.
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [one] .
       *[other] , { NUMBER($drawn) } dragna.
    }{ $left ->
        [0] {" "}Talongen tom.
       *[other] {""}
    }
    .brief = { $card }.{ $left ->
        [0] {" "}Talongen tom.
       *[other] {""}
    }
    .full = { $drawn ->
        [one] { $card }, draget.
       *[other] { $card }, { NUMBER($drawn) } dragna; under: { $under }.
    } { $left ->
        [0] Talongen är tom.
       *[other] { NUMBER($left) } kvar i talongen.
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = Utdelat: { $cards }.{ $left ->
        [0] {" "}Talongen tom.
       *[other] {""}
    }
    .brief = { $cards }.{ $left ->
        [0] {" "}Talongen tom.
       *[other] {""}
    }
    .full = Utdelat, från kolumn 1: { $cards }. { $left ->
        [0] Talongen är tom.
       *[other] { NUMBER($left) } kvar i talongen.
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = En rad har delats ut.
# $cards went to the foundations one after the other.
told-gathered = Till grundhögarna: { $cards }.
# $count cards, more than are named; $card is the last.
told-gathered-many = { COUNT($count, "cards") } till grundhögarna, sist { $card }.
    .brief = { COUNT($count, "cards") } till grundhögarna.
told-turns-up = { $place }: { $card }.
    .full = { $place }, uppvänt: { $card }.
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
        [one] { COUNT($count, "cards") } går tillbaka till talongen.
       *[other] Kasthögen blandad, { COUNT($count, "cards") } åter i talongen.
    }
    .brief = Blandat, { $count }.
told-score = Poäng: { $score }.
    .brief = {""}
# So many points were counted off: $points.
told-points-lost = Minus { COUNT($points, "points") }.

undone = Draget ångrat:
redone = Draget gjort om:
nothing-to-undo = Inget att ångra.
undo-bound-reached = Fler drag går inte att ångra: så är det inställt.
nothing-to-redo = Inget att göra om.
# $count is how many moves were taken back at once.
undone-several = { $count ->
        [one] { COUNT($count, "moves") } ångrat.
       *[other] { COUNT($count, "moves") } ångrade.
    }
# $count is how many moves were done again at once.
redone-several = { $count ->
        [one] { COUNT($count, "moves") } gjort om.
       *[other] { COUNT($count, "moves") } gjorda om.
    }
redo-end-reached = Inget mer att göra om.
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = Drag { $n }:
at-the-deal = Tillbaka vid utgångsläget.
# $most is how many there are.
undo-how-many = Hur många drag ska ångras? Högst { $most }, 0 för tillbaka.
# $most is how many there are.
redo-how-many = Hur många drag ska göras om? Högst { $most }, 0 för tillbaka.
# $n moves have been made.
bookmark-set = { $n ->
        [0] Bokmärke vid början.
       *[other] Bokmärke vid drag { $n }.
    }
bookmark-none = Det finns inget bokmärke.
bookmark-here = Du är vid bokmärket.
bookmark-beyond-bound = Bokmärket ligger längre bak än inställningarna låter dig ångra.
nothing-changed = Inget har flyttats än.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = Det går inte i det här spelet.
# $limit is how often the stock may be gone through.
refused-passes = { $limit ->
        [one] Inget att dra: talongen gås igenom bara en gång.
       *[other] Inget att dra: talongen gås igenom bara { NUMBER($limit) } gånger.
    }
refused-nothing-to-draw = Inget att dra: talong och kasthög är tomma.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] Inget att dra: kasthögen får inte blandas i det här partiet.
        [one] Inget att dra: kasthögen fick blandas en gång, och det är gjort.
       *[other] Inget att dra: kasthögen fick blandas { NUMBER($limit) } gånger, och det är gjort.
    }
# A saved game names a difficulty that its game does not have.
refused-difficulty = Spelet har ingen svårighetsgrad som heter { $difficulty }.
refused-nothing-picked = Välj först ett kort.
refused-same-place = Det ligger redan där.
# $place is a place in the form .to, such as the stock.
refused-not-a-target = Inget kan flyttas { $place }.
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] Inget kan tas { $from }: där är tomt.
       *[other] Inget kan tas { $from }.
    }
refused-from-foundation = Det som ligger på en grundhög ligger kvar tills gruppen är klar.
refused-covered = { $card } är täckt. Flytta först det som ligger ovanpå.
refused-face-down = Ett dolt kort kan inte flyttas. Det vänds upp när det ligger överst.
# $card lies under a card of column $n.
refused-under = { $card } ligger under kolumn { $n }.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card } { $place }: vänder upp ett kort.
    .from = { $card } { $from } { $place }: vänder upp ett kort.
hint-empties-column = { $card } { $place }: tömmer en kolumn.
    .from = { $card } { $from } { $place }: tömmer en kolumn.
hint-frees-waste = { $card } { $place }: frigör kasthögen.
hint-draw = Dra ett kort.
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = Räknas inte i statistiken.
hint-none = Inget tips hittades. Ångra ett drag eller prova något annat.
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = Inget tips utifrån det som syns: { ANY($keys) } letar efter ett säkert.
# A hint was asked for when all was done.
hint-won = Spelet är redan vunnet.

dead-end = Det finns inga fler drag.
# After a round that was won or lost.
end-score = Poäng: { $score }.
# The most points made before at this difficulty: $score.
high-score = Rekord: { $score }.
high-score-new = Nytt rekord!
keep-looking = Fortsätt titta på bordet
