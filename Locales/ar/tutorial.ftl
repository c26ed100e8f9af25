# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = درس: { $game }. لا خوف من الخطأ هنا.{ $input ->
        [keys] {" "}كل مفتاح يعمل فورا، من دون Enter.
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] اضغط { $keys }
        [pad] { $keys }
       *[other] اكتب { $keys }، ثم Enter
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = اذهب إليها، ثم زر A
tutorial-pad-carry = اذهب إليها، ثم زر A؛ اذهب إلى مكانها الجديد، ثم زر A
tutorial-table = اسمع أولا الطاولة كلها: { $way }.
# $from and $place are places in the forms .from and .to.
tutorial-carry = { $card } { $from } { $place }: { $way }.
# The card leaves the table.
tutorial-out = تخرج { $card } { $from }: { $way }.
# $cards are to be chosen together.
tutorial-gather = { $cards }: { $way }.
tutorial-act = { $act }: { $way }.
tutorial-undo = يمكن التراجع عن كل نقلة. جرب: { $way }.
tutorial-ask = إن لم تجد نقلة، اطلب تلميحا: { $way }.
tutorial-finish = هذا كل ما تحتاج إليه. واصل اللعب أو غادر: { $way }.
# The player did something else; it was not done.
tutorial-other = ليس هذا الآن؛ لم ينتقل شيء.
tutorial-over = انتهى الدرس. أحسنت.

## What some games have in common.

tutorial-stock = حين لا تناسب أي ورقة، تساعد الرزمة.
tutorial-empty-king = العمود الفارغ يقبل ملكا.
tutorial-empty-any = العمود الفارغ يقبل أي ورقة.
