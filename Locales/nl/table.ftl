# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
### Voorraad: the stock. Aflegstapel: the waste. Eindstapel: a foundation. Kolom: a column. Reeks: a run.
### "open" and "dicht" are said of a card that lies face up or face down.

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("c2"): a word, and a letter or two.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = Kolom { $n }
    .at = kolom { $n }
    .to = naar kolom { $n }
    .from = van kolom { $n }
    .braille = ko{ $n }
    .at-braille = ko{ $n }
    .to-braille = naar ko{ $n }
    .from-braille = van ko{ $n }
    .typed = naar/van/ de/ { $n } kolom
    .words = kolom, kol
place-foundation = Eindstapel { $n }
    .at = eindstapel { $n }
    .to = naar eindstapel { $n }
    .from = van eindstapel { $n }
    .braille = e{ $n }
    .at-braille = e{ $n }
    .to-braille = naar e{ $n }
    .from-braille = van e{ $n }
    .typed = naar/van/ de/ { $n } eindstapel
    .words = eindstapel, e
place-waste = Aflegstapel
    .at = aflegstapel
    .to = naar de aflegstapel
    .from = van de aflegstapel
    .braille = afl
    .at-braille = afl
    .to-braille = naar afl
    .from-braille = van afl
    .words = aflegstapel, afleg
# The card drawn last, beside the waste.
place-drawn-card = Getrokken kaart
    .at = getrokken kaart
    .to = naar de getrokken kaart
    .from = van de getrokken kaart
    .words = getrokken, getrokken kaart
place-stock = Voorraad
    .at = voorraad
    .to = naar de voorraad
    .from = uit de voorraad
    .words = voorraad
# A square of a grid, in $row and $column.
place-square = Rij { $row }, kolom { $column }
    .at = rij { $row }, kolom { $column }
    .to = naar rij { $row }, kolom { $column }
    .from = van rij { $row }, kolom { $column }
    .braille = r{ $row } ko{ $column }
    .at-braille = r{ $row } ko{ $column }
    .to-braille = naar r{ $row } ko{ $column }
    .from-braille = van r{ $row } ko{ $column }
    .words = vak
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = Stuk { $n }
    .at = stuk { $n }
    .to = naar stuk { $n }
    .from = van stuk { $n }
    .typed = naar/van/ het/ { $n } stuk
    .words = stuk
# A row of squares, from the top.
place-row = Rij { $n }
    .at = rij { $n }
    .typed = de/ { $n } rij
    .words = rij

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = eerst, tweed, derd, vierd, vijfd, zesd, zevend, achtst, negend, tiend, elfd, twaalfd

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }, { $place }
    .full = { $name }, open, { $place }
label-card-position = { $name }, { $place }, { $position } van { $count }
    .full = { $name }, open, { $place }, { $position } van { $count }
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = { $count } dicht, { $place }
label-place = { $place }: { $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }, { $place }
    .brief = { $name }, { $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }, gekozen, { $place }
    .brief = { $name }, gekozen, { $number }
square-empty = leeg
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = Rij { $n }: { $cards }
grid-column = Kolom { $n }: { $cards }
# The whole row is empty.
row-empty = leeg
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = leeg
map-covered = bedekt
# $name is a piece, $look what it looks like.
label-look = { $name }: { $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { $hidden } dicht
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }, bedekt door kolom { $n }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, nog geen kaart
       *[other] { $place }: { $base }, { $count }: { $cards }
    }
    .brief = { $place }: { $base }, { $count }
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }: { $act }, nog { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: leeg
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: leeg, voor { $takes }
    .brief = { $place }: leeg
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target }; { $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target }; alleen { $load }
    .few = alleen { $load } { $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }; de zet { $effects }
    .brief = { $target }; { $effects }
effect-turns-up = draait een kaart om
    .brief = draait om
# $count cards that lie under it come free.
effect-frees = { $count ->
        [one] maakt 1 kaart vrij
       *[other] maakt { $count } kaarten vrij
    }
    .brief = maakt { $count } vrij
effect-empties-column = maakt een kolom leeg
    .brief = maakt leeg
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] maakt de groep compleet
       *[column] maakt de reeks compleet
    }
    .brief = compleet
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }: { $card }
       *[other] { $place }: { $card }, daaronder { $hidden } dicht
    }
    .brief = { $place }: { $card }, { $hidden }
# A label as a sentence, when something follows it.
sentence = { $text }.
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first }; { $then }

invites-any-card = elke kaart
invites-reshuffle = de aflegstapel, geschud

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }, vrij
        [one] { $card }, vrij, met { $cards } erop
       *[other] { $card }, vrij, met { $count } kaarten erop: { $cards }
    }
    .brief = { $count ->
        [0] { $card }, vrij
       *[other] { $card }, vrij, { $count } erop
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }: van tafel
# The same where what was completed has a name: $group.
where-completed-group = { $card }: { $group }, compleet, van tafel
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }, onder { $count ->
        [one] { $cards }
       *[other] { $count } kaarten: { $cards }
    }{ $moves ->
        [0] {""}
        [1] {""}
       *[other] ; vrij na { $moves } zetten
    }
where-covered = { $card }, onder { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
# The cards looked for that lie face down or in the stock.
unseen-cards = Niet te zien: { $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [one] { $card }
       *[other] { $card }, { $count } kaarten
    }
unseen-count = { $count ->
        [0] Alle kaarten zijn te zien
        [one] 1 kaart niet te zien
       *[other] { $count } kaarten niet te zien
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = De eindstapels zijn compleet.
    .waste = Geen open kaart past op de aflegstapel.

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [one] { $first }
       *[other] { $count } kaarten, { $first } t/m { $last }
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = Niets

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [one] { $first }
       *[other] { $first } t/m { $last }
    }
    .full = { $count ->
        [one] { $first }
       *[other] { $count } kaarten, { $first } t/m { $last }
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }, op { $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [one] { $card } { $to }.
       *[other] { $count } kaarten, { $first } t/m { $last }, { $to }.
    }
    .brief = { $count ->
        [one] { $card } { $to }.
       *[other] { $count } kaarten { $to }.
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [one] .
       *[other] , { $drawn } getrokken.
    }{ $left ->
        [0] {" "}Voorraad leeg.
       *[other] {""}
    }
    .brief = { $card }.{ $left ->
        [0] {" "}Voorraad leeg.
       *[other] {""}
    }
    .full = { $drawn ->
        [one] { $card }, getrokken.
       *[other] { $card }, { $drawn } getrokken; daaronder { $under }.
    } { $left ->
        [0] De voorraad is leeg.
       *[other] Nog { $left } in de voorraad.
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = Gedeeld: { $cards }.{ $left ->
        [0] {" "}Voorraad leeg.
       *[other] {""}
    }
    .brief = { $cards }.{ $left ->
        [0] {" "}Voorraad leeg.
       *[other] {""}
    }
    .full = Gedeeld, vanaf kolom 1: { $cards }. { $left ->
        [0] De voorraad is leeg.
       *[other] Nog { $left } in de voorraad.
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = Een rij gedeeld.
# $cards went to the foundations one after the other.
told-gathered = Naar de eindstapels: { $cards }.
# $count cards, more than are named; $card is the last.
told-gathered-many = { $count } kaarten naar de eindstapels, als laatste { $card }.
    .brief = { $count } kaarten naar de eindstapels.
told-turns-up = { $place }: { $card }.
    .full = { $place }, omgedraaid: { $card }.
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
        [one] 1 kaart gaat terug naar de voorraad.
       *[other] Aflegstapel geschud, { $count } kaarten terug in de voorraad.
    }
    .brief = Geschud, { $count }.
told-score = Score { $score }.
    .brief = {""}
# So many points were counted off: $points.
told-points-lost = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } kwijt.

undone = Zet ongedaan gemaakt:
redone = Zet opnieuw gedaan:
nothing-to-undo = Niets om ongedaan te maken.
undo-bound-reached = Verder terug kan niet: zo is het ingesteld.
nothing-to-redo = Niets om opnieuw te doen.
# $count is how many moves were taken back at once.
undone-several = { $count ->
        [one] 1 zet ongedaan gemaakt.
       *[other] { $count } zetten ongedaan gemaakt.
    }
# $count is how many moves were done again at once.
redone-several = { $count ->
        [one] 1 zet opnieuw gedaan.
       *[other] { $count } zetten opnieuw gedaan.
    }
redo-end-reached = Niets meer om opnieuw te doen.
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = Zet { $n }:
at-the-deal = Terug aan het begin.
# $most is how many there are.
undo-how-many = Hoeveel zetten ongedaan maken? Hoogstens { $most }, 0 voor terug.
# $most is how many there are.
redo-how-many = Hoeveel zetten opnieuw doen? Hoogstens { $most }, 0 voor terug.
# $n moves have been made.
bookmark-set = { $n ->
        [0] Bladwijzer aan het begin.
       *[other] Bladwijzer bij zet { $n }.
    }
bookmark-none = Er is geen bladwijzer.
bookmark-here = Je bent bij de bladwijzer.
bookmark-beyond-bound = De bladwijzer ligt verder terug dan je instellingen toelaten.
nothing-changed = Er is nog geen zet gedaan.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = Dat kan niet in dit spel.
# $limit is how often the stock may be gone through.
refused-passes = { $limit ->
        [one] Niets te trekken: je gaat maar één keer door de voorraad.
       *[other] Niets te trekken: je gaat maar { $limit } keer door de voorraad.
    }
refused-nothing-to-draw = Niets te trekken: voorraad en aflegstapel zijn leeg.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] Niets te trekken: de aflegstapel mag in dit spel niet worden geschud.
        [one] Niets te trekken: de aflegstapel mocht één keer worden geschud, en dat is gebeurd.
       *[other] Niets te trekken: de aflegstapel mocht { $limit } keer worden geschud, en dat is gebeurd.
    }
# A saved game names a difficulty that its game does not have.
refused-difficulty = Dit spel heeft geen niveau { $difficulty }.
refused-nothing-picked = Kies eerst een kaart.
refused-same-place = Daar ligt die al.
# $place is a place in the form .to, such as the stock.
refused-not-a-target = Er kan niets { $place } toe.
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] Niets te pakken { $from }: daar ligt niets.
       *[other] Niets te pakken { $from }.
    }
refused-from-foundation = Wat op een eindstapel ligt, blijft daar tot de groep compleet is.
refused-covered = { $card } ligt niet vrij. Verplaats eerst wat erop ligt.
refused-face-down = Een dichte kaart kun je niet verplaatsen. Die draait om zodra hij bovenop ligt.
# $card lies under a card of column $n.
refused-under = { $card } ligt onder kolom { $n }.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card } { $place }: draait een kaart om.
    .from = { $card } { $from } { $place }: draait een kaart om.
hint-empties-column = { $card } { $place }: maakt een kolom leeg.
    .from = { $card } { $from } { $place }: maakt een kolom leeg.
hint-frees-waste = { $card } { $place }: maakt de aflegstapel vrij.
hint-draw = Trek een kaart.
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = Telt niet mee voor de statistieken.
hint-none = Geen hint gevonden. Maak een zet ongedaan of probeer iets anders.
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = De open kaarten geven geen hint: { ANY($keys) } zoekt er een die zeker is.
# A hint was asked for when all was done.
hint-won = Het spel is al gewonnen.

dead-end = Er zijn geen zetten meer.
# After a round that was won or lost.
end-score = Score: { $score }.
# The most points made before at this difficulty: $score.
high-score = Record: { $score }.
high-score-new = Nieuw record!
keep-looking = De tafel verder bekijken
