# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
### valore: rank; seme: suit; scala: run; rigirare: to turn the waste over.

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none.
card-name = { $rank ->
        [ace] Asso
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Fante
        [queen] Donna
       *[king] Re
    } di { $suit ->
        [clubs] fiori
        [diamonds] quadri
        [hearts] cuori
       *[spades] picche
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
        [clubs] ⠋
        [diamonds] ⠟
        [hearts] ⠉
       *[spades] ⠏
    }
    .brief = { $rank ->
        [ace] Asso
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Fante
        [queen] Donna
       *[king] Re
    } { $suit ->
        [clubs] fiori
        [diamonds] quadri
        [hearts] cuori
       *[spades] picche
    }
    .typed = { rank-name.typed } di/ { suit-name.typed }
    .from = { $rank ->
        [ace] dall'{ card-name }
        [eight] dall'{ card-name }
        [queen] dalla { card-name }
       *[king] dal { card-name }
    }
    .to = { $rank ->
        [ace] all'{ card-name }
        [eight] all'{ card-name }
        [queen] alla { card-name }
       *[king] al { card-name }
    }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
        [ace] Asso
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Fante
        [queen] Donna
       *[king] Re
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
    .from = { rank-name.from }
    .to = { rank-name.to }
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
        [clubs] F
        [diamonds] Q
        [hearts] C
       *[spades] P
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] Fiori
        [diamonds] Quadri
        [hearts] Cuori
       *[spades] Picche
    }
    .typed = { $suit ->
        [clubs] fiori/fiore/f
        [diamonds] quadri/quadro/q
        [hearts] cuori/cuore/c
       *[spades] picche/picca/p
    }
# A rank without a suit; .from and .to are said of a range of ranks.
rank-name = { $rank ->
        [ace] asso
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] fante
        [queen] donna
       *[king] re
    }
    .from = { $rank ->
        [ace] dall'{ rank-name }
        [eight] dall'{ rank-name }
        [queen] dalla { rank-name }
       *[king] dal { rank-name }
    }
    .to = { $rank ->
        [ace] all'{ rank-name }
        [eight] all'{ rank-name }
        [queen] alla { rank-name }
       *[king] al { rank-name }
    }
    .typed = { $rank ->
        [ace] asso/a
        [two] due/2
        [three] tre/3
        [four] quattro/4
        [five] cinque/5
        [six] sei/6
        [seven] sette/7
        [eight] otto/8
        [nine] nove/9
        [ten] dieci/10/x
        [jack] fante/jack/f/j
        [queen] donna/dama/regina/d/q
       *[king] re/r/k
    }
# Any card of a rank, as in "empty, takes a king".
wanted-rank = { $rank ->
        [ace] un asso
        [two] un 2
        [three] un 3
        [four] un 4
        [five] un 5
        [six] un 6
        [seven] un 7
        [eight] un 8
        [nine] un 9
        [ten] un 10
        [jack] un fante
        [queen] una donna
       *[king] un re
    }
# Any card of a rank and a colour, as in "it goes on: a black 5".
wanted-rank-colour = { wanted-rank } { $rank ->
        [queen] { $colour ->
            [red] rossa
           *[black] nera
        }
       *[king] { $colour ->
            [red] rosso
           *[black] nero
        }
    }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first } o { $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { COUNT($count, "cards") }
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place }: { $card }, accettano { $takes }
    .brief = { $place }: { $card }
label-takes-nothing = { $place }: { $card }, non accettano nulla
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = Scarti: { $card }. Colonne: { $columns }. Mazzo: { $stock }.
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] Niente pescato
       *[other] Pescata: { $card }
    }, scarti: { $waste }. Colonne: { $columns }. Mazzo: { $stock }.
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }. Mazzo: { $stock }.
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = Colonne da { $first } a { $last }: { $cards }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $first has the form .from and $last the form .to, which bring their articles.
ranks-range = { $first } { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { COUNT($count, "copies") } di: { $ranks }
# What is out of sight where suits do not count.
unseen-ranks = { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] Basi: vuote
       *[other] Basi: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] vuota
        [ace] asso
        [king] completa
       *[other] fino { rank-name.to }
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] vuota
        [complete] completa
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = Carte nelle colonne: { $heights }{ $count ->
        [0] {""}
       *[other] ; { $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] celle
        [reserve] riserva
        [stock] mazzo
        [waste] scarti
        [complete] fuori
       *[founded] basi
    } { $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Cella { $n }
    .at = cella { $n }
    .to = nella cella { $n }
    .from = dalla cella { $n }
    .typed = la/nella/dalla/ { $n } cella
    .words = cella, c
# A pile whose top card can be played.
place-reserve = Riserva
    .at = riserva
    .to = sulla riserva
    .from = dalla riserva
    .words = riserva
invites-waste = gli scarti, rigirati

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = { $count ->
        [one] Scarti rigirati, una carta di nuovo nel mazzo.
       *[other] Scarti rigirati, { COUNT($count, "cards") } di nuovo nel mazzo.
    }
    .brief = Rigirati, { $count }.
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = { $suit ->
        [clubs] Fiori
        [diamonds] Quadri
        [hearts] Cuori
       *[spades] Picche
    }: scala completa, dal re all'asso, { $place }. { NUMBER($done, gender: "feminine") } di { $total }.
told-can-finish = Il resto si gioca da solo: ora puoi scegliere finisci.
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }.
# $card leaves the table.
told-out = { $card }, via.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } non va su { $top }: entrambe { $colour ->
        [red] rosse
       *[black] nere
    }. Va su { $wanted }.
refused-suit = { $card } non va su { $top }: seme diverso. Va su { $wanted }.
refused-rank = { $card } non va su { $top }. Va su { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } non va su { $top }: serve { $kind ->
        [column] una colonna vuota
        [foundation] una base vuota
       *[other] un posto vuoto
    }.
# $wanted is what the empty place takes.
# "Vuota" agrees with "colonna" and "base".
refused-base = { $card } non va { $place }: è vuota e accetta solo { $wanted }.
# $top lies on the waste, which takes $wanted.
refused-following = { $card } non va su { $top }: gli scarti accettano { $wanted }.
# After a king, in some games.
refused-nothing-follows = { $top }: sopra non ci va nulla.
refused-stock-empty = Niente da pescare: il mazzo è vuoto.
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card } e { $top } fanno { $total }. { $card } va con { $wanted }.
refused-king-alone = Un re va via da solo.
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = { $card } va con { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card } non va { $place } con ciò che ha sopra: una carta alla volta.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card } non si sposta con ciò che ha sopra: { $upper } è su { $lower }, { $flaw ->
        [colour] stesso colore
        [suit] seme diverso
       *[rank] valori non consecutivi
    }. Prima sposta { $upper }.
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = Serve spazio per { COUNT($count, "cards") }; ce n'è per { $room }.
    .short = serve spazio per { COUNT($count, "cards") }, ce n'è per { $room }
refused-occupied = { $card } non va { $place }: c'è già { $top }, e una cella tiene una carta.
# A card was to go to whichever cell is free.
no-cell-free = Nessuna cella è libera.
# An empty column that takes nothing.
refused-closed = { $card } non va { $place }: è vuota e resta vuota.
# Of a column one card moves, or all of them.
refused-part = { $card } non si sposta così: si sposta l'ultima carta di una colonna o tutta la colonna.
refused-stays = { $card } resta dov'è.
refused-on-foundation = { $card } è già su una base.
refused-no-move = Nessuna mossa per { $card }.
refused-nothing-safe = Nessuna carta può andare sulle basi senza servire più tardi.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = Il resto non si gioca ancora da solo: { $stock ->
        [yes] prima scopri tutte le carte e svuota il mazzo.
       *[no] ci sono ancora carte sopra altre di valore più basso.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { COUNT($done, "cards") } su { NUMBER($total) } sulle basi
progress-score = Punti { $score }
# $stock and $waste cards lie there.
progress-reserve = Mazzo: { $stock ->
        [0] vuoto
       *[other] { $stock }
    }, scarti: { $waste ->
        [0] vuoti
       *[other] { $waste }
    }
# $hidden cards lie face down.
progress-hidden = { $hidden ->
        [one] Una coperta nelle colonne
       *[other] { NUMBER($hidden, gender: "feminine") } coperte nelle colonne
    }
# $left cards lie in the columns, $stock in the stock.
progress-columns = { $left ->
        [one] Resta una carta
       *[other] Restano { COUNT($left, "cards") }
    } nelle colonne, mazzo { $stock ->
        [0] vuoto
       *[other] { $stock }
    }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [0] Nessuna cella libera
        [one] Una cella libera
       *[other] { COUNT($cells, "cells") } libere
    }, { $columns ->
        [0] nessuna colonna vuota
        [one] una colonna vuota
       *[other] { COUNT($columns, "columns") } vuote
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] Gli scarti non si possono più rigirare
        [1] Gli scarti si possono rigirare ancora una volta
       *[other] Gli scarti si possono rigirare ancora { NUMBER($left, gender: "feminine") } volte
    }
progress-runs = { $done ->
        [one] una scala completa
       *[other] { COUNT($done, "runs") } complete
    } su { $total }
# $suits says how many of each suit.
progress-runs-suits = { $done ->
        [one] una scala completa
       *[other] { COUNT($done, "runs") } complete
    } su { $total }: { $suits }
# $count runs of $suit.
suit-runs = { NUMBER($count, gender: "feminine") } di { $suit }
hint-safe = { $card } { $place }: non servirà più.
hint-plays = { $card } { $place }.
hint-from-waste = { $card } { $place }: libera la prossima carta degli scarti.
hint-joins = { $card } { $place }: si unisce a una scala.
hint-frees-cell = { $card } { $place }: libera una cella.
hint-digs = { $card } { $place }: per liberare { $wanted }.
hint-finish = Finisci: il resto si gioca da solo.
hint-recycle = Rigira gli scarti: ora una loro carta si può giocare.
# The first of $count cards that can be played one after the other.
hint-row = { $card }, { $from }: { COUNT($count, "cards") } di fila.
hint-takes-away = { $card }, { $from }.
# $next lay under $card.
hint-uncovers = { $card }, { $from }: libera { $next }.
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card } e { COUNT($count, "cards") }
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] .
        [one] : libera una carta.
       *[other] : libera { COUNT($count, "cards") }.
    }
hint-pair-card = { $name } { $from }

## What the game does for the player.

act-auto-move = Sposta automaticamente la carta scelta
act-auto-move-all = Gioca tutte le carte sicure
act-finish = Finisci: gioca il resto
command-auto-move = Sposta automaticamente la carta scelta
    .words = sposta, muovi
command-auto-move-all = Gioca tutte le carte sicure
    .words = sicure, sposta tutte
command-finish = Finisci: gioca il resto
    .words = finisci, completa
