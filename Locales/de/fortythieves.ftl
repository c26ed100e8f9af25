# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = Vierzig Räuber
objective-fortythieves = Bring zwei Kartenspiele auf die Grundstapel, jede Farbe zweimal vom Ass bis zum König. In den Spalten geht es in einer Farbe abwärts, Karte für Karte; durch den Talon geht es einmal.
    .brief = Jede Farbe zweimal auf die Grundstapel, vom Ass bis zum König.
choice-fortythieves = Zwei Kartenspiele, einmal durch den Talon

## Help.

help-fortythieves = So spielst du Vierzig Räuber
help-fortythieves-text = Nur die oberste Karte einer Spalte oder der Ablage lässt sich bewegen; in den Spalten geht sie auf die nächsthöhere ihrer Farbe, und eine leere Spalte nimmt jede. Die Grundstapel wachsen nach Farben, vom Ass an; jede Farbe hat zwei. Durch den Talon geht es nur einmal.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = d zieht vom Talon. { typing-places }
