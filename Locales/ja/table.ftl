# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### Terms: 列 column, 組札 foundation, 捨て札 waste, 山札 stock, 裏 face down, 表 face up, 並び a run,
### 手 a move. Nothing is counted with words whose sound changes with the number, where that can be helped.
### Between Latin letters and Japanese stands a space, or the voice spells the word; the sign ・ is misread
### too. は and へ are written only as particles: the list of readings says them as わ and え.
### .brief is said where the player wants little, .full where the player wants all.

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("c2"): a word, and a letter or two.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = 列{ $n }
    .at = 列{ $n }
    .to = 列{ $n }へ
    .from = 列{ $n }から
    .braille = 列{ $n }
    .at-braille = 列{ $n }
    .to-braille = 列{ $n }へ
    .from-braille = 列{ $n }から
    .typed = 第/ { $n }列 目/ へ/に/から/, { $n } の/番目の/つ目の 列 へ/に/から/
    .words = 列, れつ, retsu, retu
place-foundation = 組札{ $n }
    .at = 組札{ $n }
    .to = 組札{ $n }へ
    .from = 組札{ $n }から
    .braille = 組{ $n }
    .at-braille = 組{ $n }
    .to-braille = 組{ $n }へ
    .from-braille = 組{ $n }から
    .typed = { $n } の/番目の/つ目の 組札 へ/に/から/
    .words = 組札, くみふだ, 組, くみ, kumi
place-waste = 捨て札
    .at = 捨て札
    .to = 捨て札へ
    .from = 捨て札から
    .words = 捨て札, すてふだ, sute
# The card drawn last, beside the waste.
place-drawn-card = 引いたカード
    .at = 引いたカード
    .to = 引いたカードへ
    .from = 引いたカードから
    .words = 引いたカード, ひいたカード, hiita
place-stock = 山札
    .at = 山札
    .to = 山札へ
    .from = 山札から
    .words = 山札, やまふだ, 山, やま, yama
# A square of a grid, in $row and $column.
place-square = { $row }行{ $column }列
    .at = { $row }行{ $column }列
    .to = { $row }行{ $column }列へ
    .from = { $row }行{ $column }列から
    .braille = { $row }行{ $column }列
    .at-braille = { $row }行{ $column }列
    .to-braille = { $row }行{ $column }列へ
    .from-braille = { $row }行{ $column }列から
    .typed = 第/ { $row }行 第/ { $column }列
    .words = マス, ます, masu
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = ピース{ $n }
    .at = ピース{ $n }
    .to = ピース{ $n }へ
    .from = ピース{ $n }から
    .typed = { $n } の/番目の/つ目の ピース
    .words = ピース, ぴーす, piisu
# A row of squares, from the top.
place-row = 行{ $n }
    .at = 行{ $n }
    .typed = 第/ { $n }行 目/
    .words = 行, ぎょう, gyou

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = 一番目/一つ目, 二番目/二つ目, 三番目/三つ目, 四番目/四つ目, 五番目/五つ目, 六番目/六つ目, 七番目/七つ目, 八番目/八つ目, 九番目/九つ目, 十番目, 十一番目, 十二番目

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }、{ $place }
    .full = { $name }、表、{ $place }
label-card-position = { $name }、{ $place }、{ $count }枚中{ $position }枚目
    .full = { $name }、表、{ $place }、{ $count }枚中{ $position }枚目
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = 裏{ $count }枚、{ $place }
label-place = { $place }：{ $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }、{ $place }
    .brief = { $name }、{ $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }、選択中、{ $place }
    .brief = { $name }、選択中、{ $number }
square-empty = 空き
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = { $n }行目：{ $cards }
grid-column = { $n }列目：{ $cards }
# The whole row is empty.
row-empty = 空き
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = 空き
map-covered = 下
# $name is a piece, $look what it looks like.
label-look = { $name }：{ $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }：{ $cards }、裏{ $hidden }枚
    .brief = { $place }：{ $cards }
# The stock: $count cards, all face down.
label-closed = { $place }：{ $count }枚
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }、列{ $n }の下
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }：{ $base }、まだなし
       *[other] { $place }：{ $base }、{ $count }枚：{ $cards }
    }
    .brief = { $place }：{ $base }、{ $count }枚
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }：{ $act }、残り{ $count }枚
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }：空き
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }：空き、入るのは{ $takes }
    .brief = { $place }：空き
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }：{ $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target }、{ $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target }、{ $load }だけ
    .few = { $load }だけ{ $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }、動かすと{ $effects }
    .brief = { $target }、{ $effects }
effect-turns-up = 1枚めくれる
    .brief = めくれる
# $count cards that lie under it come free.
effect-frees = { $count }枚が使えるようになる
    .brief = { $count }枚使える
effect-empties-column = 列が空く
    .brief = 空く
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] グループ完成
       *[column] 組が完成
    }
    .brief = 完成
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }：{ $card }
       *[other] { $place }：{ $card }、下に裏{ $hidden }枚
    }
    .brief = { $place }：{ $card }、{ $hidden }
# A label as a sentence, when something follows it.
sentence = { $text }。
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first }。{ $then }

invites-any-card = すべてのカード
invites-reshuffle = 混ぜた捨て札

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }、動かせます
        [1] { $card }、動かせます、上に{ $cards }
       *[other] { $card }、動かせます、上に{ $count }枚：{ $cards }
    }
    .brief = { $count ->
        [0] { $card }、動かせます
       *[other] { $card }、動かせます、上に{ $count }枚
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }：場の外
# The same where what was completed has a name: $group.
where-completed-group = { $card }：{ $group }、完成、場の外
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }、上に{ $count ->
        [1] { $cards }
       *[other] { $count }枚：{ $cards }
    }{ $moves ->
        [0] {""}
        [1] {""}
       *[other] 、あと{ $moves }手
    }
where-covered = { $card }、上に{ $count }枚
# The cards looked for that lie face down or in the stock.
unseen-cards = 見えていないカード：{ $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [1] { $card }
       *[other] { $card }が{ $count }枚
    }
unseen-count = { $count ->
        [0] 全部見えています
       *[other] 見えていないカード{ $count }枚
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = 組札はすべて完成しています。
    .waste = 見えているカードに、捨て札に置けるものはありません。

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [1] { $first }
       *[other] { $count }枚、{ $first }から{ $last }
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = なし

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [1] { $first }
       *[other] { $first }から{ $last }
    }
    .full = { $count ->
        [1] { $first }
       *[other] { $count }枚、{ $first }から{ $last }
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }、その下に{ $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [1] { $card }、{ $to }。
       *[other] { $count }枚、{ $first }から{ $last }、{ $to }。
    }
    .brief = { $count ->
        [1] { $card }、{ $to }。
       *[other] { $count }枚、{ $to }。
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [1] 。
       *[other] 、{ $drawn }枚引いた。
    }{ $left ->
        [0] 山札なし。
       *[other] {""}
    }
    .brief = { $card }。{ $left ->
        [0] 山札なし。
       *[other] {""}
    }
    .full = { $drawn ->
        [1] { $card }を引いた。
       *[other] { $card }、{ $drawn }枚引いた、その下に{ $under }。
    }{ $left ->
        [0] 山札なし。
       *[other] 山札残り{ $left }枚。
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = 配ったカード：{ $cards }。{ $left ->
        [0] 山札なし。
       *[other] {""}
    }
    .brief = { $cards }。{ $left ->
        [0] 山札なし。
       *[other] {""}
    }
    .full = 列1から順に配ったカード：{ $cards }。{ $left ->
        [0] 山札なし。
       *[other] 山札残り{ $left }枚。
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = 各列に1枚ずつ配った。
# $cards went to the foundations one after the other.
told-gathered = 組札へ：{ $cards }。
# $count cards, more than are named; $card is the last.
told-gathered-many = 組札へ{ $count }枚、最後は{ $card }。
    .brief = 組札へ{ $count }枚。
told-turns-up = { $place }：{ $card }。
    .full = { $place }がめくれて{ $card }。
    .brief = { $card }。
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }：{ $card }。
    .brief = { $card }。
# A card that the player has just heard named now lies at $place. $more is "yes" where more of the move is told.
told-lands = { $more ->
        [yes] {""}
       *[no] { $place }。
    }
    .full = { $place }。
told-shuffled = { $count ->
        [1] 1枚を山札に戻した。
       *[other] 捨て札を混ぜ、山札に{ $count }枚。
    }
    .brief = 混ぜた、{ $count }枚。
told-score = 得点{ $score }。
    .brief = {""}
# So many points were counted off: $points.
told-points-lost = 減点{ $points }。

undone = 戻した手：
redone = やり直した手：
nothing-to-undo = 戻す手がありません。
undo-bound-reached = これ以上は戻せません：設定の上限です。
nothing-to-redo = やり直す手がありません。
# $count is how many moves were taken back at once.
undone-several = { $count }手戻した。
# $count is how many moves were done again at once.
redone-several = { $count }手やり直した。
redo-end-reached = これ以上はやり直せません。
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = { $n }手目：
at-the-deal = 最初の配置です。
# $most is how many there are.
undo-how-many = 何手戻しますか。{ $most }まで、0で取り消し。
# $most is how many there are.
redo-how-many = 何手やり直しますか。{ $most }まで、0で取り消し。
# $n moves have been made.
bookmark-set = { $n ->
        [0] しおり、最初の配置。
       *[other] しおり、{ $n }手目。
    }
bookmark-none = しおりはありません。
bookmark-here = ここがしおりです。
bookmark-beyond-bound = しおりは、設定で戻せる範囲より前です。
nothing-changed = まだ何も動かしていません。

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = このゲームではできません。
# $limit is how often the stock may be gone through.
refused-passes = 引けません：山札を最後まで引けるのは{ $limit ->
        [1] 1回だけ
       *[other] { $limit }回まで
    }です。
refused-nothing-to-draw = 引けません：山札も捨て札もありません。
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] 引けません：このゲームでは捨て札を混ぜられません。
       *[other] 引けません：捨て札を混ぜられるのは{ $limit }回までで、もう使いました。
    }
# A saved game names a difficulty that its game does not have.
refused-difficulty = このゲームに難しさ { $difficulty } はありません。
refused-nothing-picked = 先にカードを選んでください。
refused-same-place = もうそこにあります。
# $place is a place in the form .to, such as the stock.
refused-not-a-target = { $place }は動かせません。
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] { $from }は取れません：空です。
       *[other] { $from }は取れません。
    }
refused-from-foundation = 組札のカードは、グループが完成するまで動かせません。
refused-covered = { $card }の上にカードがあります。先にそれを動かしてください。
refused-face-down = 裏のカードは動かせません。一番上になるとめくれます。
# $card lies under a card of column $n.
refused-under = { $card }は列{ $n }のカードの下にあります。

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card }を{ $place }：1枚めくれます。
    .from = { $card }を{ $from }{ $place }：1枚めくれます。
hint-empties-column = { $card }を{ $place }：列が空きます。
    .from = { $card }を{ $from }{ $place }：列が空きます。
hint-frees-waste = { $card }を{ $place }：捨て札の次が使えます。
hint-draw = カードを引く。
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = 成績に入りません。
hint-none = ヒントはありません。手を戻すか、別の手を試してください。
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = 見えている範囲にヒントはありません。{ ANY($keys) } で確実なヒントを探します。
# A hint was asked for when all was done.
hint-won = もう勝っています。

dead-end = もう動かせるカードがありません。
# After a round that was won or lost.
end-score = 得点：{ $score }。
# The most points made before at this difficulty: $score.
high-score = 最高得点：{ $score }。
high-score-new = 最高得点を更新！
keep-looking = 場をまだ見る
