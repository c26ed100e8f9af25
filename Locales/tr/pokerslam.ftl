# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points. A hand is "el", the grid "ızgara".

game-pokerslam = PokerSlam
objective-pokerslam = Birbirine değen 2 ile 5 arası karttan poker eli yap; köşeden değmek de olur. Her kart sayılmalı. Izgarada el kalmayınca oyun biter.
    .brief = Birbirine değen 2 ile 5 arası karttan poker elleri.
pokerslam-listed = Kolay: ızgaradaki ellerin listesiyle
pokerslam-unlisted = Zor: elleri kendin bul
act-play-hand = Eli oyna
command-play-hand = Eli oyna
    .words = oyna, el
command-hands = Izgaradaki eller
    .words = eller
command-best = Bu kartla en iyi el
    .words = en iyi
command-neighbours = Bu kartın çevresindeki kartlar
    .words = çevre, cevre, komşular, komsular
command-chosen = Seçili kartlar
    .words = seçili, secili, seçilenler, secilenler
command-falls = Neler düşer
    .words = düşen, dusen, önizleme, onizleme
command-reference = Bütün el türleri
    .words = türler, turler, puanlar
# Told in the tutorial.
pokerslam-tutorial-choose = Kartın numarası satırı ve sütunudur.
help-pokerslam = PokerSlam nasıl oynanır
help-pokerslam-text = Kartlar 5 satırda beşer beşer dizilir. Köşeden de olsa birbirine değen 2 ile 5 arası kart seç, poker eli olarak oyna; her kart sayılmalı. Kentler asın ötesine döner: papaz, as, 2. Oynanan kartlar gider, üsttekiler düşer, ızgarayı desteden gelen yeni kartlar doldurur.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = Kartın numarası satırı ve sütunudur: 23, satır 2, sütun 3 demektir. { $input ->
        [keys] Sonra Enter ya da büyük P eli oynar. Backspace son kartı bırakır; listedeki bir el 0 ve numarasıyla seçilir.
       *[lines] Bunu ya da kartı yaz, 7k gibi, ya da birkaçını: 7k 8k 9k. İşaretlerde k kupa, r karo, s sinek, m maçadır. Sonra 1 ya da büyük P eli oynar. “geri koy” son seçilen kartı geri koyar.
    } Seçili bir kartı ya da seçilenlere değmeyen bir kartı seçmek seçimi siler. t ızgarayı, { $input ->
        [keys] b
       *[lines] satır 2 ya da sütun 3
    } bir bölümünü, büyük A bir kartın çevresini, büyük C seçili kartları, büyük F neler düşeceğini, n destede kalanları okur. Büyük M ızgaradaki elleri, B bir kartla yapılabilecek en iyi eli söyler; zor oyun bunları söylemez. Büyük E bütün el türlerini puanlarıyla sayar.
# What each hand scores: $hands.
pokerslam-points = Puan: { $hands }.

## Hands. A mini hand has 3 cards, a nearly hand 4. Straights run round the corner: king, ace, 2.

hand-pair = Per
hand-mini-straight = Mini kent
hand-mini-flush = Mini floş
hand-mini-straight-flush = Mini sıralı floş
hand-mini-royal-flush = Mini floş royal
hand-three-of-a-kind = Üçlü
hand-two-pair = Döper
hand-nearly-straight = Eksik kent
hand-nearly-flush = Eksik floş
hand-nearly-straight-flush = Eksik sıralı floş
hand-nearly-royal-flush = Eksik floş royal
hand-four-of-a-kind = Kare
hand-straight = Kent
hand-flush = Floş
hand-full-house = Ful
hand-straight-flush = Sıralı floş
hand-royal-flush = Floş royal
# A line of the list of all hands; $cards is an example.
hand-reference = { $hand }, { $score }: { $cards }
# What the chosen cards are.
pokerslam-hand = { $hand }, { $score }
# A line of the list of the hands on the grid.
pokerslam-entry = { $hand }, { $score }: { $cards }
# After the best hand of each kind: $count hands are on the grid.
pokerslam-hands = { $count } el, büyük M hepsini sıralar.
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }, { $score }: { $count } tane
# In the harder game the hands on the grid are not listed.
pokerslam-untold = Zor oyunda elleri kendin bulursun.
ask-best-1 = Hangi kart? Numarası ya da adı, dönmek için 0.
ask-neighbours-1 = Hangi kart? Numarası ya da adı, dönmek için 0.
# $card is part of no hand.
pokerslam-best-none = { $card }: şimdi hiçbir elde yok
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card }: { $neighbours }
pokerslam-neighbour = { $direction } { $card }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

direction-up = yukarı
    .at = üstte
direction-down = aşağı
    .at = altta
direction-left = sola
    .at = solda
direction-right = sağa
    .at = sağda
direction-up-left = sol yukarı
    .at = sol üstte
direction-up-right = sağ yukarı
    .at = sağ üstte
direction-down-left = sol aşağı
    .at = sol altta
direction-down-right = sağ aşağı
    .at = sağ altta
pokerslam-chain = { $chain }, { $direction } { $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain }; yine { $from }, { $direction } { $card }

## What playing a hand does.

pokerslam-played = { $hand }, { $score } puan.
    .brief = { $hand }, { $score }.
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $row ->
            [1] { $place }, yeni: { $cards }
           *[other] { $place }, { $row ->
                [2] ikinci
                [3] üçüncü
                [4] dördüncü
                [5] beşinci
               *[other] birinci
            } satırdan aşağı yeni: { $cards }
        }{ $count ->
            [0] {""}
           *[other] ; düşen: { $fallen }
        }.
    }
    .brief = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $place }: { $cards }.
    }
    .full = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $count ->
            [0] { $place }, { $row ->
                [2] ikinci
                [3] üçüncü
                [4] dördüncü
                [5] beşinci
               *[other] birinci
            } satırdan aşağı yeni: { $cards }.
           *[other] { $place }: { $falls }; { $row ->
                [2] ikinci
                [3] üçüncü
                [4] dördüncü
                [5] beşinci
               *[other] birinci
            } satırdan aşağı yeni: { $cards }.
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card } { $row ->
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
        [5] beşinci
       *[other] birinci
    } satıra
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place }: { $falls }.
pokerslam-nothing-falls = Düşen yok.
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [0] Yeni kart yok.
       *[other] { $count } yeni kart.
    }
pokerslam-cleared = 52 kartın hepsi bitti!
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] Deste boşaldı.
       *[other] Destede { $count } kart kaldı.
    }
    .brief = { $count ->
        [0] Deste boş.
       *[other] { $count } kaldı.
    }

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = { $score } puan, deste { $deck ->
        [0] boş
       *[other] { $deck }
    }
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = El kalmadı. { $score } puan, { $left } kart kaldı{ $record ->
        [new] , yeni rekor
        [old] , rekor { $best }
       *[none] { "" }
    }.
# $count cards of a rank.
pokerslam-deck-rank = { $rank ->
        [ace] As
        [two] İkili
        [three] Üçlü
        [four] Dörtlü
        [five] Beşli
        [six] Altılı
        [seven] Yedili
        [eight] Sekizli
        [nine] Dokuzlu
        [ten] Onlu
        [jack] Vale
        [queen] Kız
       *[king] Papaz
    }: { $count }
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] Sinek
        [diamonds] Karo
        [hearts] Kupa
       *[spades] Maça
    }: { $count }
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = Kartların yeri değişmez. Birbirine değen 2 ile 5 arası kart seç, sonra eli oyna.
pokerslam-refused-not-there = Yalnız ızgaradaki kartlar seçilebilir.
pokerslam-refused-played = { $card } zaten oynandı.
pokerslam-refused-in-stock = { $card } daha destede.
pokerslam-refused-chosen = { $card } zaten seçili.
pokerslam-refused-five = Bir elde en çok 5 kart olur.
pokerslam-refused-apart = { $card } seçili bir karta değmiyor.
pokerslam-refused-one = { $card } tek başına el olmaz. Ona değen bir kart seç.
# $count cards were chosen.
pokerslam-refused-no-hand = Bu bir el değil: bu { $count } kartın hiçbiri birbirine uymuyor.
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = Bu bir el değil: { $cards } { $count ->
        [one] sayılmaz. Onsuz: { $hand }.
       *[other] sayılmaz. Onlarsız: { $hand }.
    }

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }, { $score }. { $place }: { $chain }.
# The hint of the harder game.
pokerslam-hint-row = En iyi elin bir kartı { $row ->
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
        [5] beşinci
       *[other] birinci
    } satırda.
# The same, to a player who asks again.
pokerslam-hint-kind = En iyi el: { $hand }, { $score }.
