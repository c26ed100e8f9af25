# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = ベイカーズダズン
objective-bakersdozen = 全部のカードを、マークごとにエースからキングまで組札に積みます。列ではマークに関係なく、大きい数から順に1枚ずつ重ねます。空いた列は空いたままです。
    .brief = マークごとに、エースからキングまで組札に。
choice-bakersdozen = 13列、カードは全部表

## Help.

help-bakersdozen = ベイカーズダズンの遊び方
help-bakersdozen-text = 動かせるのは列の一番上のカードだけ。数がひとつ大きいカードなら、どのマークにも重ねられます。空いた列には何も置けません。キングは最初から列の一番下にあります。組札はマークごとに、エースから順に積みます。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
