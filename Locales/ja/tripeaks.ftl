# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = トライピークス
objective-tripeaks = 3つの山をなくします。捨て札の一番上より数がひとつ大きいか小さいカードを、マークに関係なく重ねます。キングとエースはつながります。
    .brief = 数をひとつ上か下に、山をなくす。
choice-tripeaks = 3つの山、山札は1回だけ

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = 上に何もないカードが使えます。
help-tripeaks = トライピークスの遊び方
help-tripeaks-text = 最後の段には表のカードが10枚並びます。その奥に裏のまま、9枚、6枚の段と、3つの頂上があります。奥のカードはどれも2枚の下にあります：同じ列の1枚と、次の列の1枚です。両方なくなるとめくれます。表のカードは、捨て札の一番上より数がひとつ大きいか小さければ重ねられます。マークは関係なく、キングとエースはつながります。重ねられるカードがなければ山札から引きます。山札を最後まで引けるのは1回だけです。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = 列の番号で、その表のカードを出します。d で引きます。w で捨て札と次に置けるもの、大文字 G でそのカードの場所、a で各列の表のカード、b と番号で列全体と、どの列の下にあるかを聞けます。
