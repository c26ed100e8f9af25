# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
### "Färg" is always the suit; where red and black are meant, they are named. "Svit" is a run.
### "Öppet", "dolt" and the like agree with "kort", whatever the card is called.

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them; K for
# klöver, R for ruter, H for hjärter, S for spader.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none.
card-name = { $suit ->
        [clubs] Klöver
        [diamonds] Ruter
        [hearts] Hjärter
       *[spades] Spader
    } { $rank ->
        [ace] ess
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] knekt
        [queen] dam
       *[king] kung
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
        [clubs] ⠅
        [diamonds] ⠗
        [hearts] ⠓
       *[spades] ⠎
    }
    .brief = { $suit ->
        [clubs] Klöver
        [diamonds] Ruter
        [hearts] Hjärter
       *[spades] Spader
    } { $rank ->
        [ace] ess
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] knekt
        [queen] dam
       *[king] kung
    }
    .typed = { suit-name.typed } { rank-name.typed }, { rank-name.typed } { suit-name.typed }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
        [ace] Ess
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Knekt
        [queen] Dam
       *[king] Kung
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
        [clubs] K
        [diamonds] R
        [hearts] H
       *[spades] S
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] Klöver
        [diamonds] Ruter
        [hearts] Hjärter
       *[spades] Spader
    }
    .typed = { $suit ->
        [clubs] klöver/k
        [diamonds] ruter/r
        [hearts] hjärter/h
       *[spades] spader/s
    }
# A rank without a suit; .to is said after "up to".
rank-name = { $rank ->
        [ace] ess
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] knekt
        [queen] dam
       *[king] kung
    }
    .to = { $rank ->
        [ace] ess
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] knekt
        [queen] dam
       *[king] kung
    }
    .typed = { $rank ->
        [ace] ess/äss/e/a
        [two] två/tvåa/2
        [three] tre/trea/3
        [four] fyra/4
        [five] fem/femma/5
        [six] sex/sexa/6
        [seven] sju/sjua/7
        [eight] åtta/8
        [nine] nio/nia/9
        [ten] tio/tia/10/x
        [jack] knekt/kn/j
        [queen] dam/d/q
       *[king] kung/k
    }
# Any card of a rank, as in "tom, tar en kung".
wanted-rank = { $rank ->
        [ace] ett ess
        [two] en tvåa
        [three] en trea
        [four] en fyra
        [five] en femma
        [six] en sexa
        [seven] en sjua
        [eight] en åtta
        [nine] en nia
        [ten] en tia
        [jack] en knekt
        [queen] en dam
       *[king] en kung
    }
# Any card of a rank and a colour, as in "Går på: en svart femma". The ace is neuter.
wanted-rank-colour = { $colour ->
        [red] { $rank ->
            [ace] ett rött ess
            [two] en röd tvåa
            [three] en röd trea
            [four] en röd fyra
            [five] en röd femma
            [six] en röd sexa
            [seven] en röd sjua
            [eight] en röd åtta
            [nine] en röd nia
            [ten] en röd tia
            [jack] en röd knekt
            [queen] en röd dam
           *[king] en röd kung
        }
       *[black] { $rank ->
            [ace] ett svart ess
            [two] en svart tvåa
            [three] en svart trea
            [four] en svart fyra
            [five] en svart femma
            [six] en svart sexa
            [seven] en svart sjua
            [eight] en svart åtta
            [nine] en svart nia
            [ten] en svart tia
            [jack] en svart knekt
            [queen] en svart dam
           *[king] en svart kung
        }
    }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first } eller { $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { COUNT($count, "cards") }
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place }: { $card }, tar { $takes }
    .brief = { $place }: { $card }
label-takes-nothing = { $place }: { $card }, tar inget
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = Kasthög { $card }. Kolumner: { $columns }. Talong { $stock }.
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] Inget draget
       *[other] Draget { $card }
    }, kasthög { $waste }. Kolumner: { $columns }. Talong { $stock }.
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }. Talong { $stock }.
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = Kolumn { $first } till { $last }: { $cards }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = { $first } till { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { $ranks }, { NUMBER($count) } av varje
# What is out of sight where suits do not count.
unseen-ranks = { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] Grundhögar: alla tomma
       *[other] Grundhögar: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] tom
        [ace] ess
        [king] klar
       *[other] till { rank-name.to }
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] tom
        [complete] klar
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = Kort i kolumnerna: { $heights }{ $count ->
        [0] {""}
       *[other] ; { $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] celler
        [reserve] sidohög
        [stock] talong
        [waste] kasthög
        [complete] borta
       *[founded] grundhögar
    } { $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Cell { $n }
    .at = cell { $n }
    .to = till cell { $n }
    .from = från cell { $n }
    .typed = till/från/ den/ { $n } cell/cellen
    .words = cell, c
# A pile whose top card can be played.
place-reserve = Sidohög
    .at = sidohög
    .to = till sidohögen
    .from = från sidohögen
    .words = sidohög, sido
invites-waste = kasthögen, vänd

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = Kasthögen vänd, { COUNT($count, "cards") } åter i talongen.
    .brief = Vänd, { $count }.
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = { $suit ->
        [clubs] Klöversvit
        [diamonds] Rutersvit
        [hearts] Hjärtersvit
       *[spades] Spadersvit
    } klar, kung till ess, { $place }. { NUMBER($done, gender: "common") } av { NUMBER($total) }.
told-can-finish = Resten går av sig själv: nu kan du spela klart.
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }.
# $card leaves the table.
told-out = { $card } borta.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } går inte på { $top }: båda är { $colour ->
        [red] röda
       *[black] svarta
    }. Går bara på { $wanted }.
refused-suit = { $card } går inte på { $top }: olika färg. Går bara på { $wanted }.
refused-rank = { $card } går inte på { $top }. Går bara på { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } går inte på { $top }, bara på { $kind ->
        [column] en tom kolumn
        [foundation] en tom grundhög
       *[other] en tom plats
    }.
# $wanted is what the empty place takes.
refused-base = { $card } kan inte flyttas { $place }: den är tom och tar bara { $wanted }.
# $top lies on the waste, which takes $wanted.
refused-following = { $card } går inte på { $top }: kasthögen tar { $wanted }.
# After a king, in some games.
refused-nothing-follows = { $top }: inget går på det.
refused-stock-empty = Inget att dra: talongen är tom.
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card } och { $top } blir { NUMBER($total) }. { $card } går ihop med { $wanted }.
refused-king-alone = En kung tas bort ensam.
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = { $card } går ihop med { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card } kan inte flyttas { $place } med det som ligger ovanpå: ett kort i taget.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card } kan inte flyttas med det som ligger ovanpå: { $upper } ligger på { $lower }, { $flaw ->
        [colour] båda röda eller båda svarta
        [suit] en annan färg
       *[rank] inte nästa valör
    }. Flytta först { $upper }.
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = Kräver plats för { COUNT($count, "cards") }; det finns plats för { $room }.
    .short = kräver plats för { COUNT($count, "cards") }, det finns plats för { $room }
refused-occupied = { $card } kan inte flyttas { $place }: där ligger { $top }, och en cell rymmer bara ett kort.
# A card was to go to whichever cell is free.
no-cell-free = Ingen cell är ledig.
# An empty column that takes nothing.
refused-closed = { $card } kan inte flyttas { $place }: den är tom och förblir tom.
# Of a column one card moves, or all of them.
refused-part = { $card } kan inte flyttas så: det översta kortet i en kolumn flyttas, eller hela kolumnen.
refused-stays = { $card } ligger kvar.
refused-on-foundation = { $card } ligger redan på en grundhög.
refused-no-move = { $card }: inget drag nu.
refused-nothing-safe = Inget kort kan läggas på en grundhög utan att du kan sakna det senare.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = Resten går inte av sig själv än: { $stock ->
        [yes] vänd först upp alla kort och töm talongen.
       *[no] det ligger fortfarande kort på kort med lägre valör.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { $done ->
        [0] Inget av { COUNT($total, "cards") } på grundhögarna än
       *[other] { NUMBER($done) } av { COUNT($total, "cards") } på grundhögarna
    }
progress-score = Poäng: { $score }
# $stock and $waste cards lie there.
progress-reserve = Talong { $stock ->
        [0] tom
       *[other] { $stock }
    }, kasthög { $waste ->
        [0] tom
       *[other] { $waste }
    }
# $hidden cards lie face down.
progress-hidden = { $hidden ->
        [one] { NUMBER($hidden) } dolt
       *[other] { NUMBER($hidden) } dolda
    } i kolumnerna
# $left cards lie in the columns, $stock in the stock.
progress-columns = { COUNT($left, "cards") } kvar i kolumnerna, talong { $stock ->
        [0] tom
       *[other] { $stock }
    }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [0] Ingen ledig cell
        [one] { NUMBER($cells, gender: "common") } ledig cell
       *[other] { NUMBER($cells) } lediga celler
    }, { $columns ->
        [0] ingen tom kolumn
        [one] { NUMBER($columns, gender: "common") } tom kolumn
       *[other] { NUMBER($columns) } tomma kolumner
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] Kasthögen får inte vändas mer
        [1] Kasthögen får vändas en gång till
       *[other] Kasthögen får vändas { NUMBER($left) } gånger till
    }
progress-runs = { $done ->
        [0] Ingen av { COUNT($total, "runs") } klar än
        [one] { NUMBER($done, gender: "common") } av { COUNT($total, "runs") } klar
       *[other] { NUMBER($done, gender: "common") } av { COUNT($total, "runs") } klara
    }
# $suits says how many of each suit.
progress-runs-suits = { NUMBER($done, gender: "common") } av { COUNT($total, "runs") } { $done ->
        [one] klar
       *[other] klara
    }: { $suits }
# $count runs of $suit.
suit-runs = { NUMBER($count, gender: "common") } i { $suit }
hint-safe = { $card } { $place }: du kommer inte att sakna det.
hint-plays = { $card } { $place }.
hint-from-waste = { $card } { $place }: frigör nästa kort i kasthögen.
hint-joins = { $card } { $place }: bygger på en svit.
hint-frees-cell = { $card } { $place }: frigör en cell.
hint-digs = { $card } { $place }: gräver fram { $wanted }.
hint-finish = Spela klart: resten går av sig själv.
hint-recycle = Vänd kasthögen: ett kort där går att spela nu.
# The first of $count cards that can be played one after the other.
hint-row = { $card } { $from }: { COUNT($count, "cards") } i rad.
hint-takes-away = { $card } { $from }.
# $next lay under $card.
hint-uncovers = { $card } { $from }: frigör { $next }.
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card } och { COUNT($count, "cards") }
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] .
        [one] : frigör 1 kort.
       *[other] : frigör { COUNT($count, "cards") }.
    }
hint-pair-card = { $name } { $from }

## What the game does for the player.

act-auto-move = Flytta valt kort automatiskt
act-auto-move-all = Spela alla säkra kort
act-finish = Spela klart
command-auto-move = Flytta valt kort automatiskt
    .words = flytta, auto, automatiskt
command-auto-move-all = Spela alla säkra kort
    .words = säkra, sakra, auto alla
command-finish = Spela klart
    .words = klart, spela klart, slutför, slutfor
