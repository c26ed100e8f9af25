# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = 手风琴
objective-accordion = 把所有牌并成一堆。花色或点数相同时，一张牌可以放到左边第一张或第三张上。
    .brief = 所有牌并成一堆。
choice-accordion = 52张牌排成一行
# Told in the tutorial.
accordion-tutorial-code = 牌堆的编号由行和列组成。

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = 牌堆 { $piles }，{ $moves ->
        [0] 没有可走的
       *[other] 可走 { $moves }：{ $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = 盖住{ $card }。
accordion-progress = 剩下牌堆：{ $piles }
accordion-refused-far = { $card }够不到{ $top }：只能到左边第一堆或第三堆。
accordion-refused-match = { $card }和{ $top }花色和点数都不同。
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = 把{ $card }{ $from }移{ $place }：能和{ $other }相配的牌不多。

## Help.

help-accordion = 怎么玩手风琴
help-accordion-text = 52张牌排成一行，每九张作为一行来读。花色或点数相同时，牌可以放到左边第一堆或第三堆上。移走的牌堆不留空位：隔开的牌堆变成相邻，编号不变。剩下一堆就赢了。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = 牌堆的编号是行和列：23 是第2行第3列。只有一处可去时，牌立即移过去；否则再输入另一堆的编号。Tab 逐个听能移的牌，回车移动。t 读各行，{ $input ->
        [keys] b{" "}
       *[lines] “行 2”
    }读其中一行；a 报出有多少堆、能走多少步。
