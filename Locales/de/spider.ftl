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

# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
spider-run-removed = { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    } vollständig, König bis Ass, { $place }. { NUMBER($done, gender: "feminine") } von { NUMBER($total) }.

## Progress.

spider-progress = { $done ->
        [0] Noch keine von { COUNT($total, "runs", case: "dative") } vollständig
       *[other] { NUMBER($done, gender: "feminine") } von { COUNT($total, "runs", case: "dative") } vollständig
    }
# $suits says how many of each suit.
spider-progress-suits = { NUMBER($done, gender: "feminine") } von { COUNT($total, "runs", case: "dative") } vollständig: { $suits }
# $count runs of $suit.
spider-suit-runs = { $count ->
        [one] einmal { $suit }
       *[other] { NUMBER($count) } Mal { $suit }
    }
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
# Follows it for a player with a keyboard.
help-spider-typing = d gibt zehn Karten, eine auf jede Spalte; keine Spalte darf dann leer sein. Jeder Platz behält seine Nummer; b zählt sie auf. Tippe die Nummer eines Platzes, um seine Karte zu nehmen, dann die Nummer des Platzes, auf den sie soll. Oder den ganzen Zug auf einmal: 3 5, 7h 8p.
# How points come: $start at first; each move costs $move.
spider-points = Punkte: { $start } zu Beginn, { $run } für jede Folge. Jeder Zug kostet { $move }, auch ein zurückgenommener.
