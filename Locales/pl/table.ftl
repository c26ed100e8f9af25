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
## .at follows a comma ("Francja, kolumna 2"); .to says where something goes, .from where it comes from.

place-column = Kolumna { $n }
    .at = kolumna { $n }
    .to = na kolumnę { $n }
    .from = z kolumny { $n }
place-foundation = Stos końcowy { $n }
    .at = stos końcowy { $n }
    .to = na stos końcowy { $n }
    .from = ze stosu końcowego { $n }
place-waste = Odrzucone
    .at = odrzucone
    .to = na odrzucone
    .from = z odrzuconych
place-stock = Talia
    .at = talia
    .to = do talii
    .from = z talii
# A square of a grid, in $row and $column.
place-square = Rząd { $row }, kolumna { $column }
    .at = rząd { $row }, kolumna { $column }
    .to = na pole: rząd { $row }, kolumna { $column }
    .from = z pola: rząd { $row }, kolumna { $column }

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile.

label-card = { $name }, { $place }
    .full = { $name }, odkryta, { $place }
label-card-position = { $name }, { $place }, { $position } z { $count }
    .full = { $name }, odkryta, { $place }, { $position } z { $count }
# $count cards lie face down here.
label-hidden = { $count ->
        [one] jedna zakryta
        [2] dwie zakryte
        [few] { $count } zakryte
        [many] { $count } zakrytych
       *[other] { $count } zakrytej
    }, { $place }
label-place = { $place }: { $cards }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { $hidden ->
        [one] jedna zakryta
        [2] dwie zakryte
        [few] { $hidden } zakryte
        [many] { $hidden } zakrytych
       *[other] { $hidden } zakrytej
    }
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { $count ->
        [one] jedna karta
        [2] dwie karty
        [22] dwadzieścia dwie karty
        [32] trzydzieści dwie karty
        [42] czterdzieści dwie karty
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, jeszcze bez kart
       *[other] { $place }: { $base }, { $count }: { $cards }
    }
    .brief = { $place }: { $base }, { $count }
# Choosing the stock draws a card; $count are left. An empty one is filled from the waste.
offer-draw = { $count ->
        [0] { $place }: pusto, potasuj odrzucone
        [one] { $place }: dobierz, została jedna karta
        [2] { $place }: dobierz, zostały dwie karty
        [22] { $place }: dobierz, zostały dwadzieścia dwie karty
        [32] { $place }: dobierz, zostały trzydzieści dwie karty
        [42] { $place }: dobierz, zostały czterdzieści dwie karty
        [few] { $place }: dobierz, zostały { $count } karty
        [many] { $place }: dobierz, zostało { $count } kart
       *[other] { $place }: dobierz, zostało { $count } karty
    }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: pusto
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: pusto, przyjmie { $takes }
    .brief = { $place }: pusto
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A label as a sentence, when something follows it.
sentence = { $text }.

## What an empty place takes: these follow "przyjmie", so they are in the accusative.

invites-any-card = dowolną kartę
invites-reshuffle = potasowane odrzucone

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [one] { $first }
        [2] dwie karty, pierwsza { $first }, ostatnia { $last }
        [few] { $count } karty, pierwsza { $first }, ostatnia { $last }
        [many] { $count } kart, pierwsza { $first }, ostatnia { $last }
       *[other] { $count } karty, pierwsza { $first }, ostatnia { $last }
    }
load-nothing = Nic

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [one] { $card }: { $to }.
        [2] Dwie karty, pierwsza { $first }, ostatnia { $last }: { $to }.
        [few] { $count } karty, pierwsza { $first }, ostatnia { $last }: { $to }.
        [many] { $count } kart, pierwsza { $first }, ostatnia { $last }: { $to }.
       *[other] { $count } karty, pierwsza { $first }, ostatnia { $last }: { $to }.
    }
    .brief = { $count ->
        [one] { $card }: { $to }.
        [2] Dwie karty { $to }.
        [few] { $count } karty { $to }.
        [many] { $count } kart { $to }.
       *[other] { $count } karty { $to }.
    }
# $drawn cards were drawn, $card the last; $left are left in the stock.
told-drawn = { $drawn ->
        [one] { $card }.
       *[other] Dobrano { $drawn }: { $card }.
    }{ $left ->
        [0] {" "}Talia pusta.
       *[other] {""}
    }
    .brief = { $card }.
    .full = { $drawn ->
        [one] { $card }, dobrana. W talii jeszcze { $left }.
       *[other] Dobrano { $drawn }: { $card }. W talii jeszcze { $left }.
    }
told-turns-up = { $place } odkrywa: { $card }.
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }: { $card }.
    .brief = {""}
told-shuffled = { $count ->
        [one] Jedna karta wraca do talii.
        [2] Odrzucone potasowane, dwie karty znów w talii.
        [22] Odrzucone potasowane, dwadzieścia dwie karty znów w talii.
        [32] Odrzucone potasowane, trzydzieści dwie karty znów w talii.
        [42] Odrzucone potasowane, czterdzieści dwie karty znów w talii.
        [few] Odrzucone potasowane, { $count } karty znów w talii.
        [many] Odrzucone potasowane, { $count } kart znów w talii.
       *[other] Odrzucone potasowane, { $count } karty znów w talii.
    }
    .brief = Potasowane, { $count }.
told-score = Wynik { $score }.

undone = Cofnięto:
redone = Ponowiono:
nothing-to-undo = Nie ma czego cofnąć.
undo-bound-reached = Więcej ruchów nie da się cofnąć: ustawienia nie przechowują ich więcej.
nothing-to-redo = Nie ma czego ponowić.
nothing-changed = Nie było jeszcze żadnego ruchu.

## Refusals that any card game has. What was tried, why not, what helps.
## $card is a card.

refused-act = W tej grze nie można tego zrobić.
refused-nothing-to-draw = Nie ma czego dobrać: talia i odrzucone są puste.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] Nie ma czego dobrać: w tej grze nie wolno tasować odrzuconych.
        [one] Nie ma czego dobrać: odrzucone wolno potasować raz i to już było.
       *[other] Nie ma czego dobrać: odrzucone wolno potasować { $limit } razy i to już było.
    }
refused-nothing-picked = Najpierw wybierz kartę.
refused-same-place = Karta już tam leży.
refused-not-a-target = Karty kładzie się tylko na kolumny i stosy końcowe.
refused-from-foundation = Karty na stosie końcowym zostają tam, aż grupa będzie kompletna.
refused-covered = { $card }: karta jest przykryta. Najpierw przenieś to, co na niej leży.
refused-face-down = Zakrytej karty nie można przenieść. Odkryje się, gdy będzie na wierzchu.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card }: { $place }, to odkryje kartę.
hint-empties-column = { $card }: { $place }, to opróżni kolumnę.
hint-frees-waste = { $card }: { $place }, to odsłoni odrzucone.
hint-draw = Dobierz kartę.
hint-none = Nie znaleziono podpowiedzi. Cofnij ruch albo spróbuj czegoś innego.

dead-end = Nie ma już żadnego ruchu. Cofnij kilka ruchów, zacznij to rozdanie od początku albo rozdaj nowe.
# A saved game names a difficulty that its game does not have.
refused-difficulty = Ta gra nie ma poziomu { $difficulty }.
