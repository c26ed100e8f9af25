# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = Des Bäckers Dutzend
objective-bakersdozen = Bring alle Karten auf die Grundstapel, jede Farbe vom Ass bis zum König. In den Spalten geht es abwärts, gleich in welcher Farbe, Karte für Karte; eine leere Spalte bleibt leer.
    .brief = Jede Farbe auf ihren Grundstapel, vom Ass bis zum König.
choice-bakersdozen = Dreizehn Spalten, alle Karten offen

## Help.

help-bakersdozen = So spielst du Des Bäckers Dutzend
help-bakersdozen-text = Nur die oberste Karte einer Spalte lässt sich bewegen, und zwar auf die nächsthöhere, gleich welcher Farbe. Eine leere Spalte bleibt leer. Die Könige liegen von Anfang an zuunterst. Die Grundstapel wachsen nach Farben, vom Ass an.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
