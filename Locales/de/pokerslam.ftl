# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points.

game-pokerslam = PokerSlam
objective-pokerslam = Bilde Pokerhände aus 2 bis 5 Karten, die sich berühren, auch an den Ecken. Jede Karte muss zählen. Die Partie endet, wenn im Raster keine Hand mehr liegt.
    .brief = Pokerhände aus 2 bis 5 Karten, die sich berühren.
pokerslam-listed = Leicht: mit einer Liste der Hände im Raster
pokerslam-unlisted = Schwer: Hände selbst finden
act-play-hand = Hand spielen
command-play-hand = Hand spielen
    .words = spielen, hand
command-hands = Hände im Raster
    .words = hände
command-best = Beste Hand mit dieser Karte
    .words = beste
command-neighbours = Karten rings um diese Karte
    .words = um, nachbarn
command-chosen = Gewählte Karten
    .words = gewählt, gewählte
command-falls = Was fallen würde
    .words = fallen, vorschau
command-reference = Alle Arten von Händen
    .words = arten, punkte
# Told in the tutorial.
pokerslam-tutorial-choose = Die Nummer einer Karte ist ihre Zeile und Spalte.
help-pokerslam = So geht PokerSlam
help-pokerslam-text = Die Karten liegen in 5 Zeilen zu 5. Wähle 2 bis 5, die sich berühren, auch an den Ecken, und spiele sie als Pokerhand; jede Karte muss zählen. Straßen laufen über das Ass weiter: König, Ass, 2. Gespielte Karten verschwinden, die darüber fallen nach unten, und neue vom Talon füllen das Raster.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = Die Nummer einer Karte ist ihre Zeile und Spalte: 23 ist Zeile 2, Spalte 3. { $input ->
        [keys] Dann spielt Enter oder großes P die Hand. Die Rücktaste legt die letzte Karte zurück; eine Hand der Liste wählst du mit 0 und ihrer Nummer.
       *[lines] Tippe sie, oder die Karte beim Namen, oder mehrere auf einmal. Dann spielt 1 oder großes P die Hand. „Zurücklegen“ legt die letzte Karte zurück.
    } Eine gewählte Karte noch einmal zu wählen, oder eine, die nicht angrenzt, hebt die Auswahl auf. t liest das Raster, { $input ->
        [keys] b
       *[lines] „Zeile 2“ oder „Spalte 3“
    } einen Teil, großes A die Karten um eine Karte, großes C die gewählten, großes F, was fallen würde, n, was der Talon enthält. Großes M zählt die Hände im Raster auf, B die beste mit einer Karte; das schwere Spiel verrät sie nicht. Großes E nennt alle Arten von Händen mit ihren Punkten.
# What each hand scores: $hands.
pokerslam-points = Punkte: { $hands }.

## Hands. A mini hand has 3 cards, a nearly hand 4. Straights run round the corner: king, ace, 2.

hand-pair = Paar
hand-mini-straight = Mini-Straße
hand-mini-flush = Mini-Flush
hand-mini-straight-flush = Mini-Straight-Flush
hand-mini-royal-flush = Mini-Royal-Flush
hand-three-of-a-kind = Drilling
hand-two-pair = Zwei Paare
hand-nearly-straight = Fast-Straße
hand-nearly-flush = Fast-Flush
hand-nearly-straight-flush = Fast-Straight-Flush
hand-nearly-royal-flush = Fast-Royal-Flush
hand-four-of-a-kind = Vierling
hand-straight = Straße
hand-flush = Flush
hand-full-house = Full House
hand-straight-flush = Straight Flush
hand-royal-flush = Royal Flush
# A line of the list of all hands; $cards is an example.
hand-reference = { $hand }, { $score }: { $cards }
# What the chosen cards are.
pokerslam-hand = { $hand }, { $score }
# A line of the list of the hands on the grid.
pokerslam-entry = { $hand }, { $score }: { $cards }
# After the best hand of each kind: $count hands are on the grid.
pokerslam-hands = { COUNT($count, "hands") }, großes M liest alle.
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }, { $score }: { COUNT($count, "hands") }
# In the harder game the hands on the grid are not listed.
pokerslam-untold = Im schweren Spiel findest du die Hände selbst.
ask-best-1 = Welche Karte? Nummer oder Name, 0 führt zurück.
ask-neighbours-1 = Welche Karte? Nummer oder Name, 0 führt zurück.
# $card is part of no hand.
pokerslam-best-none = { $card }: jetzt in keiner Hand
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card }: { $neighbours }
pokerslam-neighbour = { $direction } { $card }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

direction-up = nach oben
    .at = oben
direction-down = nach unten
    .at = unten
direction-left = nach links
    .at = links
direction-right = nach rechts
    .at = rechts
direction-up-left = nach links oben
    .at = links oben
direction-up-right = nach rechts oben
    .at = rechts oben
direction-down-left = nach links unten
    .at = links unten
direction-down-right = nach rechts unten
    .at = rechts unten
pokerslam-chain = { $chain }, { $direction } { $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain }; von { $from } aus { $direction } { $card }

## What playing a hand does.

pokerslam-played = { $hand }, { COUNT($score, "points") }.
    .brief = { $hand }, { $score }.
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $row ->
            [1] { $place }, neu: { $cards }
           *[other] { $place }, neu ab Zeile { $row }: { $cards }
        }{ $count ->
            [0] {""}
           *[other] ; gefallen: { $fallen }
        }.
    }
    .brief = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $place }: { $cards }.
    }
    .full = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $count ->
            [0] { $place }, neu ab Zeile { $row }: { $cards }.
           *[other] { $place }: { $falls }; neu ab Zeile { $row }: { $cards }.
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card } fällt in Zeile { $row }
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place }: { $falls }.
pokerslam-nothing-falls = Nichts fällt.
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [0] Keine neue Karte.
        [one] { NUMBER($count, gender: "feminine") } neue Karte.
       *[other] { NUMBER($count) } neue Karten.
    }
pokerslam-cleared = Alle 52 Karten abgeräumt!
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] Der Talon ist leer.
       *[other] Noch { NUMBER($count, gender: "feminine") } im Talon.
    }
    .brief = { $count ->
        [0] Talon leer.
       *[other] Noch { NUMBER($count, gender: "feminine") }.
    }

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = { COUNT($score, "points") }, Talon { $deck ->
        [0] leer
       *[other] { $deck }
    }
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = Keine Hand mehr. { COUNT($score, "points") }, { COUNT($left, "cards") } übrig{ $record ->
        [new] , neuer Rekord
        [old] , Rekord { $best }
       *[none] { "" }
    }.
# $count cards of a rank.
pokerslam-deck-rank = { $rank ->
        [ace] Asse
        [two] Zweien
        [three] Dreien
        [four] Vieren
        [five] Fünfen
        [six] Sechsen
        [seven] Siebenen
        [eight] Achten
        [nine] Neunen
        [ten] Zehnen
        [jack] Buben
        [queen] Damen
       *[king] Könige
    }: { $count }
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }: { $count }
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = Karten bleiben in ihrem Feld. Wähle 2 bis 5, die sich berühren, und spiele die Hand.
pokerslam-refused-not-there = Nur Karten im Raster lassen sich wählen.
pokerslam-refused-played = { $card } ist schon gespielt.
pokerslam-refused-in-stock = { $card } liegt noch im Talon.
pokerslam-refused-chosen = { $card } ist schon gewählt.
pokerslam-refused-five = Eine Hand hat höchstens 5 Karten.
pokerslam-refused-apart = { $card } berührt keine gewählte Karte.
pokerslam-refused-one = { $card } allein ist keine Hand. Wähle eine Karte, die sie berührt.
# $count cards were chosen.
pokerslam-refused-no-hand = Keine Hand: Von diesen { COUNT($count, "cards", case: "dative") } passen keine zusammen.
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = Keine Hand: { $cards } { $count ->
        [one] zählt nicht. Ohne diese Karte: { $hand }.
       *[other] zählen nicht. Ohne diese Karten: { $hand }.
    }

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }, { $score }. { $place }: { $chain }.
# The hint of the harder game.
pokerslam-hint-row = Die beste Hand hat eine Karte in Zeile { $row }.
# The same, to a player who asks again.
pokerslam-hint-kind = Die beste Hand: { $hand }, { $score }.
