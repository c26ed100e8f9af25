# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = Eight Off
objective-eightoff = Bring alle Karten auf die Grundstapel, jede Farbe vom Ass bis zum König. In den Spalten geht es in einer Farbe abwärts; eine Zelle nimmt eine beliebige Karte.
    .brief = Jede Farbe auf ihren Grundstapel, vom Ass bis zum König.
choice-eightoff = Acht Zellen, vier davon besetzt

## Help.

help-eightoff = So spielst du Eight Off
help-eightoff-text = In den Spalten geht eine Karte auf die nächsthöhere ihrer Farbe, Herz auf Herz. Eine Zelle fasst eine beliebige Karte, eine leere Spalte nimmt einen König. Eine Folge lässt sich auf einmal bewegen, wenn freie Zellen Platz dafür lassen. Die Grundstapel wachsen nach Farben, vom Ass an.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
