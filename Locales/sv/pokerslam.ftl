# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points.

game-pokerslam = PokerSlam
objective-pokerslam = Bilda pokerhänder av 2 till 5 kort som rör vid varandra, även i hörnen. Varje kort måste räknas. Partiet är slut när ingen hand finns kvar i rutnätet.
    .brief = Pokerhänder av 2 till 5 kort som rör vid varandra.
pokerslam-listed = Lätt: med en lista över händerna i rutnätet
pokerslam-unlisted = Svår: hitta händerna själv
act-play-hand = Spela handen
command-play-hand = Spela handen
    .words = spela, hand
command-hands = Händer i rutnätet
    .words = händer, hander
command-best = Bästa hand med det här kortet
    .words = bästa, basta
command-neighbours = Kort runt det här kortet
    .words = runt, grannar
command-chosen = Valda kort
    .words = valda, valt
command-falls = Vad som skulle falla
    .words = faller, fall
command-reference = Alla slags händer
    .words = slag, poäng, poang
# Told in the tutorial.
pokerslam-tutorial-choose = Ett korts nummer är dess rad och kolumn.
help-pokerslam = Så spelar du PokerSlam
help-pokerslam-text = Korten ligger i 5 rader om 5. Välj 2 till 5 som rör vid varandra, även i hörnen, och spela dem som en pokerhand; varje kort måste räknas. Stegar går runt hörnet: kung, ess, 2. Spelade kort försvinner, kort ovanför faller, och nya från talongen fyller rutnätet.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = Ett korts nummer är dess rad och kolumn: 23 är rad 2, kolumn 3. { $input ->
        [keys] Sedan spelar Enter, eller stort P, handen. Backsteg tar tillbaka senaste kortet; en hand i listan väljer du med 0 och dess nummer.
       *[lines] Skriv det, eller kortet, 7h, eller flera: 7h 8h 9h. Sedan spelar 1, eller stort P, handen. ”lägg tillbaka” tar tillbaka senaste kortet.
    } Att välja ett valt kort igen, eller ett som inte rör vid de valda, tar bort valet. t läser rutnätet, { $input ->
        [keys] b
       *[lines] rad 2 eller kolumn 3
    } en del av det, stort A korten runt ett kort, stort C de valda korten, stort F vad som skulle falla, n vad talongen innehåller. Stort M räknar upp händerna i rutnätet, B den bästa med ett kort; det svåra spelet avslöjar dem inte. Stort E räknar upp alla slags händer med poäng.
# What each hand scores: $hands.
pokerslam-points = Poäng: { $hands }.

## Hands. A mini hand has 3 cards, a nearly hand 4. Straights run round the corner: king, ace, 2.

hand-pair = Par
hand-mini-straight = Ministege
hand-mini-flush = Minifärg
hand-mini-straight-flush = Minifärgstege
hand-mini-royal-flush = Mini royal flush
hand-three-of-a-kind = Triss
hand-two-pair = Två par
hand-nearly-straight = Nästan stege
hand-nearly-flush = Nästan färg
hand-nearly-straight-flush = Nästan färgstege
hand-nearly-royal-flush = Nästan royal flush
hand-four-of-a-kind = Fyrtal
hand-straight = Stege
hand-flush = Färg
hand-full-house = Kåk
hand-straight-flush = Färgstege
hand-royal-flush = Royal flush
# A line of the list of all hands; $cards is an example.
hand-reference = { $hand }, { $score }: { $cards }
# What the chosen cards are.
pokerslam-hand = { $hand }, { $score }
# A line of the list of the hands on the grid.
pokerslam-entry = { $hand }, { $score }: { $cards }
# After the best hand of each kind: $count hands are on the grid.
pokerslam-hands = { COUNT($count, "hands") }, stort M räknar upp alla.
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }, { $score }: { COUNT($count, "hands") }
# In the harder game the hands on the grid are not listed.
pokerslam-untold = I det svåra spelet hittar du händerna själv.
ask-best-1 = Vilket kort? Nummer eller namn, 0 för tillbaka.
ask-neighbours-1 = Vilket kort? Nummer eller namn, 0 för tillbaka.
# $card is part of no hand.
pokerslam-best-none = { $card }: inte i någon hand nu
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card }: { $neighbours }
pokerslam-neighbour = { $direction } { $card }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

direction-up = uppåt
    .at = ovanför
direction-down = neråt
    .at = nedanför
direction-left = åt vänster
    .at = till vänster
direction-right = åt höger
    .at = till höger
direction-up-left = snett upp åt vänster
    .at = uppe till vänster
direction-up-right = snett upp åt höger
    .at = uppe till höger
direction-down-left = snett ner åt vänster
    .at = nere till vänster
direction-down-right = snett ner åt höger
    .at = nere till höger
pokerslam-chain = { $chain }, { $direction } { $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain }; från { $from } { $direction } { $card }

## What playing a hand does.

pokerslam-played = { $hand }, { COUNT($score, "points") }.
    .brief = { $hand }, { $score }.
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $row ->
            [1] { $place }, nytt: { $cards }
           *[other] { $place }, nytt från rad { $row }: { $cards }
        }{ $count ->
            [0] {""}
           *[other] ; föll: { $fallen }
        }.
    }
    .brief = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $place }: { $cards }.
    }
    .full = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $count ->
            [0] { $place }, nytt från rad { $row }: { $cards }.
           *[other] { $place }: { $falls }; nytt från rad { $row }: { $cards }.
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card } till rad { $row }
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place }: { $falls }.
pokerslam-nothing-falls = Inget faller.
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [0] Inget nytt kort.
        [one] { NUMBER($count) } nytt kort.
       *[other] { NUMBER($count) } nya kort.
    }
pokerslam-cleared = Alla 52 kort bortspelade!
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] Talongen är tom.
       *[other] { NUMBER($count) } kvar i talongen.
    }
    .brief = { $count ->
        [0] Talongen tom.
       *[other] { NUMBER($count) } kvar.
    }

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = { COUNT($score, "points") }, talong { $deck ->
        [0] tom
       *[other] { $deck }
    }
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = Ingen hand kvar. { COUNT($score, "points") }, { COUNT($left, "cards") } kvar{ $record ->
        [new] , nytt rekord
        [old] , rekord { $best }
       *[none] { "" }
    }.
# $count cards of a rank.
pokerslam-deck-rank = { $rank ->
        [ace] Ess
        [two] Tvåor
        [three] Treor
        [four] Fyror
        [five] Femmor
        [six] Sexor
        [seven] Sjuor
        [eight] Åttor
        [nine] Nior
        [ten] Tior
        [jack] Knektar
        [queen] Damer
       *[king] Kungar
    }: { $count }
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] Klöver
        [diamonds] Ruter
        [hearts] Hjärter
       *[spades] Spader
    }: { $count }
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = Kort stannar i sina rutor. Välj 2 till 5 som rör vid varandra och spela sedan handen.
pokerslam-refused-not-there = Bara kort i rutnätet kan väljas.
pokerslam-refused-played = { $card } är redan spelat.
pokerslam-refused-in-stock = { $card } ligger kvar i talongen.
pokerslam-refused-chosen = { $card } är redan valt.
pokerslam-refused-five = En hand har högst 5 kort.
pokerslam-refused-apart = { $card } rör inte vid något valt kort.
pokerslam-refused-one = { $card } ensamt är ingen hand. Välj ett kort som rör vid det.
# $count cards were chosen.
pokerslam-refused-no-hand = Ingen hand: inga av de { NUMBER($count) } korten hör ihop.
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = Ingen hand: { $cards } räknas inte. Utan { $count ->
        [one] det kortet
       *[other] de korten
    }: { $hand }.

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }, { $score }. { $place }: { $chain }.
# The hint of the harder game.
pokerslam-hint-row = Den bästa handen har ett kort på rad { $row }.
# The same, to a player who asks again.
pokerslam-hint-kind = Den bästa handen: { $hand }, { $score }.
