# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
### rank: valor; suit: palo; run: serie; to turn the waste over: voltear. Names agree with nothing:
### "5 de picas sobre 6 de tréboles: no se puede."

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them.
# .typed are the signs that a player may type instead of the name, with commas between them: the rank,
# A 2 to 9 X J Q K, and the first letter of the suit in your language.
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
        [clubs] T
        [diamonds] D
        [hearts] C
       *[spades] P
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
        [jack] jota
        [queen] reina
       *[king] rey
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
        [jack] jota
        [queen] reina
       *[king] rey
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

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = { $first } a { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { $count } veces { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] Fundaciones: sin cartas
       *[other] Fundaciones: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] nada
        [ace] as
        [king] completo
       *[other] hasta { rank-name.to }
    }
invites-waste = el descarte volteado

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = { $count ->
        [one] Descarte volteado, vuelve 1 carta al mazo.
       *[other] Descarte volteado, vuelven { $count } cartas al mazo.
    }
    .brief = Volteado, { $count }.
told-can-finish = El resto se juega solo: ya puedes elegir completar.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } sobre { $top }: no se puede, las dos son { $colour ->
        [red] rojas
       *[black] negras
    }. Va sobre: { $wanted }.
refused-suit = { $card } sobre { $top }: no se puede, no son del mismo palo. Va sobre: { $wanted }.
refused-rank = { $card } sobre { $top }: no se puede. Va sobre: { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } sobre { $top }: no se puede. Pide { $kind ->
        [column] una columna vacía
        [foundation] una fundación vacía
       *[other] un lugar vacío
    }.
# $wanted is what the empty place takes.
refused-base = { $card }: no puede ir { $place }. Ese lugar está vacío y pide { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card }: no puede ir { $place } con lo que tiene encima. Solo una carta cada vez.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card }: no se puede mover con lo que tiene encima. { $upper } sobre { $lower }: { $flaw ->
        [colour] el mismo color
        [suit] otro palo
       *[rank] no es el valor siguiente
    }. Mueve primero: { $upper }.
refused-stays = { $card }: se queda donde está.
refused-on-foundation = { $card }: ya está en una fundación.
refused-no-move = { $card }: no hay jugada.
refused-nothing-safe = Ninguna carta puede ir a una fundación sin hacer falta más tarde.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = El resto aún no se juega solo: { $stock ->
        [yes] primero descubre todas las cartas y vacía el mazo y el descarte.
       *[no] en las columnas aún hay cartas sobre otras más bajas.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = { $done } de { $total } cartas en las fundaciones
progress-score = Puntos: { $score }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
progress-reserve = Mazo { $stock }, descarte { $waste }, boca abajo en las columnas { $hidden }
hint-safe = { $card }, { $place }: no hará falta más tarde.
hint-plays = { $card }, { $place }.
hint-from-waste = { $card }, { $place }: libera la siguiente carta del descarte.
hint-joins = { $card }, { $place }: se une a una serie.
hint-recycle = Voltea el descarte: una de sus cartas ya se puede jugar.

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
