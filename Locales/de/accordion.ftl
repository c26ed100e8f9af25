# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = Akkordeon
objective-accordion = Bring alle Karten auf einen Stapel. Eine Karte geht auf die links von ihr oder auf die dritte links, wenn Farbe oder Wert gleich ist.
    .brief = Alle Karten auf einen Stapel.
choice-accordion = 52 Karten in einer Reihe
# Told in the tutorial.
accordion-tutorial-code = Die Nummer eines Stapels ist seine Zeile und Spalte.

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = { NUMBER($piles, gender: "masculine") } Stapel, { $moves ->
        [0] kein Zug
       *[other] { COUNT($moves, "moves") }: { $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = Darunter: { $card }.
accordion-progress = Stapel übrig: { $piles }
accordion-refused-far = { $card } reicht nicht bis { $top }: nur bis zum ersten oder dritten Stapel links.
accordion-refused-match = { $card } und { $top } haben weder Farbe noch Wert gemeinsam.
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card } { $from } { $place }: nur wenige andere passen zu { $other }.

## Help.

help-accordion = So spielst du Akkordeon
help-accordion-text = 52 Karten liegen in einer Reihe, gelesen in Zeilen zu neun. Eine Karte geht auf den Stapel links von ihr oder auf den dritten links, wenn Farbe oder Wert gleich ist. Zieht ein Stapel weg, bleibt keine Lücke: Getrennte Stapel werden Nachbarn und behalten ihre Nummern. Du gewinnst, wenn nur noch ein Stapel übrig ist.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = Die Nummer eines Stapels ist seine Zeile und Spalte: 23 ist Zeile 2, Spalte 3. Seine Karte zieht sofort, wenn sie nur ein Ziel hat; sonst tippst du danach die Nummer des anderen Stapels. Tab geht durch die Karten, die ziehen können, Enter spielt. t liest die Zeilen, { $input ->
        [keys] b
       *[lines] „Zeile 2“
    } eine davon; a nennt, wie viele Stapel und Züge es gibt.
