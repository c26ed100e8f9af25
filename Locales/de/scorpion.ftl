# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = Skorpion
objective-scorpion = Bilde vier Folgen einer Farbe, vom König zum Ass. In den Spalten geht es in einer Farbe abwärts; jede offene Karte lässt sich mit allem bewegen, was darauf liegt.
    .brief = Vier Folgen einer Farbe, König bis Ass.
choice-scorpion = Drei Karten kommen zuletzt
act-deal-last = Die letzten drei Karten geben
    .short = geben
command-deal-last = Die letzten drei Karten geben
    .words = geben, gib
scorpion-refused-dealt = Die letzten drei Karten liegen schon auf dem Tisch.
scorpion-hint-deal = Gib die letzten drei Karten.
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] Nichts mehr zu geben
       *[other] Noch { NUMBER($stock, gender: "feminine") } zu geben
    }, { $hidden ->
        [0] nichts
       *[other] { NUMBER($hidden, gender: "feminine") }
    } verdeckt in den Spalten

## Help.

help-scorpion = So spielst du Skorpion
help-scorpion-text = Jede offene Karte geht mit allem, was auf ihr liegt, geordnet oder nicht, auf die nächsthöhere ihrer Farbe; eine leere Spalte nimmt einen König. Eine Folge vom König zum Ass in einer Farbe verlässt den Tisch von selbst. Drei Karten werden zuletzt gegeben, auf die ersten drei Spalten.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = d gibt die letzten drei Karten.{ typing-moves }
