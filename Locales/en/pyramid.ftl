# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Pyramid
objective-pyramid = Clear the pyramid by pairs that make 13, such as 6 and 7. Ace is 1, jack 11, queen 12; kings go alone.
    .brief = Clear the pyramid by pairs that make 13.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: { $passes ->
        [one] once through the stock
       *[other] { $passes } times through the stock
    }

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = The card drawn last makes pairs, too.
help-pyramid = How to play Pyramid
help-pyramid-text = Seven rows, from one card to seven; each card outside the last row lies under two: one in its own column and one in the next. Two free cards that make 13 leave: ace and queen, 2 and jack, 3 and 10, 4 and 9, 5 and 8, 6 and 7; a king leaves alone. The card drawn last and the top of the waste are free, too. The stock is gone through three times, in the hard game once.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = The numbers of two columns take a pair, the number of a king takes it at once. d draws. { $input ->
        [keys] e is the drawn card and w the waste.
       *[lines] The drawn card has number 8, the waste number 9.
    } a reads all that is free, b and a number reads a whole column and says which column covers it.
