# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit: 一套. $card is a card, $place a place in the
### form .to.

game-spider = 蜘蛛纸牌
objective-spider = 凑齐八套同花色的牌，每套从 K 到 A。列中从大到小，不限花色，但只有同花色的能一起移。
    .brief = 凑齐八套同花色，从 K 到 A。
# $difficulty is "Easy" and the like.
spider-choice = { $difficulty }：{ $suits ->
        [2] 两种花色
       *[other] { $suits }种花色
    }
act-deal = 发十张牌
    .short = 发牌
command-deal = 发十张牌
    .words = 发牌, fapai

## Progress.

# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] 发完了
        [2] 还能发两次
       *[other] 还能发{ $deals }次
    }，列中暗牌{ $hidden ->
        [2] 两张
       *[other] { $hidden }张
    }，{ $columns ->
        [0] 没有空列
        [2] 空列两个
       *[other] 空列{ $columns }个
    }

## Refusals.

spider-refused-no-deals = 没牌可发：五次都发完了。
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count ->
       *[other] { $columns }
    }空着：每列都有牌才能发牌。

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = 把{ $card }{ $from }移{ $place }：同花色。
spider-hint-fills = 把{ $card }{ $from }移{ $place }：每列都有牌才能发牌。
spider-hint-deal = 发十张牌。

## Help.

help-spider = 蜘蛛纸牌玩法
help-spider-text = 牌可以放在任何大1点的牌上，不限花色，但只有同花色连着的能一起移。空列什么都能放。同花色从 K 到 A 凑齐一套，会自动离开牌桌。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = 按 d 发十张牌，每列一张；这时不能有空列。{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = 得分：开局{ $start }分，每收一套加{ $run }分。每步扣{ $move }分，撤销也不退分。
