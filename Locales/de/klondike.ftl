# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Bring alle Karten auf die Grundstapel, jede Farbe vom Ass bis zum König. In den Spalten geht es abwärts, abwechselnd rot und schwarz.
    .brief = Jede Farbe auf ihren Grundstapel, vom Ass bis zum König.
klondike-draw-one = Leicht: 1 Karte ziehen
klondike-draw-three = Schwer: 3 Karten ziehen

## Help.

help-klondike = So spielst du Klondike
help-klondike-text = In den Spalten geht eine Karte auf die nächsthöhere der anderen Farbe, rot auf schwarz oder schwarz auf rot, und nimmt mit, was auf ihr liegt; eine leere Spalte nimmt einen König. Die Grundstapel wachsen nach Farben, vom Ass an.
# Follows it for a player with a keyboard.
help-klondike-typing = d zieht vom Talon; ist er leer, dreht d die Ablage um. Jeder Platz behält seine Nummer; b zählt sie auf. Tippe die Nummer eines Platzes, um seine Karte zu nehmen, dann die Nummer des Platzes, auf den sie soll. Oder den ganzen Zug auf einmal: 3 5, 7h 8p, 7h g. Großes F spielt alle sicheren Karten und den Rest einer Partie, die so gut wie gewonnen ist.
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Punkte: eine Karte auf einen Grundstapel { $foundation }, von der Ablage auf eine Spalte { $column }, eine aufgedeckte Karte { $turned }. Eine Karte vom Grundstapel zurück kostet { $back }, die Ablage umzudrehen { $recycle }, wenn einzeln gezogen wird. Nie unter null.
