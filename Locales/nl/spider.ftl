# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.

game-spider = Spider
objective-spider = Maak acht reeksen in één kleur, van heer tot aas. In de kolommen leg je aflopend in elke kleur, maar alleen kaarten van één kleur gaan samen mee.
    .brief = Acht reeksen in één kleur, heer tot aas.
# $difficulty is "Easy" and the like.
spider-choice = { $difficulty }: { $suits ->
        [one] 1 kleur
       *[other] { $suits } kleuren
    }
act-deal = Tien kaarten delen
    .short = delen
command-deal = Tien kaarten delen
    .words = deel, delen

## Progress.

# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] Niets meer te delen
        [one] Nog één keer delen
       *[other] Nog { $deals } keer delen
    }, { $hidden ->
        [0] niets
       *[other] { $hidden }
    } dicht in de kolommen, { $columns ->
        [0] geen kolom leeg
        [one] 1 kolom leeg
       *[other] { $columns } kolommen leeg
    }

## Refusals.

spider-refused-no-deals = Niets te delen: er is al vijf keer gedeeld.
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count ->
        [one] { $columns } is leeg
       *[other] { $columns } zijn leeg
    }: vóór het delen moet op elke kolom een kaart liggen.

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card } { $from } { $place }: dezelfde kleur.
spider-hint-fills = { $card } { $from } { $place }: voor het delen moet op elke kolom een kaart liggen.
spider-hint-deal = Deel tien kaarten.

## Help.

help-spider = Zo speel je Spider
help-spider-text = Een kaart gaat op elke kaart die één hoger is, in welke kleur ook, maar alleen een reeks in één kleur gaat samen mee. Een lege kolom is voor elke kaart. Een reeks van heer tot aas in één kleur gaat vanzelf van tafel.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = d deelt tien kaarten, één op elke kolom; dan mag geen kolom leeg zijn.{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = Punten: { $start } aan het begin, { $run } voor elke reeks. Elke zet kost { $move }, ook een zet die je ongedaan maakt.
