# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Få alla kort till grundhögarna, varje färg från ess till kung. Kolumnerna byggs nedåt, omväxlande rött och svart; en cell rymmer ett kort, vilket som helst.
    .brief = Varje färg till sin grundhög, ess till kung.
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { COUNT($cells, "cells") }

# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Cell { $n }
    .at = cell { $n }
    .to = till cell { $n }
    .from = från cell { $n }
    .typed = till/från/ den/ { $n } cell/cellen
    .words = cell, c

# Under the objective: what is free to move cards through.
freecell-progress-room = { $cells ->
        [0] Ingen ledig cell
        [one] { NUMBER($cells, gender: "common") } ledig cell
       *[other] { NUMBER($cells) } lediga celler
    }, { $columns ->
        [0] ingen tom kolumn
        [one] { NUMBER($columns, gender: "common") } tom kolumn
       *[other] { NUMBER($columns) } tomma kolumner
    }

## Refusals.

# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
freecell-refused-room = Kräver plats för { COUNT($count, "cards") }; det finns plats för { $room }.
    .short = kräver plats för { COUNT($count, "cards") }, det finns plats för { $room }
freecell-refused-occupied = { $card } kan inte flyttas { $place }: där ligger { $top }, och en cell rymmer bara ett kort.
# $number was asked for, $last is the highest number.
freecell-deal-number = Giv { NUMBER($number) } finns inte: givarna i FreeCell har nummer 1 till { $last }.
freecell-deal-not-winnable = Det här är den kända given som inte går att vinna.

## Hints. $card is moved $place; $wanted is the card under it that a foundation takes next.

freecell-hint-frees-cell = { $card } { $place }: frigör en cell.
freecell-hint-digs = { $card } { $place }: gräver fram { $wanted }.
freecell-hint-finish = Spela klart: resten går av sig själv.

## Help.

help-freecell = Så spelar du FreeCell
help-freecell-text = I kolumnerna går ett kort på ett som är ett steg högre, rött på svart eller svart på rött. En cell rymmer ett kort, vilket som helst; en tom kolumn tar alla. En svit flyttas på en gång om lediga celler och tomma kolumner ger plats för den. Grundhögarna byggs i färg, från ess. Givarna har samma nummer som i Microsofts FreeCell.
# Follows it for a player with a keyboard.
help-freecell-typing = Varje plats behåller sitt nummer; b räknar upp dem. Skriv numret på en plats för att ta dess kort, sedan numret på platsen dit det ska. Eller ett helt drag på en gång: 3 5, 7h 8s, 7h g. Stort F spelar alla säkra kort, och resten av ett parti som är så gott som vunnet.
# How points come: $card for each card.
freecell-points = Poäng: varje kort på en grundhög { NUMBER($card) }.

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = Filen är tom. En giv har { NUMBER($columns) } rader med kort, en för varje kolumn.
# $count columns were found, FreeCell has $columns.
freecell-board-columns = Given har { COUNT($count, "columns") }; FreeCell har { $columns }.
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = Rad { $line }, kort { $position }: { $text } är inget kort. Kort skrivs som 10H, QS eller AC.
# $card is a card, $line the number of a line.
freecell-board-again = Rad { $line }: { $card } finns en gång till.
# $cards is a list of cards.
freecell-board-missing = Saknas i given: { $cards }.
# $count cards, five or more.
freecell-board-incomplete = { COUNT($count, "cards") } saknas i given.
# $line is the number of a line.
freecell-board-begun = Rad { $line }: celler och grundhögar måste vara tomma. Bara en giv från början kan användas.
