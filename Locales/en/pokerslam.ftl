# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points.

game-pokerslam = PokerSlam
objective-pokerslam = Make poker hands of 2 to 5 cards that touch, also at the corners. Every card must count. The round ends when no hand is left on the grid.
    .brief = Poker hands of 2 to 5 cards that touch.
pokerslam-listed = Easy: with a list of the hands on the grid
pokerslam-unlisted = Hard: find the hands yourself
act-play-hand = Play the hand
command-play-hand = Play the hand
    .words = play, hand
command-hands = Hands on the grid
    .words = hands
command-best = Best hand with this card
    .words = best
command-neighbours = Cards around this card
    .words = around, neighbours, neighbors
command-chosen = Chosen cards
    .words = chosen
command-falls = What would fall
    .words = falls, preview
command-reference = All kinds of hands
    .words = reference, kinds, scores
# Told in the tutorial.
pokerslam-tutorial-choose = Each card goes by its row and column.
help-pokerslam = How to play PokerSlam
help-pokerslam-text = Cards lie in 5 rows of 5. Choose 2 to 5 that touch, also at the corners, and play them as a poker hand; every card must count. Straights run round the corner: king, ace, 2. Played cards go, cards above them fall, and new ones from the stock fill the grid.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = A card’s number is its row and column: 23 is row 2, column 3. { $input ->
        [keys] Then Enter, or capital P, plays the hand. Backspace takes back the last card; a hand of the list is 0 and its number.
       *[lines] Type it, or the card, 7h, or several: 7h 8h 9h. Then 1, or capital P, plays the hand. “take back” takes back the last card.
    } Choosing a chosen card again, or one that does not touch, clears the choice. t reads the grid, { $input ->
        [keys] b
       *[lines] row 2 or column 3
    } a part of it, capital A the cards around one, capital C the chosen cards, capital F what would fall, n what the stock holds. Capital M lists the hands on the grid, B the best with a card; the hard game does not tell them. Capital E lists all kinds of hands with their scores.
# What each hand scores: $hands.
pokerslam-points = Points: { $hands }.

## Hands. A mini hand has 3 cards, a nearly hand 4. Straights run round the corner: king, ace, 2.

hand-pair = Pair
hand-mini-straight = Mini straight
hand-mini-flush = Mini flush
hand-mini-straight-flush = Mini straight flush
hand-mini-royal-flush = Mini royal flush
hand-three-of-a-kind = Three of a kind
hand-two-pair = Two pair
hand-nearly-straight = Nearly straight
hand-nearly-flush = Nearly flush
hand-nearly-straight-flush = Nearly straight flush
hand-nearly-royal-flush = Nearly royal flush
hand-four-of-a-kind = Four of a kind
hand-straight = Straight
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
       *[other] { $count } hands
    }, capital M lists all.
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }, { $score }: { $count ->
        [one] 1 hand
       *[other] { $count } hands
    }
# In the harder game the hands on the grid are not listed.
pokerslam-untold = In the hard game you find the hands yourself.
ask-best-1 = Which card? Its number or name, 0 to go back.
ask-neighbours-1 = Which card? Its number or name, 0 to go back.
# $card is part of no hand.
pokerslam-best-none = { $card }: in no hand now
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card }: { $neighbours }
pokerslam-neighbour = { $direction } { $card }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

direction-up = up
    .at = above
direction-down = down
    .at = below
direction-left = left
    .at = left
direction-right = right
    .at = right
direction-up-left = up left
    .at = above left
direction-up-right = up right
    .at = above right
direction-down-left = down left
    .at = below left
direction-down-right = down right
    .at = below right
pokerslam-chain = { $chain }, { $direction } to { $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain }; from { $from } { $direction } to { $card }

## What playing a hand does.

pokerslam-played = { $hand }, { $score } points.
    .brief = { $hand }, { $score }.
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $row ->
            [1] { $place }, new: { $cards }
           *[other] { $place }, new from row { $row }: { $cards }
        }{ $count ->
            [0] {""}
           *[other] ; fallen: { $fallen }
        }.
    }
    .brief = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $place }: { $cards }.
    }
    .full = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $count ->
            [0] { $place }, new from row { $row }: { $cards }.
           *[other] { $place }: { $falls }; new from row { $row }: { $cards }.
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card } to row { $row }
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place }: { $falls }.
pokerslam-nothing-falls = Nothing falls.
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [0] No new card.
        [one] 1 new card.
       *[other] { $count } new cards.
    }
pokerslam-cleared = All 52 cards cleared!
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] The stock is empty.
       *[other] { $count } left in the stock.
    }
    .brief = { $count ->
        [0] Stock empty.
       *[other] { $count } left.
    }

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = { $score ->
        [one] 1 point
       *[other] { $score } points
    }, stock { $deck ->
        [0] empty
       *[other] { $deck }
    }
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = No hand left. { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $left ->
        [one] 1 card left
       *[other] { $left } cards left
    }{ $record ->
        [new] , a new record
        [old] , record { $best }
       *[none] { "" }
    }.
# $count cards of a rank.
pokerslam-deck-rank = { $rank ->
        [ace] Aces
        [two] Twos
        [three] Threes
        [four] Fours
        [five] Fives
        [six] Sixes
        [seven] Sevens
        [eight] Eights
        [nine] Nines
        [ten] Tens
        [jack] Jacks
        [queen] Queens
       *[king] Kings
    }: { $count }
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] Clubs
        [diamonds] Diamonds
        [hearts] Hearts
       *[spades] Spades
    }: { $count }
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = Cards stay in their squares. Choose 2 to 5 that touch, then play the hand.
pokerslam-refused-not-there = Only cards on the grid can be chosen.
pokerslam-refused-played = { $card } is played already.
pokerslam-refused-in-stock = { $card } is still in the stock.
pokerslam-refused-chosen = { $card } is chosen already.
pokerslam-refused-five = A hand has 5 cards at most.
pokerslam-refused-apart = { $card } does not touch a chosen card.
pokerslam-refused-one = { $card } alone is no hand. Choose a card that touches it.
# $count cards were chosen.
pokerslam-refused-no-hand = No hand: none of these { $count } cards go together.
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = No hand: { $cards } { $count ->
        [one] does
       *[other] do
    } not count. Without: { $hand }.

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }, { $score }. { $place }: { $chain }.
# The hint of the harder game.
pokerslam-hint-row = The best hand has a card in row { $row }.
# The same, to a player who asks again.
pokerslam-hint-kind = The best hand: { $hand }, { $score }.
