# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = TriPeaks
objective-tripeaks = Clear the three peaks. A card goes to the waste on one a rank higher or lower, whatever the suits; kings and aces follow one another.
    .brief = Clear the peaks, a rank up or down.
choice-tripeaks = Three peaks, once through the stock

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = A card is free when no card lies on it.
help-tripeaks = How to play TriPeaks
help-tripeaks-text = Ten cards lie open in the last row; behind them, face down, rows of nine and six and three peaks. Each card behind lies under two: one in its own column and one in the next. Once both are gone it turns up. A free card goes to the waste, on one a rank higher or lower; suits do not count, kings and aces follow one another. When none fits, draw; the stock is gone through once.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = The number of a column plays its free card, d draws. w reads the waste and what fits on it, capital G where such cards lie. a reads the free card of each column, b and a number reads a whole column and says which column covers it.
