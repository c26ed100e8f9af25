# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Bring every card to the foundations, each suit from ace to king. Columns are built down in alternating colours.
    .brief = Every suit to its foundation, ace to king.
klondike-draw-one = Easy: draw 1 card at a time
klondike-draw-three = Hard: draw 3 cards at a time
