# SPDX-License-Identifier: GPL-3.0-or-later

### Numbers as they are heard before a noun, and the nouns that the game counts; see the German file
### for the notation.
###
### Only feminine nouns need words: the voice itself counts in the masculine. One and two of a thing are
### said by the noun, up to ten its plural follows, and beyond its singular.

# The digits are left to the voice.
numerals-masculine = 0: =0=;
numerals-feminine =
    0: صفر; واحدة; اثنتان; ثلاث; أربع; خمس; ست; سبع; ثماني; تسع;
    10: عشر; إحدى عشرة; اثنتا عشرة; ثلاث عشرة; أربع عشرة; خمس عشرة;
    16: ست عشرة; سبع عشرة; ثماني عشرة; تسع عشرة;
    20: [>%units> و ]عشرون;
    30: [>%units> و ]ثلاثون;
    40: [>%units> و ]أربعون;
    50: [>%units> و ]خمسون;
    60: [>%units> و ]ستون;
    70: [>%units> و ]سبعون;
    80: [>%units> و ]ثمانون;
    90: [>%units> و ]تسعون;
    100: مئة[ و >>];
    200: مئتان[ و >>];
    300: ثلاثمئة[ و >>];
    400: أربعمئة[ و >>];
    500: خمسمئة[ و >>];
    600: ستمئة[ و >>];
    700: سبعمئة[ و >>];
    800: ثمانمئة[ و >>];
    900: تسعمئة[ و >>];
    1000: ألف[ و >>];
    2000: ألفان[ و >>];
    3000: <%thousands< { "$(cardinal,few{آلاف}many{ألفا}other{ألف})$" }[ و >>];
    1000000: مليون[ و >>];
    2000000: =0=;
numerals-feminine-genitive =
    0: صفر; واحدة; اثنتين; ثلاث; أربع; خمس; ست; سبع; ثماني; تسع;
    10: عشر; إحدى عشرة; اثنتي عشرة; ثلاث عشرة; أربع عشرة; خمس عشرة;
    16: ست عشرة; سبع عشرة; ثماني عشرة; تسع عشرة;
    20: [>%units-genitive> و ]عشرين;
    30: [>%units-genitive> و ]ثلاثين;
    40: [>%units-genitive> و ]أربعين;
    50: [>%units-genitive> و ]خمسين;
    60: [>%units-genitive> و ]ستين;
    70: [>%units-genitive> و ]سبعين;
    80: [>%units-genitive> و ]ثمانين;
    90: [>%units-genitive> و ]تسعين;
    100: مئة[ و >>];
    200: مئتين[ و >>];
    300: ثلاثمئة[ و >>];
    400: أربعمئة[ و >>];
    500: خمسمئة[ و >>];
    600: ستمئة[ و >>];
    700: سبعمئة[ و >>];
    800: ثمانمئة[ و >>];
    900: تسعمئة[ و >>];
    1000: ألف[ و >>];
    2000: ألفين[ و >>];
    3000: <%thousands< { "$(cardinal,few{آلاف}many{ألفا}other{ألف})$" }[ و >>];
    1000000: مليون[ و >>];
    2000000: =0=;
# Before the tens.
numerals-units = 1: إحدى; 2: =%feminine=; 8: ثمان; 9: =%feminine=;
numerals-units-genitive = 1: إحدى; 2: =%feminine-genitive=; 8: ثمان; 9: =%feminine-genitive=;
# How many thousands.
numerals-thousands =
    3: ثلاثة; أربعة; خمسة; ستة; سبعة; ثمانية; تسعة; عشرة;
    11: =0=;

## Nouns with their numbers, $count.

count-cards = { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { NUMBER($count, gender: "feminine") } أوراق
        [many] { NUMBER($count, gender: "feminine") } ورقة
       *[other] { NUMBER($count, gender: "feminine") } ورقة
    }
    .genitive = { $count ->
        [zero] لا أوراق
        [one] ورقة واحدة
        [two] ورقتين
        [few] { NUMBER($count, gender: "feminine", case: "genitive") } أوراق
        [many] { NUMBER($count, gender: "feminine", case: "genitive") } ورقة
       *[other] { NUMBER($count, gender: "feminine", case: "genitive") } ورقة
    }
count-moves = { $count ->
        [zero] بلا نقلات
        [one] نقلة واحدة
        [two] نقلتان
        [few] { NUMBER($count, gender: "feminine") } نقلات
        [many] { NUMBER($count, gender: "feminine") } نقلة
       *[other] { NUMBER($count, gender: "feminine") } نقلة
    }
    .genitive = { $count ->
        [zero] بلا نقلات
        [one] نقلة واحدة
        [two] نقلتين
        [few] { NUMBER($count, gender: "feminine", case: "genitive") } نقلات
        [many] { NUMBER($count, gender: "feminine", case: "genitive") } نقلة
       *[other] { NUMBER($count, gender: "feminine", case: "genitive") } نقلة
    }
count-points = { $count ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { NUMBER($count, gender: "feminine") } نقاط
        [many] { NUMBER($count, gender: "feminine") } نقطة
       *[other] { NUMBER($count, gender: "feminine") } نقطة
    }
count-groups = { $count ->
        [zero] بلا مجموعات
        [one] مجموعة واحدة
        [two] مجموعتان
        [few] { NUMBER($count, gender: "feminine") } مجموعات
        [many] { NUMBER($count, gender: "feminine") } مجموعة
       *[other] { NUMBER($count, gender: "feminine") } مجموعة
    }
    .genitive = { $count ->
        [zero] بلا مجموعات
        [one] مجموعة واحدة
        [two] مجموعتين
        [few] { NUMBER($count, gender: "feminine", case: "genitive") } مجموعات
        [many] { NUMBER($count, gender: "feminine", case: "genitive") } مجموعة
       *[other] { NUMBER($count, gender: "feminine", case: "genitive") } مجموعة
    }
count-hands = { $count ->
        [zero] لا أيد
        [one] يد واحدة
        [two] يدان
        [few] { NUMBER($count, gender: "feminine") } أيد
        [many] { NUMBER($count, gender: "feminine") } يدا
       *[other] { NUMBER($count, gender: "feminine") } يد
    }
count-mistakes = { $count ->
        [zero] بلا أخطاء
        [one] خطأ واحد
        [two] خطآن
        [few] { NUMBER($count, gender: "masculine") } أخطاء
        [many] { NUMBER($count, gender: "masculine") } خطأ
       *[other] { NUMBER($count, gender: "masculine") } خطأ
    }
count-kilometres = { $count ->
        [zero] صفر كيلومتر
        [one] كيلومتر واحد
        [two] كيلومتران
        [few] { NUMBER($count, gender: "masculine") } كيلومترات
        [many] { NUMBER($count, gender: "masculine") } كيلومترا
       *[other] { NUMBER($count, gender: "masculine") } كيلومتر
    }
