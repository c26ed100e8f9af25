# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group has one base card ("Countries of Europe") and its partners ("France").
### 台札 is the base card, 仲間 its partners, グループ the group (組 is a run of Spider).
### $group is the name of a group, $card a card, $place a place in the form .to.

game-atlas = アトラス ソリティア
objective-atlas = 全部のグループを完成させます。まず台札を組札に置き、次に仲間を重ねます。
    .brief = 全部のグループを完成。

# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }、台札
    .short = { $group }
    .brief = { $group }、台札
# A card of the player's own groups.
name-own = { $name }

atlas-invites-base = 台札

# $done of $total groups are complete now.
atlas-group-completed = { $group }、完成。{ $total }グループ中{ $done }。
    .brief = { $group }、完成。
command-completed = 完成したグループを読む
    .words = 完成, かんせい, kansei
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group }：{ $cards }
atlas-completed-none = 完成したグループはまだありません。
atlas-nothing-playable-drawn = 山札がなくなり、引いたカードはどこにも置けません。

## Progress. $missing partners are still to come.

atlas-progress = { $total }グループ中{ $done }グループ完成
atlas-progress-group = { $group }：あと{ $missing }枚
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = 山札{ $stock }枚、捨て札{ $waste }枚、列の裏{ $hidden }枚

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = { $card }は{ $place }動かせません：空いた組札に置けるのは台札です。
atlas-refused-occupied = { $card }は{ $place }動かせません：そこは{ $group }です。台札は、空いた組札に置きます。
atlas-refused-not-in-group = { $card }は、次のグループには入りません：{ $group }。
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = { $card }は{ $group }にも当てはまりますが、今回のグループは{ $home }です。
atlas-refused-name-there = { $card }はもうあります。これは別のグループのカードです。
atlas-refused-base-in-column = { $card }は{ $place }動かせません：台札は空いた場所にだけ置けます。
atlas-refused-on-base = { $card }は{ $place }動かせません：列の台札には重ねられません。
atlas-refused-not-together = { $card }と{ $top }は同じグループではありません。
atlas-refused-other-group = { $card }と{ $top }は、合うこともありますが、今回は別のグループです。

## Hints.

atlas-hint-belongs = { $card }を{ $place }：{ $group }の仲間です。
atlas-hint-opens = { $card }を{ $place }：グループが始まります。

## Learner mode.

# The group of a card, after its name.
atlas-lesson-group = { $group }。
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] 全部そろいました：{ $members }。
       *[other] あと{ $missing }枚。仲間：{ $members }。
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = 画像：{ $caption }
card-picture = 画像があります。

## Decks and dealing.

deck-without-groups = デッキにはグループが最低ひとつ必要です。
# $limit is the most a deck may have.
deck-too-large = デッキは{ $limit }グループまでです。
deck-group-incomplete = グループ { $group } に台札か仲間がありません。
deck-group-twice = グループ { $group } がデッキに重複しています。
deck-name-twice = グループ { $group } に同じカードが重複しています。
deck-columns = その配り方はできません：数字を四つ、合計はカードの枚数までです。
deck-no-group = デッキにはグループが最低ひとつ必要です。
deck-unknown-group = グループ { $group } はありません。
deck-no-base = グループ { $group } に台札がありません。
deck-no-partners = グループ { $group } に仲間がありません。
# $found groups are there, $needed were asked for.
deal-too-few-groups = { $needed }グループのゲームは配れません：{ $found }グループしかありません。
# $needed groups were asked for.
deal-too-much-shared = { $needed }グループのゲームは配れません：二つのグループに合うカードが多すぎます。
deal-any = ランダムに配る：解けないこともあります。
deal-not-known-winnable = このゲームは解けないかもしれません。

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $home }の{ $card }は、{ $other }にも当てはまります。
overlap-homonym = { $home }の{ $card }は、{ $other }のカードと同じ名前です。

## Help.

help-atlas = アトラス ソリティアの遊び方
help-atlas-text = どのグループにも、台札と仲間のカードがあります。空いた組札に台札を置き、その上に仲間を置きます。列では、同じグループの仲間どうしを重ねます。空いた列にはどのカードでも置けます。置けるものがなければ、山札から引きます。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] 場所の番号でカードを取り、行き先の番号で置きます。番号を二つ続けると一度に動かせます。5 7 なら、場所5から場所7へ動かします。
    }

## Settings.

setting-reshuffles = 捨て札を混ぜる上限
setting-reshuffles-help = 捨て札を何度混ぜられるか。新しいゲームから。
setting-level = 学校の段階
setting-level-help = どのグループを配るか。新しいゲームから。
setting-level-any = すべて
setting-level-primary = 小学校
setting-level-secondary = 中学と高校
setting-level-expert = 高校より上
