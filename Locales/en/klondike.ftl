# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Bring every card to the foundations, each suit from ace to king. Columns are built down in alternating colours.
    .brief = Every suit to its foundation, ace to king.
klondike-draw-one = Easy: draw 1 card
klondike-draw-three = Hard: draw 3 cards
# $difficulty is "Medium" and the like; $drawing cards at a time, the stock gone through $passes times.
klondike-choice = { $difficulty }: draw { $drawing ->
        [1] 1 card
       *[other] { $drawing } cards
    }, { $passes ->
        [1] once through the stock
       *[other] { $passes } times through the stock
    }

## Help.

help-klondike = How to play Klondike
help-klondike-text = In the columns a card goes on one a rank higher of the other colour, and takes along what lies on it; an empty column takes a king. Foundations go up by suit, from the ace. The top card of a foundation can go back to a column. The stock is gone through as often as you like, in the medium game once, in the expert game three times.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-klondike-typing = { typing-stock } { typing-places }
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Points: a card to a foundation { $foundation }, from the waste to a column { $column }, one that turns up { $turned }. A card back from a foundation costs { $back }; turning the waste over costs { $recycle } where cards are drawn one at a time. Never below zero.
