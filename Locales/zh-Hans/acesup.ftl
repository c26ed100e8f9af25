# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = 四 A 接龙
objective-acesup = 除了 A，把牌全部收走。两列末尾的牌同花色时，收走点数小的；A 最大。
    .brief = 只留 A，同花色收走小的。
choice-acesup = 四列，一次发四张
act-deal-row = 发四张牌
    .short = 发牌
command-deal-row = 发四张牌
    .words = 发牌, fapai

## Help.

# Told in the tutorial.
acesup-tutorial-deal = 没有能收走的牌时，再发四张。
help-acesup = 四 A 接龙玩法
help-acesup-text = 四列中有两列末尾的牌同花色时，收走点数小的；A 最大。空列可以放别列的最后一张。没有能收走的牌时，再发四张，每列一张。只剩四张 A 就赢了。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = 输入列的编号，收走该列最后一张；不能收走时，移到空列。按 d 发四张牌。按 a 听每列最后一张，按 b 加编号听整列。

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = 已收走{ $done ->
        [2] 两张
       *[other] { $done }张
    }，共48张，牌库{ $stock ->
        [0] 空了
        [2] 两张
       *[other] { $stock }张
    }
acesup-refused-ace = { $card }不能收走：A 最大。
acesup-refused-highest = { $card }不能收走：各列末尾没有同花色更大的牌。
acesup-refused-deal = 先收走{ $card }。
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = 把{ $card }{ $from }收走：{ $higher }更大。
acesup-hint-fills = 把{ $card }{ $from }移{ $place }：用上空列。
acesup-hint-deal = 发四张牌。
