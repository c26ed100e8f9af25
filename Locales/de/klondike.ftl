# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Bring alle Karten auf die Grundstapel, jede Farbe vom Ass bis zum König. In den Spalten geht es abwärts, abwechselnd rot und schwarz.
    .brief = Jede Farbe auf ihren Grundstapel, vom Ass bis zum König.
klondike-draw-one = Leicht: immer 1 Karte ziehen
klondike-draw-three = Schwer: immer 3 Karten ziehen
