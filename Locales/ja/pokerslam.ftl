# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points.

game-pokerslam = ポーカースラム
objective-pokerslam = 隣り合う2枚から5枚でポーカーの役を作ります。斜めも隣です。余るカードがあってはいけません。マス目に役がなくなれば終わりです。
    .brief = 隣り合う2枚から5枚でポーカーの役。
pokerslam-listed = やさしい：役の一覧あり
pokerslam-unlisted = 難しい：役を自分で見つける
act-play-hand = 役を出す
command-play-hand = 役を出す
    .words = 出す, だす, dasu
command-hands = 作れる役
    .words = 役, やく, yaku
command-best = このカードの一番よい役
    .words = 一番, いちばん, ichiban
command-neighbours = まわりのカード
    .words = まわり, 周り, mawari
command-chosen = 選んだカード
    .words = 選択, せんたく, sentaku
command-falls = 落ちるカード
    .words = 落ちる, おちる, ochiru
command-reference = 役の種類と得点
    .words = 種類, しゅるい, 得点, とくてん, shurui
# Told in the tutorial.
pokerslam-tutorial-choose = カードの番号は行と列です。
help-pokerslam = ポーカースラムの遊び方
help-pokerslam-text = カードは5行5列に並びます。隣り合う2枚から5枚を選び、ポーカーの役として出します。斜めも隣です。余るカードがあってはいけません。ストレートはキング、エース、2とつながります。出したカードは消え、上のカードが落ち、山札から新しいカードが入ります。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = カードの番号は行と列で、23は2行3列です。{ $input ->
        [keys] エンターか大文字 P で役を出します。バックスペースで最後のカードを外します。一覧の役は0とその番号です。
       *[lines] 番号か、7h のようなカードを入力します。7h 8h 9h のように続けてもかまいません。1か大文字 P で役を出します。「外す」で最後のカードを外します。
    }選んだカードをもう一度選ぶか、隣でないカードを選ぶと、選択を解除します。t でマス目、{ $input ->
        [keys] b 
       *[lines] 「行2」や「列3」
    }でその一部、大文字 A でまわりのカード、大文字 C で選んだカード、大文字 F で落ちるカード、n で山札の中身を読みます。大文字 M で作れる役の一覧、大文字 B でそのカードの一番よい役。難しいゲームでは教えません。大文字 E で役の種類と得点を読みます。
# What each hand scores: $hands.
pokerslam-points = 得点：{ $hands }。

## Hands. A mini hand has 3 cards, a nearly hand 4: in Japanese by their number, 3枚 and 4枚. Straights run round the corner: king, ace, 2.

hand-pair = ワンペア
hand-mini-straight = 3枚ストレート
hand-mini-flush = 3枚フラッシュ
hand-mini-straight-flush = 3枚ストレートフラッシュ
hand-mini-royal-flush = 3枚ロイヤルフラッシュ
hand-three-of-a-kind = スリーカード
hand-two-pair = ツーペア
hand-nearly-straight = 4枚ストレート
hand-nearly-flush = 4枚フラッシュ
hand-nearly-straight-flush = 4枚ストレートフラッシュ
hand-nearly-royal-flush = 4枚ロイヤルフラッシュ
hand-four-of-a-kind = フォーカード
hand-straight = ストレート
hand-flush = フラッシュ
hand-full-house = フルハウス
hand-straight-flush = ストレートフラッシュ
hand-royal-flush = ロイヤルフラッシュ
# A line of the list of all hands; $cards is an example.
hand-reference = { $hand }、{ $score }点：{ $cards }
# What the chosen cards are.
pokerslam-hand = { $hand }、{ $score }点
# A line of the list of the hands on the grid.
pokerslam-entry = { $hand }、{ $score }点：{ $cards }
# After the best hand of each kind: $count hands are on the grid.
pokerslam-hands = 役は{ $count }通り、大文字 M で一覧。
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }、{ $score }点：{ $count }通り
# In the harder game the hands on the grid are not listed.
pokerslam-untold = 難しいほうでは、役を自分で見つけます。
ask-best-1 = どのカード？ 番号か名前、0で戻る。
ask-neighbours-1 = どのカード？ 番号か名前、0で戻る。
# $card is part of no hand.
pokerslam-best-none = { $card }：今は役になりません
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card }：{ $neighbours }
pokerslam-neighbour = { $direction }に{ $card }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

direction-up = 上
    .at = 上
direction-down = 下
    .at = 下
direction-left = 左
    .at = 左
direction-right = 右
    .at = 右
direction-up-left = 左上
    .at = 左上
direction-up-right = 右上
    .at = 右上
direction-down-left = 左下
    .at = 左下
direction-down-right = 右下
    .at = 右下
pokerslam-chain = { $chain }、{ $direction }に{ $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain }、{ $from }の{ $direction }に{ $card }

## What playing a hand does.

pokerslam-played = { $hand }、{ $score }点。
    .brief = { $hand }、{ $score }点。
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place }：{ $falls }。
       *[other] { $row ->
            [1] { $place }、新しく：{ $cards }
           *[other] { $place }、{ $row }行目から新しく：{ $cards }
        }{ $count ->
            [0] {""}
           *[other] 、落ちた：{ $fallen }
        }。
    }
    .brief = { $new ->
        [0] { $place }：{ $falls }。
       *[other] { $place }：{ $cards }。
    }
    .full = { $new ->
        [0] { $place }：{ $falls }。
       *[other] { $count ->
            [0] { $place }、{ $row }行目から新しく：{ $cards }。
           *[other] { $place }：{ $falls }、{ $row }行目から新しく：{ $cards }。
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card }が{ $row }行目へ
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place }：{ $falls }。
pokerslam-nothing-falls = 何も落ちません。
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [0] 新しいカードなし。
       *[other] 新しいカード{ $count }枚。
    }
pokerslam-cleared = 52枚全部を消しました！
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] 山札なし。
       *[other] 山札残り{ $count }枚。
    }
    .brief = 残り{ $count }枚。

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = 得点{ $score }、山札{ $deck }枚
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = もう役がありません。得点{ $score }、残り{ $left }枚{ $record ->
        [new] 、新記録
        [old] 、最高得点{ $best }
       *[none] { "" }
    }。
# $count cards of a rank.
pokerslam-deck-rank = { $rank ->
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
    }：{ $count }枚
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] クラブ
        [diamonds] ダイヤ
        [hearts] ハート
       *[spades] スペード
    }：{ $count }枚
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = カードはマスから動かせません。隣り合う2枚から5枚を選んで、役を出してください。
pokerslam-refused-not-there = 選べるのはマス目のカードだけです。
pokerslam-refused-played = { $card }はもう出しました。
pokerslam-refused-in-stock = { $card }はまだ山札にあります。
pokerslam-refused-chosen = { $card }はもう選択中です。
pokerslam-refused-five = 役は5枚までです。
pokerslam-refused-apart = { $card }は選んだカードの隣にありません。
pokerslam-refused-one = { $card }だけでは役になりません。隣のカードも選んでください。
# $count cards were chosen.
pokerslam-refused-no-hand = この{ $count }枚では役になりません。
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = 役になりません：{ $count ->
       *[other] { $cards }
    }が余ります。除くと{ $hand }です。

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }、{ $score }点。{ $place }：{ $chain }。
# The hint of the harder game.
pokerslam-hint-row = 一番よい役のカードが{ $row }行目にあります。
# The same, to a player who asks again.
pokerslam-hint-kind = 一番よい役：{ $hand }、{ $score }点。
