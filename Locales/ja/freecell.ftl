# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.

game-freecell = フリーセル
objective-freecell = 全部のカードを、マークごとにエースからキングまで組札に積みます。列では赤黒交互に、大きい数から順に重ねます。セルにはどのカードでも1枚置けます。
    .brief = マークごとに、エースからキングまで組札に。
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }：セルは{ $cells }つ

## Refusals.

# $number was asked for, $last is the highest number.
freecell-deal-number = ゲーム番号{ $number }はありません：フリーセルの番号は1から{ $last }です。
freecell-deal-not-winnable = これは解けないことで有名なゲームです。

## Help.

help-freecell = フリーセルの遊び方
help-freecell-text = 列では、数がひとつ大きい別の色のカードに重ねます。セルにはどのカードでも1枚、空いた列にはどのカードでも置けます。空いたセルと列が足りれば、並びを一度に動かせます。組札はマークごとに、エースから順に積みます。ゲーム番号はマイクロソフト版と同じです。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-freecell-typing = { typing-places }
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
