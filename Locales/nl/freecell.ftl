# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Breng alle kaarten naar de eindstapels, elke kleur van aas tot heer. In de kolommen leg je aflopend, om en om rood en zwart; een cel is voor één kaart naar keuze.
    .brief = Elke kleur op een eindstapel, aas tot heer.
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { $cells } cellen

## Refusals.

# $number was asked for, $last is the highest number.
freecell-deal-number = Er is geen spel { $number }: bij FreeCell lopen de nummers van 1 t/m { $last }.
freecell-deal-not-winnable = Dit is het beroemde spel dat niet te winnen is.

## Help.

help-freecell = Zo speel je FreeCell
help-freecell-text = In de kolommen gaat een kaart op een kaart die één hoger is, rood op zwart of zwart op rood. Een cel is voor één kaart naar keuze; een lege kolom is voor elke kaart. Een reeks gaat in één keer als er genoeg vrije cellen en lege kolommen zijn. De eindstapels lopen op per kleur, vanaf het aas. De nummers van de spellen zijn die van Microsofts FreeCell.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-freecell-typing = { typing-places }
# How points come: $card for each card.
freecell-points = Punten: elke kaart op een eindstapel { $card }.

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = Het bestand is leeg. Een spel heeft { $columns } regels met kaarten, één voor elke kolom.
# $count columns were found, FreeCell has $columns.
freecell-board-columns = { $count ->
        [one] Het spel heeft 1 kolom; FreeCell heeft er { $columns }.
       *[other] Het spel heeft { $count } kolommen; FreeCell heeft er { $columns }.
    }
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = Regel { $line }, kaart { $position }: { $text } is geen kaart. Schrijf kaarten als 10H, QS of AC.
# $card is a card, $line the number of a line.
freecell-board-again = Regel { $line }: { $card } staat er voor de tweede keer.
# $cards is a list of cards.
freecell-board-missing = Deze kaarten ontbreken: { $cards }.
# $count cards, five or more.
freecell-board-incomplete = Er ontbreken { $count } kaarten.
# $line is the number of a line.
freecell-board-begun = Regel { $line }: cellen en eindstapels moeten leeg zijn. Een spel kan alleen vanaf het begin worden overgenomen.
