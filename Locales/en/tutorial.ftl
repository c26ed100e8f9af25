# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = Tutorial: { $game }. Nothing can go wrong here.{ $input ->
        [keys] {" "}Each key acts at once, without Enter.
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] press { $keys }
        [pad] { $keys }
       *[other] type { $keys }, then Enter
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = go to it, then A
tutorial-pad-carry = go to it, then A; go where it belongs, then A
tutorial-table = First hear the whole table: { $way }.
# $from and $place are places in the forms .from and .to.
tutorial-carry = { $card } { $from } { $place }: { $way }.
# The card leaves the table.
tutorial-out = { $card } { $from } goes: { $way }.
# $cards are to be chosen together.
tutorial-gather = { $cards }: { $way }.
tutorial-act = { $act }: { $way }.
tutorial-undo = Every move can be taken back. Try it: { $way }.
tutorial-ask = When you are stuck, ask for a hint: { $way }.
tutorial-finish = That is all you need. Play on, or leave: { $way }.
# The player did something else; it was not done.
tutorial-other = Not that one now; nothing has moved.
tutorial-over = The tutorial is finished. Well done.

## What some games have in common.

tutorial-stock = When nothing fits, the stock helps.
tutorial-empty-king = An empty column takes a king.
tutorial-empty-any = An empty column takes any card.
