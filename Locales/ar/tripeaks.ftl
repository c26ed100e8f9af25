# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = القمم الثلاث
objective-tripeaks = أفرغ القمم الثلاث. تذهب الورقة إلى المسحوب إن كانت أعلى أو أدنى برتبة من ورقته العليا، مهما كان نوعها؛ الملك والآس متتاليان.
    .brief = أفرغ القمم، رتبة صعودا أو نزولا.
choice-tripeaks = ثلاث قمم، والمرور على الرزمة مرة واحدة

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = الورقة حرة حين لا توجد ورقة فوقها.
help-tripeaks = طريقة لعب القمم الثلاث
help-tripeaks-text = في الصف الأخير عشر أوراق مكشوفة؛ وخلفها صفان مقلوبان من تسع وست أوراق، ثم ثلاث قمم. كل ورقة في الخلف تحت ورقتين: واحدة في عمودها وواحدة في العمود التالي. حين تزول كلتاهما تنكشف. الورقة الحرة تذهب إلى المسحوب إن كانت أعلى أو أدنى برتبة من ورقته العليا؛ النوع لا يهم، والملك والآس متتاليان. إن لم تناسب أي ورقة فاسحب؛ تستعمل الرزمة مرة واحدة.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = رقم العمود يلعب ورقته الحرة، والمفتاح d يسحب. المفتاح w يذكر المسحوب وما يقبله، و G كبير يذكر مكان تلك الأوراق. المفتاح a يذكر الورقة الحرة في كل عمود، و b مع رقم يذكر العمود كله وأي عمود يغطيه.
