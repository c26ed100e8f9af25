# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Bring alle Karten auf die Grundstapel, jede Farbe vom Ass zum König. In den Spalten wird abwärts in wechselnden Farben gelegt; eine Zelle nimmt eine beliebige Karte.
    .brief = Jede Farbe auf ihren Grundstapel, Ass bis König.
# $difficulty is a difficulty, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { COUNT($cells, "cells") }

# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Zelle { $n }
    .at = Zelle { $n }
    .to = in Zelle { $n }
    .from = aus Zelle { $n }
    .typed = in/aus/ die/der/ { $n } Zelle
    .words = zelle, z

# Under the objective: what is free to move cards through.
freecell-progress-room = { $cells ->
        [0] Keine Zelle frei
       *[other] { COUNT($cells, "cells") } frei
    }, { $columns ->
        [0] keine Spalte leer
       *[other] { COUNT($columns, "columns") } leer
    }

## Refusals.

# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
freecell-refused-room = Das braucht Platz für { COUNT($count, "cards") }; Platz ist für { NUMBER($room, gender: "feminine") }.
    .short = braucht Platz für { COUNT($count, "cards") }, Platz ist für { NUMBER($room, gender: "feminine") }
freecell-refused-occupied = { $card } geht nicht { $place }: Dort liegt { $top }, und eine Zelle fasst nur eine Karte.
# $number was asked for, $last is the highest number.
freecell-deal-number = Es gibt keine Partie { $number }: FreeCell hat die Nummern 1 bis { $last }.
freecell-deal-not-winnable = Das ist die berühmte Partie, die nicht zu gewinnen ist.

## Hints. $card is moved $place; $wanted is the card under it that a foundation takes next.

freecell-hint-frees-cell = { $card } { $place }: macht eine Zelle frei.
freecell-hint-digs = { $card } { $place }: hilft, eine Karte freizulegen: { $wanted }.
freecell-hint-finish = Zu Ende spielen: Der Rest geht von selbst.

## Help.

help-freecell = So spielst du FreeCell
help-freecell-text = In den Spalten geht eine Karte auf die nächsthöhere der anderen Farbe, rot auf schwarz oder schwarz auf rot. Eine Zelle fasst eine beliebige Karte, eine leere Spalte nimmt jede. Eine Folge bewegt sich auf einmal, wo freie Zellen und leere Spalten Platz dafür lassen. Die Grundstapel wachsen nach Farben, vom Ass an. Die Nummern sind die von Microsofts FreeCell.
# Follows it for a player with a keyboard.
help-freecell-typing = Jeder Platz behält seine Nummer; b zählt sie auf. Tippe die Nummer eines Platzes, um seine Karte zu nehmen, dann die Nummer des Platzes, auf den sie soll. Oder den ganzen Zug auf einmal: 3 5, 7h 8p, 7h g. Großes F spielt alle sicheren Karten und den Rest einer Partie, die so gut wie gewonnen ist.
# How points come: $card for each card.
freecell-points = Punkte: jede Karte auf einem Grundstapel { $card }.

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = Die Datei ist leer. Eine Partie hat { NUMBER($columns) } Zeilen mit Karten, eine für jede Spalte.
# $count columns were found, FreeCell has $columns.
freecell-board-columns = Die Partie hat { COUNT($count, "columns") }; FreeCell hat { $columns }.
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = Zeile { $line }, Karte { $position }: { $text } ist keine Karte. Karten schreibt man so: 10H, QS oder AC.
# $card is a card, $line the number of a line.
freecell-board-again = Zeile { $line }: { $card } kommt zum zweiten Mal vor.
# $cards is a list of cards.
freecell-board-missing = Fehlende Karten: { $cards }.
# $count cards, five or more.
freecell-board-incomplete = Es fehlen { COUNT($count, "cards") }.
# $line is the number of a line.
freecell-board-begun = Zeile { $line }: Zellen und Grundstapel müssen leer sein. Übernommen wird eine Partie nur von Anfang an.
