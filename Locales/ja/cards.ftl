# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none.
# Hiragana is understood for katakana.
card-name = { $suit ->
        [clubs] クラブ
        [diamonds] ダイヤ
        [hearts] ハート
       *[spades] スペード
    }の{ $rank ->
        [ace] エース
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] ジャック
        [queen] クイーン
       *[king] キング
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }{ $suit ->
        [clubs] ⠉
        [diamonds] ⠙
        [hearts] ⠓
       *[spades] ⠎
    }
    .brief = { $suit ->
        [clubs] クラブ
        [diamonds] ダイヤ
        [hearts] ハート
       *[spades] スペード
    }{ $rank ->
        [ace] {" "}エース
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] {" "}ジャック
        [queen] {" "}クイーン
       *[king] {" "}キング
    }
    .typed = { suit-name.typed } の/ { rank-name.typed }, { rank-name.typed } { suit-name.typed }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
        [ace] エース
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] ジャック
        [queen] クイーン
       *[king] キング
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }
    .typed = { card-name.typed }, { card-name }, { rank-name.typed }
# The rank as it stands on a card that is drawn: as short as on the cards that people have, in the
# digits that are printed on those.
card-index = { $rank ->
        [ace] A
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
       *[king] K
    }
# The suit's first letter, or as many as tell it from the others; drawn beside its sign where the player
# wants that.
card-suit-letter = { $suit ->
        [clubs] ク
        [diamonds] ダ
        [hearts] ハ
       *[spades] ス
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] クラブ
        [diamonds] ダイヤ
        [hearts] ハート
       *[spades] スペード
    }
    .typed = { $suit ->
        [clubs] クラブ/クローバー/ク/c
        [diamonds] ダイヤ/ダイア/ダ/d
        [hearts] ハート/ハ/h
       *[spades] スペード/ス/s
    }
# A rank without a suit; .to is said after "up to".
rank-name = { $rank ->
        [ace] エース
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] ジャック
        [queen] クイーン
       *[king] キング
    }
    .to = { $rank ->
        [ace] エース
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] ジャック
        [queen] クイーン
       *[king] キング
    }
    .typed = { $rank ->
        [ace] エース/a
        [two] 二/に/2
        [three] 三/さん/3
        [four] 四/よん/4
        [five] 五/ご/5
        [six] 六/ろく/6
        [seven] 七/なな/しち/7
        [eight] 八/はち/8
        [nine] 九/きゅう/く/9
        [ten] 十/じゅう/10/x
        [jack] ジャック/j
        [queen] クイーン/クィーン/q
       *[king] キング/k
    }
# Any card of a rank, as in "empty, takes a king".
wanted-rank = { $rank ->
        [ace] エース
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] ジャック
        [queen] クイーン
       *[king] キング
    }
# Any card of a rank and a colour, as in "it goes on: a black 5".
wanted-rank-colour = { $colour ->
        [red] 赤
       *[black] 黒
    }の{ $rank ->
        [ace] エース
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] ジャック
        [queen] クイーン
       *[king] キング
    }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first }か{ $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }：{ $card }
    .full = { $place }：{ $card }、{ $count }枚
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place }：{ $card }、置けるのは{ $takes }
    .brief = { $place }：{ $card }
label-takes-nothing = { $place }：{ $card }、何も置けません
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = 捨て札{ $card }。列：{ $columns }。山札{ $stock }枚。
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] 引いたカードなし
       *[other] 引いたカード：{ $card }
    }。捨て札：{ $waste }。列：{ $columns }。山札{ $stock }枚。
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }。山札{ $stock }枚。
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = 列{ $first }から列{ $last }まで：{ $cards }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }：{ $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = { $first }から{ $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = { $count ->
        [1] 1枚だけなのは
       *[other] { $count }枚あるのは
    }、{ $ranks }
# What is out of sight where suits do not count.
unseen-ranks = { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
foundations = { $count ->
        [0] 組札：すべて空き
       *[other] 組札：{ $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] なし
        [ace] エース
        [king] 完成
       *[other] { rank-name.to }まで
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] なし
        [complete] 完成
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = 各列の枚数：{ $heights }{ $count ->
        [0] {""}
       *[other] ；{ $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] セル
        [reserve] 予備札
        [stock] 山札
        [waste] 捨て札
        [complete] 場の外
       *[founded] 組札
    }{ $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = セル{ $n }
    .at = セル{ $n }
    .to = セル{ $n }へ
    .from = セル{ $n }から
    .typed = { $n } の/番目の/つ目の セル へ/に/から/
    .words = セル, せる, seru
# A pile whose top card can be played.
place-reserve = 予備札
    .at = 予備札
    .to = 予備札へ
    .from = 予備札から
    .words = 予備札, よびふだ, 予備, よび, yobi
invites-waste = 裏返した捨て札

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = 捨て札を裏返し、山札に{ $count }枚。
    .brief = 裏返し、{ $count }枚。
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = { $suit ->
        [clubs] クラブ
        [diamonds] ダイヤ
        [hearts] ハート
       *[spades] スペード
    }完成、キングからエースまで、{ $place }。{ $total }組中{ $done }組。
told-can-finish = あとは自動で上がれます。仕上げを選べます。
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }。
# $card leaves the table.
told-out = { $card }を取り除いた。

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card }は{ $top }に置けません：どちらも{ $colour ->
        [red] 赤
       *[black] 黒
    }です。置けるのは{ $wanted }の上です。
refused-suit = { $card }は{ $top }に置けません：マークが違います。置けるのは{ $wanted }の上です。
refused-rank = { $card }は{ $top }に置けません。置けるのは{ $wanted }の上です。
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card }は{ $top }に置けません：{ $kind ->
        [column] 空いた列
        [foundation] 空いた組札
       *[other] 空いた場所
    }が必要です。
# $wanted is what the empty place takes.
refused-base = { $card }は{ $place }動かせません：空いている所に置けるのは{ $wanted }だけです。
# $top lies on the waste, which takes $wanted.
refused-following = { $card }は{ $top }に置けません：捨て札に置けるのは{ $wanted }です。
# After a king, in some games.
refused-nothing-follows = { $top }：上には何も置けません。
refused-stock-empty = 引けません：山札がありません。
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card }と{ $top }を合わせると{ $total }です。{ $card }の相手は{ $wanted }です。
refused-king-alone = キングは1枚で取れます。
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = { $card }の相手は{ $wanted }です。
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card }は上のカードごと{ $place }動かせません：1枚ずつです。
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card }は上のカードごと動かせません：{ $lower }の上の{ $upper }が{ $flaw ->
        [colour] 同じ色だ
        [suit] 別のマークだ
       *[rank] 続きの数ではない
    }からです。先に{ $upper }を動かしてください。
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = { $count }枚分の空きが必要です。今は{ $room }枚分です。
    .short = { $count }枚分の空きが必要、今は{ $room }枚分
refused-occupied = { $card }は{ $place }動かせません：{ $top }があります。セルには1枚しか置けません。
# A card was to go to whichever cell is free.
no-cell-free = 空いているセルはありません。
# An empty column that takes nothing.
refused-closed = { $card }は{ $place }動かせません：空いた列には何も置けません。
# Of a column one card moves, or all of them.
refused-part = { $card }は動かせません：動かせるのは列の一番上の1枚か、列全体です。
refused-stays = { $card }は動かせません。
refused-on-foundation = { $card }はもう組札にあります。
refused-no-move = { $card }の行き先はありません。
refused-nothing-safe = 後で困らずに組札に置けるカードはありません。
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = まだ自動では上がれません：{ $stock ->
        [yes] 先に全部を表にし、山札を空にしてください。
       *[no] 小さいカードの上に大きいカードがあります。
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = 組札{ $total }枚中{ $done }枚
progress-score = 得点{ $score }
# $stock and $waste cards lie there.
progress-reserve = 山札{ $stock }枚、捨て札{ $waste }枚
# $hidden cards lie face down.
progress-hidden = 列の裏{ $hidden }枚
# $left cards lie in the columns, $stock in the stock.
progress-columns = 列に残り{ $left }枚、山札{ $stock ->
        [0] なし
       *[other] { $stock }枚
    }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [0] 空いているセルはなし
       *[other] 空いているセルは{ $cells }つ
    }、{ $columns ->
        [0] 空いている列はなし
       *[other] 空いている列は{ $columns }つ
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] 捨て札はもう裏返せません
       *[other] 捨て札はあと{ $left }回裏返せます
    }
progress-runs = { $total }組中{ $done }組完成
# $suits says how many of each suit.
progress-runs-suits = { $total }組中{ $done }組完成：{ $suits }
# $count runs of $suit.
suit-runs = { $suit }{ $count }組
hint-safe = { $card }を{ $place }：もう必要ありません。
hint-plays = { $card }を{ $place }。
hint-from-waste = { $card }を{ $place }：捨て札の次が使えます。
hint-joins = { $card }を{ $place }：並びがつながります。
hint-frees-cell = { $card }を{ $place }：セルが空きます。
hint-digs = { $card }を{ $place }：{ $wanted }を掘り出します。
hint-finish = 仕上げ：残りは自動で上がれます。
hint-recycle = 捨て札を裏返す：使えるカードがあります。
# The first of $count cards that can be played one after the other.
hint-row = { $card }を{ $from }：続けて{ $count }枚。
hint-takes-away = { $card }を{ $from }。
# $next lay under $card.
hint-uncovers = { $card }を{ $from }：{ $next }が使えます。
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card }と上の{ $count }枚
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] 。
       *[other] ：{ $count }枚が使えるようになります。
    }
hint-pair-card = { $at }の{ $name }

## What the game does for the player.

act-auto-move = 選んだカードを自動で動かす
act-auto-move-all = 安全なカードをすべて組札に
act-finish = 仕上げ：残りを自動で
command-auto-move = 選んだカードを自動で動かす
    .words = 自動, じどう, jido
command-auto-move-all = 安全なカードをすべて組札に
    .words = 安全, あんぜん, anzen
command-finish = 仕上げ：残りを自動で
    .words = 仕上げ, しあげ, shiage
