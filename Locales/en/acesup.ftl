# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = Aces Up
objective-acesup = Get rid of all cards but the aces. Where two columns end with cards of one suit, the lower card goes; aces are high.
    .brief = All but the aces go, the lower of a suit first.
choice-acesup = Four columns, dealt four cards at a time
act-deal-row = Deal four cards
    .short = deal
command-deal-row = Deal four cards
    .words = deal

## Help.

# Told in the tutorial.
acesup-tutorial-deal = When no card can go, four more are dealt.
help-acesup = How to play Aces Up
help-acesup-text = Where two of the four columns end with cards of one suit, the lower card goes; aces are high. An empty column takes the top card of another. When no card can go, four more are dealt, one on each column. Won when only the four aces are left.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = The number of a column takes its top card off the table or, if it cannot go, to an empty column. d deals four cards. a tells the top card of each column, b and a number a whole column.

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = { $done } of 48 cards gone, stock { $stock ->
        [0] empty
       *[other] { $stock }
    }
acesup-refused-ace = { $card } stays: aces are high.
acesup-refused-highest = { $card } stays: no column ends with a higher card of its suit.
acesup-refused-deal = First { $card } has to go.
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card } goes { $from }: { $higher } is higher.
acesup-hint-fills = { $card } { $from } { $place }: makes use of an empty column.
acesup-hint-deal = Deal four cards.
