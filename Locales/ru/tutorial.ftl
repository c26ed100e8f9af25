# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = Урок: { $game }. Ошибиться здесь не страшно.{ $input ->
        [keys] {" "}Каждая клавиша действует сразу, без Enter.
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] нажмите { $keys }
        [pad] { $keys }
       *[other] наберите { $keys } и нажмите Enter
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = дойдите до карты и нажмите A
tutorial-pad-carry = дойдите до карты и нажмите A, потом дойдите туда, куда её положить, и нажмите A
tutorial-table = Сначала послушайте весь стол: { $way }.
# $from and $place are places in the forms .from and .to.
tutorial-carry = { $card } { $from } { $place }: { $way }.
# The card leaves the table.
tutorial-out = { $card } уходит { $from }: { $way }.
# $cards are to be chosen together.
tutorial-gather = { $cards }: { $way }.
tutorial-act = { $act }: { $way }.
tutorial-undo = Любой ход можно отменить. Попробуйте: { $way }.
tutorial-ask = Если не знаете, что дальше, попросите подсказку: { $way }.
tutorial-finish = Это всё, что нужно знать. Играйте дальше или выйдите: { $way }.
# The player did something else; it was not done.
tutorial-other = Сейчас нужно другое; ничего не переложено.
tutorial-over = Урок окончен. Отлично.

## What some games have in common.

tutorial-stock = Когда ничего не подходит, помогает колода.
tutorial-empty-king = На пустую колонку ложится король.
tutorial-empty-any = На пустую колонку ложится любая карта.
