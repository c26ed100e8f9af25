# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to. 組 is a complete run, マーク a suit.

game-spider = スパイダー
objective-spider = 同じマークでキングからエースまでの組を、8組作ります。列ではマークに関係なく大きい数から順に重ねますが、一緒に動くのは同じマークだけです。
    .brief = 同じマークで、キングからエースまでを8組。
# $difficulty is "Easy" and the like.
spider-choice = { $difficulty }：{ $suits }マーク
act-deal = 10枚配る
    .short = 配る
command-deal = 10枚配る
    .words = 配る, くばる, kubaru

## Progress.

# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] もう配れません
       *[other] あと{ $deals }回配れます
    }、列の裏{ $hidden }枚、{ $columns ->
        [0] 空いている列はなし
       *[other] 空いている列は{ $columns }つ
    }

## Refusals.

spider-refused-no-deals = もう配れません：全部配り終えました。
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = { $count ->
       *[other] { $columns }
    }が空いています：配る前に、どの列にもカードを置いてください。

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card }を{ $from }{ $place }：同じマーク。
spider-hint-fills = { $card }を{ $from }{ $place }：配るには、どの列にもカードが必要です。
spider-hint-deal = 10枚配る。

## Help.

help-spider = スパイダーの遊び方
help-spider-text = 数がひとつ大きいカードなら、どのマークにも重ねられます。ただし一緒に動くのは、同じマークの続きだけです。空いた列には何でも置けます。同じマークでキングからエースまでそろうと、場から消えます。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = d で各列に1枚ずつ、10枚配ります。その時、空いた列があってはいけません。{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = 得点：最初に{ $start }点、組が完成するごとに{ $run }点。手ごとに減点{ $move }、戻した手も数えます。
