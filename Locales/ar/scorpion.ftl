# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = العقرب
objective-scorpion = أكمل أربع سلاسل كل منها من نوع واحد، من الملك إلى الآس. ترتيب الأعمدة نزولا بنوع واحد؛ وكل ورقة مكشوفة تنتقل مع كل ما فوقها.
    .brief = أربع سلاسل من نوع واحد، من الملك إلى الآس.
choice-scorpion = ثلاث أوراق توزع أخيرا
act-deal-last = وزع الأوراق الثلاث الأخيرة
    .short = وزع
command-deal-last = وزع الأوراق الثلاث الأخيرة
    .words = توزيع, وزع, wazzi
scorpion-refused-dealt = الأوراق الثلاث الأخيرة على الطاولة بالفعل.
scorpion-hint-deal = وزع الأوراق الثلاث الأخيرة.
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] لم تبق ورقة للتوزيع
       *[other] الباقي للتوزيع { COUNT($stock, "cards") }
    }، { $hidden ->
        [zero] لا مقلوبة في الأعمدة
        [one] واحدة مقلوبة في الأعمدة
        [two] اثنتان مقلوبتان في الأعمدة
        [few] { NUMBER($hidden, gender: "feminine") } مقلوبات في الأعمدة
       *[other] { NUMBER($hidden, gender: "feminine") } مقلوبة في الأعمدة
    }

## Help.

help-scorpion = طريقة لعب العقرب
help-scorpion-text = كل ورقة مكشوفة تنتقل مع كل ما فوقها، متسلسلة كانت أو غير متسلسلة، إلى ورقة من نوعها أعلى منها برتبة؛ العمود الفارغ يقبل ملكا. السلسلة من الملك إلى الآس من نوع واحد تغادر الطاولة تلقائيا. الأوراق الثلاث الأخيرة توزع على الأعمدة الثلاثة الأولى.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = المفتاح d يوزع الأوراق الثلاث الأخيرة.{ typing-moves }
