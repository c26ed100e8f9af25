# SPDX-License-Identifier: GPL-3.0-or-later

### Golf: columns that are played to the waste, a rank up or down.

game-golf = غولف
objective-golf = أفرغ الأعمدة. تذهب الورقة إلى المسحوب إن كانت أعلى أو أدنى برتبة من ورقته العليا، مهما كان نوعها.
    .brief = أفرغ الأعمدة، رتبة صعودا أو نزولا.
golf-choice-easy = سهل: الملك والآس متتاليان
golf-choice-medium = متوسط: الملك والآس غير متتاليين
golf-choice-hard = صعب: لا شيء يوضع على الملك

## Help.

help-golf = طريقة لعب غولف
help-golf-text = سبعة أعمدة في كل منها خمس أوراق. الورقة الأخيرة في العمود تذهب إلى المسحوب إن كانت أعلى أو أدنى برتبة من ورقته العليا؛ النوع لا يهم. إن لم تناسب أي ورقة فاسحب؛ تستعمل الرزمة مرة واحدة. في المستوى السهل الملك والآس متتاليان، وفي الصعب لا شيء يوضع على الملك.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-golf-typing = رقم العمود يلعب ورقته الأخيرة، والمفتاح d يسحب. المفتاح w يذكر المسحوب وما يقبله، و G كبير يذكر مكان تلك الأوراق. المفتاح a يذكر الورقة الأخيرة في كل عمود، و b مع رقم يذكر العمود كله.
