# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.

game-spider = Spider
objective-spider = Forme oito sequências de um só naipe, do rei ao ás. As colunas descem em qualquer naipe, mas só cartas do mesmo naipe se movem juntas.
    .brief = Oito sequências de um naipe, do rei ao ás.
# $difficulty is "Easy" and the like.
spider-choice = { $difficulty }: { COUNT($suits, "suits") }
act-deal = Dar dez cartas
    .short = dar cartas
command-deal = Dar dez cartas
    .words = dar, dar cartas

## Progress.

# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] Não resta nenhuma rodada
        [1] Resta uma rodada
       *[other] Restam { COUNT($deals, "deals") }
    }, { $hidden ->
        [0] nenhuma fechada nas colunas
        [1] uma fechada nas colunas
       *[other] { NUMBER($hidden, gender: "feminine") } fechadas nas colunas
    }, { $columns ->
        [0] nenhuma coluna vazia
        [1] uma coluna vazia
       *[other] { COUNT($columns, "columns") } vazias
    }

## Refusals.

spider-refused-no-deals = Não há mais cartas a dar: as cinco rodadas já estão na mesa.
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count ->
        [1] Vazia: { $columns }
       *[other] Vazias: { $columns }
    }. Antes de dar cartas, cada coluna precisa de uma carta.

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card }, { $from } { $place }: o mesmo naipe.
spider-hint-fills = { $card }, { $from } { $place }: para dar cartas, nenhuma coluna pode estar vazia.
spider-hint-deal = Dê dez cartas.

## Help.

help-spider = Como se joga Spider
help-spider-text = Uma carta vai sobre qualquer outra um valor acima, seja qual for o naipe, mas só cartas seguidas do mesmo naipe se movem juntas. Coluna vazia aceita tudo. Uma sequência de um naipe, do rei ao ás, sai sozinha da mesa.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = A tecla d dá dez cartas, uma em cada coluna; nenhuma coluna pode estar vazia nessa hora.{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = Pontos: { NUMBER($start) } no começo, { NUMBER($run) } por sequência completa. Cada jogada custa { $move }, mesmo desfeita.
