# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = الهرم
objective-pyramid = أفرغ الهرم بأزواج مجموعها ١٣، مثل ٦ و ٧. الآس ١، والولد ١١، والبنت ١٢؛ والملوك تذهب وحدها.
    .brief = أفرغ الهرم بأزواج مجموعها ١٣.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: { $passes ->
        [one] الرزمة مرة واحدة
        [two] الرزمة مرتين
        [few] الرزمة { NUMBER($passes, gender: "feminine") } مرات
       *[other] الرزمة { NUMBER($passes, gender: "feminine") } مرة
    }

## Help.

help-pyramid = طريقة لعب الهرم
help-pyramid-text = سبعة صفوف، من ورقة واحدة إلى سبع؛ كل ورقة في الخلف تحت ورقتين: واحدة في عمودها وواحدة في العمود التالي. ورقتان حرتان مجموعهما ١٣ تذهبان: آس وبنت، ٢ وولد، ٣ و ١٠، ٤ و ٩، ٥ و ٨، ٦ و ٧؛ والملك يذهب وحده. آخر ورقة مسحوبة وأعلى المسحوب حرتان أيضا. الرزمة تمر ثلاث مرات، وفي المستوى الصعب مرة.
# Follows it for a player with a keyboard.
help-pyramid-typing = رقما عمودين يأخذان زوجا، ورقم ملك يأخذه فورا. d يسحب. في وضع المفاتيح e هو الورقة المسحوبة و w هو المسحوب؛ وفي السطر هما ٨ و ٩. a يقول كل ما هو حر، و b مع رقم يقول العمود كله وتحت أي عمود هو.
