# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = { $kind ->
       *[country] 首都
        [state] 州都
        [canton] 州都
        [prefecture] 県庁所在地
        [province] { $country ->
            [cn] 省都
           *[other] 州都
        }
        [region] { $country ->
            [fr] 首府
            [pl] 県都
           *[other] 州都
        }
        [republic] 首都
    }：{ $capital }。
# Cities that share the seat of a country: $names, a list.
fact-capitals = 首都：{ $names }。
fact-city-in = 国：{ $country }。
fact-countries = 国：{ $countries }。
fact-region = 地域：{ $region }、{ $continent }。
fact-location = 所在地：{ $place }。
# A city is the capital of $count countries or states: $names.
fact-capital-of = { $names }の{ $kind ->
       *[country] 首都
        [both] 首都と{ $country ->
            [fr] 首府
            [pl] 県都
           *[other] 州都
        }
        [state] 州都
        [canton] 州都
        [prefecture] 県庁所在地
        [province] { $country ->
            [cn] 省都
           *[other] 州都
        }
        [region] { $country ->
            [fr] 首府
            [pl] 県都
           *[other] 州都
        }
        [republic] 首都
    }。
fact-no-neighbours = 陸で接する国はありません。
# $count neighbours by land: $names.
fact-neighbours = { $kind ->
       *[country] 隣接は{ $count }か国
        [state] 隣接は{ $count }州
        [canton] 隣接は{ $count }州
        [province] 隣接は{ $count }か所
        [region] 隣接は{ $count }か所
        [prefecture] 隣接は{ $count }か所
        [republic] 隣接は{ $count }か所
    }：{ $names }。
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = 隣の国：{ $names }。
# Rounded. $millions and $tenths make "1.4 million": in units of 10,000, with those of 100 million written out.
fact-population-millions = 人口：およそ{ $millions ->
        [100] 1億
        [110] 1億1000万
        [120] 1億2000万
        [130] 1億3000万
        [140] 1億4000万
        [150] 1億5000万
        [160] 1億6000万
        [170] 1億7000万
        [180] 1億8000万
        [190] 1億9000万
        [200] 2億
        [210] 2億1000万
        [220] 2億2000万
        [230] 2億3000万
        [240] 2億4000万
        [250] 2億5000万
        [260] 2億6000万
        [270] 2億7000万
        [280] 2億8000万
        [290] 2億9000万
        [300] 3億
        [310] 3億1000万
        [320] 3億2000万
        [330] 3億3000万
        [340] 3億4000万
        [350] 3億5000万
        [1300] 13億
        [1400] 14億
        [1500] 15億
       *[other] { $millions }{ $tenths }0万
    }人。
fact-population = 人口：およそ{ $people }人。
fact-area = 面積：およそ{ $area }平方キロ。
# Of a million and more, rounded. $millions and $tenths make "1.4 million": in units of 10,000, with those of 100 million written out.
fact-area-millions = 面積：およそ{ $millions ->
        [100] 1億
        [110] 1億1000万
        [120] 1億2000万
        [130] 1億3000万
        [140] 1億4000万
        [150] 1億5000万
        [160] 1億6000万
        [170] 1億7000万
        [180] 1億8000万
        [190] 1億9000万
        [200] 2億
       *[other] { $millions }{ $tenths }0万
    }平方キロ。
fact-length = 長さ：およそ{ $length }キロ。
fact-height = 高さ：およそ{ $height }メートル。
# That of a strait, rounded.
fact-width = 一番狭い所の幅：およそ{ $width }キロ。
    .speech = いちばんせまいところのはば：およそ{ $width }キロ。
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = 水域：{ $names }。
    .speech = すいいき：{ $names }。
# $year is the year in which it was opened.
fact-opened = できた年：{ $year }年。
    .speech = できたとし：{ $year }ねん。
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = 世界遺産に登録：{ $year }年。
    .speech = せかいいさんにとうろく：{ $year }ねん。
# $count official languages: $names.
fact-languages = { $count ->
        [1] 公用語：{ $names }。
       *[other] 公用語は{ $count }言語：{ $names }。
    }
fact-currency = 通貨：{ $currency }。
# $name is spoken in its own language.
fact-native-name = 現地名：{ $name }。

## Answers to the command facts.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = 豆知識は学習モードで聞けます。{ ANY($ways) } でオンになります。
facts-choose-card = 豆知識は、先にカードを選んでから聞いてください。
# $card is a card.
facts-none = { $card }の豆知識はありません。
# $card is a piece of a map that shows several countries.
facts-which = { $card }：どの国の豆知識ですか。
