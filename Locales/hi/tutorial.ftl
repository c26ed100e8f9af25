# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = { $game } सीखें। यहाँ कुछ बिगड़ नहीं सकता।{ $input ->
        [keys] {" "}हर बटन तुरंत काम करता है, एंटर के बिना।
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] { $keys } दबाएं
        [pad] { $keys }
       *[other] { $keys } लिखें, फिर एंटर
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = कार्ड पर जाएं, फिर A
tutorial-pad-carry = कार्ड पर जाएं, फिर A; जहाँ रखना है वहाँ जाएं, फिर A
tutorial-table = पहले पूरी टेबल सुनें: { $way }।
# $from and $place are places in the forms .from and .to.
tutorial-carry = { $card } { $from } { $place }: { $way }।
# The card leaves the table.
tutorial-out = { $card } { $from } हटाएं: { $way }।
# $cards are to be chosen together.
tutorial-gather = { $cards }: { $way }।
tutorial-act = { $act }: { $way }।
tutorial-undo = हर चाल वापस ली जा सकती है। आज़माएं: { $way }।
tutorial-ask = अटक जाएं तो हिंट माँगें: { $way }।
tutorial-finish = बस इतना ही। खेलते रहें, या बाहर जाएं: { $way }।
# The player did something else; it was not done.
tutorial-other = अभी यह नहीं; कोई कार्ड नहीं चला।
tutorial-over = सीखना पूरा हुआ। बहुत बढ़िया!

## What some games have in common.

tutorial-stock = जब कुछ न लगे, तब गड्डी काम आती है।
tutorial-empty-king = खाली कॉलम में सिर्फ़ बादशाह जाता है।
tutorial-empty-any = खाली कॉलम में कोई भी कार्ड जाता है।
