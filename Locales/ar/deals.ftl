# SPDX-License-Identifier: GPL-3.0-or-later

## How deals are won, as the command line tells it.

# $game is the name of a game, $others is a list of names of games.
solver-none = لا يوجد حل آلي في { $game }. الحل الآلي متاح في الألعاب: { $others }.
# A move of a line that wins. $load is a card, or how many ($count) and from which to which; $from is where it lies, such as "from column 3"; $to where it goes, such as "to column 5".
solve-carry = { $number }. { $load }{ $count ->
        [one] { " " }
       *[other] { "، " }
    }{ $from } { $to }
# $act is what a menu calls it, such as "Deal ten cards"; or a card that leaves the table, with where it lies.
solve-act = { $number }. { $act }
# $act is what a menu calls it, such as "Draw a card"; $card is what comes up.
solve-draw = { $number }. { $act }: { $card }
solve-lost = لا يمكن الفوز بهذه التوزيعة.
# $states is how many positions were looked into at most.
solve-unknown = لا يعرف هل يمكن الفوز بهذه التوزيعة، بعد فحص { $states ->
        [zero] لا أوضاع
        [one] وضع واحد
        [two] وضعين
        [few] { NUMBER($states, gender: "masculine") } أوضاع
        [many] { NUMBER($states, gender: "masculine") } وضعا
       *[other] { NUMBER($states, gender: "masculine") } وضع
    }. قد يفيد عدد أكبر مع الخيار --states.

# A search that goes on: $done deals of $total were looked into, $found of them are as wished.
deals-progress = التوزيعات المفحوصة: { NUMBER($done) } من { $total }، والموجودة: { $found }.

# $path is the file that was to be written.
growing-exists = { $path }: هذا الملف موجود ويبقى كما هو. اختر اسما آخر.
growing-other-work = { $path }: هذا الملف لعمل آخر ويبقى كما هو. اختر اسما آخر.
growing-busy = { $path }: برنامج آخر يكتب هذا الملف الآن.
