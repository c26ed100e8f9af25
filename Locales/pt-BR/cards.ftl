# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
### rank: valor; suit: naipe; run: sequência; to turn the waste over: virar; to turn a card up: abrir;
### face up: aberta; face down: fechada. No word agrees with the name of a card.

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none.
# Without "de" the ace of hearts would be "the cups", so .brief has it too.
card-name = { $rank ->
        [ace] Ás
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Valete
        [queen] Dama
       *[king] Rei
    } de { $suit ->
        [clubs] paus
        [diamonds] ouros
        [hearts] copas
       *[spades] espadas
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
        [clubs] ⠏
        [diamonds] ⠕
        [hearts] ⠉
       *[spades] ⠑
    }
    .brief = { $rank ->
        [ace] Ás
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Valete
        [queen] Dama
       *[king] Rei
    } de { $suit ->
        [clubs] paus
        [diamonds] ouros
        [hearts] copas
       *[spades] espadas
    }
    .typed = o/a/ { rank-name.typed } de/ { suit-name.typed }
    .from = { $rank ->
        [queen] da
       *[king] do
    } { card-name }
    .to = { $rank ->
        [queen] à
       *[king] ao
    } { card-name }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
        [ace] Ás
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Valete
        [queen] Dama
       *[king] Rei
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
        [clubs] P
        [diamonds] O
        [hearts] C
       *[spades] E
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] Paus
        [diamonds] Ouros
        [hearts] Copas
       *[spades] Espadas
    }
    .typed = { $suit ->
        [clubs] paus/p
        [diamonds] ouros/ouro/o
        [hearts] copas/copa/c
       *[spades] espadas/espada/e
    }
# A rank without a suit; .from and .to are said of a range of ranks.
rank-name = { $rank ->
        [ace] ás
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] valete
        [queen] dama
       *[king] rei
    }
    .from = { $rank ->
        [queen] da
       *[king] do
    } { rank-name }
    .to = { $rank ->
        [queen] à
       *[king] ao
    } { rank-name }
    .typed = { $rank ->
        [ace] ás/a
        [two] dois/duas/2
        [three] três/3
        [four] quatro/4
        [five] cinco/5
        [six] seis/6
        [seven] sete/7
        [eight] oito/8
        [nine] nove/9
        [ten] dez/10/x
        [jack] valete/v/j
        [queen] dama/rainha/d/q
       *[king] rei/r/k
    }
# Any card of a rank, as in "empty, takes a king".
wanted-rank = { $rank ->
        [ace] um ás
        [two] um 2
        [three] um 3
        [four] um 4
        [five] um 5
        [six] um 6
        [seven] um 7
        [eight] um 8
        [nine] um 9
        [ten] um 10
        [jack] um valete
        [queen] uma dama
       *[king] um rei
    }
# Any card of a rank and a colour, as in "it goes on: a black 5".
wanted-rank-colour = { wanted-rank } { $rank ->
        [queen] { $colour ->
            [red] vermelha
           *[black] preta
        }
       *[king] { $colour ->
            [red] vermelho
           *[black] preto
        }
    }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first } ou { $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { COUNT($count, "cards") }
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place }: { $card }, aceita { $takes }
    .brief = { $place }: { $card }
label-takes-nothing = { $place }: { $card }, não aceita nada
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = Descarte: { $card }. Colunas: { $columns }. Monte: { $stock }.
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] Nada comprado
       *[other] Comprada: { $card }
    }, descarte: { $waste }. Colunas: { $columns }. Monte: { $stock }.
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }. Monte: { $stock }.
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = Colunas { $first } a { $last }: { $cards }
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
        [0] Fundações: vazias
       *[other] Fundações: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] vazia
        [ace] ás
        [king] completa
       [queen] até a { rank-name }
       *[other] até o { rank-name }
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] vazia
        [complete] completa
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = Cartas nas colunas: { $heights }{ $count ->
        [0] {""}
       *[other] ; { $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] células
        [reserve] reserva
        [stock] monte
        [waste] descarte
        [complete] fora
       *[founded] fundações
    } { $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Célula { $n }
    .at = célula { $n }
    .to = para a célula { $n }
    .from = da célula { $n }
    .typed = para/da/ a/ { $n } célula
    .words = célula, cel, c
# A pile whose top card can be played.
place-reserve = Reserva
    .at = reserva
    .to = para a reserva
    .from = da reserva
    .words = reserva
invites-waste = o descarte virado

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = { $count ->
        [1] Descarte virado, uma carta de volta ao monte.
       *[other] Descarte virado, { COUNT($count, "cards") } de volta ao monte.
    }
    .brief = Virado, { $count }.
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = { $suit ->
        [clubs] Paus
        [diamonds] Ouros
        [hearts] Copas
       *[spades] Espadas
    }: sequência completa, do rei ao ás, { $place }. { NUMBER($done, gender: "feminine") } de { $total }.
told-can-finish = Já dá para escolher terminar: o resto se joga sozinho.
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }.
# $card leaves the table.
told-out = { $card }, fora.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } não vai sobre { $top }: as duas são { $colour ->
        [red] vermelhas
       *[black] pretas
    }. Vai sobre { $wanted }.
refused-suit = { $card } não vai sobre { $top }: naipes diferentes. Vai sobre { $wanted }.
refused-rank = { $card } não vai sobre { $top }. Vai sobre { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } não vai sobre { $top }: precisa de { $kind ->
        [column] uma coluna vazia
        [foundation] uma fundação vazia
       *[other] um lugar vazio
    }.
# $wanted is what the empty place takes.
refused-base = { $card } não pode ir { $place }: está vazia e só aceita { $wanted }.
# $top lies on the waste, which takes $wanted.
refused-following = { $card } não vai sobre { $top }: o descarte aceita { $wanted }.
# After a king, in some games.
refused-nothing-follows = { $top }: nada vai em cima.
refused-stock-empty = Nada para comprar: o monte está vazio.
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card } e { $top } somam { $total }. { $card } vai com { $wanted }.
refused-king-alone = Um rei sai sozinho.
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = { $card } vai com { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card } não pode ir { $place } com o que tem em cima: uma carta por vez.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card } não se move com o que tem em cima: { $upper } está sobre { $lower }, { $flaw ->
        [colour] mesma cor
        [suit] outro naipe
       *[rank] fora de ordem
    }. Mova primeiro { $upper }.
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = Falta espaço: são { COUNT($count, "cards") }, e { $room ->
        [1] só cabe uma carta
       *[other] só cabem { COUNT($room, "cards") }
    }.
    .short = falta espaço: são { COUNT($count, "cards") }, e { $room ->
        [1] só cabe uma carta
       *[other] só cabem { COUNT($room, "cards") }
    }
refused-occupied = { $card } não pode ir { $place }: ali está { $top }, e numa célula só cabe uma carta.
# A card was to go to whichever cell is free.
no-cell-free = Nenhuma célula está livre.
# An empty column that takes nothing.
refused-closed = { $card } não pode ir { $place }: está vazia e continua vazia.
# Of a column one card moves, or all of them.
refused-part = { $card } não se move assim: só se move a última carta de uma coluna, ou a coluna inteira.
refused-stays = { $card } fica onde está.
refused-on-foundation = { $card } já está numa fundação.
refused-no-move = { $card } não tem para onde ir.
refused-nothing-safe = Nenhuma carta pode ir para as fundações sem fazer falta depois.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = O resto ainda não se joga sozinho: { $stock ->
        [yes] primeiro abra todas as cartas e esvazie o monte.
       *[no] ainda há cartas sobre outras de menor valor.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { NUMBER($done, gender: "feminine") } de { COUNT($total, "cards") } nas fundações
progress-score = Pontos: { $score }
# $stock and $waste cards lie there.
progress-reserve = Monte: { $stock ->
        [0] vazio
       *[other] { $stock }
    }, descarte: { $waste ->
        [0] vazio
       *[other] { $waste }
    }
# $hidden cards lie face down.
progress-hidden = { $hidden ->
        [1] Uma fechada nas colunas
       *[other] { NUMBER($hidden, gender: "feminine") } fechadas nas colunas
    }
# $left cards lie in the columns, $stock in the stock.
progress-columns = { $left ->
        [1] Resta uma carta
       *[other] Restam { COUNT($left, "cards") }
    } nas colunas, monte { $stock ->
        [0] vazio
       *[other] { $stock }
    }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [0] Nenhuma célula livre
        [1] Uma célula livre
       *[other] { COUNT($cells, "cells") } livres
    }, { $columns ->
        [0] nenhuma coluna vazia
        [1] uma coluna vazia
       *[other] { COUNT($columns, "columns") } vazias
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] O descarte não pode mais ser virado
        [1] O descarte pode ser virado mais uma vez
       *[other] O descarte pode ser virado mais { COUNT($left, "times") }
    }
progress-runs = { NUMBER($done, gender: "feminine") } de { COUNT($total, "runs") } completas
# $suits says how many of each suit.
progress-runs-suits = { NUMBER($done, gender: "feminine") } de { COUNT($total, "runs") } completas: { $suits }
# $count runs of $suit.
suit-runs = { NUMBER($count, gender: "feminine") } de { $suit }
hint-safe = { $card } { $place }: não vai fazer falta.
hint-plays = { $card } { $place }.
hint-from-waste = { $card } { $place }: libera a próxima carta do descarte.
hint-joins = { $card } { $place }: continua uma sequência.
hint-frees-cell = { $card } { $place }: libera uma célula.
hint-digs = { $card } { $place }: para chegar a { $wanted }.
hint-finish = Termine: o resto se joga sozinho.
hint-recycle = Vire o descarte: uma carta dele já serve.
# The first of $count cards that can be played one after the other.
hint-row = { $card }, { $from }: { COUNT($count, "cards") } seguidas.
hint-takes-away = { $card }, { $from }.
# $next lay under $card.
hint-uncovers = { $card }, { $from }: libera { $next }.
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card } e { COUNT($count, "cards") }
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] .
        [1] , para liberar uma carta.
       *[other] , para liberar { COUNT($count, "cards") }.
    }
hint-pair-card = { $name } { $from }

## What the game does for the player.

act-auto-move = Mover automaticamente a carta escolhida
act-auto-move-all = Jogar todas as cartas seguras
act-finish = Terminar: jogar o resto
command-auto-move = Mover automaticamente a carta escolhida
    .words = mover, mova
command-auto-move-all = Jogar todas as cartas seguras
    .words = seguras, segura
command-finish = Terminar: jogar o resto
    .words = terminar, termina
