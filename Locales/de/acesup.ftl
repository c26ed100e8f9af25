# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = Asse hoch
objective-acesup = Werde alle Karten bis auf die Asse los. Enden zwei Spalten mit Karten derselben Farbe, kommt die niedrigere weg; das Ass ist am höchsten.
    .brief = Alles bis auf die Asse kommt weg, in jeder Farbe die niedrigere Karte.
choice-acesup = Vier Spalten, immer vier Karten auf einmal
act-deal-row = Vier Karten geben
    .short = geben
command-deal-row = Vier Karten geben
    .words = geben, gib

## Help.

# Told in the tutorial.
acesup-tutorial-deal = Kann keine Karte mehr weg, werden vier gegeben.
help-acesup = So spielst du Asse hoch
help-acesup-text = Enden zwei der vier Spalten mit Karten derselben Farbe, kommt die niedrigere weg; das Ass ist am höchsten. Eine leere Spalte nimmt die letzte Karte einer anderen. Kann keine Karte mehr weg, werden vier gegeben, eine auf jede Spalte. Du gewinnst, wenn nur die vier Asse übrig sind.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = Die Nummer einer Spalte nimmt ihre letzte Karte vom Tisch oder legt sie, wenn sie nicht weg kann, auf eine leere Spalte. d gibt vier Karten. a sagt die letzte Karte jeder Spalte, b und eine Nummer eine ganze Spalte.

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = { NUMBER($done, gender: "feminine") } von 48 Karten weg, Talon { $stock ->
        [0] leer
       *[other] { $stock }
    }
acesup-refused-ace = { $card } bleibt: Asse sind am höchsten.
acesup-refused-highest = { $card } bleibt: Keine Spalte endet mit einer höheren Karte derselben Farbe.
acesup-refused-deal = Erst muss { $card } weg.
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card } { $from }: { $higher } ist höher.
acesup-hint-fills = { $card } { $from } { $place }: nutzt eine leere Spalte.
acesup-hint-deal = Gib vier Karten.
