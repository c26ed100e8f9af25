# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = フリーセル
objective-freecell = 全部のカードを、マークごとにエースからキングまで組札に積みます。列では赤黒交互に、大きい数から順に重ねます。セルにはどのカードでも1枚置けます。
    .brief = マークごとに、エースからキングまで組札に。
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }：セルは{ $cells }つ

# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = セル{ $n }
    .at = セル{ $n }
    .to = セル{ $n }へ
    .from = セル{ $n }から
    .typed = { $n } の/番目の/つ目の セル へ/に/から/
    .words = セル, せる, seru

# Under the objective: what is free to move cards through.
freecell-progress-room = { $cells ->
        [0] 空いているセルはなし
       *[other] 空いているセルは{ $cells }つ
    }、{ $columns ->
        [0] 空いている列はなし
       *[other] 空いている列は{ $columns }つ
    }

## Refusals.

# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
freecell-refused-room = { $count }枚分の空きが必要です。今は{ $room }枚分です。
    .short = { $count }枚分の空きが必要、今は{ $room }枚分
freecell-refused-occupied = { $card }は{ $place }動かせません：{ $top }があります。セルには1枚しか置けません。
# $number was asked for, $last is the highest number.
freecell-deal-number = ゲーム番号{ $number }はありません：フリーセルの番号は1から{ $last }です。
freecell-deal-not-winnable = これは解けないことで有名なゲームです。

## Hints. $card is moved $place; $wanted is the card under it that a foundation takes next.

freecell-hint-frees-cell = { $card }を{ $place }：セルが空きます。
freecell-hint-digs = { $card }を{ $place }：{ $wanted }を掘り出します。
freecell-hint-finish = 仕上げ：残りは自動で上がれます。

## Help.

help-freecell = フリーセルの遊び方
help-freecell-text = 列では、数がひとつ大きい別の色のカードに重ねます。セルにはどのカードでも1枚、空いた列にはどのカードでも置けます。空いたセルと列が足りれば、並びを一度に動かせます。組札はマークごとに、エースから順に積みます。ゲーム番号はマイクロソフト版と同じです。
# Follows it for a player with a keyboard.
help-freecell-typing = 場所の番号は変わりません。b で一覧を聞けます。場所の番号でカードを取り、行き先の番号で置きます。一度に入力もできます：3 5、7h 8s、7h f。大文字 F は安全なカードをすべて組札へ動かし、勝ちが決まったら残りも進めます。
# How points come: $card for each card.
freecell-points = 得点：組札のカードごとに{ $card }点。

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = ファイルが空です。ゲームはカードを並べた{ $columns }行で、1行が1列に当たります。
# $count columns were found, FreeCell has $columns.
freecell-board-columns = 列の数が{ $count }です。フリーセルの列の数は{ $columns }です。
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = { $line }行目の{ $position }枚目：{ $text } はカードではありません。10H、QS、AC のように書きます。
# $card is a card, $line the number of a line.
freecell-board-again = { $line }行目：{ $card }は2枚目です。
# $cards is a list of cards.
freecell-board-missing = 足りないカード：{ $cards }。
# $count cards, five or more.
freecell-board-incomplete = カードが{ $count }枚足りません。
# $line is the number of a line.
freecell-board-begun = { $line }行目：セルと組札は空でなければなりません。使えるのは始まりの配置だけです。
