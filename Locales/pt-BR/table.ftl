# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
### monte: stock; descarte: waste; fundação: foundation (never "base", which is a card);
### comprar: to draw; destino: target; aberta, fechada: face up, face down; casa: square.

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("c2"): a word, and a letter or two.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = Coluna { $n }
    .at = coluna { $n }
    .to = para a coluna { $n }
    .from = da coluna { $n }
    .braille = c{ $n }
    .at-braille = c{ $n }
    .to-braille = p/ c{ $n }
    .from-braille = de c{ $n }
    .typed = para/da/ a/ { $n } coluna
    .words = coluna, col
place-foundation = Fundação { $n }
    .at = fundação { $n }
    .to = para a fundação { $n }
    .from = da fundação { $n }
    .braille = f{ $n }
    .at-braille = f{ $n }
    .to-braille = p/ f{ $n }
    .from-braille = de f{ $n }
    .typed = para/da/ a/ { $n } fundação
    .words = fundação, f
place-waste = Descarte
    .at = descarte
    .to = para o descarte
    .from = do descarte
    .words = descarte, desc
# The card drawn last, beside the waste.
place-drawn-card = Carta comprada
    .at = carta comprada
    .to = para a carta comprada
    .from = da carta comprada
    .words = comprada, carta comprada
place-stock = Monte
    .at = monte
    .to = para o monte
    .from = do monte
    .words = monte
# A square of a grid, in $row and $column.
place-square = Linha { $row }, coluna { $column }
    .at = linha { $row }, coluna { $column }
    .to = para a linha { $row }, coluna { $column }
    .from = da linha { $row }, coluna { $column }
    .braille = l{ $row } c{ $column }
    .at-braille = l{ $row } c{ $column }
    .to-braille = p/ l{ $row } c{ $column }
    .from-braille = de l{ $row } c{ $column }
    .words = casa
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = Peça { $n }
    .at = peça { $n }
    .to = para a peça { $n }
    .from = da peça { $n }
    .typed = para/da/ a/ { $n } peça
    .words = peça
# A row of squares, from the top.
place-row = Linha { $n }
    .at = linha { $n }
    .typed = a/ { $n } linha
    .words = linha

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = primeir, segund, terceir, quart, quint, sext, sétim, oitav, non, décim, undécim, duodécim

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }, { $place }
    .full = { $name }, aberta, { $place }
label-card-position = { $name }, { $place }, { NUMBER($position) } de { $count }
    .full = { $name }, aberta, { $place }, { NUMBER($position) } de { $count }
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = { $count ->
        [1] uma fechada
       *[other] { NUMBER($count, gender: "feminine") } fechadas
    }, { $place }
label-place = { $place }: { $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }, { $place }
    .brief = { $name }, { $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }, escolhida, { $place }
    .brief = { $name }, escolhida, { $number }
square-empty = vazia
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = Linha { $n }: { $cards }
grid-column = Coluna { $n }: { $cards }
# The whole row is empty.
row-empty = vazia
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = nada
map-covered = coberta
# $name is a piece, $look what it looks like.
label-look = { $name }: { $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { $hidden ->
        [1] uma fechada
       *[other] { NUMBER($hidden, gender: "feminine") } fechadas
    }
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { COUNT($count, "cards") }
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }, coberta pela coluna { $n }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, só a base
       *[other] { $place }: { $base }, { $count }: { $cards }
    }
    .brief = { $place }: { $base }, { $count }
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }: { $act }, { $count ->
        [1] resta uma carta
       *[other] restam { COUNT($count, "cards") }
    }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: { $kind ->
        [stock] vazio
        [waste] vazio
       *[column] vazia
    }
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: { $kind ->
        [stock] vazio
        [waste] vazio
       *[column] vazia
    }, aceita { $takes }
    .brief = { $place }: { $kind ->
        [stock] vazio
        [waste] vazio
       *[column] vazia
    }
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target }; { $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target }; só { $load }
    .few = só { $load } { $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }; a jogada { $effects }
    .brief = { $target }; { $effects }
effect-turns-up = abre uma carta
    .brief = abre
# $count cards that lie under it come free.
effect-frees = { $count ->
        [1] libera uma carta
       *[other] libera { COUNT($count, "cards") }
    }
    .brief = libera { NUMBER($count, gender: "feminine") }
effect-empties-column = esvazia uma coluna
    .brief = esvazia
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] completa o grupo
       *[column] completa a sequência
    }
    .brief = completa
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }: { $card }
        [1] { $place }: { $card }, com uma fechada embaixo
       *[other] { $place }: { $card }, com { NUMBER($hidden, gender: "feminine") } fechadas embaixo
    }
    .brief = { $place }: { $card }, { $hidden }
# A label as a sentence, when something follows it.
sentence = { $text }.
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first }; { $then }

invites-any-card = qualquer carta
invites-reshuffle = o descarte embaralhado

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }, livre
        [1] { $card }, livre, com { $cards } em cima
       *[other] { $card }, livre, com { COUNT($count, "cards") } em cima: { $cards }
    }
    .brief = { $count ->
        [0] { $card }, livre
        [1] { $card }, livre, com uma carta em cima
       *[other] { $card }, livre, com { COUNT($count, "cards") } em cima
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }: fora da mesa
# The same where what was completed has a name: $group.
where-completed-group = { $card }: { $group }, completo, fora da mesa
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }, sob { $count ->
        [1] { $cards }
       *[other] { COUNT($count, "cards") }: { $cards }
    }{ $moves ->
        [0] {""}
        [1] {""}
       *[other] ; a { COUNT($moves, "moves") }
    }
where-covered = { $card }, sob { COUNT($count, "cards") }
# The cards looked for that lie face down or in the stock.
unseen-cards = Ocultas: { $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [1] { $card }
       *[other] { $card }, { COUNT($count, "cards") }
    }
unseen-count = { $count ->
        [0] Nenhuma carta oculta
        [1] Uma carta oculta
       *[other] { COUNT($count, "cards") } ocultas
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = As fundações estão completas.
    .waste = O descarte não aceita nenhuma carta visível.

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [1] { $first }
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] { $first } { $last }
           *[names] { $first } até { $last }
        }
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = Nada

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [1] { $first }
       *[other] { $ends ->
            [cards] { $first } { $last }
           *[names] { $first } até { $last }
        }
    }
    .full = { $count ->
        [1] { $first }
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] { $first } { $last }
           *[names] { $first } até { $last }
        }
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }, sobre { $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [1] { $card } { $to }.
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] { $first } { $last }
           *[names] { $first } até { $last }
        }, { $to }.
    }
    .brief = { $count ->
        [1] { $card } { $to }.
       *[other] { COUNT($count, "cards") } { $to }.
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [1] .
       *[other] , { NUMBER($drawn, gender: "feminine") } compradas.
    }{ $left ->
        [0] {" "}Monte vazio.
       *[other] {""}
    }
    .brief = { $card }.{ $left ->
        [0] {" "}Monte vazio.
       *[other] {""}
    }
    .full = { $drawn ->
        [1] { $card }, do monte.
       *[other] { $card }, { NUMBER($drawn, gender: "feminine") } compradas; embaixo: { $under }.
    } { $left ->
        [0] Monte vazio.
        [1] Resta uma carta no monte.
       *[other] Restam { COUNT($left, "cards") } no monte.
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = Dadas: { $cards }.{ $left ->
        [0] {" "}Monte vazio.
       *[other] {""}
    }
    .brief = { $cards }.{ $left ->
        [0] {" "}Monte vazio.
       *[other] {""}
    }
    .full = Dadas, a partir da coluna 1: { $cards }. { $left ->
        [0] Monte vazio.
        [1] Resta uma carta no monte.
       *[other] Restam { COUNT($left, "cards") } no monte.
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = Uma rodada de cartas.
# $cards went to the foundations one after the other.
told-gathered = Para as fundações: { $cards }.
# $count cards, more than are named; $card is the last.
told-gathered-many = { COUNT($count, "cards") } para as fundações; a última: { $card }.
    .brief = { COUNT($count, "cards") } para as fundações.
told-turns-up = { $place }: { $card }.
    .full = { $place } abre { $card }.
    .brief = { $card }.
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }: { $card }.
    .brief = { $card }.
# A card that the player has just heard named now lies at $place. $more is "yes" where more of the move is told.
told-lands = { $more ->
        [yes] {""}
       *[no] { $place }.
    }
    .full = { $place }.
told-shuffled = { $count ->
        [1] Uma carta de volta ao monte.
       *[other] Descarte embaralhado, { COUNT($count, "cards") } de volta ao monte.
    }
    .brief = Embaralhado, { $count }.
told-score = Pontos: { $score }.
    .brief = {""}
# So many points were counted off: $points.
told-points-lost = { $points ->
        [1] Menos um ponto
       *[other] Menos { COUNT($points, "points") }
    }.

undone = Jogada desfeita:
redone = Jogada refeita:
nothing-to-undo = Nada para desfazer.
undo-bound-reached = Não dá para desfazer mais: as configurações não guardam mais jogadas.
nothing-to-redo = Nada para refazer.
# $count is how many moves were taken back at once.
undone-several = { $count ->
        [1] Uma jogada desfeita.
       *[other] { COUNT($count, "moves") } desfeitas.
    }
# $count is how many moves were done again at once.
redone-several = { $count ->
        [1] Uma jogada refeita.
       *[other] { COUNT($count, "moves") } refeitas.
    }
redo-end-reached = Nada mais para refazer.
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = Jogada { $n }:
at-the-deal = De volta ao começo.
# $most is how many there are.
undo-how-many = Desfazer quantas jogadas? No máximo { $most }, 0 para voltar.
# $most is how many there are.
redo-how-many = Refazer quantas jogadas? No máximo { $most }, 0 para voltar.
# $n moves have been made.
bookmark-set = { $n ->
        [0] Marcador no começo.
       *[other] Marcador na jogada { $n }.
    }
bookmark-none = Não há marcador.
bookmark-here = Você está no marcador.
bookmark-beyond-bound = O marcador está mais atrás do que as configurações deixam desfazer.
nothing-changed = Nada foi movido ainda.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = Isso não é possível neste jogo.
# $limit is how often the stock may be gone through.
refused-passes = { $limit ->
        [1] Nada para comprar: só se passa pelo monte uma vez.
       *[other] Nada para comprar: só se passa pelo monte { NUMBER($limit, gender: "feminine") } vezes.
    }
refused-nothing-to-draw = Nada para comprar: monte e descarte estão vazios.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] Nada para comprar: neste jogo o descarte não pode ser embaralhado.
        [1] Nada para comprar: o descarte só podia ser embaralhado uma vez, e já foi.
       *[other] Nada para comprar: o descarte só podia ser embaralhado { COUNT($limit, "times") }, e já foi.
    }
# A saved game names a difficulty that its game does not have.
refused-difficulty = Este jogo não tem o nível { $difficulty }.
refused-nothing-picked = Escolha primeiro uma carta.
refused-same-place = Já está ali.
# $place is a place in the form .to, such as the stock.
refused-not-a-target = Nada pode ir { $place }.
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] Não dá para tirar nada { $from }: não há cartas.
       *[other] Não dá para tirar nada { $from }.
    }
refused-from-foundation = O que está numa fundação fica até o grupo se completar.
refused-covered = { $card } tem cartas em cima. Mova-as primeiro.
refused-face-down = Carta fechada não se move. Ela abre quando não tem mais nada em cima.
# $card lies under a card of column $n.
refused-under = { $card } está sob a coluna { $n }.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card } { $place }: abre uma carta.
    .from = { $card }, { $from } { $place }: abre uma carta.
hint-empties-column = { $card } { $place }: esvazia uma coluna.
    .from = { $card }, { $from } { $place }: esvazia uma coluna.
hint-frees-waste = { $card } { $place }: libera o descarte.
hint-draw = Compre uma carta.
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = Não conta para as estatísticas.
hint-none = Nenhuma dica. Desfaça uma jogada ou tente outra coisa.
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = Nenhuma dica no que se vê: { ANY($keys) } procura uma segura.
# A hint was asked for when all was done.
hint-won = A partida já está ganha.

dead-end = Não há mais jogadas.
# After a round that was won or lost.
end-score = Pontos: { $score }.
# The most points made before at this difficulty: $score.
high-score = Recorde: { $score }.
high-score-new = Novo recorde!
keep-looking = Continuar olhando a mesa
