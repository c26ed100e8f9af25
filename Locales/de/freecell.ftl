# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = FreeCell
objective-freecell = Bring alle Karten auf die Grundstapel, jede Farbe vom Ass zum König. In den Spalten wird abwärts in wechselnden Farben gelegt; eine Zelle nimmt eine beliebige Karte.
    .brief = Jede Farbe auf ihren Grundstapel, Ass bis König.
# $difficulty is a difficulty, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { COUNT($cells, "cells") }

## Refusals.

# $number was asked for, $last is the highest number.
freecell-deal-number = Es gibt keine Partie { $number }: FreeCell hat die Nummern 1 bis { $last }.
freecell-deal-not-winnable = Das ist die berühmte Partie, die nicht zu gewinnen ist.

## Help.

help-freecell = So spielst du FreeCell
help-freecell-text = In den Spalten geht eine Karte auf die nächsthöhere der anderen Farbe, rot auf schwarz oder schwarz auf rot. Eine Zelle fasst eine beliebige Karte, eine leere Spalte nimmt jede. Eine Folge lässt sich auf einmal bewegen, wenn freie Zellen und leere Spalten Platz dafür lassen. Die Grundstapel wachsen nach Farben, vom Ass an. Die Nummern sind die von Microsofts FreeCell.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-freecell-typing = { typing-places }
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
