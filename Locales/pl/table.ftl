# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
###
### The stock is "talia", the waste "odrzucone", a foundation "stos końcowy"; a deck as a file is
### "zestaw". Names stay in the nominative after a colon or a comma, and no verb or adjective
### agrees with them: Niemcy and Państwa Europy are plural. One and two cards are words, because
### the voice reads digits as masculine.

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("c2"): a word, and a letter or two.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("Francja, kolumna 2"); .to says where something goes, .from where it comes from.

place-column = Kolumna { $n }
    .at = kolumna { $n }
    .to = na kolumnę { $n }
    .from = z kolumny { $n }
    .braille = k{ $n }
    .at-braille = k{ $n }
    .to-braille = na k{ $n }
    .from-braille = z k{ $n }
    .typed = na/z/ { $n } kolumna/kolumnę/kolumny, kolumnę/kolumny { $n }
    .words = kolumna, k
place-foundation = Stos końcowy { $n }
    .at = stos końcowy { $n }
    .to = na stos końcowy { $n }
    .from = ze stosu końcowego { $n }
    .braille = s{ $n }
    .at-braille = s{ $n }
    .to-braille = na s{ $n }
    .from-braille = ze s{ $n }
    .typed = na/ze/z/ { $n } stos/stosu końcowy/końcowego, stosu końcowego { $n }
    .words = stos końcowy, stos, s
place-waste = Odrzucone
    .at = odrzucone
    .to = na odrzucone
    .from = z odrzuconych
    .words = odrzucone, o
# The card drawn last, beside the waste.
place-drawn-card = Dobrana karta
    .at = dobrana karta
    .to = na dobraną kartę
    .from = z miejsca dobranej karty
    .words = dobrana, dobrana karta
place-stock = Talia
    .at = talia
    .to = do talii
    .from = z talii
    .words = talia
# A square of a grid, in $row and $column.
place-square = Rząd { $row }, kolumna { $column }
    .at = rząd { $row }, kolumna { $column }
    .to = na pole: rząd { $row }, kolumna { $column }
    .from = z pola: rząd { $row }, kolumna { $column }
    .braille = r{ $row } k{ $column }
    .at-braille = r{ $row } k{ $column }
    .to-braille = na r{ $row } k{ $column }
    .from-braille = z r{ $row } k{ $column }
    .words = pole
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = Element { $n }
    .at = element { $n }
    .to = do elementu { $n }
    .from = od elementu { $n }
    .typed = do/od/ { $n } element/elementu
    .words = element
# A row of squares, from the top.
place-row = Rząd { $n }
    .at = rząd { $n }
    .typed = { $n } rząd
    .words = rząd, r

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = pierwsz, drug, trzeci, czwart, piąt, szóst, siódm, ósm, dziewiąt, dziesiąt, jedenast, dwunast

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }, { $place }
    .full = { $name }, karta odkryta, { $place }
label-card-position = { $name }, { $place }, { NUMBER($position, gender: "feminine", case: "ordinal") } z { NUMBER($count, case: "genitive") }
    .full = { $name }, karta odkryta, { $place }, { NUMBER($position, gender: "feminine", case: "ordinal") } z { NUMBER($count, case: "genitive") }
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = { COUNT($count, "hidden") }, { $place }
label-place = { $place }: { $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }, { $place }
    .brief = { $name }, { $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }, wybrane, { $place }
    .brief = { $name }, wybrane, { $number }
square-empty = puste
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = Rząd { $n }: { $cards }
grid-column = Kolumna { $n }: { $cards }
# The whole row is empty.
row-empty = pusto
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = pusto
map-covered = przykryta
# $name is a piece, $look what it looks like.
label-look = { $name }: { $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { COUNT($hidden, "hidden") }
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { COUNT($count, "cards") }
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }, przykryta kolumną { $n }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, jeszcze bez kart
       *[other] { $place }: { $base }, { NUMBER($count, gender: "feminine") }: { $cards }
    }
    .brief = { $place }: { $base }, { NUMBER($count, gender: "feminine") }
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }: { $act }, { $count ->
        [one] została
        [few] zostały
       *[many] zostało
    } { COUNT($count, "cards") }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: pusto
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: pusto, pasuje { $takes }
    .brief = { $place }: pusto
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target }; { $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target }; tylko { $load }
    .few = tylko { $load } { $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }; ruch { $effects }
    .brief = { $target }; { $effects }
effect-turns-up = odkrywa kartę
    .brief = odkrywa
# $count cards that lie under it come free.
effect-frees = uwalnia { COUNT($count, "cards", case: "accusative") }
    .brief = uwalnia { NUMBER($count, gender: "feminine", case: "accusative") }
effect-empties-column = opróżnia kolumnę
    .brief = opróżnia
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] uzupełnia grupę
       *[column] zamyka ciąg
    }
    .brief = zamyka
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }: { $card }
       *[other] { $place }: { $card }, pod spodem { COUNT($hidden, "hidden") }
    }
    .brief = { $place }: { $card }, { NUMBER($hidden, gender: "feminine") }
# A label as a sentence, when something follows it.
sentence = { $text }.
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first }; { $then }

## What an empty place takes: these follow "przyjmie", so they are in the accusative.

invites-any-card = dowolna karta
invites-reshuffle = potasowany stos odrzuconych

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }, na wierzchu
        [one] { $card }, można wziąć z kartą: { $cards }
       *[other] { $card }, można wziąć z { COUNT($count, "cards", case: "instrumental") }: { $cards }
    }
    .brief = { $count ->
        [0] { $card }, na wierzchu
       *[other] { $card }, można wziąć z { COUNT($count, "cards", case: "instrumental") }
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }: poza stołem
# The same where what was completed has a name: $group.
where-completed-group = { $card }: { $group }, komplet, poza stołem
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }, pod { $count ->
        [one] kartą: { $cards }
       *[other] { COUNT($count, "cards", case: "instrumental") }: { $cards }
    }{ $moves ->
        [0] {""}
        [1] {""}
       *[other] ; do wzięcia za { COUNT($moves, "moves") }
    }
where-covered = { $card }, pod { COUNT($count, "cards", case: "instrumental") }
# The cards looked for that lie face down or in the stock.
unseen-cards = Nie widać: { $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [one] { $card }
       *[other] { $card }, { COUNT($count, "cards") }
    }
unseen-count = { $count ->
        [0] Widać wszystkie karty
       *[other] Nie widać { COUNT($count, "cards", case: "genitive") }
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = Stosy końcowe są pełne.
    .waste = Żadna odkryta karta nie pasuje na odrzucone.

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [one] { $first }
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] od { $first } do { $last }
           *[names] pierwsza { $first }, ostatnia { $last }
        }
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = Nic

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [one] { $first }
       *[other] { $ends ->
            [cards] od { $first } do { $last }
           *[names] pierwsza { $first }, ostatnia { $last }
        }
    }
    .full = { $count ->
        [one] { $first }
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] od { $first } do { $last }
           *[names] pierwsza { $first }, ostatnia { $last }
        }
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }, pod spodem: { $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [one] { $card }: { $to }.
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] od { $first } do { $last }
           *[names] pierwsza { $first }, ostatnia { $last }
        }: { $to }.
    }
    .brief = { $count ->
        [one] { $card }: { $to }.
       *[other] { COUNT($count, "cards") } { $to }.
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [one] .
       *[other] , dobrano { NUMBER($drawn, gender: "feminine") }.
    }{ $left ->
        [0] {" "}Talia pusta.
       *[other] {""}
    }
    .brief = { $card }.{ $left ->
        [0] {" "}Talia pusta.
       *[other] {""}
    }
    .full = { $drawn ->
        [one] { $card }, z talii.
       *[other] { $card }, dobrano { NUMBER($drawn, gender: "feminine") }; pod spodem: { $under }.
    } { $left ->
        [0] Talia pusta.
       *[other] W talii jeszcze { NUMBER($left, gender: "feminine") }.
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = Rozdano: { $cards }.{ $left ->
        [0] {" "}Talia pusta.
       *[other] {""}
    }
    .brief = { $cards }.{ $left ->
        [0] {" "}Talia pusta.
       *[other] {""}
    }
    .full = Rozdano, od kolumny 1: { $cards }. { $left ->
        [0] Talia pusta.
       *[other] W talii jeszcze { NUMBER($left, gender: "feminine") }.
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = Rozdany rząd.
# $cards went to the foundations one after the other.
told-gathered = Na stosy końcowe: { $cards }.
# $count cards, more than are named; $card is the last.
told-gathered-many = { COUNT($count, "cards") } na stosy końcowe, na końcu: { $card }.
    .brief = { COUNT($count, "cards") } na stosy końcowe.
told-turns-up = { $place }: { $card }.
    .full = { $place } odkrywa: { $card }.
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
        [one] { COUNT($count, "cards") } wraca do talii.
       *[other] Odrzucone potasowane, { COUNT($count, "cards") } znów w talii.
    }
    .brief = Potasowane, { $count }.
told-score = Wynik { $score }.
    .brief = {""}
# So many points were counted off: $points.
told-points-lost = Stracone punkty: { $points }.

undone = Cofnięto ruch:
redone = Ponowiono ruch:
nothing-to-undo = Nie ma czego cofnąć.
undo-bound-reached = Więcej ruchów nie da się cofnąć: na więcej nie pozwalają ustawienia.
nothing-to-redo = Nie ma czego ponowić.
# $count is how many moves were taken back at once.
undone-several = Cofnięto { COUNT($count, "moves") }.
# $count is how many moves were done again at once.
redone-several = Ponowiono { COUNT($count, "moves") }.
redo-end-reached = Nie ma już czego ponowić.
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = Ruch { $n }:
at-the-deal = Wszystko jak po rozdaniu.
# $most is how many there are.
undo-how-many = Ile ruchów cofnąć? Najwyżej { $most }, 0 wraca.
# $most is how many there are.
redo-how-many = Ile ruchów ponowić? Najwyżej { $most }, 0 wraca.
# $n moves have been made.
bookmark-set = { $n ->
        [0] Zakładka na początku rozdania.
       *[other] Zakładka przy ruchu { $n }.
    }
bookmark-none = Nie ma zakładki.
bookmark-here = Zakładka jest właśnie tutaj.
bookmark-beyond-bound = Zakładka leży dalej, niż ustawienia pozwalają cofnąć.
nothing-changed = Nie było jeszcze żadnego ruchu.

## Refusals that any card game has. What was tried, why not, what helps.
## $card is a card.

refused-act = W tej grze nie można tego zrobić.
# $limit is how often the stock may be gone through.
refused-passes = { $limit ->
        [one] Nie ma czego dobrać: talię przechodzi się tylko raz.
       *[other] Nie ma czego dobrać: talię przechodzi się tylko { COUNT($limit, "times") }.
    }
refused-nothing-to-draw = Nie ma czego dobrać: talia i odrzucone są puste.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] Nie ma czego dobrać: w tej grze nie wolno tasować odrzuconych.
        [one] Nie ma czego dobrać: odrzucone wolno potasować raz i to już było.
       *[other] Nie ma czego dobrać: odrzucone wolno potasować { COUNT($limit, "times") } i to już było.
    }
refused-nothing-picked = Najpierw wybierz kartę.
refused-same-place = Karta już tam leży.
# $place is a place in the form .to, such as the stock.
refused-not-a-target = Nie można nic odłożyć { $place }.
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] Nie ma czego wziąć { $from }: pusto.
       *[other] Nie można nic wziąć { $from }.
    }
refused-from-foundation = Karty na stosie końcowym zostają tam, aż grupa będzie kompletna.
refused-covered = { $card }: karta jest przykryta. Najpierw przenieś to, co na niej leży.
refused-face-down = Zakrytej karty nie można przenieść. Odkryje się, gdy będzie na wierzchu.
# $card lies under a card of column $n.
refused-under = { $card }: karta leży pod kolumną { $n }.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card }: { $place }, to odkryje kartę.
    .from = { $card }: { $from } { $place }, to odkryje kartę.
hint-empties-column = { $card }: { $place }, to opróżni kolumnę.
    .from = { $card }: { $from } { $place }, to opróżni kolumnę.
hint-frees-waste = { $card }: { $place }, to odsłoni odrzucone.
hint-draw = Dobierz kartę.
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = Nie liczy się w statystykach.
hint-none = Brak podpowiedzi. Cofnij ruch albo spróbuj czegoś innego.
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = Brak podpowiedzi w tym, co widać: { ANY($keys) } szuka pewnej.
# A hint was asked for when all was done.
hint-won = Gra jest już wygrana.

dead-end = Nie ma już żadnego ruchu.
# After a round that was won or lost.
end-score = Wynik: { $score }.
# The most points made before at this difficulty: $score.
high-score = Rekord: { $score }.
high-score-new = Nowy rekord!
keep-looking = Obejrzyj jeszcze stół
# A saved game names a difficulty that its game does not have.
refused-difficulty = Ta gra nie ma poziomu { $difficulty }.
