# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = Acordeão
objective-accordion = Junte todas as cartas em uma pilha. Uma carta vai sobre a da esquerda ou sobre a terceira à esquerda, se o naipe ou o valor for igual.
    .brief = Todas as cartas em uma pilha.
choice-accordion = 52 cartas enfileiradas
# Told in the tutorial.
accordion-tutorial-code = O número de uma pilha é sua linha e sua coluna.

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = Pilhas { $piles }, { $moves ->
        [0] nenhuma jogada
       *[other] jogadas { $moves }: { $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = Cobre: { $card }.
accordion-progress = Pilhas restantes: { $piles }
accordion-refused-far = { $card } não alcança { $top }: só a primeira ou a terceira pilha à sua esquerda.
accordion-refused-match = { $card } e { $top } não têm em comum nem naipe nem valor.
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card }, { $from } { $place }: poucas outras combinam com { $other }.

## Help.

help-accordion = Como jogar Acordeão
help-accordion-text = São 52 cartas enfileiradas, lidas em linhas de nove. Uma carta vai sobre a pilha à esquerda ou sobre a terceira à esquerda, se o naipe ou o valor for igual. A pilha que sai não deixa espaço vazio: as pilhas separadas viram vizinhas e mantêm o número. Ganha-se quando resta uma pilha.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = O número de uma pilha é sua linha e sua coluna: 23 é a linha 2, coluna 3. A carta vai na hora se só tem um caminho; senão, digite depois o número da outra pilha. Tab percorre as cartas que servem, Enter joga. A tecla t lê as linhas, { $input ->
        [keys] a tecla b
       *[lines] “linha 2”
    } uma delas; a tecla a diz quantas pilhas e jogadas há.
