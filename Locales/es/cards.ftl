# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
### rank: valor; suit: palo; run: escalera; to turn the waste over: voltear. Names agree with nothing:
### "5 de picas: no se puede mover así."

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none.
card-name = { $rank ->
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
        [jack] Jota
        [queen] Reina
       *[king] Rey
    } de { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
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
        [diamonds] ⠙
        [hearts] ⠉
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
        [jack] Jota
        [queen] Reina
       *[king] Rey
    } { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }
    .typed = { rank-name.typed } de/ { suit-name.typed }
    .from = { $rank ->
        [jack] de la
        [queen] de la
       *[king] del
    } { card-name }
    .to = { $rank ->
        [jack] a la
        [queen] a la
       *[king] al
    } { card-name }
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
        [jack] Jota
        [queen] Reina
       *[king] Rey
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
        [clubs] T
        [diamonds] D
        [hearts] C
       *[spades] P
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] Tréboles
        [diamonds] Diamantes
        [hearts] Corazones
       *[spades] Picas
    }
    .typed = { $suit ->
        [clubs] tréboles/trébol/t
        [diamonds] diamantes/diamante/d
        [hearts] corazones/corazón/c
       *[spades] picas/pica/p
    }
# A rank without a suit; .from and .to are said of a range of ranks.
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
        [jack] jota
        [queen] reina
       *[king] rey
    }
    .from = { $rank ->
        [jack] de la
        [queen] de la
       *[king] del
    } { rank-name }
    .to = { $rank ->
        [jack] a la
        [queen] a la
       *[king] al
    } { rank-name }
    .typed = { $rank ->
        [ace] as/a
        [two] dos/2
        [three] tres/3
        [four] cuatro/4
        [five] cinco/5
        [six] seis/6
        [seven] siete/7
        [eight] ocho/8
        [nine] nueve/9
        [ten] diez/10/x
        [jack] jota/sota/j
        [queen] reina/dama/q
       *[king] rey/k
    }
# Any card of a rank, as in "empty, takes a king".
wanted-rank = { $rank ->
        [ace] un as
        [two] un 2
        [three] un 3
        [four] un 4
        [five] un 5
        [six] un 6
        [seven] un 7
        [eight] un 8
        [nine] un 9
        [ten] un 10
        [jack] una jota
        [queen] una reina
       *[king] un rey
    }
# Any card of a rank and a colour, as in "it goes on: a black 5".
wanted-rank-colour = { wanted-rank } { $rank ->
        [jack] { $colour ->
            [red] roja
           *[black] negra
        }
        [queen] { $colour ->
            [red] roja
           *[black] negra
        }
       *[king] { $colour ->
            [red] rojo
           *[black] negro
        }
    }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first } o { $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { COUNT($count, "cards") }
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place }: { $card }, admite { $takes }
    .brief = { $place }: { $card }
label-takes-nothing = { $place }: { $card }, no admite nada
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = Descarte: { $card }. Columnas: { $columns }. Mazo: { $stock }.
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] Nada robado
       *[other] Robada: { $card }
    }, descarte: { $waste }. Columnas: { $columns }. Mazo: { $stock }.
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }. Mazo: { $stock }.
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = Columnas { $first } a { $last }: { $cards }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $first has the form .from and $last the form .to, which bring their articles.
ranks-range = { $first } { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { NUMBER($count, gender: "feminine") } de cada: { $ranks }
# What is out of sight where suits do not count.
unseen-ranks = { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] Fundaciones: vacías
       *[other] Fundaciones: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] vacía
        [ace] as
        [king] completa
       [jack] hasta la { rank-name }
        [queen] hasta la { rank-name }
       *[other] hasta el { rank-name }
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] vacía
        [complete] completa
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = Cartas en las columnas: { $heights }{ $count ->
        [0] {""}
       *[other] ; { $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] celdas
        [reserve] reserva
        [stock] mazo
        [waste] descarte
        [complete] fuera
       *[founded] fundaciones
    } { $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Celda { $n }
    .at = celda { $n }
    .to = a la celda { $n }
    .from = de la celda { $n }
    .typed = a/de/ la/ { $n } celda
    .words = celda, c
# A pile whose top card can be played.
place-reserve = Reserva
    .at = reserva
    .to = a la reserva
    .from = de la reserva
    .words = reserva
invites-waste = el descarte volteado

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = { $count ->
        [one] Descarte volteado, vuelve una carta al mazo.
       *[other] Descarte volteado, vuelven { COUNT($count, "cards") } al mazo.
    }
    .brief = Volteado, { $count }.
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = { $suit ->
        [clubs] Tréboles
        [diamonds] Diamantes
        [hearts] Corazones
       *[spades] Picas
    }: escalera completa, del rey al as, { $place }. { NUMBER($done, gender: "feminine") } de { $total }.
told-can-finish = El resto se juega solo: ya puedes elegir completar.
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }.
# $card leaves the table.
told-out = { $card }, fuera.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } no va sobre { $top }: las dos son { $colour ->
        [red] rojas
       *[black] negras
    }. Va sobre { $wanted }.
refused-suit = { $card } no va sobre { $top }: distinto palo. Va sobre { $wanted }.
refused-rank = { $card } no va sobre { $top }. Va sobre { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } no va sobre { $top }: necesita { $kind ->
        [column] una columna vacía
        [foundation] una fundación vacía
       *[other] un lugar vacío
    }.
# $wanted is what the empty place takes.
refused-base = { $card }: no puede ir { $place }. Ese lugar está vacío y solo admite { $wanted }.
# $top lies on the waste, which takes $wanted.
refused-following = { $card } no va sobre { $top }: el descarte admite { $wanted }.
# After a king, in some games.
refused-nothing-follows = { $top }: encima no va nada.
refused-stock-empty = Nada que robar: el mazo está vacío.
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card } y { $top } suman { $total }. { $card } va con { $wanted }.
refused-king-alone = Un rey sale solo.
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = { $card } va con { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card }: no puede ir { $place } con lo que tiene encima. Las cartas, de una en una.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card }: no se puede mover con lo que tiene encima. { $upper } sobre { $lower }: { $flaw ->
        [colour] el mismo color
        [suit] otro palo
       *[rank] no es el valor siguiente
    }. Mueve primero: { $upper }.
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = Hace falta sitio para { COUNT($count, "cards") }; hay sitio para { $room }.
    .short = hace falta sitio para { COUNT($count, "cards") }, hay para { $room }
refused-occupied = { $card } no puede ir { $place }: allí está { $top }, y en una celda cabe una carta.
# A card was to go to whichever cell is free.
no-cell-free = No hay ninguna celda libre.
# An empty column that takes nothing.
refused-closed = { $card }: no puede ir { $place }. Está vacía y así se queda.
# Of a column one card moves, or all of them.
refused-part = { $card }: no se puede mover así. Se mueve la última carta de una columna o la columna entera.
refused-stays = { $card }: se queda donde está.
refused-on-foundation = { $card }: ya está en una fundación.
refused-no-move = { $card }: no hay jugada.
refused-nothing-safe = Ninguna carta puede ir a una fundación sin que haga falta más tarde.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = El resto aún no se juega solo: { $stock ->
        [yes] primero descubre todas las cartas y vacía el mazo.
       *[no] aún hay cartas sobre otras de menor valor.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { NUMBER($done, gender: "feminine") } de { COUNT($total, "cards") } en las fundaciones
progress-score = Puntos: { $score }
# $stock and $waste cards lie there.
progress-reserve = Mazo: { $stock ->
        [0] vacío
       *[other] { $stock }
    }, descarte: { $waste ->
        [0] vacío
       *[other] { $waste }
    }
# $hidden cards lie face down.
progress-hidden = { NUMBER($hidden, gender: "feminine") } boca abajo en las columnas
# $left cards lie in the columns, $stock in the stock.
progress-columns = { $left ->
        [one] Queda una carta
       *[other] Quedan { COUNT($left, "cards") }
    } en las columnas, mazo { $stock ->
        [0] vacío
       *[other] { $stock }
    }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [0] Ninguna celda libre
        [one] Una celda libre
       *[other] { COUNT($cells, "cells") } libres
    }, { $columns ->
        [0] ninguna columna vacía
        [one] una columna vacía
       *[other] { COUNT($columns, "columns") } vacías
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] Al descarte ya no se le puede dar la vuelta
        [1] Al descarte se le puede dar la vuelta una vez más
       *[other] Al descarte se le puede dar la vuelta { COUNT($left, "times") } más
    }
progress-runs = { NUMBER($done, gender: "feminine") } de { COUNT($total, "runs") } completas
# $suits says how many of each suit.
progress-runs-suits = { NUMBER($done, gender: "feminine") } de { COUNT($total, "runs") } completas: { $suits }
# $count runs of $suit.
suit-runs = { NUMBER($count, gender: "feminine") } de { $suit }
hint-safe = { $card }, { $place }: no hará falta más tarde.
hint-plays = { $card }, { $place }.
hint-from-waste = { $card }, { $place }: libera la siguiente carta del descarte.
hint-joins = { $card }, { $place }: continúa una escalera.
hint-frees-cell = { $card }, { $place }: libera una celda.
hint-digs = { $card }, { $place }: para llegar a { $wanted }.
hint-finish = Completar: el resto se juega solo.
hint-recycle = Voltea el descarte: una de sus cartas ya se puede jugar.
# The first of $count cards that can be played one after the other.
hint-row = { $card }, { $from }: { COUNT($count, "cards") } seguidas.
hint-takes-away = { $card }, { $from }.
# $next lay under $card.
hint-uncovers = { $card }, { $from }: libera { $next }.
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card } y { COUNT($count, "cards") }
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] .
        [one] : libera una carta.
       *[other] : libera { COUNT($count, "cards") }.
    }
hint-pair-card = { $name } { $from }

## What the game does for the player.

act-auto-move = Mover automáticamente la carta elegida
act-auto-move-all = Jugar todas las cartas seguras
act-finish = Completar: jugar el resto
command-auto-move = Mover automáticamente la carta elegida
    .words = mover, mueve
command-auto-move-all = Jugar todas las cartas seguras
    .words = seguras, seguro
command-finish = Completar: jugar el resto
    .words = completar, completa
