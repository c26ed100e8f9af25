# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
### "Farbe" is always the suit; where red and black are meant, they are named.
### The name of a card stays as it is, so it is never put where it would have to be "Buben".

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them; T for
# Kreuz (Treff, as Karo has the K), K for Karo, H for Herz, P for Pik.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none.
card-name = { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    } { $rank ->
        [ace] Ass
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Bube
        [queen] Dame
       *[king] König
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
        [diamonds] ⠅
        [hearts] ⠓
       *[spades] ⠏
    }
    .brief = { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    } { $rank ->
        [ace] Ass
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Bube
        [queen] Dame
       *[king] König
    }
    .typed = { suit-name.typed } { rank-name.typed }, { rank-name.typed } { suit-name.typed }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
        [ace] Ass
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Bube
        [queen] Dame
       *[king] König
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
        [jack] B
        [queen] D
       *[king] K
    }
# The suit's first letter, or as many as tell it from the others; drawn beside its sign where the player
# wants that.
card-suit-letter = { $suit ->
        [clubs] Kr
        [diamonds] Ka
        [hearts] He
       *[spades] Pi
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }
    .typed = { $suit ->
        [clubs] kreuz/treff/kr/t
        [diamonds] karo/ka/k
        [hearts] herz/he/h
       *[spades] pik/pi/p
    }
# A rank without a suit; .to is said after "up to".
rank-name = { $rank ->
        [ace] Ass
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Bube
        [queen] Dame
       *[king] König
    }
    .to = { $rank ->
        [ace] Ass
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Bube
        [queen] Dame
       *[king] König
    }
    .typed = { $rank ->
        [ace] ass/as/a
        [two] zwei/zwo/2
        [three] drei/3
        [four] vier/4
        [five] fünf/fuenf/5
        [six] sechs/6
        [seven] sieben/7
        [eight] acht/8
        [nine] neun/9
        [ten] zehn/10/x
        [jack] bube/bub/bauer/b/j
        [queen] dame/d/q
       *[king] könig/koenig/k
    }
# Any card of a rank, as in "leer, nimmt einen König": always the accusative.
wanted-rank = { $rank ->
        [ace] ein Ass
        [two] eine 2
        [three] eine 3
        [four] eine 4
        [five] eine 5
        [six] eine 6
        [seven] eine 7
        [eight] eine 8
        [nine] eine 9
        [ten] eine 10
        [jack] einen Buben
        [queen] eine Dame
       *[king] einen König
    }
# Any card of a rank and a colour, as in "Passt auf: eine schwarze 5": always the accusative.
# The article and the ending of the colour go with the rank.
wanted-rank-colour = { $rank ->
        [ace] ein
        [jack] einen
        [king] einen
       *[other] eine
    } { $colour ->
        [red] rot
       *[black] schwarz
    }{ $rank ->
        [ace] es Ass
        [two] e 2
        [three] e 3
        [four] e 4
        [five] e 5
        [six] e 6
        [seven] e 7
        [eight] e 8
        [nine] e 9
        [ten] e 10
        [jack] en Buben
        [queen] e Dame
       *[king] en König
    }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first } oder { $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { COUNT($count, "cards") }
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place }: { $card }, nimmt { $takes }
    .brief = { $place }: { $card }
label-takes-nothing = { $place }: { $card }, nimmt nichts
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = Ablage { $card }. Spalten: { $columns }. Talon { $stock }.
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] Nichts gezogen
       *[other] Gezogen { $card }
    }, Ablage { $waste }. Spalten: { $columns }. Talon { $stock }.
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }. Talon { $stock }.
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = Spalten { $first } bis { $last }: { $cards }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = { $first } bis { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { $ranks } je { $count ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
        [7] siebenmal
       *[other] achtmal
    }
# What is out of sight where suits do not count.
unseen-ranks = { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] Grundstapel: alle leer
       *[other] Grundstapel: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] leer
        [ace] Ass
        [king] vollständig
       *[other] bis { rank-name.to }
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] leer
        [complete] vollständig
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = Karten in den Spalten: { $heights }{ $count ->
        [0] {""}
       *[other] ; { $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] Zellen
        [reserve] Reserve
        [stock] Talon
        [waste] Ablage
        [complete] vom Tisch
       *[founded] Grundstapel
    } { $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Zelle { $n }
    .at = Zelle { $n }
    .to = in Zelle { $n }
    .from = aus Zelle { $n }
    .typed = in/aus/ die/der/ { $n } Zelle
    .words = zelle, z
# A pile whose top card can be played.
place-reserve = Reserve
    .at = Reserve
    .to = auf die Reserve
    .from = von der Reserve
    .words = reserve, r
invites-waste = die Ablage, umgedreht

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = Ablage umgedreht, { COUNT($count, "cards") } wieder im Talon.
    .brief = Umgedreht, { $count }.
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    } vollständig, König bis Ass, { $place }. { NUMBER($done, gender: "feminine") } von { NUMBER($total) }.
told-can-finish = Der Rest geht von selbst: Zu Ende spielen ist jetzt möglich.
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }.
# $card leaves the table.
told-out = { $card } weg.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } geht dort nicht: { $top } ist auch { $colour ->
        [red] rot
       *[black] schwarz
    }. Geht nur auf { $wanted }.
refused-suit = { $card } geht dort nicht: { $top } hat eine andere Farbe. Geht nur auf { $wanted }.
refused-rank = { $card } geht dort nicht: Da liegt { $top }. Geht nur auf { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } geht dort nicht: Da liegt { $top }. Nötig ist { $kind ->
        [column] eine leere Spalte
        [foundation] ein leerer Grundstapel
       *[other] ein leerer Platz
    }.
# $wanted is what the empty place takes.
refused-base = { $card } geht nicht { $place }: Der leere Platz nimmt nur { $wanted }.
# $top lies on the waste, which takes $wanted.
refused-following = { $card } passt nicht auf { $top }: Die Ablage nimmt { $wanted }.
# After a king, in some games.
refused-nothing-follows = { $top }: Darauf geht nichts.
refused-stock-empty = Nichts zu ziehen: Der Talon ist leer.
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card } und { $top } ergeben { $total }. { $card } braucht { $wanted }.
refused-king-alone = Ein König kommt allein weg.
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = { $card } braucht { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card } geht nicht { $place } mit allem, was darauf liegt: Dort geht nur eine Karte auf einmal.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card } geht nicht mit allem, was darauf liegt. { $lower }, darauf { $upper }: { $flaw ->
        [colour] beide rot oder beide schwarz
        [suit] eine andere Farbe
       *[rank] nicht der nächste Wert
    }. Erst muss { $upper } weg.
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = Das braucht Platz für { COUNT($count, "cards") }; Platz ist für { NUMBER($room, gender: "feminine") }.
    .short = braucht Platz für { COUNT($count, "cards") }, Platz ist für { NUMBER($room, gender: "feminine") }
refused-occupied = { $card } geht nicht { $place }: Dort liegt { $top }, und eine Zelle fasst nur eine Karte.
# A card was to go to whichever cell is free.
no-cell-free = Keine Zelle ist frei.
# An empty column that takes nothing.
refused-closed = { $card } geht nicht { $place }: Die Spalte ist leer und bleibt leer.
# Of a column one card moves, or all of them.
refused-part = { $card } lässt sich so nicht bewegen: Es geht nur die oberste Karte einer Spalte oder die ganze Spalte.
refused-stays = { $card } bleibt liegen.
refused-on-foundation = { $card } liegt schon auf einem Grundstapel.
refused-no-move = { $card }: kein Zug möglich.
refused-nothing-safe = Keine Karte kann auf einen Grundstapel, ohne später zu fehlen.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = Der Rest geht noch nicht von selbst: { $stock ->
        [yes] Erst müssen alle Karten aufgedeckt und der Talon leer sein.
       *[no] Es liegen noch Karten auf niedrigeren.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { $done ->
        [0] Noch keine von { COUNT($total, "cards", case: "dative") } auf den Grundstapeln
       *[other] { NUMBER($done, gender: "feminine") } von { COUNT($total, "cards", case: "dative") } auf den Grundstapeln
    }
progress-score = Punkte: { $score }
# $stock and $waste cards lie there.
progress-reserve = Talon { $stock ->
        [0] leer
       *[other] { $stock }
    }, Ablage { $waste ->
        [0] leer
       *[other] { $waste }
    }
# $hidden cards lie face down.
progress-hidden = { NUMBER($hidden, gender: "feminine") } verdeckt in den Spalten
# $left cards lie in the columns, $stock in the stock.
progress-columns = Noch { COUNT($left, "cards") } in den Spalten, Talon { $stock ->
        [0] leer
       *[other] { $stock }
    }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [0] Keine Zelle frei
       *[other] { COUNT($cells, "cells") } frei
    }, { $columns ->
        [0] keine Spalte leer
       *[other] { COUNT($columns, "columns") } leer
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] Die Ablage darf nicht mehr umgedreht werden
        [1] Die Ablage darf noch einmal umgedreht werden
       *[other] Die Ablage darf noch { NUMBER($left) } Mal umgedreht werden
    }
progress-runs = { $done ->
        [0] Noch keine von { COUNT($total, "runs", case: "dative") } vollständig
       *[other] { NUMBER($done, gender: "feminine") } von { COUNT($total, "runs", case: "dative") } vollständig
    }
# $suits says how many of each suit.
progress-runs-suits = { NUMBER($done, gender: "feminine") } von { COUNT($total, "runs", case: "dative") } vollständig: { $suits }
# $count runs of $suit.
suit-runs = { $count ->
        [one] einmal { $suit }
       *[other] { NUMBER($count) } Mal { $suit }
    }
hint-safe = { $card } { $place }: wird später nicht fehlen.
hint-plays = { $card } { $place }.
hint-from-waste = { $card } { $place }: macht die nächste Karte der Ablage frei.
hint-joins = { $card } { $place }: setzt eine Folge fort.
hint-frees-cell = { $card } { $place }: macht eine Zelle frei.
hint-digs = { $card } { $place }: hilft, eine Karte freizulegen: { $wanted }.
hint-finish = Zu Ende spielen: Der Rest geht von selbst.
hint-recycle = Dreh die Ablage um: Eine Karte darin passt jetzt.
# The first of $count cards that can be played one after the other.
hint-row = { $card } { $from }: { COUNT($count, "cards") } nacheinander.
hint-takes-away = { $card } { $from }.
# $next lay under $card.
hint-uncovers = { $card } { $from }: macht { $next } frei.
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card } und { COUNT($count, "cards") } darauf
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] .
        [one] : macht eine Karte frei.
       *[other] : macht { COUNT($count, "cards") } frei.
    }
hint-pair-card = { $name } { $from }

## What the game does for the player.

act-auto-move = Gewählte Karte automatisch spielen
act-auto-move-all = Alle sicheren Karten spielen
act-finish = Zu Ende spielen
command-auto-move = Gewählte Karte automatisch spielen
    .words = automatisch, auto, bewegen, bewege
command-auto-move-all = Alle sicheren Karten spielen
    .words = sicher, sichere
command-finish = Zu Ende spielen
    .words = fertig, fertigspielen
