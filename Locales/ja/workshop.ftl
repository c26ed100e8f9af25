# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = 自作のグループ
    .brief = 自作のグループ
workshop-group-new = 新しいグループ
workshop-deck-new = 新しいデッキ
workshop-group-summary = { $title }、カード{ $parts }枚
workshop-deck-summary = デッキ { $title }、{ $parts }グループ
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = グループの名前は？ 0で戻る。
workshop-deck-name = デッキの名前は？ 0で戻る。
workshop-group-add = カードを入れる
workshop-deck-add = グループを入れる
workshop-group-remove = カードを外す
workshop-deck-remove = グループを外す
workshop-rename = 名前を変える
workshop-save = 保存する
workshop-discard = 保存しない
workshop-delete = 削除する
workshop-group-next = { $n }枚目のカードは？ 空のままエンターで終わり。
    .brief = { $n }枚目は？
workshop-group-added = { $part }。{ $n }枚目のカードは？
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }、入力した通り。{ $n }枚目のカードは？
workshop-group-twice = { $part }はもう入っています。{ $n }枚目のカードは？
workshop-group-too-many = カードは60枚までです。空のままエンターで終わり。
workshop-deck-next = グループ{ $n }は？ 名前の一部でかまいません。空のままエンターで終わり。
    .brief = グループ{ $n }は？
workshop-deck-added = { $part }。グループ{ $n }は？
workshop-deck-twice = { $part }はもう入っています。グループ{ $n }は？
workshop-deck-too-many = デッキは64グループまでです。空のままエンターで終わり。
workshop-deck-unknown = 名前に { $name } が入るグループはありません。ほかには？
workshop-which = どの { $name } ですか。
workshop-as-typed = 入力した通りの { $name }
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = ほかのグループにも合うカード{ $count }枚
# $card also fits each of $groups.
workshop-overlap = { $card }：{ $groups }
workshop-keep-question = { $title }、保存しますか。
workshop-group-too-few = グループにはカードが最低2枚必要です。
workshop-deck-too-few = デッキにはグループが最低ひとつ必要です。
workshop-group-saved = 保存しました：{ $title }、カード{ $parts }枚。
workshop-deck-saved = 保存しました：{ $title }、{ $parts }グループ。
workshop-delete-question = { $title }、削除しますか。
workshop-deleted = 削除しました：{ $title }。
# $reason is what is wrong with what was typed.
workshop-no-name = 名前に使えません：{ $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }、カード{ $parts }枚。
workshop-import-none = { $file }：グループがありません。1行が1グループです。名前の次にカードを書きます。
# After the first $most groups.
workshop-import-limit = { $file }：グループが多すぎます。上限：{ $most }。
# $reason is why the line is no group.
workshop-import-line = { $file }、{ $line }行目：{ $reason }
workshop-import-twice = { $part }が重複しています。
workshop-import-no-name = 最初のセルが空です：ここにグループの名前を書きます。
workshop-import-quotes = 引用符が閉じていません。
workshop-import-too-many = カードが60枚を超えています。
