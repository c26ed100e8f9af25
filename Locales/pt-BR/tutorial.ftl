# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = Tutorial: { $game }. Aqui nada pode dar errado.{ $input ->
        [keys] {" "}Cada tecla age na hora, sem Enter.
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] aperte { $keys }
        [pad] { $keys }
       *[other] digite { $keys } e tecle Enter
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = vá até a carta e aperte A
tutorial-pad-carry = vá até a carta e aperte A; vá até o destino e aperte A
tutorial-table = Primeiro ouça a mesa toda: { $way }.
# $from and $place are places in the forms .from and .to.
tutorial-carry = { $card }, { $from } { $place }: { $way }.
# The card leaves the table.
tutorial-out = { $card } sai { $from }: { $way }.
# $cards are to be chosen together.
tutorial-gather = { $cards }: { $way }.
tutorial-act = { $act }: { $way }.
tutorial-undo = Toda jogada pode ser desfeita. Experimente: { $way }.
tutorial-ask = Quando não souber o que fazer, peça uma dica: { $way }.
tutorial-finish = É só isso. Continue jogando; para sair: { $way }.
# The player did something else; it was not done.
tutorial-other = Agora não é isso; nada mudou de lugar.
tutorial-over = Fim do tutorial. Muito bem!

## What some games have in common.

tutorial-stock = Quando nada serve, o monte ajuda.
tutorial-empty-king = Uma coluna vazia aceita um rei.
tutorial-empty-any = Uma coluna vazia aceita qualquer carta.
