# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = クロンダイク
objective-klondike = 全部のカードを、マークごとにエースからキングまで組札に積みます。列では赤黒交互に、大きい数から順に重ねます。
    .brief = マークごとに、エースからキングまで組札に。
klondike-draw-one = やさしい：1枚ずつ引く
klondike-draw-three = 難しい：3枚ずつ引く
# $difficulty is "Medium" and the like; $drawing cards at a time, the stock gone through $passes times.
klondike-choice = { $difficulty }：{ $drawing }枚ずつ引く、山札は{ $passes ->
        [1] 1回だけ
       *[other] { $passes }回まで
    }

## Help.

help-klondike = クロンダイクの遊び方
help-klondike-text = 列では、数がひとつ大きい別の色のカードに重ねます。上のカードも一緒に動きます。空いた列にはキングを置けます。組札はマークごとに、エースから順に積みます。組札の一番上のカードは列に戻せます。山札は何度でも最後まで引けますが、普通のゲームでは1回だけ、達人のゲームでは3回までです。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-klondike-typing = { typing-stock }{ typing-places }
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = 得点：組札へ{ $foundation }点、捨て札から列へ{ $column }点、表になったカード{ $turned }点。組札から戻すと減点{ $back }、1枚ずつ引くゲームで捨て札を裏返すと減点{ $recycle }。ゼロより下にはなりません。
