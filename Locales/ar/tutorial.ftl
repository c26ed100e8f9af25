# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
## $card is a card worth moving, $number the number of its place, $reason why it is worth it.

tutorial-welcome = أهلا بك في الدرس: ثلاث مجموعات صغيرة من الأوراق. لا خوف من الخطأ هنا.{ $input ->
        [keys] {" "}كل مفتاح يعمل فورا، من دون Enter.
       *[other] {""}
    }
tutorial-table = اسمع أولا الطاولة كلها: { $input ->
        [keys] اضغط a
        [pad] اضغط العصا اليمنى إلى الداخل
       *[other] اكتب الكل، ثم Enter
    }.
tutorial-list = تلك هي الطاولة. اسمع الآن ما يمكن اختياره: { $input ->
        [keys] اضغط m
        [pad] اسحب الزناد الأيسر
       *[other] اضغط Enter في سطر فارغ
    }.
tutorial-pick = لكل مكان رقم خاص به. ورقة تستحق النقل: { $card }. { $input ->
        [pad] اذهب إلى المكان { NUMBER($number) } واضغط A
       *[other] خذها بالرقم { $number }
    }.
tutorial-pick-any = { $input ->
        [pad] اذهب إلى ورقة بأزرار الاتجاهات وخذها بالزر A.
       *[other] لكل مكان رقم خاص به. خذ ورقة برقمه.
    }
tutorial-move = { $input ->
        [pad] اذهب الآن إلى مكانها الجديد، واضغط A.
       *[other] اختر الآن مكانها الجديد، برقم المكان.
    }
    .full = { $input ->
        [pad] اذهب الآن إلى مكانها الجديد، واضغط A.
       *[other] اختر الآن مكانها الجديد، برقم المكان.
    } { $reason }
tutorial-move-any = { $input ->
        [pad] اذهب الآن إلى مكانها الجديد، واضغط A. الزر B يعيدها.
        [keys] اختر الآن مكانها الجديد، برقم المكان. Backspace يعيدها.
       *[other] اختر الآن مكانها الجديد، برقم المكان. ٠ يعيدها.
    }
tutorial-draw = تم. حين لا يصح شيء على الطاولة، اسحب من الرزمة: { $input ->
        [keys] اضغط d
        [pad] اسحب الزناد الأيمن
       *[other] اكتب اسحب
    }.
tutorial-undo = يمكن التراجع عن كل نقلة. جرب: { $input ->
        [keys] اضغط u
        [pad] ادفع العصا اليمنى يسارا
       *[other] اكتب تراجع
    }.
tutorial-ask = إن لم تجد نقلة، اطلب تلميحا: { $input ->
        [keys] اضغط h
        [pad] اضغط X
       *[other] اكتب تلميح
    }.
tutorial-finish = هذا كل ما تحتاج إليه. ورقة العنوان تفتح أساسا، وتلحقها توابعها. أكمل المجموعات الثلاث. { $input ->
        [keys] Tab يتنقل بين النقلات، وعلامة الاستفهام تذكر كل المفاتيح.
       *[other] رقمان في سطر نقلة كاملة: ٥ ٧ ينقل من المكان ٥ إلى المكان ٧.
    }
tutorial-over = انتهى الدرس. أحسنت.
