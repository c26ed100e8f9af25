# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points.

game-pokerslam = PokerSlam
objective-pokerslam = Układaj pokerowe układy z dwóch do pięciu kart, które się stykają, także rogami. Każda karta musi się liczyć. Runda kończy się, gdy na planszy nie ma już żadnego układu.
    .brief = Pokerowe układy z dwóch do pięciu stykających się kart.
pokerslam-listed = Łatwy: z listą układów na planszy
pokerslam-unlisted = Trudny: układów szukasz bez listy
act-play-hand = Zagraj układ
command-play-hand = Zagraj układ
    .words = zagraj, układ
command-hands = Układy na planszy
    .words = układy
command-best = Najlepszy układ z tą kartą
    .words = najlepszy
command-neighbours = Karty wokół tej karty
    .words = wokół, sąsiedzi
command-chosen = Wybrane karty
    .words = wybrane
command-falls = Co spadnie
    .words = spadnie, podgląd
command-reference = Wszystkie rodzaje układów
    .words = rodzaje, punktacja
# Told in the tutorial.
pokerslam-tutorial-choose = Numer karty to jej rząd i kolumna.
help-pokerslam = Jak grać w PokerSlam
help-pokerslam-text = Karty leżą w pięciu rzędach po pięć. Wybierz od dwóch do pięciu, które się stykają, także rogami, i zagraj je jako układ pokerowy; każda karta musi się liczyć. Strity przechodzą przez asa: król, as, dwójka. Zagrane karty znikają, te nad nimi spadają, a nowe z talii wypełniają planszę.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = Numer karty to jej rząd i kolumna: 23 to rząd 2, kolumna 3. { $input ->
        [keys] Potem Enter albo duże P zagrywa układ. Backspace odkłada ostatnią kartę; układ z listy to 0 i jego numer.
       *[lines] Wpisz go albo kartę, 7ki, albo kilka: 7ki 8ki 9ki. Potem 1 albo duże P zagrywa układ. „odłóż” odkłada ostatnią kartę.
    } Wybór karty już wybranej albo takiej, która nie styka się z wybranymi, cofa cały wybór. Klawisz t czyta planszę, { $input ->
        [keys] klawisz b
       *[lines] „rząd 2” albo „kolumna 3”
    } jej część, duże A karty wokół jednej, duże C wybrane, duże F, co spadnie, klawisz n, co zostało w talii. Duże M wymienia układy na planszy, duże B najlepszy z daną kartą; trudna gra ich nie zdradza. Duże E wymienia wszystkie rodzaje układów z punktami.
# What each hand scores: $hands.
pokerslam-points = Punkty: { $hands }.

## Hands. A mini hand has 3 cards, a nearly hand 4. Straights run round the corner: king, ace, 2.

hand-pair = Para
hand-mini-straight = Mini strit
hand-mini-flush = Mini kolor
hand-mini-straight-flush = Mini poker
hand-mini-royal-flush = Mini poker królewski
hand-three-of-a-kind = Trójka
hand-two-pair = Dwie pary
hand-nearly-straight = Prawie strit
hand-nearly-flush = Prawie kolor
hand-nearly-straight-flush = Prawie poker
hand-nearly-royal-flush = Prawie poker królewski
hand-four-of-a-kind = Kareta
hand-straight = Strit
hand-flush = Kolor
hand-full-house = Ful
hand-straight-flush = Poker
hand-royal-flush = Poker królewski
# A line of the list of all hands; $cards is an example.
hand-reference = { $hand }, { $score }: { $cards }
# What the chosen cards are.
pokerslam-hand = { $hand }, { $score }
# A line of the list of the hands on the grid.
pokerslam-entry = { $hand }, { $score }: { $cards }
# After the best hand of each kind: $count hands are on the grid.
pokerslam-hands = { COUNT($count, "hands") }, duże M wymienia wszystkie.
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }, { $score }: { COUNT($count, "hands") }
# In the harder game the hands on the grid are not listed.
pokerslam-untold = W trudnej grze układów szukasz bez podpowiedzi.
ask-best-1 = Która karta? Numer albo nazwa, 0 wraca.
ask-neighbours-1 = Która karta? Numer albo nazwa, 0 wraca.
# $card is part of no hand.
pokerslam-best-none = { $card }: teraz w żadnym układzie
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card }: { $neighbours }
pokerslam-neighbour = { $direction } { $card }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

direction-up = w górę
    .at = u góry
direction-down = w dół
    .at = u dołu
direction-left = w lewo
    .at = z lewej
direction-right = w prawo
    .at = z prawej
direction-up-left = w lewo w górę
    .at = z lewej u góry
direction-up-right = w prawo w górę
    .at = z prawej u góry
direction-down-left = w lewo w dół
    .at = z lewej u dołu
direction-down-right = w prawo w dół
    .at = z prawej u dołu
pokerslam-chain = { $chain }, { $direction }: { $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain }; znów { $from }, { $direction }: { $card }

## What playing a hand does.

pokerslam-played = { $hand }, punkty: { $score }.
    .brief = { $hand }, { $score }.
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $row ->
            [1] { $place }, nowe: { $cards }
           *[other] { $place }, nowe od rzędu { $row }: { $cards }
        }{ $count ->
            [0] {""}
            [1] ; spada: { $fallen }
           *[other] ; spadły: { $fallen }
        }.
    }
    .brief = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $place }: { $cards }.
    }
    .full = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $count ->
            [0] { $place }, nowe od rzędu { $row }: { $cards }.
           *[other] { $place }: { $falls }; nowe od rzędu { $row }: { $cards }.
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card } do rzędu { $row }
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place }: { $falls }.
pokerslam-nothing-falls = Nic nie spada.
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [0] Żadnej nowej karty.
       *[other] { COUNT($count, "new-cards") }.
    }
pokerslam-cleared = Wszystkie 52 karty zagrane!
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] Talia pusta.
       *[other] W talii { NUMBER($count, gender: "feminine") }.
    }
    .brief = W talii { NUMBER($count, gender: "feminine") }.

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = { COUNT($score, "points") }, w talii { NUMBER($deck, gender: "feminine") }
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = Nie ma już układów. { COUNT($score, "points") }, { $left ->
        [one] została
        [few] zostały
       *[many] zostało
    } { COUNT($left, "cards") }{ $record ->
        [new] , nowy rekord
        [old] , rekord { $best }
       *[none] { "" }
    }.
# $count cards of a rank.
pokerslam-deck-rank = { $rank ->
        [ace] Asy
        [two] Dwójki
        [three] Trójki
        [four] Czwórki
        [five] Piątki
        [six] Szóstki
        [seven] Siódemki
        [eight] Ósemki
        [nine] Dziewiątki
        [ten] Dziesiątki
        [jack] Walety
        [queen] Damy
       *[king] Króle
    }: { $rank ->
        [ace] { $count }
        [jack] { $count }
        [king] { $count }
       *[other] { NUMBER($count, gender: "feminine") }
    }
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] Trefle
        [diamonds] Kara
        [hearts] Kiery
       *[spades] Piki
    }: { $count }
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = Karty zostają na swoich polach. Wybierz od dwóch do pięciu stykających się kart i zagraj układ.
pokerslam-refused-not-there = Można wybierać tylko karty na planszy.
pokerslam-refused-played = { $card }: ta karta jest już zagrana.
pokerslam-refused-in-stock = { $card }: ta karta jest jeszcze w talii.
pokerslam-refused-chosen = { $card }: ta karta jest już wybrana.
pokerslam-refused-five = Układ ma najwyżej pięć kart.
pokerslam-refused-apart = { $card }: ta karta nie styka się z żadną wybraną.
pokerslam-refused-one = { $card }: jedna karta to nie układ. Wybierz kartę, która się z nią styka.
# $count cards were chosen.
pokerslam-refused-no-hand = To nie układ: wybrane karty, razem { NUMBER($count, gender: "feminine") }, do siebie nie pasują.
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = To nie układ, { $count ->
        [one] nie liczy się
       *[other] nie liczą się
    }: { $cards }. Pozostałe: { $hand }.

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }, { $score }. { $place }: { $chain }.
# The hint of the harder game.
pokerslam-hint-row = Najlepszy układ ma kartę w rzędzie { $row }.
# The same, to a player who asks again.
pokerslam-hint-kind = Najlepszy układ: { $hand }, { $score }.
