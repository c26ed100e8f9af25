# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = アコーディオン
objective-accordion = 全部のカードを一つの山にまとめます。マークか数が同じなら、左隣か、左へ三つ目のカードに重ねます。
    .brief = 全部のカードを一つの山に。
choice-accordion = 52枚を一列に
# Told in the tutorial.
accordion-tutorial-code = 山の番号は行と列です。

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = 山 { $piles }、{ $moves ->
        [0] 動かせる手がありません
       *[other] 手 { $moves }：{ $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = { $card }の上です。
accordion-progress = 残りの山：{ $piles }
accordion-refused-far = { $card }は{ $top }に届きません。左隣か、左へ三つ目の山だけです。
accordion-refused-match = { $card }と{ $top }は、マークも数も違います。
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card }を{ $from }{ $place }：{ $other }に合うカードは少ないです。

## Help.

help-accordion = アコーディオンの遊び方
help-accordion-text = 52枚が一列に並び、9枚ずつ1行として読みます。マークか数が同じなら、左隣か、左へ三つ目の山に重ねます。動いた山のあとは詰まり、離れていた山が隣になります。番号は変わりません。山が一つになれば勝ちです。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = 山の番号は行と列で、23は2行3列です。行き先が一つなら、すぐに動きます。二つあれば、続けて行き先の山の番号を打ちます。タブで動かせるカードを順に聞き、エンターで動かします。t で各行、{ $input ->
        [keys] b{" "}
       *[lines] 「行2」
    }でその行、a で山の数と、動かせる手の数を読みます。
