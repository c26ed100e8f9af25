# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = キャンフィールド
objective-canfield = 全部のカードを、マークごとに、組札に配られた数から順に積みます。列では赤黒交互に、大きい数から順に重ねます。キングの次はエースです。
    .brief = マークごとに、配られた数から組札に。
canfield-choice = ひかえあり、3枚ずつ引く

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = 組札の始まり：{ rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = ひかえ { $count ->
        [0] なし
       *[other] { $count }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card }を{ $place }：ひかえの次が使えます。

## Help.

help-canfield = キャンフィールドの遊び方
help-canfield-text = 列では、数がひとつ大きい別の色のカードに重ね、エースにはキングを重ねます。動かせるのはいちばん上の1枚か、列全部です。空いた列はひかえから埋まり、ひかえがなくなれば何でも置けます。組札はマークごとに、配られた数から順に積み、キングの次はエースです。
# Follows it for a player with a keyboard.
help-canfield-typing = { typing-stock }{ typing-places }
