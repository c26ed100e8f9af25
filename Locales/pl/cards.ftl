# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
###
### A suit is "kolor", as card players say; red and black are "barwa" or are named outright.
### Cards stay in the nominative, after a colon, a comma or "i".

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none.
# Karo and kier begin alike: K is both, O and E are each its own.
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
    .typed = { rank-name.typed } { suit-name.typed }
    .from = { rank-name.from } { $suit ->
        [clubs] trefl
        [diamonds] karo
        [hearts] kier
       *[spades] pik
    }
    .to = { card-name.from }
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
    .typed = { card-name.typed }, { card-name }, { rank-name.typed }
    .from = { rank-name.from }
    .to = { rank-name.from }
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
    .typed = { $suit ->
        [clubs] trefl/trefle/żołądź/t
        [diamonds] karo/kara/dzwonek/ka/o/k
        [hearts] kier/kiery/czerwień/ki/e/k
       *[spades] pik/piki/wino/p
    }
# A rank without a suit; .to is said after "up to".
rank-name = { $rank ->
        [ace] as
        [two] dwójka
        [three] trójka
        [four] czwórka
        [five] piątka
        [six] szóstka
        [seven] siódemka
        [eight] ósemka
        [nine] dziewiątka
        [ten] dziesiątka
        [jack] walet
        [queen] dama
       *[king] król
    }
    .from = { $rank ->
        [ace] asa
        [two] dwójki
        [three] trójki
        [four] czwórki
        [five] piątki
        [six] szóstki
        [seven] siódemki
        [eight] ósemki
        [nine] dziewiątki
        [ten] dziesiątki
        [jack] waleta
        [queen] damy
       *[king] króla
    }
    .to = { rank-name.from }
    .typed = { $rank ->
        [ace] as/a
        [two] dwójka/dwa/2
        [three] trójka/trzy/3
        [four] czwórka/cztery/4
        [five] piątka/pięć/5
        [six] szóstka/sześć/6
        [seven] siódemka/siedem/7
        [eight] ósemka/osiem/8
        [nine] dziewiątka/dziewięć/9
        [ten] dziesiątka/dziesięć/10/x
        [jack] walet/w/j
        [queen] dama/d/q
       *[king] król/k
    }
# Any card of a rank, as in "empty, takes a king".
# Follows "przyjmie" or "na:", so it is in the accusative.
wanted-rank = { $rank ->
        [ace] as
        [two] dwójka
        [three] trójka
        [four] czwórka
        [five] piątka
        [six] szóstka
        [seven] siódemka
        [eight] ósemka
        [nine] dziewiątka
        [ten] dziesiątka
        [jack] walet
        [queen] dama
       *[king] król
    }
# Any card of a rank and a colour, as in "it goes on: a black 5".
# In the accusative too; only as, walet and król are masculine.
wanted-rank-colour = { $colour ->
        [red] { $rank ->
            [ace] czerwony
            [jack] czerwony
            [king] czerwony
           *[other] czerwona
        }
       *[black] { $rank ->
            [ace] czarny
            [jack] czarny
            [king] czarny
           *[other] czarna
        }
    } { wanted-rank }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first } lub { $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { COUNT($count, "cards") }
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place }: { $card }, pasuje { $takes }
    .brief = { $place }: { $card }
label-takes-nothing = { $place }: { $card }, nic nie pasuje
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = Odrzucone: { $card }. Kolumny: { $columns }. W talii { NUMBER($stock, gender: "feminine") }.
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] Nic nie dobrano
       *[other] Dobrana: { $card }
    }, odrzucone: { $waste }. Kolumny: { $columns }. W talii { NUMBER($stock, gender: "feminine") }.
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }. W talii { NUMBER($stock, gender: "feminine") }.
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = Od kolumny { $first } do kolumny { $last }: { $cards }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = od { $first } do { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = po { $count ->
        [1] jednej
        [2] dwie
       *[other] { $count }
    }: { $ranks }
# What is out of sight where suits do not count.
unseen-ranks = { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] Stosy końcowe: puste
       *[other] Stosy końcowe: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] pusto
        [ace] as
        [king] komplet
       *[other] do { rank-name.to }
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] pusto
        [complete] komplet
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = Kart w kolumnach: { $heights }{ $count ->
        [0] {""}
       *[other] ; { $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] komórki
        [reserve] zapas
        [stock] talia
        [waste] odrzucone
        [complete] poza stołem
       *[founded] stosy końcowe
    } { $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Komórka { $n }
    .at = komórka { $n }
    .to = do komórki { $n }
    .from = z komórki { $n }
    .typed = do/z/ { $n } komórka/komórki/komórkę, komórki/komórkę { $n }
    .words = komórka, kom
# A pile whose top card can be played.
place-reserve = Zapas
    .at = zapas
    .to = do zapasu
    .from = z zapasu
    .words = zapas, z
# Follows "przyjmie", so it is in the accusative.
invites-waste = odwrócony stos odrzuconych

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = Odrzucone odwrócone, { COUNT($count, "cards") } znów w talii.
    .brief = Odwrócone, { $count }.
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = { $suit ->
        [clubs] Trefl
        [diamonds] Karo
        [hearts] Kier
       *[spades] Pik
    }: pełny ciąg od króla do asa, { $place }. { NUMBER($done) } z { NUMBER($total, case: "genitive") }.
told-can-finish = Reszta ułoży się sama: można teraz wybrać „dokończ”.
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }.
# $card leaves the table.
told-out = { $card } schodzi.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } tu nie pasuje: leży tu { $top }, obie { $colour ->
        [red] czerwone
       *[black] czarne
    }. Pod spodem musi być { $wanted }.
refused-suit = { $card } tu nie pasuje: leży tu { $top }, inny kolor. Pod spodem musi być { $wanted }.
refused-rank = { $card } tu nie pasuje: leży tu { $top }. Pod spodem musi być { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } tu nie pasuje: leży tu { $top }. { $kind ->
        [column] Potrzebna jest pusta kolumna
        [foundation] Potrzebny jest pusty stos końcowy
       *[other] Potrzebne jest puste miejsce
    }.
# $wanted is what the empty place takes.
refused-base = { $card }: nie można { $place }. Tam jest pusto, pasuje { $wanted }.
# $top lies on the waste, which takes $wanted.
refused-following = { $card } tu nie pasuje: leży tu { $top }. Pasuje { $wanted }.
# After a king, in some games.
refused-nothing-follows = { $top }: na tę kartę nic nie pasuje.
refused-stock-empty = Nie ma czego dobrać: talia jest pusta.
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card } i { $top }: razem { NUMBER($total) }. { $card }: do pary pasuje { $wanted }.
refused-king-alone = Król schodzi bez pary.
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = { $card }: do pary pasuje { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card }: tej karty nie można przenieść { $place } razem z tym, co na niej leży. Przenoś po jednej karcie.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card }: tej karty nie można przenieść razem z tym, co na niej leży. { $upper } i { $lower }: { $flaw ->
        [colour] ta sama barwa
        [suit] różne kolory
       *[rank] nie po kolei
    }. Najpierw przenieś: { $upper }.
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = Karty do przeniesienia: { NUMBER($count, gender: "feminine") }, a miejsca wystarcza na { NUMBER($room, gender: "feminine", case: "accusative") }.
    .short = za mało miejsca: karty { NUMBER($count, gender: "feminine") }, miejsca na { NUMBER($room, gender: "feminine", case: "accusative") }
refused-occupied = { $card }: nie można { $place }. Leży tam { $top }, a komórka mieści jedną kartę.
# A card was to go to whichever cell is free.
no-cell-free = Żadna komórka nie jest wolna.
# An empty column that takes nothing.
refused-closed = { $card }: nie można { $place }. Kolumna jest pusta i taka zostaje.
# Of a column one card moves, or all of them.
refused-part = { $card }: tej karty nie można przenieść. Przenosi się wierzchnią kartę kolumny albo całą kolumnę.
refused-stays = { $card }: zostaje tam, gdzie leży.
refused-on-foundation = { $card }: leży już na stosie końcowym.
refused-no-move = { $card }: brak ruchu.
refused-nothing-safe = Żadnej karty nie można położyć na stos końcowy tak, by później jej nie brakowało.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = Reszta jeszcze nie ułoży się sama: { $stock ->
        [yes] najpierw odkryj wszystkie karty i opróżnij talię.
       *[no] niektóre karty leżą na niższych.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = Karty na stosach końcowych: { NUMBER($done, gender: "feminine") } z { NUMBER($total, case: "genitive") }
progress-score = Wynik { $score }
# $stock and $waste cards lie there.
progress-reserve = W talii { NUMBER($stock, gender: "feminine") }, w odrzuconych { NUMBER($waste, gender: "feminine") }
# $hidden cards lie face down.
progress-hidden = W kolumnach { COUNT($hidden, "hidden") }
# $left cards lie in the columns, $stock in the stock.
progress-columns = W kolumnach { COUNT($left, "cards") }, w talii { NUMBER($stock, gender: "feminine") }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [0] Brak wolnych komórek
       *[other] { COUNT($cells, "free-cells") }
    }, { $columns ->
        [0] brak pustych kolumn
       *[other] { COUNT($columns, "columns") }
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] Odrzuconych nie można już odwrócić
        [1] Odrzucone można odwrócić jeszcze raz
       *[other] Odrzucone można odwrócić jeszcze { COUNT($left, "times") }
    }
progress-runs = Pełne ciągi: { NUMBER($done) } z { NUMBER($total, case: "genitive") }
# $suits says how many of each suit.
progress-runs-suits = Pełne ciągi: { NUMBER($done) } z { NUMBER($total, case: "genitive") }, { $suits }
# $count runs of $suit.
suit-runs = { $suit } { $count }
hint-safe = { $card }: { $place }, ta karta nie będzie już potrzebna.
hint-plays = { $card }: { $place }.
hint-from-waste = { $card }: { $place }, to odsłoni następną kartę w odrzuconych.
hint-joins = { $card }: { $place }, to przedłuży ciąg.
hint-frees-cell = { $card }: { $place }, to zwolni komórkę.
hint-digs = { $card }: { $place }, pod spodem jest { $wanted }.
hint-finish = Dokończ: reszta zagra się sama.
hint-recycle = Odwróć odrzucone: jest tam karta, którą można teraz zagrać.
# The first of $count cards that can be played one after the other.
hint-row = { $card }: { $from }, kolejno { COUNT($count, "cards") }.
hint-takes-away = { $card }: { $from }.
# $next lay under $card.
hint-uncovers = { $card }: { $from }, pod spodem jest { $next }.
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card } i { COUNT($count, "cards") }
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] .
       *[other] ; to uwolni { COUNT($count, "cards", case: "accusative") }.
    }
hint-pair-card = { $name } { $from }

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
