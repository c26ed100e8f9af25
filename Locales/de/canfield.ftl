# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = Canfield
objective-canfield = Bring alle Karten auf die Grundstapel, jede Farbe aufwärts von dem Wert an, der dort ausgeteilt wurde. In den Spalten geht es abwärts, abwechselnd rot und schwarz; auf den König folgt das Ass.
    .brief = Jede Farbe auf ihren Grundstapel, von dem Wert an, der dort liegt.
choice-canfield = Eine Reserve, 3 Karten ziehen

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = Die Grundstapel beginnen mit: { rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = Reserve { $count ->
        [0] leer
       *[other] { $count }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card } { $place }: macht die nächste Karte der Reserve frei.

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = Leere Spalten füllt die Reserve.
help-canfield = So spielst du Canfield
help-canfield-text = In den Spalten geht eine Karte auf die nächsthöhere der anderen Farbe, rot auf schwarz oder schwarz auf rot, ein König auf ein Ass; bewegt wird die oberste Karte oder die ganze Spalte. Leere Spalten füllt die Reserve; ist die aufgebraucht, nehmen sie jede Karte. Die Grundstapel wachsen nach Farben von dem Wert an, der dort ausgeteilt wurde; auf den König folgt das Ass.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock } { typing-places }
