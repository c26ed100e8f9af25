# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = Escorpião
objective-scorpion = Forme quatro sequências, uma por naipe, do rei ao ás. As colunas descem no mesmo naipe; qualquer carta aberta se move com tudo o que tem em cima.
    .brief = Quatro sequências, uma por naipe, do rei ao ás.
choice-scorpion = Três cartas dadas no fim
act-deal-last = Dar as três últimas cartas
    .short = dar cartas
command-deal-last = Dar as três últimas cartas
    .words = dar, dar cartas
scorpion-refused-dealt = As três últimas cartas já estão na mesa.
scorpion-hint-deal = Dê as três últimas cartas.
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] Não há mais cartas a dar
       *[other] Faltam { NUMBER($stock, gender: "feminine") } para dar
    }, { $hidden ->
        [0] nenhuma fechada nas colunas
        [1] uma fechada nas colunas
       *[other] { NUMBER($hidden, gender: "feminine") } fechadas nas colunas
    }

## Help.

help-scorpion = Como se joga Escorpião
help-scorpion-text = Qualquer carta aberta vai, com tudo o que tem em cima, em ordem ou não, sobre outra um valor acima e do mesmo naipe; coluna vazia aceita um rei. Uma sequência de um naipe, do rei ao ás, sai sozinha da mesa. Três cartas são dadas no fim, nas três primeiras colunas.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = A tecla d dá as três últimas cartas.{ typing-moves }
