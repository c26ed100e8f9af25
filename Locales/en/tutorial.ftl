# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
## $card is a card worth moving, $number the number of its place, $reason why it is worth it.

tutorial-welcome = Welcome to the tutorial: three small groups of cards. Nothing can go wrong here.{ $input ->
        [keys] {" "}Each key acts at once, without Enter.
       *[other] {""}
    }
tutorial-table = First hear the whole table: { $input ->
        [keys] press a
        [pad] press the right stick in
       *[other] type all, then Enter
    }.
tutorial-list = That was the table. Now hear what can be chosen: { $input ->
        [keys] press m
        [pad] pull the left trigger
       *[other] press Enter on an empty line
    }.
tutorial-pick = Each place has a number of its own. { $card } is worth moving: { $input ->
        [pad] walk to place { $number } and press A
       *[other] take it with { $number }
    }.
tutorial-pick-any = { $input ->
        [pad] Walk to a card with the d-pad and take it with A.
       *[other] Each place has a number of its own. Take a card by its number.
    }
tutorial-move = { $input ->
        [pad] Now walk to where it goes, and press A.
       *[other] Now choose where it goes, by the number of the place.
    }
    .full = { $input ->
        [pad] Now walk to where it goes, and press A.
       *[other] Now choose where it goes, by the number of the place.
    } { $reason }
tutorial-move-any = { $input ->
        [pad] Now walk to where it goes, and press A. With B it goes back.
        [keys] Now choose where it goes, by the number of the place. With Backspace it goes back.
       *[other] Now choose where it goes, by the number of the place. With 0 it goes back.
    }
tutorial-draw = Done. When nothing on the table fits, draw from the stock: { $input ->
        [keys] press d
        [pad] pull the right trigger
       *[other] type d
    }.
tutorial-undo = Every move can be taken back. Try it: { $input ->
        [keys] press u
        [pad] push the right stick to the left
       *[other] type u
    }.
tutorial-ask = When you are stuck, ask for a hint: { $input ->
        [keys] press h
        [pad] press X
       *[other] type h
    }.
tutorial-finish = That is all you need. A base card opens a foundation, its partners follow. Complete the three groups. { $input ->
        [keys] Tab goes through the moves, question mark tells all keys.
       *[other] Typed as a line, two numbers are a whole move: 5 7 takes place 5 to place 7.
    }
tutorial-over = The tutorial is finished. Well done.
