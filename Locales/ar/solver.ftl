# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = تلميح أكيد
    .words = أكيد, اكيد, تلميح أكيد, تلميح اكيد, akid
command-winnable = هل ما زال الكسب ممكنا
    .words = ممكن, كسب, mumkin
command-way-back = ارجع إلى حيث كان الكسب ممكنا
    .words = إنقاذ, انقاذ, inqadh
command-rating = من يكسب هذه التوزيعة
    .words = تقييم, من يكسب, taqyim

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = أفكر.
still-winnable = ما زال الكسب ممكنا.
not-winnable = لم يعد الكسب ممكنا.
winnable-unknown = غير معروف.
way-back-none = لا يعرف في هذه اللعبة وضع يمكن الكسب منه.
way-back-unneeded = الكسب ممكن من هنا.
# The player gave up waiting, by Escape or 0.
question-withdrawn = ألغي السؤال.
# The hint on a lost table. $key is the key that goes back.
hint-way-back = لم يعد الكسب ممكنا: { $key } للرجوع إلى حيث كان ممكنا.
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = لم يبق ما يلعب: { $key } للتراجع عن نقلة.

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = { $card } { $from } { $place }: { $reason ->
        [completes] يكتمل ما فيه.
        [founds] ورقة أخرى على الأساس.
        [opens] تفتح أساسا.
        [turns-up] تكشف ورقة.
        [empties-column] تفرغ عمودا.
        [frees-cell] تحرر خانة.
        [frees-waste] تظهر الورقة التالية في المسحوب.
        [joins] تطيل سلسلة.
       *[leads] في الطريق إلى الكسب.
    }
# $load is a card or a run, part of what could be taken together.
load-only = { $load } فقط
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }: في الطريق إلى الكسب.
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = الكسب بعد { $moves ->
        [zero] لا نقلات
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $moves } نقلات
        [many] { $moves } نقلة
       *[other] { $moves } نقلة
    }.
sure-hint-none = لم يوجد طريق أكيد إلى الكسب.
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }. { $place }: { $cards }. النقاط حتى النهاية نحو { $points }.

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] هذه التوزيعة يكسبها الجميع تقريبا.
        [careful] هذه التوزيعة يكسبها من يلعب بحذر.
        [solver] هذه التوزيعة لا يكسبها إلا من يحسب نقلات كثيرة مسبقا.
        [lost] هذه التوزيعة لا يمكن كسبها.
       *[unknown] لا يعرف هل يمكن كسب هذه التوزيعة.
    }
menu-by-rating = توزيعة بحسب من يكسبها
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] الجميع تقريبا
        [careful] من يلعب بحذر
       *[solver] فقط من يحسب نقلات كثيرة مسبقا
    }
searching-deal = أبحث عن توزيعة.
searching-stopped = توقف البحث.
searching-none = لم توجد توزيعة كهذه.
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = خسائر كان كسبها ممكنا: { $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }: { $place }، تحت { $count ->
        [zero] لا أوراق.
        [one] { $top }.
        [two] ورقتين، العليا { $top }.
        [few] { $count } أوراق، العليا { $top }.
        [many] { $count } ورقة، العليا { $top }.
       *[other] { $count } ورقة، العليا { $top }.
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }: { $card }، تحتها { $count ->
        [zero] لا أوراق مقلوبة
        [one] ورقة واحدة مقلوبة
        [two] ورقتان مقلوبتان
        [few] { $count } أوراق مقلوبة
        [many] { $count } ورقة مقلوبة
       *[other] { $count } ورقة مقلوبة
    }.
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = المغطى من مجموعة { $group }: { $cards }.
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = المغطى من أوراق العنوان: { $cards }.
atlas-obstacle-foundations = لا أساس فارغ لمجموعة أخرى.
atlas-obstacle-columns = لا عمود فارغ.
