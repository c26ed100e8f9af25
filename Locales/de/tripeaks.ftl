# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = TriPeaks
objective-tripeaks = Räum die drei Gipfel ab. Eine Karte geht auf die Ablage, wenn sie um eins höher oder niedriger ist als die oberste dort, gleich welcher Farbe; König und Ass folgen aufeinander.
    .brief = Räum die Gipfel ab, immer eins höher oder niedriger.
choice-tripeaks = Drei Gipfel, einmal durch den Talon

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = Eine Karte ist frei, wenn keine auf ihr liegt.
help-tripeaks = So spielst du TriPeaks
help-tripeaks-text = Zehn Karten liegen offen in der letzten Reihe; dahinter verdeckt Reihen mit neun und sechs Karten und drei Gipfel. Jede Karte dahinter liegt unter zweien: einer in ihrer Spalte und einer in der nächsten. Sind beide fort, wird sie aufgedeckt. Eine freie Karte geht auf die Ablage, wenn sie um eins höher oder niedriger ist als die oberste dort; die Farbe zählt nicht, König und Ass folgen aufeinander. Passt keine, zieh eine Karte; durch den Talon geht es nur einmal.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = Die Nummer einer Spalte spielt ihre freie Karte, d zieht. w sagt, was auf der Ablage liegt und was sie nimmt, großes G, wo solche Karten liegen. a sagt die freie Karte jeder Spalte, b und eine Nummer eine ganze Spalte und von welcher Spalte sie bedeckt wird.
