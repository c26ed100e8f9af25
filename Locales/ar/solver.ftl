# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = تلميح أكيد
    .words = أكيد, اكيد, تلميح أكيد, تلميح اكيد, akid
command-play-hint = العب التلميح
    .words = العب التلميح, نفذ, naffidh
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } يلعب هذه النقلة.
command-winnable = هل ما زال الفوز ممكنا
    .words = ممكن, فوز, كسب, mumkin
command-way-back = ارجع إلى حيث كان الفوز ممكنا
    .words = إنقاذ, انقاذ, inqadh
command-review = راجع الخسارة
    .words = راجع, مراجعة, raji
command-rating = من يفوز بهذه التوزيعة
    .words = تقييم, من يفوز, من يكسب, taqyim

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = أفكر.
still-winnable = ما زال الفوز ممكنا.
not-winnable = لم يعد الفوز ممكنا.
winnable-unknown = غير معروف.
way-back-none = لا يعرف في هذه اللعبة وضع يمكن الفوز منه.
way-back-unneeded = الفوز ممكن من هنا.
# The player gave up waiting, by Escape or 0.
question-withdrawn = تم إلغاء السؤال.
# The hint on a lost table. $key is the key that goes back.
hint-way-back = لم يعد الفوز ممكنا: { $key } للرجوع إلى حيث كان ممكنا.
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = لم تبق نقلات ممكنة: { $key } للتراجع عن نقلة.

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = النقلة التي أدت إلى الخسارة: { $move }.
# $card went $from (form .from) $place (form .to).
review-move = { $card } { $from } { $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = تحسب خسارة.
# After how many moves win: $key plays the next one of them.
review-next = { $key } يلعب التالية.

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
       *[leads] في الطريق إلى الفوز.
    }
# $load is a card or a run, part of what could be taken together.
load-only = { $load } فقط
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }: في الطريق إلى الفوز.
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = الفوز بعد { COUNT($moves, "moves", case: "genitive") }.
sure-hint-none = لا يوجد طريق أكيد إلى الفوز.
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }. { $place }: { $cards }. النقاط حتى النهاية نحو { $points }.

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] هذه التوزيعة يفوز بها الجميع تقريبا.
        [careful] هذه التوزيعة يفوز بها من يلعب بحذر.
        [solver] هذه التوزيعة لا يفوز بها إلا من يحسب نقلات كثيرة مسبقا.
        [lost] لا يمكن الفوز بهذه التوزيعة.
       *[unknown] لا يعرف هل يمكن الفوز بهذه التوزيعة.
    }
menu-by-rating = توزيعة بحسب من يفوز بها
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] الجميع تقريبا
        [careful] من يلعب بحذر
       *[solver] فقط من يحسب نقلات كثيرة مسبقا
    }
searching-deal = أبحث عن توزيعة.
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] B يلغي.
        [keys] Escape يلغي.
       *[lines] ٠ يلغي.
    }
searching-stopped = توقف البحث.
searching-none = لا توجد توزيعة كهذه.
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = خسائر كان الفوز فيها ممكنا: { $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }: { $place }، تحت { $count ->
        [zero] لا أوراق.
        [one] { $top }.
        [two] ورقتين، العليا { $top }.
        [few] { NUMBER($count, gender: "feminine", case: "genitive") } أوراق، العليا { $top }.
        [many] { NUMBER($count, gender: "feminine", case: "genitive") } ورقة، العليا { $top }.
       *[other] { NUMBER($count, gender: "feminine", case: "genitive") } ورقة، العليا { $top }.
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }: { $card }، تحتها { $count ->
        [zero] لا أوراق مقلوبة
        [one] ورقة واحدة مقلوبة
        [two] ورقتان مقلوبتان
        [few] { NUMBER($count, gender: "feminine") } أوراق مقلوبة
        [many] { NUMBER($count, gender: "feminine") } ورقة مقلوبة
       *[other] { NUMBER($count, gender: "feminine") } ورقة مقلوبة
    }.
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = المغطى من مجموعة { $group }: { $cards }.
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = المغطى من أوراق العنوان: { $cards }.
atlas-obstacle-foundations = لا أساس فارغ لمجموعة أخرى.
atlas-obstacle-columns = لا عمود فارغ.
