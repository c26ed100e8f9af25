# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points.

game-pokerslam = PokerSlam
objective-pokerslam = Maak pokerhanden van 2 tot 5 kaarten die elkaar raken, ook met de hoeken. Elke kaart moet tellen. Het spel is uit als er geen hand meer in het raster ligt.
    .brief = Pokerhanden van 2 tot 5 kaarten die elkaar raken.
pokerslam-listed = Makkelijk: met een lijst van de handen in het raster
pokerslam-unlisted = Moeilijk: zelf de handen vinden
act-play-hand = Hand spelen
command-play-hand = Hand spelen
    .words = speel, hand
command-hands = Handen in het raster
    .words = handen
command-best = Beste hand met deze kaart
    .words = beste
command-neighbours = Kaarten rond deze kaart
    .words = rond, buren
command-chosen = Gekozen kaarten
    .words = gekozen
command-falls = Wat er zou vallen
    .words = vallen, valt
command-reference = Alle soorten handen
    .words = soorten, punten
# Told in the tutorial.
pokerslam-tutorial-choose = Het nummer van een kaart bestaat uit rij en kolom.
help-pokerslam = Zo speel je PokerSlam
help-pokerslam-text = De kaarten liggen in 5 rijen van 5. Kies er 2 tot 5 die elkaar raken, ook met de hoeken, en speel ze als pokerhand; elke kaart moet tellen. Straten lopen rond: heer, aas, 2. Gespeelde kaarten gaan weg, wat erboven ligt valt, en nieuwe kaarten uit de voorraad vullen het raster.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = Het nummer van een kaart is rij en kolom: 23 is rij 2, kolom 3. { $input ->
        [keys] Daarna speelt Enter, of hoofdletter P, de hand. Backspace legt de laatste kaart terug; een hand uit de lijst kies je met 0 en het nummer.
       *[lines] Typ dat, of de kaart zelf, 7h, of meer tegelijk: 7h 8h 9h. Daarna speelt 1, of hoofdletter P, de hand. “terugleggen” legt de laatste kaart terug.
    } Een gekozen kaart nog eens kiezen, of een die er niet tegenaan ligt, wist de keuze. t leest het raster, { $input ->
        [keys] b
       *[lines] rij 2 of kolom 3
    } een deel ervan, hoofdletter A de kaarten rond een kaart, hoofdletter C de gekozen kaarten, hoofdletter F wat er zou vallen, n wat er in de voorraad zit. Hoofdletter M noemt de handen in het raster, B de beste met een kaart; het moeilijke spel verklapt ze niet. Hoofdletter E noemt alle soorten handen met hun punten.
# What each hand scores: $hands.
pokerslam-points = Punten: { $hands }.

## Hands. A mini hand has 3 cards, a nearly hand 4. Straights run round the corner: king, ace, 2.

hand-pair = Paar
hand-mini-straight = Mini-straat
hand-mini-flush = Mini-flush
hand-mini-straight-flush = Mini-straight flush
hand-mini-royal-flush = Mini-royal flush
hand-three-of-a-kind = Drie gelijke
hand-two-pair = Twee paar
hand-nearly-straight = Bijna-straat
hand-nearly-flush = Bijna-flush
hand-nearly-straight-flush = Bijna-straight flush
hand-nearly-royal-flush = Bijna-royal flush
hand-four-of-a-kind = Vier gelijke
hand-straight = Straat
hand-flush = Flush
hand-full-house = Full house
hand-straight-flush = Straight flush
hand-royal-flush = Royal flush
# A line of the list of all hands; $cards is an example.
hand-reference = { $hand }, { $score }: { $cards }
# What the chosen cards are.
pokerslam-hand = { $hand }, { $score }
# A line of the list of the hands on the grid.
pokerslam-entry = { $hand }, { $score }: { $cards }
# After the best hand of each kind: $count hands are on the grid.
pokerslam-hands = { $count ->
        [one] 1 hand
       *[other] { $count } handen
    }, hoofdletter M noemt alles.
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }, { $score }: { $count ->
        [one] 1 hand
       *[other] { $count } handen
    }
# In the harder game the hands on the grid are not listed.
pokerslam-untold = In het moeilijke spel vind je de handen zelf.
ask-best-1 = Welke kaart? Nummer of naam, 0 voor terug.
ask-neighbours-1 = Welke kaart? Nummer of naam, 0 voor terug.
# $card is part of no hand.
pokerslam-best-none = { $card }: nu in geen hand
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card }: { $neighbours }
pokerslam-neighbour = { $direction } { $card }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

direction-up = omhoog
    .at = boven
direction-down = omlaag
    .at = onder
direction-left = links
    .at = links
direction-right = rechts
    .at = rechts
direction-up-left = linksboven
    .at = linksboven
direction-up-right = rechtsboven
    .at = rechtsboven
direction-down-left = linksonder
    .at = linksonder
direction-down-right = rechtsonder
    .at = rechtsonder
pokerslam-chain = { $chain }, { $direction } { $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain }; vanaf { $from } { $direction } { $card }

## What playing a hand does.

pokerslam-played = { $hand }, { $score } punten.
    .brief = { $hand }, { $score }.
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $row ->
            [1] { $place }, nieuw: { $cards }
           *[other] { $place }, nieuw vanaf rij { $row }: { $cards }
        }{ $count ->
            [0] {""}
           *[other] ; gevallen: { $fallen }
        }.
    }
    .brief = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $place }: { $cards }.
    }
    .full = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $count ->
            [0] { $place }, nieuw vanaf rij { $row }: { $cards }.
           *[other] { $place }: { $falls }; nieuw vanaf rij { $row }: { $cards }.
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card } naar rij { $row }
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place }: { $falls }.
pokerslam-nothing-falls = Er valt niets.
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [0] Geen nieuwe kaart.
        [one] 1 nieuwe kaart.
       *[other] { $count } nieuwe kaarten.
    }
pokerslam-cleared = Alle 52 kaarten weggespeeld!
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] De voorraad is leeg.
       *[other] Nog { $count } in de voorraad.
    }
    .brief = { $count ->
        [0] Voorraad leeg.
       *[other] Nog { $count }.
    }

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = { $score ->
        [one] 1 punt
       *[other] { $score } punten
    }, voorraad { $deck ->
        [0] leeg
       *[other] { $deck }
    }
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = Geen hand meer. { $score ->
        [one] 1 punt
       *[other] { $score } punten
    }, { $left ->
        [one] 1 kaart over
       *[other] { $left } kaarten over
    }{ $record ->
        [new] , een nieuw record
        [old] , record { $best }
       *[none] { "" }
    }.
# $count cards of a rank.
pokerslam-deck-rank = { $rank ->
        [ace] Azen
        [two] Tweeën
        [three] Drieën
        [four] Vieren
        [five] Vijven
        [six] Zessen
        [seven] Zevens
        [eight] Achten
        [nine] Negens
        [ten] Tienen
        [jack] Boeren
        [queen] Vrouwen
       *[king] Heren
    }: { $count }
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] Klaveren
        [diamonds] Ruiten
        [hearts] Harten
       *[spades] Schoppen
    }: { $count }
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = Kaarten blijven in hun vak. Kies er 2 tot 5 die elkaar raken, en speel de hand.
pokerslam-refused-not-there = Alleen kaarten in het raster kun je kiezen.
pokerslam-refused-played = { $card } is al gespeeld.
pokerslam-refused-in-stock = { $card } zit nog in de voorraad.
pokerslam-refused-chosen = { $card } is al gekozen.
pokerslam-refused-five = Een hand heeft hoogstens 5 kaarten.
pokerslam-refused-apart = { $card } raakt geen gekozen kaart.
pokerslam-refused-one = { $card } alleen is geen hand. Kies een kaart die ertegenaan ligt.
# $count cards were chosen.
pokerslam-refused-no-hand = Geen hand: van deze { $count } kaarten horen er geen bij elkaar.
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = Geen hand: { $cards } { $count ->
        [one] telt niet mee. Zonder die kaart: { $hand }.
       *[other] tellen niet mee. Zonder die kaarten: { $hand }.
    }

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }, { $score }. { $place }: { $chain }.
# The hint of the harder game.
pokerslam-hint-row = De beste hand heeft een kaart in rij { $row }.
# The same, to a player who asks again.
pokerslam-hint-kind = De beste hand: { $hand }, { $score }.
