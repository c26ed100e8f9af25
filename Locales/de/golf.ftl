# SPDX-License-Identifier: GPL-3.0-or-later

### Golf: columns that are played to the waste, a rank up or down.

game-golf = Golf
objective-golf = Räum die Spalten ab. Eine Karte geht auf die Ablage, wenn sie um eins höher oder niedriger ist als die oberste dort, gleich welcher Farbe.
    .brief = Räum die Spalten ab, immer eins höher oder niedriger.
golf-choice-easy = Leicht: König und Ass folgen aufeinander
golf-choice-medium = Mittel: König und Ass folgen nicht aufeinander
golf-choice-hard = Schwer: Auf einen König geht nichts

## Help.

help-golf = So spielst du Golf
help-golf-text = Sieben Spalten zu fünf Karten. Die letzte Karte einer Spalte geht auf die Ablage, wenn sie um eins höher oder niedriger ist als die oberste dort; die Farbe zählt nicht. Passt keine, zieh eine Karte; durch den Talon geht es nur einmal. Im leichten Spiel folgen König und Ass aufeinander, im schweren geht auf einen König nichts.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-golf-typing = Die Nummer einer Spalte spielt ihre letzte Karte, d zieht. w sagt, was auf der Ablage liegt und was sie nimmt, großes G, wo solche Karten liegen. a sagt die letzte Karte jeder Spalte, b und eine Nummer eine ganze Spalte.
