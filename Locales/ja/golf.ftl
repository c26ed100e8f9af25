# SPDX-License-Identifier: GPL-3.0-or-later

### Golf: columns that are played to the waste, a rank up or down.

game-golf = ゴルフ
objective-golf = 列のカードをなくします。捨て札の一番上より数がひとつ大きいか小さいカードを、マークに関係なく重ねます。
    .brief = 数をひとつ上か下に、列をなくす。
golf-choice-easy = やさしい：キングとエースがつながる
golf-choice-medium = ふつう：キングとエースはつながらない
golf-choice-hard = 難しい：キングの上には置けない

## Help.

help-golf = ゴルフの遊び方
help-golf-text = 5枚ずつの列が7つあります。列の最後のカードは、捨て札の一番上より数がひとつ大きいか小さければ重ねられます。マークは関係ありません。重ねられるカードがなければ山札から引きます。山札を最後まで引けるのは1回だけです。やさしいゲームではキングとエースがつながり、難しいゲームではキングの上に何も置けません。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-golf-typing = 列の番号で、その最後のカードを出します。d で引きます。w で捨て札と次に置けるもの、大文字 G でそのカードの場所、a で各列の最後のカード、b と番号で列全体を聞けます。
