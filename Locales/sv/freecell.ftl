# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Få alla kort till grundhögarna, varje färg från ess till kung. Kolumnerna byggs nedåt, omväxlande rött och svart; en cell rymmer ett kort, vilket som helst.
    .brief = Varje färg till sin grundhög, ess till kung.
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { COUNT($cells, "cells") }

## Refusals.

# $number was asked for, $last is the highest number.
freecell-deal-number = Giv { NUMBER($number) } finns inte: givarna i FreeCell har nummer 1 till { $last }.
freecell-deal-not-winnable = Det här är den kända given som inte går att vinna.

## Help.

help-freecell = Så spelar du FreeCell
help-freecell-text = I kolumnerna läggs ett kort på ett som är ett steg högre, rött på svart eller svart på rött. En cell rymmer ett kort, vilket som helst; en tom kolumn tar också vilket som helst. En svit flyttas på en gång om lediga celler och tomma kolumner ger plats för den. Grundhögarna byggs i färg, från ess. Givarna har samma nummer som i Microsofts FreeCell.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-freecell-typing = { typing-places }
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
