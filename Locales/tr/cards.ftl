# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
### "Takım" is a suit, "renk" is red or black, "seri" is a run. Cards are called "yedili" and the like
### where no card in particular is meant.

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them; S for
# sinek, R for karo, K for kupa, M for maça. .typed are the signs that a player may type instead of the
# name, with commas between them: here in either order, with J, Q and K as on every pack and with V and
# P, and the names without the dotless i.
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
        [jack] J
        [queen] Q
       *[king] K
    }{ $suit ->
        [clubs] S
        [diamonds] R
        [hearts] K
       *[spades] M
    }, { $suit ->
        [clubs] S
        [diamonds] R
        [hearts] K
       *[spades] M
    }{ $rank ->
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
        [jack] V
        [queen] Q
       *[king] P
    }{ $suit ->
        [clubs] S
        [diamonds] R
        [hearts] K
       *[spades] M
    }, { $suit ->
        [clubs] S
        [diamonds] R
        [hearts] K
       *[spades] M
    }{ $rank ->
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
        [jack] V
        [queen] Q
       *[king] P
    }, { $suit ->
        [clubs] sinek
        [diamonds] karo
        [hearts] kupa
       *[spades] maca
    } { $rank ->
        [ace] asi
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
        [queen] kizi
       *[king] papazi
    }, { $suit ->
        [clubs] sinek
        [diamonds] karo
        [hearts] kupa
       *[spades] maca
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
        [queen] kiz
       *[king] papaz
    }
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

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { $count } kart
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = { $first } ila { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { $count } tane { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] Temeller: boş
       *[other] Temeller: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] yok
        [ace] as
        [king] tamam
       *[other] { rank-name.to }
    }
# Said before "alır", as are all of these.
invites-waste = çöpü ters çevirip

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = Çöp ters çevrildi, { $count } kart yeniden destede.
    .brief = Ters çevrildi, { $count }.
told-can-finish = Gerisi kendiliğinden oynanır: artık bitirebilirsin.

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
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card }, { $place } üstündekilerle gitmez: tek seferde bir kart.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card } üstündekilerle taşınmaz. Altta { $lower }, üstünde { $upper }: { $flaw ->
        [colour] aynı renk
        [suit] takımı farklı
       *[rank] sırası uymuyor
    }. Önce taşınacak: { $upper }.
refused-stays = { $card } yerinde kalır.
refused-on-foundation = { $card } zaten temelde.
refused-no-move = { $card } için hamle yok.
refused-nothing-safe = Sonradan gerekmeyecek bir kart yok, temellere bir şey gitmedi.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = Gerisi henüz kendiliğinden oynanmaz: { $stock ->
        [yes] önce bütün kartlar açılsın, deste ve çöp boşalsın.
       *[no] sütunlarda küçük kartların üstünde büyükler var.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { $total } karttan { $done } temellerde
progress-score = Puan { $score }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
progress-reserve = Deste { $stock }, çöp { $waste }, sütunlarda kapalı { $hidden }
hint-safe = { $card }, { $place }: sonradan gerekmez.
hint-plays = { $card }, { $place }.
hint-from-waste = { $card }, { $place }: çöpte sıradaki kartı açığa çıkarır.
hint-joins = { $card }, { $place }: seriye katılır.
hint-recycle = Çöpü ters çevir: içinde şimdi oynanacak bir kart var.

## What the game does for the player.

act-auto-move = Seçili kartı kendiliğinden taşı
act-auto-move-all = Güvenli kartların hepsini oyna
act-finish = Bitir: gerisini oyna
command-auto-move = Seçili kartı kendiliğinden taşı
    .words = taşı, tasi, otomatik
command-auto-move-all = Güvenli kartların hepsini oyna
    .words = güvenli, guvenli
command-finish = Bitir: gerisini oyna
    .words = bitir
