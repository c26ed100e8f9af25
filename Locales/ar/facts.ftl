# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = العاصمة: { $capital }.
# Cities that share the seat of a country: $names, a list.
fact-capitals = العواصم: { $names }.
fact-city-in = مدينة في { $country }.
fact-countries = الدول: { $countries }.
fact-region = المنطقة: { $region }، { $continent }.
fact-location = المكان: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = عاصمة { $names }.
fact-no-neighbours = لا حدود برية لها.
# $count neighbours by land: $names.
fact-neighbours = { $kind ->
       *[country] { $count ->
            [zero] لا دول مجاورة
            [one] دولة مجاورة واحدة
            [two] دولتان مجاورتان
            [few] { NUMBER($count, gender: "feminine") } دول مجاورة
            [many] { NUMBER($count, gender: "feminine") } دولة مجاورة
           *[other] { NUMBER($count, gender: "feminine") } دولة مجاورة
        }
        [state] { $count ->
            [zero] لا ولايات مجاورة
            [one] ولاية مجاورة واحدة
            [two] ولايتان مجاورتان
            [few] { NUMBER($count, gender: "feminine") } ولايات مجاورة
            [many] { NUMBER($count, gender: "feminine") } ولاية مجاورة
           *[other] { NUMBER($count, gender: "feminine") } ولاية مجاورة
        }
        [province] { $count ->
            [zero] لا مقاطعات مجاورة
            [one] مقاطعة مجاورة واحدة
            [two] مقاطعتان مجاورتان
            [few] { NUMBER($count, gender: "feminine") } مقاطعات مجاورة
            [many] { NUMBER($count, gender: "feminine") } مقاطعة مجاورة
           *[other] { NUMBER($count, gender: "feminine") } مقاطعة مجاورة
        }
        [region] { $count ->
            [zero] لا أقاليم مجاورة
            [one] إقليم مجاور واحد
            [two] إقليمان مجاوران
            [few] { NUMBER($count, gender: "masculine") } أقاليم مجاورة
            [many] { NUMBER($count, gender: "masculine") } إقليما مجاورا
           *[other] { NUMBER($count, gender: "masculine") } إقليم مجاور
        }
    }: { $names }.
# The same where the country borders on more than are dealt, so that they are not counted.
fact-neighbours-among = دول مجاورة: { $names }.
# Rounded. $millions and $tenths make "1.4 million".
# The voice reads a decimal number only with a full stop.
fact-population-millions = السكان: نحو { $tenths ->
        [0] { $millions ->
            [1300] ١٫٣ مليار
            [1400] ١٫٤ مليار
            [1500] ١٫٥ مليار
            [zero] { NUMBER($millions, gender: "masculine") } مليون
            [one] مليون واحد
            [two] مليونين
            [few] { NUMBER($millions, gender: "masculine") } ملايين
            [many] { NUMBER($millions, gender: "masculine") } مليونا
           *[other] { NUMBER($millions, gender: "masculine") } مليون
        }
       *[other] { $millions }٫{ $tenths } مليون
    }.
    .speech = السكان: نحو { $tenths ->
        [0] { $millions ->
            [1300] 1.3 مليار
            [1400] 1.4 مليار
            [1500] 1.5 مليار
            [zero] { NUMBER($millions, gender: "masculine") } مليون
            [one] مليون واحد
            [two] مليونين
            [few] { NUMBER($millions, gender: "masculine") } ملايين
            [many] { NUMBER($millions, gender: "masculine") } مليونا
           *[other] { NUMBER($millions, gender: "masculine") } مليون
        }
       *[other] { $millions }.{ $tenths } مليون
    }.
fact-population = السكان: نحو { $people }.
fact-area = المساحة: نحو { $area ->
        [zero] { NUMBER($area, gender: "masculine") } كيلومتر مربع
        [one] كيلومتر مربع واحد
        [two] كيلومترين مربعين
        [few] { NUMBER($area, gender: "masculine") } كيلومترات مربعة
        [many] { NUMBER($area, gender: "masculine") } كيلومترا مربعا
       *[other] { NUMBER($area, gender: "masculine") } كيلومتر مربع
    }.
# Of a million and more, rounded. $millions and $tenths make "1.4 million".
fact-area-millions = المساحة: نحو { $tenths ->
        [0] { $millions ->
            [zero] { NUMBER($millions, gender: "masculine") } مليون
            [one] مليون
            [two] مليوني
            [few] { NUMBER($millions, gender: "masculine") } ملايين
            [many] { NUMBER($millions, gender: "masculine") } مليون
           *[other] { NUMBER($millions, gender: "masculine") } مليون
        }
       *[other] { $millions }٫{ $tenths } مليون
    } كيلومتر مربع.
    .speech = المساحة: نحو { $tenths ->
        [0] { $millions ->
            [zero] { NUMBER($millions, gender: "masculine") } مليون
            [one] مليون
            [two] مليوني
            [few] { NUMBER($millions, gender: "masculine") } ملايين
            [many] { NUMBER($millions, gender: "masculine") } مليون
           *[other] { NUMBER($millions, gender: "masculine") } مليون
        }
       *[other] { $millions }.{ $tenths } مليون
    } كيلومتر مربع.
fact-length = الطول: نحو { COUNT($length, "kilometres") }.
fact-height = الارتفاع: نحو { $height ->
        [zero] { NUMBER($height, gender: "masculine") } متر
        [one] متر واحد
        [two] مترين
        [few] { NUMBER($height, gender: "masculine") } أمتار
        [many] { NUMBER($height, gender: "masculine") } مترا
       *[other] { NUMBER($height, gender: "masculine") } متر
    }.
# That of a strait, rounded.
fact-width = أقل عرض: نحو { COUNT($width, "kilometres") }.
# $names is a list of $count seas, lakes and rivers beside it or in it; of a strait those that it joins.
fact-waters = المياه: { $names }.
# $year is the year in which it was opened.
fact-opened = سنة الافتتاح: { $year }.
# $year is the year since which it stands on the list of UNESCO.
fact-world-heritage = تراث عالمي، سنة الإدراج: { $year }.
# $count official languages: $names.
fact-languages = { $count ->
        [one] اللغة: { $names }.
        [two] اللغتان: { $names }.
       *[other] اللغات: { $names }.
    }
fact-currency = العملة: { $currency }.
# $name is spoken in its own language.
fact-native-name = بلغتها: { $name }.

## Answers to the command facts.

# $ways is the key for that, or a word in quotes for who types lines.
facts-in-learner-mode = الحقائق في وضع التعلم. { ANY($ways) } يفعله.
facts-choose-card = اختر ورقة أولا، ثم اسأل عن حقائقها.
# $card is a card.
facts-none = لا حقائق عن { $card }.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: حقائق عن أي دولة؟
