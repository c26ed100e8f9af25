# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group (组) has one base card (类别牌, "Countries of Europe") and its partners
### (成员牌, "France"). $group is the name of a group, $card a card, $place a place in the form .to.

game-atlas = 地理接龙
objective-atlas = 集齐每一组：先把类别牌放上回收堆，再放它的成员牌。
    .brief = 集齐每一组。

# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }，类别牌
    .short = { $group }
    .brief = { $group }，类别
# A card of the player's own groups.
name-own = { $name }

atlas-invites-base = 类别牌

# $done of $total groups are complete now.
atlas-group-completed = { $group }集齐，第{ $done }组，共{ $total }组。
    .brief = { $group }集齐。
command-completed = 读已集齐的组
    .words = 已集齐, 集齐, jiqi
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group }：{ $cards }
atlas-completed-none = 还没有集齐任何一组。
atlas-nothing-playable-drawn = 牌库空了，抽到的牌都放不了。

## Progress. $missing partners are still to come.

atlas-progress = 已集齐{ $done ->
        [2] 两组
       *[other] { $done }组
    }，共{ $total }组
atlas-progress-group = { $group }：还缺{ $missing ->
        [2] 两张
       *[other] { $missing }张
    }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = 牌库{ $stock ->
        [2] 两张
       *[other] { $stock }张
    }，弃牌堆{ $waste ->
        [2] 两张
       *[other] { $waste }张
    }，列中暗牌{ $hidden ->
        [2] 两张
       *[other] { $hidden }张
    }

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = { $card }不能放{ $place }：空的回收堆要先放类别牌。
atlas-refused-occupied = { $card }不能放{ $place }：那里是{ $group }。类别牌要放空的回收堆。
atlas-refused-not-in-group = { $card }不属于{ $group }。
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = { $card }符合{ $group }，但本局它属于{ $home }。
atlas-refused-name-there = 那里已有{ $card }；这张属于另一组。
atlas-refused-base-in-column = { $card }不能放{ $place }：类别牌只能放在空位上。
atlas-refused-on-base = { $card }不能放{ $place }：列中的类别牌上不能放牌。
atlas-refused-not-together = { $card }和{ $top }不是一组。
atlas-refused-other-group = { $card }和{ $top }本可同组，但本局不是。

## Hints.

atlas-hint-belongs = 把{ $card }移{ $place }：属于{ $group }。
atlas-hint-opens = 把{ $card }移{ $place }：开一个新组。

## Learner mode.

# The group of a card, after its name.
atlas-lesson-group = { $group }。
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] 齐了：{ $members }。
        [2] 还缺两张。成员：{ $members }。
       *[other] 还缺{ $missing }张。成员：{ $members }。
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = 图片：{ $caption }
card-picture = 带图片。

## Decks and dealing.

deck-without-groups = 一副牌至少要有一组。
# $limit is the most a deck may have.
deck-too-large = 一副牌最多{ $limit }组。
deck-group-incomplete = { $group }没有类别牌或没有成员牌。
deck-group-twice = { $group }在这副牌里出现了两次。
deck-name-twice = { $group }里有两张同名的牌。
deck-columns = 不能这样分列：要四个数，总数不超过牌数。
deck-no-group = 一副牌至少要有一组。
deck-unknown-group = 没有这一组：{ $group }。
deck-no-base = { $group }没有类别牌。
deck-no-partners = { $group }没有成员牌。
# $found groups are there, $needed were asked for.
deal-too-few-groups = 发不出{ $needed }组的牌局：只有{ $found ->
        [2] 两组
       *[other] { $found }组
    }可选。
# $needed groups were asked for.
deal-too-much-shared = 发不出{ $needed }组的牌局：太多牌同时符合两组。
deal-any = 随意发牌：不一定能赢。
deal-not-known-winnable = 这一局不一定能赢。

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $home }的{ $card }也符合{ $other }。
overlap-homonym = { $home }的{ $card }和{ $other }里的一张牌同名。

## Help.

help-atlas = 地理接龙玩法
help-atlas-text = 每组有一张类别牌和若干成员牌。把类别牌放到空的回收堆，再把它的成员牌放上去。列中，成员牌要放在同组的成员牌上；空列什么都能放。没有牌可放时，从牌库抽牌。
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] 输入一个位置的编号拿起那里的牌，再输入目标的编号。两个编号就是一整步：5 7 把位置5的牌移到位置7。
    }

## Settings.

setting-reshuffles = 弃牌堆洗回次数
setting-reshuffles-help = 弃牌堆可以洗回几次，新局生效。
setting-level = 学段
setting-level-help = 新局发哪些分组。
setting-level-any = 不限
setting-level-primary = 小学
setting-level-secondary = 中学
setting-level-expert = 超出课本
