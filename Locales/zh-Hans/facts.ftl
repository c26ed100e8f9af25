# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = 首都：{ $capital }。
fact-city-in = 所在国：{ $country }。
fact-countries = 国家：{ $countries }。
fact-region = 地区：{ $continent }，{ $region }。
fact-location = 位于：{ $place }。
# A city is the capital of $count countries or states: $names.
fact-capital-of = 首府，属于：{ $names }。
fact-no-neighbours = 没有陆上邻国。
# $count neighbours by land: $names.
fact-neighbours = { $count ->
        [2] 两个
       *[other] { $count }个
    }邻国：{ $names }。
# Rounded. $millions and $tenths make "1.4 million": 140万, for Chinese counts in ten thousands.
fact-population-millions = 人口：约{ $tenths ->
        [0] { $millions }00
       *[other] { $millions }{ $tenths }0
    }万。
fact-population = 人口：约{ $people }。
fact-area = 面积：约{ $area }平方公里。
fact-length = 长度：{ $length }公里。
fact-height = 高度：{ $height }米。
# $count official languages: $names.
fact-languages = { $count ->
        [1] 语言：{ $names }。
       *[other] 语言：{ $names }。
    }
fact-currency = 货币：{ $currency }。
# $name is spoken in its own language.
fact-native-name = 本地语言：{ $name }。

## Answers to the command facts.

facts-in-learner-mode = 资料在学习模式里才有。按大写 L 打开。
facts-choose-card = 先选一张牌，再查资料。
# $card is a card.
facts-none = { $card }没有资料。
# $card is a piece of a map that shows several countries.
facts-which = { $card }：查哪个国家？
