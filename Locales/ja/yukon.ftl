# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = ユーコン
objective-yukon = 全部のカードを、マークごとにエースからキングまで組札に積みます。列では赤黒交互に、大きい数から順に重ねます。表のカードはどれでも、上のカードごと動かせます。
    .brief = マークごとに、エースからキングまで組札に。
choice-yukon = 全部配る、山札なし

## Help.

help-yukon = ユーコンの遊び方
help-yukon-text = 表のカードはどれでも、上のカードごと、順番に関係なく動かせます。置けるのは、数がひとつ大きい別の色のカードの上。空いた列にはキングを置けます。組札はマークごとに、エースから順に積みます。組札の一番上のカードは列に戻せます。山札はありません。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
