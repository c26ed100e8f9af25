# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = كلوندايك
objective-klondike = انقل كل الأوراق إلى الأساسات، كل نوع من الآس إلى الملك. ترتيب الأعمدة نزولا بلونين متناوبين.
    .brief = كل نوع إلى أساسه، من الآس إلى الملك.
klondike-draw-one = سهل: سحب ورقة واحدة كل مرة
klondike-draw-three = صعب: سحب ٣ أوراق كل مرة
# $difficulty is "Medium" and the like; $drawing cards at a time, the stock gone through $passes times.
klondike-choice = { $difficulty }: { $drawing ->
        [1] سحب ورقة واحدة كل مرة
       *[other] سحب { NUMBER($drawing, gender: "feminine") } أوراق كل مرة
    }، والمرور على الرزمة { $passes ->
        [1] مرة واحدة
       *[other] { NUMBER($passes, gender: "feminine") } مرات
    }

## Help.

help-klondike = طريقة لعب كلوندايك
help-klondike-text = في الأعمدة توضع الورقة على ورقة أعلى منها برتبة ومن اللون الآخر، وتأخذ معها ما فوقها؛ العمود الفارغ يقبل ملكا. يبنى كل أساس من نوع واحد، صعودا من الآس. يمكن إعادة الورقة العليا من الأساس إلى عمود. المرور على الرزمة بلا حد، وفي المستوى المتوسط مرة واحدة، وفي مستوى الخبير ثلاث مرات.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-klondike-typing = { typing-stock } { typing-places }
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = النقاط: ورقة إلى أساس { $foundation }، من المسحوب إلى عمود { $column }، ورقة تنكشف { $turned }. إعادة ورقة من أساس تكلف { $back }، وقلب المسحوب يكلف { NUMBER($recycle) } حين يكون السحب ورقة ورقة. لا تنزل النقاط تحت الصفر.
