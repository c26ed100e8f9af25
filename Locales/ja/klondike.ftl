# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = クロンダイク
objective-klondike = 全部のカードを、マークごとにエースからキングまで組札に積みます。列では赤黒交互に、大きい数から順に重ねます。
    .brief = マークごとに、エースからキングまで組札に。
klondike-draw-one = やさしい：1枚ずつ引く
klondike-draw-three = 難しい：3枚ずつ引く

## Help.

help-klondike = クロンダイクの遊び方
help-klondike-text = 列では、数がひとつ大きい別の色のカードに重ねます。上のカードも一緒に動きます。空いた列にはキングを置けます。組札はマークごとに、エースから順に積みます。
# Follows it for a player with a keyboard.
help-klondike-typing = d で山札から引き、山札がなくなれば d で捨て札を裏返します。場所の番号は変わりません。b で一覧を聞けます。場所の番号でカードを取り、行き先の番号で置きます。一度に入力もできます：3 5、7h 8s、7h f。大文字 F は安全なカードをすべて組札へ動かし、勝ちが決まったら残りも進めます。
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = 得点：組札へ{ $foundation }点、捨て札から列へ{ $column }点、表になったカード{ $turned }点。組札から戻すと減点{ $back }、1枚ずつ引くゲームで捨て札を裏返すと減点{ $recycle }。ゼロより下にはなりません。
