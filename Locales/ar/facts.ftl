# SPDX-License-Identifier: GPL-3.0-or-later

## Facts for learners. Names come in the nominative: keep them after a colon or a comma.
## Fillings that end in s are lists.

## Facts, each a line of its own. What is filled in is a name, a list of names or a number.

fact-capital = العاصمة: { $capital }.
fact-city-in = مدينة في: { $country }.
fact-countries = الدول: { $countries }.
fact-region = المنطقة: { $region }، { $continent }.
fact-location = المكان: { $place }.
# A city is the capital of $count countries or states: $names.
fact-capital-of = عاصمة: { $names }.
fact-no-neighbours = لا جار لها برا.
# $count neighbours by land: $names.
fact-neighbours = { $count ->
        [zero] لا جيران
        [one] جار واحد
        [two] جاران
        [few] { $count } جيران
        [many] { $count } جارا
       *[other] { $count } جار
    }: { $names }.
# Rounded. $millions and $tenths make "1.4 million".
# The voice reads a decimal number only with a full stop.
fact-population-millions = السكان: نحو { $tenths ->
        [0] { $millions ->
            [zero] { $millions } مليون
            [one] مليون واحد
            [two] مليونين
            [few] { $millions } ملايين
            [many] { $millions } مليونا
           *[other] { $millions } مليون
        }
       *[other] { $millions }٫{ $tenths } مليون
    }.
    .speech = السكان: نحو { $tenths ->
        [0] { $millions ->
            [zero] { $millions } مليون
            [one] مليون واحد
            [two] مليونين
            [few] { $millions } ملايين
            [many] { $millions } مليونا
           *[other] { $millions } مليون
        }
       *[other] { $millions }.{ $tenths } مليون
    }.
fact-population = السكان: نحو { $people }.
fact-area = المساحة: نحو { $area ->
        [zero] { $area } كيلومتر مربع
        [one] كيلومتر مربع واحد
        [two] كيلومترين مربعين
        [few] { $area } كيلومترات مربعة
        [many] { $area } كيلومترا مربعا
       *[other] { $area } كيلومتر مربع
    }.
fact-length = الطول: { $length ->
        [zero] { $length } كيلومتر
        [one] كيلومتر واحد
        [two] كيلومتران
        [few] { $length } كيلومترات
        [many] { $length } كيلومترا
       *[other] { $length } كيلومتر
    }.
fact-height = الارتفاع: { $height ->
        [zero] { $height } متر
        [one] متر واحد
        [two] متران
        [few] { $height } أمتار
        [many] { $height } مترا
       *[other] { $height } متر
    }.
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

facts-in-learner-mode = الحقائق في وضع التعلم. F8 يفعله.
facts-choose-card = اختر ورقة أولا، ثم اسأل عن حقائقها.
# $card is a card.
facts-none = لا حقائق عن { $card }.
# $card is a piece of a map that shows several countries.
facts-which = { $card }: حقائق عن أي دولة؟
