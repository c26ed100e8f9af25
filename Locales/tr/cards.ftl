# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
### "Takım" is a suit, "renk" is red or black, "seri" is a run. Cards are called "yedili" and the like
### where no card in particular is meant.

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them; S for
# sinek, R for karo, K for kupa, M for maça.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none.
card-name = { $suit ->
        [clubs] Sinek
        [diamonds] Karo
        [hearts] Kupa
       *[spades] Maça
    } { $rank ->
        [ace] ası
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] valesi
        [queen] kızı
       *[king] papazı
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
        [clubs] ⠎
        [diamonds] ⠗
        [hearts] ⠅
       *[spades] ⠍
    }
    .brief = { $suit ->
        [clubs] Sinek
        [diamonds] Karo
        [hearts] Kupa
       *[spades] Maça
    } { $rank ->
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
        [jack] vale
        [queen] kız
       *[king] papaz
    }
    .typed = { suit-name.typed } { rank-name.typed }, { rank-name.typed } { suit-name.typed }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
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
        [jack] Vale
        [queen] Kız
       *[king] Papaz
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
    .typed = { card-name.typed }, { card-name }, { rank-name.typed }
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
        [jack] J
        [queen] Q
       *[king] K
    }
# The suit's first letter, or as many as tell it from the others; drawn beside its sign where the player
# wants that.
card-suit-letter = { $suit ->
        [clubs] S
        [diamonds] Ka
        [hearts] Ku
       *[spades] M
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] Sinek
        [diamonds] Karo
        [hearts] Kupa
       *[spades] Maça
    }
    .typed = { $suit ->
        [clubs] sinek/s
        [diamonds] karo/r
        [hearts] kupa/k
       *[spades] maça/m
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
        [jack] vale
        [queen] kız
       *[king] papaz
    }
    .to = { $rank ->
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
        [jack] vale
        [queen] kız
       *[king] papaz
    }
    .typed = { $rank ->
        [ace] as/ası/a
        [two] iki/ikili/ikilisi/2
        [three] üç/üçlü/üçlüsü/3
        [four] dört/dörtlü/dörtlüsü/4
        [five] beş/beşli/beşlisi/5
        [six] altı/altılı/altılısı/6
        [seven] yedi/yedili/yedilisi/7
        [eight] sekiz/sekizli/sekizlisi/8
        [nine] dokuz/dokuzlu/dokuzlusu/9
        [ten] on/onlu/onlusu/10/x
        [jack] vale/valesi/oğlan/v/j
        [queen] kız/kızı/q
       *[king] papaz/papazı/p/k
    }
# Any card of a rank, as in "boş, papaz alır".
wanted-rank = { $rank ->
        [ace] as
        [two] ikili
        [three] üçlü
        [four] dörtlü
        [five] beşli
        [six] altılı
        [seven] yedili
        [eight] sekizli
        [nine] dokuzlu
        [ten] onlu
        [jack] vale
        [queen] kız
       *[king] papaz
    }
# Any card of a rank and a colour, as in "Gereken: siyah beşli".
wanted-rank-colour = { $colour ->
        [red] kırmızı
       *[black] siyah
    } { $rank ->
        [ace] as
        [two] ikili
        [three] üçlü
        [four] dörtlü
        [five] beşli
        [six] altılı
        [seven] yedili
        [eight] sekizli
        [nine] dokuzlu
        [ten] onlu
        [jack] vale
        [queen] kız
       *[king] papaz
    }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first } ya da { $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { $count } kart
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place }: { $card }, { $takes } alır
    .brief = { $place }: { $card }
label-takes-nothing = { $place }: { $card }, kart almaz
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = Çöp: { $card }. Sütunlar: { $columns }. Deste: { $stock }.
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] Çekilen yok
       *[other] Çekilen: { $card }
    }, çöp: { $waste }. Sütunlar: { $columns }. Deste: { $stock }.
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }. Deste: { $stock }.
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = Sütun { $first } ila sütun { $last }: { $cards }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = { $first } ile { $last } arası
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { $ranks }, { $count ->
        [1] birer
        [2] ikişer
        [3] üçer
        [4] dörder
        [5] beşer
        [6] altışar
        [7] yedişer
       *[other] sekizer
    } tane
# What is out of sight where suits do not count.
unseen-ranks = { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] Temeller: boş
       *[other] Temeller: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] yok
        [ace] as
        [two] as ve 2
        [king] tamam
       *[other] as ile { rank-name.to } arası
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] yok
        [complete] tamam
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = Sütunlardaki kart sayısı: { $heights }{ $count ->
        [0] {""}
       *[other] ; { $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] hücre
        [reserve] yedek
        [stock] deste
        [waste] çöp
        [complete] masa dışı
       *[founded] temel
    } { $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Hücre { $n }
    .at = hücre { $n }
    .to = { $n ->
        [1] birinci
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
       *[other] { $n } numaralı
    } hücreye
    .from = { $n ->
        [1] birinci
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
       *[other] { $n } numaralı
    } hücreden
    .braille = h{ $n }
    .at-braille = h{ $n }
    .to-braille = h{ $n }{ $n ->
        [2] 'ye
        [6] 'ya
        [7] 'ye
        [9] 'a
        [10] 'a
        [12] 'ye
        [16] 'ya
       *[other] 'e
    }
    .from-braille = h{ $n }{ $n ->
        [3] 'ten
        [4] 'ten
        [5] 'ten
        [6] 'dan
        [9] 'dan
        [10] 'dan
        [13] 'ten
        [14] 'ten
        [15] 'ten
        [16] 'dan
       *[other] 'den
    }
    .typed = { $n } numaralı/ hücre/hücreye/hücreden
    .words = hücre, hucre, h
# A pile whose top card can be played.
place-reserve = Yedek
    .at = yedek
    .to = yedeğe
    .from = yedekten
    .words = yedek
# Said before "alır", as are all of these.
invites-waste = çöpü ters çevirip

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = Çöp ters çevrildi, { $count } kart yeniden destede.
    .brief = Ters çevrildi, { $count }.
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = { $suit ->
        [clubs] Sinek
        [diamonds] Karo
        [hearts] Kupa
       *[spades] Maça
    } tamam, papazdan asa, { $place } kalktı. { $total } seriden { $done } tanesi.
told-can-finish = Gerisi kendiliğinden oynanır: artık bitirebilirsin.
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }.
# $card leaves the table.
told-out = { $card } gitti.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } gitmez, orada { $top } var: ikisi de { $colour ->
        [red] kırmızı
       *[black] siyah
    }. Gereken: { $wanted }.
refused-suit = { $card } gitmez, orada { $top } var: takımı farklı. Gereken: { $wanted }.
refused-rank = { $card } gitmez, orada { $top } var. Gereken: { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } gitmez, orada { $top } var: { $kind ->
        [column] boş sütun
        [foundation] boş temel
       *[other] boş yer
    } gerek.
# $wanted is what the empty place takes.
refused-base = { $card }, { $place } gitmez: orası boş, yalnız { $wanted } alır.
# $top lies on the waste, which takes $wanted.
refused-following = { $card } buraya gitmez, burada { $top } var. Çöp { $wanted } alır.
# After a king, in some games.
refused-nothing-follows = { $top }: üstüne kart gitmez.
refused-stock-empty = Çekilecek kart yok: deste boş.
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card } ile { $top }, toplam { $total }. { $card } için { $wanted } gerek.
refused-king-alone = Papaz tek başına kalkar.
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = { $card } için { $wanted } gerek.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card }, { $place } üstündekilerle gitmez: tek seferde bir kart.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card } üstündekilerle taşınmaz. Altta { $lower }, üstünde { $upper }: { $flaw ->
        [colour] aynı renk
        [suit] takımı farklı
       *[rank] sırası uymuyor
    }. Önce taşınacak: { $upper }.
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = { $count } kartlık yer gerek, { $room } kartlık yer var.
    .short = { $count } kartlık yer gerek, { $room } kartlık yer var
refused-occupied = { $card }, { $place } gitmez: orada { $top } var, hücre tek kart alır.
# A card was to go to whichever cell is free.
no-cell-free = Boş hücre yok.
# An empty column that takes nothing.
refused-closed = { $card }, { $place } gitmez: sütun boş ve boş kalır.
# Of a column one card moves, or all of them.
refused-part = { $card } böyle taşınmaz: sütunun son kartı ya da bütün sütun taşınır.
refused-stays = { $card } yerinde kalır.
refused-on-foundation = { $card } zaten temelde.
refused-no-move = { $card } için hamle yok.
refused-nothing-safe = Temellere gidip de sonradan gerekmeyecek bir kart yok.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = Gerisi henüz kendiliğinden oynanmaz: { $stock ->
        [yes] önce bütün kartları aç, desteyi bitir.
       *[no] küçük kartların üstünde büyükler var.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { $done ->
        [0] Temellerde henüz kart yok
       *[other] { $total } karttan { $done } tanesi temellerde
    }
progress-score = Puan { $score }
# $stock and $waste cards lie there.
progress-reserve = Deste { $stock ->
        [0] boş
       *[other] { $stock }
    }, çöp { $waste ->
        [0] boş
       *[other] { $waste }
    }
# $hidden cards lie face down.
progress-hidden = Sütunlarda { $hidden } kapalı kart
# $left cards lie in the columns, $stock in the stock.
progress-columns = Sütunlarda { $left } kart, destede { $stock ->
        [0] kart yok
       *[other] { $stock }
    }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [0] Boş hücre yok
       *[other] { $cells } boş hücre
    }, { $columns ->
        [0] boş sütun yok
       *[other] { $columns } boş sütun
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] Çöp artık çevrilemez
       *[other] Çöp { $left } kez daha çevrilebilir
    }
progress-runs = { $done ->
        [0] { $total } seri, henüz tamamlanan yok
       *[other] { $total } seriden { $done } tanesi tamam
    }
# $suits says how many of each suit.
progress-runs-suits = { $total } seriden { $done } tanesi tamam: { $suits }
# $count runs of $suit.
suit-runs = { $count } { $suit }
hint-safe = { $card }, { $place }: sonradan gerekmeyecek.
hint-plays = { $card }, { $place }.
hint-from-waste = { $card }, { $place }: çöpte sıradaki kartı açığa çıkarır.
hint-joins = { $card }, { $place }: seriye katılır.
hint-frees-cell = { $card }, { $place }: bir hücre boşaltır.
hint-digs = { $card }, { $place }: altında temele gidecek kart var, { $wanted }.
hint-finish = Bitir: gerisi kendiliğinden oynanır.
hint-recycle = Çöpü ters çevir: içinde şimdi oynanacak bir kart var.
# The first of $count cards that can be played one after the other.
hint-row = { $card }, { $from }: art arda { $count } kart.
hint-takes-away = { $card }, { $from }.
# $next lay under $card.
hint-uncovers = { $card }, { $from }: altında { $next } var.
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card } ve { $count } kart
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] .
       *[other] : { $count } kart serbest kalır.
    }
hint-pair-card = { $from } { $name }

## What the game does for the player.

act-auto-move = Seçili kartı otomatik oyna
act-auto-move-all = Güvenli kartların hepsini oyna
act-finish = Bitir: gerisini oyna
command-auto-move = Seçili kartı otomatik oyna
    .words = taşı, tasi, otomatik
command-auto-move-all = Güvenli kartların hepsini oyna
    .words = güvenli, guvenli
command-finish = Bitir: gerisini oyna
    .words = bitir
