# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Bring alle Karten auf die Grundstapel, jede Farbe vom Ass bis zum König. In den Spalten geht es abwärts, abwechselnd rot und schwarz.
    .brief = Jede Farbe auf ihren Grundstapel, vom Ass bis zum König.
klondike-draw-one = Leicht: 1 Karte ziehen
klondike-draw-three = Schwer: 3 Karten ziehen
# $difficulty is "Medium" and the like; $drawing cards at a time, the stock gone through $passes times.
klondike-choice = { $difficulty }: { $drawing ->
        [1] 1 Karte
       *[other] { $drawing } Karten
    } ziehen, { $passes ->
        [1] einmal
       *[other] { NUMBER($passes) } Mal
    } durch den Talon

## Help.

help-klondike = So spielst du Klondike
help-klondike-text = In den Spalten geht eine Karte auf die nächsthöhere der anderen Farbe, rot auf schwarz oder schwarz auf rot, und nimmt mit, was auf ihr liegt; eine leere Spalte nimmt einen König. Die Grundstapel wachsen nach Farben, vom Ass an. Die oberste Karte eines Grundstapels kann in eine Spalte zurück. Durch den Talon geht es beliebig oft, im mittleren Spiel nur einmal, im Profispiel dreimal.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-klondike-typing = { typing-stock } { typing-places }
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Punkte: eine Karte auf einen Grundstapel { $foundation }, von der Ablage auf eine Spalte { $column }, eine aufgedeckte Karte { $turned }. Eine Karte vom Grundstapel zurück kostet { $back }, die Ablage umzudrehen { $recycle }, wenn einzeln gezogen wird. Nie unter null.
