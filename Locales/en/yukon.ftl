# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukon
objective-yukon = Bring every card to the foundations, each suit from ace to king. Columns are built down in alternating colours; any face-up card moves with all that lies on it.
    .brief = Every suit to its foundation, ace to king.
yukon-choice = Every card dealt, no stock
