# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come as they are.

menu-learning = 学習：クイズと進み具合
learning = 学習
quiz-start = クイズ
quiz-continent = 大陸を選んでクイズ
quiz-kind = 問題の種類を選んでクイズ
quiz-kind-group = どのグループか
quiz-kind-capital = 首都や州都
quiz-kind-neighbour = 隣の国や州
quiz-kind-place = どこにあるか
quiz-kind-remark = 何で知られているか
    .speech = なにでしられているか
quiz-kind-own-name = 国を現地名で
quiz-kind-own-capital = 首都を現地名で
quiz-kind-own-neighbour = 隣の国を現地名で
progress-menu = 進み具合

## Questions about $name, a place; four answers follow.

question-group = { $name }はどのグループ？
question-capital = { $name }の{ $kind ->
       *[country] 首都
        [state] 州都
        [canton] 州都
        [prefecture] 県庁所在地
        [province] 首府
        [region] 首府
        [republic] 首都
    }は？
question-neighbour = { $kind ->
       *[country] { $name }の隣の国は？
        [state] { $name }の隣の州は？
        [canton] { $name }の隣の州は？
        [province] { $name }の隣は？
        [region] { $name }の隣は？
        [prefecture] { $name }の隣の県は？
        [republic] { $name }の隣は？
    }
question-place = { $kind ->
        [country] { $name }はどの大陸？
       *[other] { $name }はどの国？
    }
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = 抜けている場所はどこ？{ $remark }
    .speech = ぬけているばしょわどこ？{ $remark }
quiz-gap = まるまる
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = 現地名が{ $name }なのはどの国？
question-own-capital = 首都の現地名が{ $name }なのはどの国？
question-own-neighbour = 現地名が{ $name }の国の隣の国は？

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } { $count }問中{ $n }問目。
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = 正解：{ $answer }。
# The same where the player has chosen another.
quiz-wrong = 違います。正解は、{ $answer }。
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own }は、{ $name }。
# At the end: $right of $count answers were right.
quiz-result = { $count }問中{ $right }問正解。
# $names is a list of what was not known.
quiz-missed = また出題します：{ $names }。
quiz-none = 当てはまる問題がありません。大陸か種類を変えてください。

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = おさらい：{ $count }か所。
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name }：{ $groups }。
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = 間違えたところのおさらい：{ ANY($ways) }。
refresher-none = おさらいするものはありません。

## Studying the groups of a round before it is played.

study-first = 先にグループを学習
# $difficulty is that of the round.
study = 学習、{ $difficulty }
study-play = このゲームを始める
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }。{ $fact }

## After a round.

review-mistakes = 間違いの復習
review = 間違い
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name }：{ $tried }ではなく、{ $right }
# The same where it is not known any more what was tried.
review-right = { $name }：{ $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = { $place }から{ $direction ->
        [north] 北
        [north-east] 北東
        [east] 東
        [south-east] 南東
        [south] 南
        [south-west] 南西
        [west] 西
       *[north-west] 北西
    }へ{ $kilometres }キロ。
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital }：{ $place }から{ $direction ->
        [north] 北
        [north-east] 北東
        [east] 東
        [south-east] 南東
        [south] 南
        [south-west] 南西
        [west] 西
       *[north-west] 北西
    }へ{ $kilometres }キロ。

## What a round is about.

choose-motif = ゲームのテーマ
theme-needed = 復習が一番必要なもの
theme-surprise = おまかせ
theme-continent = 大陸をひとつ
theme-topic = グループの種類をひとつ
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }、{ $topic }
theme-nothing-needed = まだ復習するものがありません。先にクイズかゲームで遊んでください。
topic-countries = 国
topic-neighbours = 隣国
topic-coasts = 海岸
topic-languages = 言語
topic-capitals = 首都
topic-cities = 都市
topic-states = 州、省、県
topic-nature = 自然
topic-landmarks = 名所
    .speech = めいしょ
topic-flags = 国旗
    .speech = こっき
topic-records = 最大と最小
    .speech = さいだいとさいしょう
topic-clocks = 標準時
    .speech = ひょうじゅんじ
# $theme is a continent, one of the kinds above, or both.
atlas-theme = テーマ：{ $theme }。
# The same where only $count groups can be dealt together.
atlas-theme-fewer = テーマ：{ $theme }。合うのは{ $count }グループだけです。
# $theme is as above.
atlas-theme-too-small = 配るにはグループが足りません：{ $theme }。別の大陸か種類を選んでください。

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }：{ $places }か所のうち、覚えたのは{ $known }か所{ $due ->
        [0] 。
       *[other] 、復習は{ $due }か所。
    }
progress-none = まだ出題していません。クイズはメインメニューの学習にあります。

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = この一週間
week = この一週間と、その前の一週間。
week-days = 遊んだ日数：{ $now }、その前は{ $before }。
# What was known at the end of the seven days.
week-known = 覚えた場所：{ $now }か所、その前は{ $before }か所。
# What was asked about for the first time.
week-new = 新しい場所：{ $now }か所、その前は{ $before }か所。
# What had been known and was then missed.
week-forgotten = 忘れた場所：{ $now }か所、その前は{ $before }か所。
# $right of $count answers about the places of $group were right.
week-best = 得意なグループ：{ $group }、{ $count }問中{ $right }問正解。
# The same.
week-weakest = 苦手なグループ：{ $group }、{ $count }問中{ $right }問正解。
week-none = この二週間は遊んでいません。

## The map of progress: its title, and what its marks mean.

map-title = 世界の知識
map-standing-known = 覚えた
map-standing-due = 復習
map-standing-new = まだ出題していない
map-none = 地図を描けません。輪郭がありません。ゲームをインストールし直してください。
