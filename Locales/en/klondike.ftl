# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Bring every card to the foundations, each suit from ace to king. Columns are built down in alternating colours.
    .brief = Every suit to its foundation, ace to king.
klondike-draw-one = Easy: draw 1 card
klondike-draw-three = Hard: draw 3 cards

## Help.

help-klondike = How to play Klondike
help-klondike-text = In the columns a card goes on one a rank higher of the other colour, and takes along what lies on it; an empty column takes a king. Foundations go up by suit, from the ace.
# Follows it for a player with a keyboard.
help-klondike-typing = d draws from the stock; when it is empty, d turns the waste over. Each place keeps its number; b lists them. Type the number of a place to take its card, then the number of the place it goes to. Or a whole move at once: 3 5, 7h 8s, 7h f. Capital F plays all safe cards, and the rest of a game that is as good as won.
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Points: a card to a foundation { $foundation }, from the waste to a column { $column }, one that turns up { $turned }. A card back from a foundation costs { $back }; turning the waste over costs { $recycle } where cards are drawn one at a time. Never below zero.
