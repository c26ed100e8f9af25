# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Pyramide
objective-pyramid = Räum die Pyramide ab, in Paaren, die 13 ergeben, etwa 6 und 7. Ein Ass zählt 1, ein Bube 11, eine Dame 12; Könige gehen allein.
    .brief = Räum die Pyramide ab, in Paaren zu 13.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: { $passes ->
        [one] einmal durch den Talon
       *[other] { NUMBER($passes) } Mal durch den Talon
    }

## Help.

help-pyramid = So spielst du Pyramide
help-pyramid-text = Sieben Reihen, von einer Karte bis zu sieben; jede Karte dahinter liegt unter zweien: einer in ihrer Spalte und einer in der nächsten. Zwei freie Karten, die zusammen 13 ergeben, gehen: Ass und Dame, 2 und Bube, 3 und 10, 4 und 9, 5 und 8, 6 und 7; ein König geht allein. Frei sind auch die zuletzt gezogene Karte und die oberste der Ablage. Der Talon wird dreimal durchgegangen, im schweren Spiel einmal.
# Follows it for a player with a keyboard.
help-pyramid-typing = Die Nummern zweier Spalten nehmen ein Paar, die Nummer eines Königs nimmt ihn sofort. d zieht. Bei der Eingabe durch Tasten ist e die gezogene Karte und w die Ablage; in einer Zeile sind es 8 und 9. a sagt alles, was frei ist, b und eine Nummer eine ganze Spalte und unter welcher sie liegt.
