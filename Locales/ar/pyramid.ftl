# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = الهرم
objective-pyramid = أفرغ الهرم بأزواج مجموعها ١٣، مثل ٦ و ٧. الآس ١، والولد ١١، والبنت ١٢؛ والملك يخرج وحده.
    .brief = أفرغ الهرم بأزواج مجموعها ١٣.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: المرور على الرزمة { $passes ->
        [one] مرة واحدة
        [two] مرتين
        [few] { NUMBER($passes, gender: "feminine") } مرات
       *[other] { NUMBER($passes, gender: "feminine") } مرة
    }

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = آخر ورقة مسحوبة تدخل في الأزواج أيضا.
help-pyramid = طريقة لعب الهرم
help-pyramid-text = سبعة صفوف، من ورقة واحدة إلى سبع؛ كل ورقة خارج الصف الأخير تحت ورقتين: واحدة في عمودها وواحدة في العمود التالي. ورقتان حرتان مجموعهما ١٣ تخرجان: آس وبنت، ٢ وولد، ٣ و ١٠، ٤ و ٩، ٥ و ٨، ٦ و ٧؛ والملك يخرج وحده. الورقة الجديدة من الرزمة وأعلى ورقة في المسحوب حرتان أيضا. المرور على الرزمة ثلاث مرات، وفي المستوى الصعب مرة واحدة.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = رقما عمودين يزيلان زوجا، ورقم عمود ينتهي بملك يزيل الملك فورا. المفتاح d يسحب. { $input ->
        [keys] المفتاح e هو الورقة الجديدة، و w هو المسحوب.
       *[lines] رقم الورقة الجديدة ٨، ورقم المسحوب ٩.
    } المفتاح a يذكر كل الأوراق الحرة، و b مع رقم يذكر العمود كله وأي عمود يغطيه.
