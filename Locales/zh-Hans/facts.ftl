# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = { $kind ->
       *[country] 首都
        [state] 首府
        [canton] 首府
        [prefecture] 县厅所在地
        [province] 省会
        [region] { $country ->
            [pl] 省会
           *[other] 首府
        }
        [republic] 首都
    }：{ $capital }。
# Cities that share the seat of a country: $names, a list.
fact-capitals = 首都： { $names } 。
fact-city-in = 所在国：{ $country }。
fact-countries = 国家：{ $countries }。
fact-region = 地区：{ $continent }，{ $region }。
fact-location = 位于：{ $place }。
# A city is the capital of $count countries or states: $names.
fact-capital-of = { $names }的{ $kind ->
       *[country] 首都
        [both] 首都和{ $country ->
            [pl] 省会
            [za] 省会
           *[other] 首府
        }
        [state] 首府
        [canton] 首府
        [prefecture] 县厅所在地
        [province] 省会
        [region] { $country ->
            [pl] 省会
           *[other] 首府
        }
        [republic] 首都
    }。
fact-no-neighbours = 没有陆上邻国。
# $count neighbours by land: $names.
fact-neighbours = { $kind ->
       *[country] { $count ->
            [2] 与两国接壤
           *[other] 与{ $count }国接壤
        }
        [state] { $count ->
            [2] 与两个州相邻
           *[other] 与{ $count }个州相邻
        }
        [canton] { $count ->
            [2] 与两个州相邻
           *[other] 与{ $count }个州相邻
        }
        [province] { $count ->
            [2] 与两个省相邻
           *[other] 与{ $count }个省相邻
        }
        [region] { $count ->
            [2] 与两个地区相邻
           *[other] 与{ $count }个地区相邻
        }
        [prefecture] { $count ->
            [2] 与两个县相邻
           *[other] 与{ $count }个县相邻
        }
        [republic] { $count ->
            [2] 与两个共和国相邻
           *[other] 与{ $count }个共和国相邻
        }
    }：{ $names }。
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = 邻国：{ $names }。
# Rounded. $millions and $tenths make "1.4 million": 140万, for Chinese counts in ten thousands, with those of
# 100 million written out: the voice drops the point of 1.4亿.
fact-population-millions = 人口：约{ $millions ->
        [100] 1亿
        [110] 1亿1000万
        [120] 1亿2000万
        [130] 1亿3000万
        [140] 1亿4000万
        [150] 1亿5000万
        [160] 1亿6000万
        [170] 1亿7000万
        [180] 1亿8000万
        [190] 1亿9000万
        [200] 2亿
        [210] 2亿1000万
        [220] 2亿2000万
        [230] 2亿3000万
        [240] 2亿4000万
        [250] 2亿5000万
        [260] 2亿6000万
        [270] 2亿7000万
        [280] 2亿8000万
        [290] 2亿9000万
        [300] 3亿
        [310] 3亿1000万
        [320] 3亿2000万
        [330] 3亿3000万
        [340] 3亿4000万
        [350] 3亿5000万
        [1300] 13亿
        [1400] 14亿
        [1500] 15亿
       *[other] { $tenths ->
            [0] { $millions }00万
           *[other] { $millions }{ $tenths }0万
        }
    }。
fact-population = 人口：约{ $people }。
fact-area = 面积：约{ $area }平方公里。
# Of a million and more, rounded. $millions and $tenths make "1.4 million": in ten thousands, as people are counted.
fact-area-millions = 面积：约{ $millions ->
        [100] 1亿
        [110] 1亿1000万
        [120] 1亿2000万
        [130] 1亿3000万
        [140] 1亿4000万
        [150] 1亿5000万
        [160] 1亿6000万
        [170] 1亿7000万
        [180] 1亿8000万
        [190] 1亿9000万
        [200] 2亿
       *[other] { $tenths ->
            [0] { $millions }00万
           *[other] { $millions }{ $tenths }0万
        }
    }平方公里。
fact-length = 长度：约{ $length }公里。
fact-height = 高度：约{ $height }米。
# That of a strait, rounded.
fact-width = 最窄处的宽度：约{ $width }公里。
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = 水域：{ $names }。
# $year is the year in which it was opened.
fact-opened = { $year }年启用。
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = { $year }年列入世界遗产。
# $count official languages: $names.
fact-languages = { $count ->
        [1] 官方语言：{ $names }。
        [2] 两种官方语言：{ $names }。
       *[other] { $count }种官方语言：{ $names }。
    }
fact-currency = 货币：{ $currency }。
# $name is spoken in its own language.
fact-native-name = 当地名称：{ $name }。

## Answers to the command facts.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = 资料在学习模式里才有。用 { ANY($ways) } 打开。
facts-choose-card = 先选一张牌，再查资料。
# $card is a card.
facts-none = { $card }没有资料。
# $card is a piece of a map that shows several countries.
facts-which = { $card }：查哪个国家？
