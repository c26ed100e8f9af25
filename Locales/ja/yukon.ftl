# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = ユーコン
objective-yukon = 全部のカードを、マークごとにエースからキングまで組札に積みます。列では赤黒交互に、大きい数から順に重ねます。表のカードはどれでも、上のカードごと動かせます。
    .brief = マークごとに、エースからキングまで組札に。
yukon-choice = 全部配る、山札なし

## Help.

help-yukon = ユーコンの遊び方
help-yukon-text = 表のカードはどれでも、上のカードごと、順番に関係なく動かせます。置けるのは、数がひとつ大きい別の色のカードの上。空いた列にはキングを置けます。組札はマークごとに、エースから順に積みます。山札はありません。
# Follows it for a player with a keyboard.
help-yukon-typing = 場所の番号は変わりません。b で一覧を聞けます。場所の番号でカードを取り、行き先の番号で置きます。一度に入力もできます：3 5、7h 8s、7h f。大文字 F は安全なカードをすべて組札へ動かし、勝ちが決まったら残りも進めます。
