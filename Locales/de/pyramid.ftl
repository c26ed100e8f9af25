# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Pyramide
objective-pyramid = Räum die Pyramide mit Paaren ab, die 13 ergeben, etwa 6 und 7. Ein Ass zählt 1, ein Bube 11, eine Dame 12; ein König kommt allein weg.
    .brief = Räum die Pyramide mit Paaren ab, die 13 ergeben.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: { $passes ->
        [one] einmal durch den Talon
       *[other] { NUMBER($passes) } Mal durch den Talon
    }

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = Auch die zuletzt gezogene Karte bildet Paare.
help-pyramid = So spielst du Pyramide
help-pyramid-text = Sieben Reihen, von einer Karte bis zu sieben; außer in der letzten liegt jede Karte unter zwei anderen: einer in ihrer Spalte und einer in der nächsten. Zwei freie Karten, die zusammen 13 ergeben, kommen weg: Ass und Dame, 2 und Bube, 3 und 10, 4 und 9, 5 und 8, 6 und 7; ein König kommt allein weg. Frei sind auch die zuletzt gezogene Karte und die oberste der Ablage. Durch den Talon geht es dreimal, im schweren Spiel nur einmal.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = Die Nummern zweier Spalten nehmen ein Paar weg, bei einem König genügt eine. d zieht. { $input ->
        [keys] e ist die gezogene Karte und w die Ablage.
       *[lines] Die gezogene Karte hat die Nummer 8, die Ablage die Nummer 9.
    } a sagt alles, was frei ist, b und eine Nummer eine ganze Spalte und von welcher Spalte sie bedeckt wird.
