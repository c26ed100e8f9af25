# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = 自己的分组
    .brief = 自己的分组
workshop-group-new = 新建一组
workshop-deck-new = 新建一副牌
workshop-group-summary = { $title }，{ $parts ->
        [2] 两张
       *[other] { $parts }张
    }
workshop-deck-summary = 自编牌 { $title }，{ $parts ->
        [2] 两组
       *[other] { $parts }组
    }
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = 这一组叫什么？按 0 返回。
workshop-deck-name = 这副牌叫什么？按 0 返回。
workshop-group-add = 加牌
workshop-deck-add = 加组
workshop-group-remove = 去掉一张牌
workshop-deck-remove = 去掉一组
workshop-rename = 改名
workshop-save = 保存
workshop-discard = 不保存
workshop-delete = 删除
workshop-group-next = 第{ $n }张牌？空行结束。
    .brief = 第{ $n }张？
workshop-group-added = { $part }。第{ $n }张牌？
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }，照输入的。第{ $n }张牌？
workshop-group-twice = 已有{ $part }。第{ $n }张牌？
workshop-group-too-many = 最多60张牌。空行结束。
workshop-deck-next = 第{ $n }组？输入名称的一部分即可；空行结束。
    .brief = 第{ $n }组？
workshop-deck-added = { $part }。第{ $n }组？
workshop-deck-twice = 已有{ $part }。第{ $n }组？
workshop-deck-too-many = 最多64组。空行结束。
workshop-deck-unknown = 没有名称含 { $name } 的组。换一个？
workshop-which = 哪个 { $name }？
workshop-as-typed = 就用输入的 { $name }
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = { $count ->
        [2] 两张牌
       *[other] { $count }张牌
    }也符合别的组
# $card also fits each of $groups.
workshop-overlap = { $card }：{ $groups }
workshop-keep-question = { $title }：要保存吗？
workshop-group-too-few = 一组至少要有两张牌。
workshop-deck-too-few = 一副牌至少要有一组。
workshop-group-saved = 已保存：{ $title }，{ $parts ->
        [2] 两张
       *[other] { $parts }张
    }。
workshop-deck-saved = 已保存：{ $title }，{ $parts ->
        [2] 两组
       *[other] { $parts }组
    }。
workshop-delete-question = 要删除 { $title } 吗？
workshop-deleted = 已删除：{ $title }。
# $reason is what is wrong with what was typed.
workshop-no-name = 不能作名称：{ $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }，{ $parts ->
        [2] 两张
       *[other] { $parts }张
    }。
workshop-import-none = { $file }：没有分组。每行一组：先写名称，再写各张牌。
# After the first $most groups.
workshop-import-limit = { $file }：分组太多。上限：{ $most }。
# $reason is why the line is no group.
workshop-import-line = { $file }第{ $line }行：{ $reason }
workshop-import-twice = { $part }出现了两次。
workshop-import-no-name = 第一个单元格是空的：要填分组的名称。
workshop-import-quotes = 有引号没有配对。
workshop-import-too-many = 超过60张牌。
