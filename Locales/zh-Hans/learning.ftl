# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come as they are.

menu-learning = 学习：测验和进度
learning = 学习
quiz-start = 测验
quiz-continent = 选一个洲测验
quiz-kind = 选一种题测验
quiz-kind-group = 属于哪一组
quiz-kind-capital = 首都或首府
quiz-kind-neighbour = 邻国、邻州或邻省
quiz-kind-place = 在哪里
quiz-kind-remark = 以什么闻名
quiz-kind-own-name = 国家的本地名称
quiz-kind-own-capital = 首都的本地名称
quiz-kind-own-neighbour = 邻国的本地名称
progress-menu = 进度

## Questions about $name, a place; four answers follow.

question-group = { $name }属于哪一组？
question-capital = { $name }的{ $kind ->
       *[country] 首都
        [state] 首府
        [canton] 首府
        [prefecture] 县厅所在地
        [province] 省会
        [region] 首府
        [republic] 首都
    }是哪里？
question-neighbour = { $name }与{ $kind ->
       *[country] 哪个国家
        [state] 哪个州
        [canton] 哪个州
        [province] 哪个省
        [region] 哪个地区
        [prefecture] 哪个县
        [republic] 哪个共和国
    }相邻？
question-place = { $name }在{ $kind ->
        [country] 哪个洲
       *[other] 哪个国家
    }？
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = 缺的是哪个地方？{ $remark }
quiz-gap = 某地
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = 哪个国家自称{ $name }？
question-own-capital = 哪个国家把首都叫作{ $name }？
question-own-neighbour = 自称{ $name }的国家与哪个国家相邻？

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question }第{ $n }题，共{ $count }题。
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = 答对了：{ $answer }。
# The same where the player has chosen another.
quiz-wrong = 不对，是{ $answer }。
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own }：{ $name }。
# At the end: $right of $count answers were right.
quiz-result = { $count }题答对{ $right ->
        [2] 两题
       *[other] { $right }题
    }。
# $names is a list of what was not known.
quiz-missed = 很快会再问：{ $names }。
quiz-none = 没有合适的题。换一个洲或换一种题。

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = 补课：{ $count ->
        [2] 两个
       *[other] { $count }个
    }地方。
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name }：{ $groups }。
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = 没答对的可以补课：{ ANY($ways) }。
refresher-none = 没有要补的了。

## Studying the groups of a round before it is played.

study-first = 先学各组
# $difficulty is that of the round.
study = 学习，{ $difficulty }
study-play = 玩这一局
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }。{ $fact }

## After a round.

review-mistakes = 复习错题
review = 错题
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name }：不是{ $tried }，是{ $right }
# The same where it is not known any more what was tried.
review-right = { $name }：{ $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = 在{ $place }以{ $direction ->
        [north] 北
        [north-east] 东北
        [east] 东
        [south-east] 东南
        [south] 南
        [south-west] 西南
        [west] 西
       *[north-west] 西北
    }{ $kilometres }公里。
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital }：在{ $place }以{ $direction ->
        [north] 北
        [north-east] 东北
        [east] 东
        [south-east] 东南
        [south] 南
        [south-west] 西南
        [west] 西
       *[north-west] 西北
    }{ $kilometres }公里。

## What a round is about.

choose-motif = 这一局的主题
theme-needed = 最需要练的
theme-surprise = 随意
theme-continent = 一个洲
theme-topic = 一类分组
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }，{ $topic }
theme-nothing-needed = 还没有要复习的：先做测验或玩一局。
topic-countries = 国家
topic-neighbours = 邻国
topic-coasts = 海岸
topic-languages = 语言
topic-capitals = 首都
topic-cities = 城市
topic-states = 州和省
topic-nature = 自然
topic-landmarks = 名胜
topic-flags = 国旗
topic-records = 最大和最小
topic-clocks = 时区
# $theme is a continent, one of the kinds above, or both.
atlas-theme = 主题：{ $theme }。
# The same where only $count groups can be dealt together.
atlas-theme-fewer = 主题：{ $theme }。只有{ $count ->
        [2] 两组
       *[other] { $count }组
    }合适。
# $theme is as above.
atlas-theme-too-small = 组太少，发不出牌：{ $theme }。换一个洲或换一类。

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }：{ $places }个地方，已掌握{ $known ->
        [2] 两个
       *[other] { $known }个
    }{ $due ->
        [0] 。
        [2] ，要复习两个。
       *[other] ，要复习{ $due }个。
    }
progress-none = 还没有出过题。测验在主菜单的学习里。

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = 最近七天
week = 最近七天，和之前的七天。
week-days = 玩的天数：{ NUMBER($now) }，之前{ NUMBER($before) }。
# What was known at the end of the seven days.
week-known = 已掌握的地方：{ NUMBER($now) }，之前{ NUMBER($before) }。
# What was asked about for the first time.
week-new = 新的：{ NUMBER($now) }，之前{ NUMBER($before) }。
# What had been known and was then missed.
week-forgotten = 忘了的：{ NUMBER($now) }，之前{ NUMBER($before) }。
# $right of $count answers about the places of $group were right.
week-best = 掌握得最好的组：{ $group }，{ $count ->
        [2] 两题
       *[other] { $count }题
    }答对{ $right ->
        [2] 两题
       *[other] { $right }题
    }。
# The same.
week-weakest = 最薄弱的组：{ $group }，{ $count ->
        [2] 两题
       *[other] { $count }题
    }答对{ $right ->
        [2] 两题
       *[other] { $right }题
    }。
week-none = 最近两周没有玩过。

## The map of progress: its title, and what its marks mean.

map-title = 你认识的世界
map-standing-known = 已掌握
map-standing-due = 要复习
map-standing-new = 还没出过题
map-none = 画不出地图：缺少轮廓。请重新安装游戏。
