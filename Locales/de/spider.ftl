# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.

game-spider = Spider
objective-spider = Bilde acht Folgen einer Farbe, vom König zum Ass. In den Spalten wird abwärts gelegt, gleich in welcher Farbe, doch nur Karten einer Farbe bewegen sich zusammen.
    .brief = Acht Folgen einer Farbe, König bis Ass.
# $difficulty is a difficulty.
spider-choice = { $difficulty }: { COUNT($suits, "suits") }
act-deal = Zehn Karten geben
    .short = geben
command-deal = Zehn Karten geben
    .words = geben

## Progress.

# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] Nichts mehr zu geben
        [one] Noch einmal geben
       *[other] Noch { NUMBER($deals) } Mal geben
    }, { $hidden ->
        [0] nichts
       *[other] { NUMBER($hidden, gender: "feminine") }
    } verdeckt in den Spalten, { $columns ->
        [0] keine Spalte leer
       *[other] { COUNT($columns, "columns") } leer
    }

## Refusals.

spider-refused-no-deals = Nichts zu geben: Alle fünf Gaben liegen auf dem Tisch.
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count ->
        [one] Leer ist: { $columns }
       *[other] Leer sind: { $columns }
    }. Vor dem Geben braucht jede Spalte eine Karte.

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card } { $from } { $place }: dieselbe Farbe.
spider-hint-fills = { $card } { $from } { $place }: Zum Geben braucht jede Spalte eine Karte.
spider-hint-deal = Gib zehn Karten.

## Help.

help-spider = So spielst du Spider
help-spider-text = Eine Karte geht auf jede nächsthöhere, gleich in welcher Farbe, doch nur eine Folge in einer Farbe bewegt sich zusammen. Eine leere Spalte nimmt alles. Eine Folge vom König zum Ass in einer Farbe verlässt den Tisch von selbst.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = d gibt zehn Karten, eine auf jede Spalte; keine Spalte darf dann leer sein.{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = Punkte: { $start } zu Beginn, { $run } für jede Folge. Jeder Zug kostet { $move }, auch ein zurückgenommener.
