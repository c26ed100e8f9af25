# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
###
### A suit is "kolor", as card players say; red and black are "barwa" or are named outright.
### Cards stay in the nominative, after a colon, a comma or "i".

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them.
# .typed are the signs that a player may type instead of the name, with commas between them: the rank,
# A 2 to 9 X J Q K, and the first letter of the suit in your language.
# Karo and kier begin alike, and K is the king too: the suits are T (trefl), O (karo), E (kier),
# P (pik), none of which is a rank.
card-name = { $rank ->
        [ace] As
        [two] Dwójka
        [three] Trójka
        [four] Czwórka
        [five] Piątka
        [six] Szóstka
        [seven] Siódemka
        [eight] Ósemka
        [nine] Dziewiątka
        [ten] Dziesiątka
        [jack] Walet
        [queen] Dama
       *[king] Król
    } { $suit ->
        [clubs] trefl
        [diamonds] karo
        [hearts] kier
       *[spades] pik
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }{ $suit ->
        [clubs] ⠞
        [diamonds] ⠕
        [hearts] ⠑
       *[spades] ⠏
    }
    .brief = { $rank ->
        [ace] As
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Walet
        [queen] Dama
       *[king] Król
    } { $suit ->
        [clubs] trefl
        [diamonds] karo
        [hearts] kier
       *[spades] pik
    }
    .typed = { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] X
        [jack] W
        [queen] D
       *[king] K
    }{ $suit ->
        [clubs] T
        [diamonds] KA
        [hearts] KI
       *[spades] P
    }, { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] X
        [jack] J
        [queen] Q
       *[king] K
    }{ $suit ->
        [clubs] T
        [diamonds] O
        [hearts] E
       *[spades] P
    }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
        [ace] As
        [two] Dwójka
        [three] Trójka
        [four] Czwórka
        [five] Piątka
        [six] Szóstka
        [seven] Siódemka
        [eight] Ósemka
        [nine] Dziewiątka
        [ten] Dziesiątka
        [jack] Walet
        [queen] Dama
       *[king] Król
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }
    .brief = { $rank ->
        [ace] As
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Walet
        [queen] Dama
       *[king] Król
    }
    .typed = { card-name.typed }, { card-name }
# The rank as it stands on a card that is drawn: as short as on the cards that people have, in the
# digits that are printed on those.
card-index = { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] W
        [queen] D
       *[king] K
    }
# The suit's first letter, or as many as tell it from the others; drawn beside its sign where the player
# wants that.
card-suit-letter = { $suit ->
        [clubs] T
        [diamonds] Ka
        [hearts] Ki
       *[spades] P
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] Trefl
        [diamonds] Karo
        [hearts] Kier
       *[spades] Pik
    }
# A rank without a suit; .to is said after "up to".
rank-name = { $rank ->
        [ace] as
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] walet
        [queen] dama
       *[king] król
    }
    .to = { $rank ->
        [ace] asa
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] waleta
        [queen] damy
       *[king] króla
    }
# Any card of a rank, as in "empty, takes a king".
# Follows "przyjmie" or "na:", so it is in the accusative.
wanted-rank = { $rank ->
        [ace] asa
        [two] dwójkę
        [three] trójkę
        [four] czwórkę
        [five] piątkę
        [six] szóstkę
        [seven] siódemkę
        [eight] ósemkę
        [nine] dziewiątkę
        [ten] dziesiątkę
        [jack] waleta
        [queen] damę
       *[king] króla
    }
# Any card of a rank and a colour, as in "it goes on: a black 5".
# In the accusative too; only as, walet and król are masculine.
wanted-rank-colour = { $colour ->
        [red] { $rank ->
            [ace] czerwonego
            [jack] czerwonego
            [king] czerwonego
           *[other] czerwoną
        }
       *[black] { $rank ->
            [ace] czarnego
            [jack] czarnego
            [king] czarnego
           *[other] czarną
        }
    } { $rank ->
        [ace] asa
        [two] dwójkę
        [three] trójkę
        [four] czwórkę
        [five] piątkę
        [six] szóstkę
        [seven] siódemkę
        [eight] ósemkę
        [nine] dziewiątkę
        [ten] dziesiątkę
        [jack] waleta
        [queen] damę
       *[king] króla
    }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { $count ->
        [one] jedna karta
        [2] dwie karty
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = { $first } do { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = po { $count }: { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] Stosy końcowe: puste
       *[other] Stosy końcowe: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] nic
        [ace] as
        [king] komplet
       *[other] do { rank-name.to }
    }
# Follows "przyjmie", so it is in the accusative.
invites-waste = odwrócone odrzucone

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = { $count ->
        [one] Odrzucone odwrócone, jedna karta znów w talii.
        [2] Odrzucone odwrócone, dwie karty znów w talii.
        [22] Odrzucone odwrócone, dwadzieścia dwie karty znów w talii.
        [32] Odrzucone odwrócone, trzydzieści dwie karty znów w talii.
        [42] Odrzucone odwrócone, czterdzieści dwie karty znów w talii.
        [few] Odrzucone odwrócone, { $count } karty znów w talii.
        [many] Odrzucone odwrócone, { $count } kart znów w talii.
       *[other] Odrzucone odwrócone, { $count } karty znów w talii.
    }
    .brief = Odwrócone, { $count }.
told-can-finish = Reszta ułoży się sama: można teraz wybrać polecenie dokończ.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } i { $top }: obie karty są { $colour ->
        [red] czerwone
       *[black] czarne
    }. Pierwsza pasuje na: { $wanted }.
refused-suit = { $card } i { $top }: to różne kolory. Pierwsza karta pasuje na: { $wanted }.
refused-rank = { $card } i { $top }: nie pasują do siebie. Pierwsza karta pasuje na: { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } i { $top }: nie pasują do siebie. Pierwsza karta wymaga { $kind ->
        [column] pustej kolumny
        [foundation] pustego stosu końcowego
       *[other] pustego miejsca
    }.
# $wanted is what the empty place takes.
refused-base = { $card }: nie można { $place }. To miejsce jest puste i przyjmie { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card }: tej karty nie można przenieść { $place } razem z tym, co na niej leży. Przenoś po jednej karcie.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card }: tej karty nie można przenieść razem z tym, co na niej leży. { $upper } i { $lower }: { $flaw ->
        [colour] ta sama barwa
        [suit] różne kolory
       *[rank] nie następują po sobie
    }. Najpierw przenieś kartę: { $upper }.
refused-stays = { $card }: zostaje tam, gdzie leży.
refused-on-foundation = { $card }: leży już na stosie końcowym.
refused-no-move = { $card }: brak ruchu.
refused-nothing-safe = Żadnej karty nie można położyć na stos końcowy tak, by później jej nie brakowało.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = Reszta jeszcze nie ułoży się sama: { $stock ->
        [yes] najpierw odkryj wszystkie karty oraz opróżnij talię i odrzucone.
       *[no] w kolumnach karty leżą jeszcze na niższych.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = Karty na stosach końcowych: { $done } z { $total }
progress-score = Wynik { $score }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
progress-reserve = Talia { $stock }, odrzucone { $waste }, zakryte w kolumnach { $hidden }
hint-safe = { $card }: { $place }, ta karta nie będzie już potrzebna.
hint-plays = { $card }: { $place }.
hint-from-waste = { $card }: { $place }, to odsłoni następną kartę w odrzuconych.
hint-joins = { $card }: { $place }, to przedłuży sekwencję.
hint-recycle = Odwróć odrzucone: jest tam karta, którą można teraz zagrać.

## What the game does for the player.

act-auto-move = Przenieś wybraną kartę automatycznie
act-auto-move-all = Zagraj wszystkie bezpieczne karty
act-finish = Dokończ: zagraj resztę
command-auto-move = Przenieś wybraną kartę automatycznie
    .words = auto, przenieś, przenies
command-auto-move-all = Zagraj wszystkie bezpieczne karty
    .words = bezpieczne
command-finish = Dokończ: zagraj resztę
    .words = dokończ, dokoncz
