# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = キャンフィールド
objective-canfield = 全部のカードを、マークごとに、最初に組札に配られた数から順に積みます。列では赤黒交互に、大きい数から順に重ねます。キングの次はエースです。
    .brief = マークごとに、最初に配られた数から組札に。
choice-canfield = 予備札あり、3枚ずつ引く

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = 組札の最初の数：{ rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = 予備札{ $count ->
        [0] なし
       *[other] { $count }枚
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card }を{ $place }：予備札の次が使えます。

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = 空いた列は予備札から埋まります。
help-canfield = キャンフィールドの遊び方
help-canfield-text = 列では、数がひとつ大きい別の色のカードに重ね、エースにはキングを重ねます。動かせるのは一番上の1枚か、列全体です。空いた列は予備札から埋まり、予備札がなくなれば何でも置けます。組札はマークごとに、最初に配られた数から順に積み、キングの次はエースです。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock }{ typing-places }
