# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukon
objective-yukon = Bring alle Karten auf die Grundstapel, jede Farbe vom Ass bis zum König. In den Spalten geht es abwärts, abwechselnd rot und schwarz; jede offene Karte lässt sich mit allem bewegen, was darauf liegt.
    .brief = Jede Farbe auf ihren Grundstapel, vom Ass bis zum König.
choice-yukon = Alle Karten ausgeteilt, kein Talon

## Help.

help-yukon = So spielst du Yukon
help-yukon-text = Jede offene Karte geht mit allem, was auf ihr liegt, geordnet oder nicht, auf die nächsthöhere der anderen Farbe, rot auf schwarz oder schwarz auf rot; eine leere Spalte nimmt einen König. Die Grundstapel wachsen nach Farben, vom Ass an. Die oberste Karte eines Grundstapels kann in eine Spalte zurück. Einen Talon gibt es nicht.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
