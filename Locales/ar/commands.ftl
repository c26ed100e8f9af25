# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas. The English words always work too.
### Words with hamza or ta marbuta are there without it as well, and once in Latin letters.

act-draw = اسحب ورقة
    .short = اسحب
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = اقلب المسحوب
act-reshuffle = اخلط المسحوب
act-draw-until-playable = اسحب حتى تصح ورقة
command-draw = اسحب ورقة
    .words = اسحب, سحب, ishab
command-draw-until-playable = اسحب حتى تصح ورقة
    .words = حتى تصح, تصح, tasih
command-list = ما يمكن اختياره
    .words = ماذا, قائمة, خيارات, أوراق, اوراق, qaima
command-here = أين أنا
    .words = أين, اين, هنا, ayn
command-place = اقرأ مكانا
    .words = مكان, اقرأ, اقرا, makan
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = المسحوب
command-place-foundation = الأساس
command-place-reserve = الخانة
# A key before a digit that stands for ten columns more.
command-place-tens = الأعمدة بعد العاشر
command-tops = اقرأ الأوراق العليا
    .piece = اقرأ القطع
    .words = العليا, عليا, فوق, ulya
command-all = اقرأ الطاولة كلها
    .words = الكل, كل, طاولة, kull
command-roots = اقرأ أعمق الأوراق المكشوفة
    .words = أعمق, اعمق, تحت, aamaq
command-groups = اقرأ الأساسات
    .words = أساسات, اساسات, مجموعات, asasat
command-wanted = الأوراق التالية للأساسات
    .words = التالي, تالية, مطلوب, tali
    .waste = الأوراق التي يقبلها المسحوب
command-unseen = الأوراق غير الظاهرة
    .words = مخفي, مخفية, باقي, makhfi
command-find = أين ورقة معينة
    .piece = أين قطعة معينة
    .words = ابحث, بحث, جد, ibhath, أين توجد, اين توجد
command-changed = ماذا تغير
    .words = تغير, تغيرات, taghayyar
command-progress = الهدف والتقدم
    .words = تقدم, هدف, الحالة, taqaddum, نقاط
command-hint = تلميح
    .words = تلميح, talmih
command-facts = حقائق عن هذه الورقة
    .piece = حقائق عن هذه القطعة
    .words = حقائق, معلومات, haqaiq
command-undo = تراجع
    .words = تراجع, taraju
command-redo = إعادة
    .words = إعادة, اعادة, أعد, اعد, iada
command-undo-several = تراجع عن عدة نقلات
    .words = تراجع عن عدة, taraju idda
command-redo-several = إعادة عدة نقلات
    .words = إعادة عدة, اعادة عدة, iada idda
command-bookmark = ضع علامة
    .words = علامة, علامه, alama
command-to-bookmark = ارجع إلى العلامة
    .words = إلى العلامة, الى العلامة, ila alama
command-restart = هذه التوزيعة من البداية
    .words = بداية, من البداية, bidaya
command-new = توزيعة جديدة
    .words = جديدة, وزع, jadida
command-repeat = كرر آخر رسالة
    .words = كرر, تكرار, karrir
command-slowly = آخر رسالة ببطء
    .words = ببطء, ببطئ, bibut
command-older = رسالة أقدم
    .words = أقدم, اقدم, aqdam
command-newer = رسالة أحدث
    .words = أحدث, احدث, ahdath
command-spell = تهجئة الورقة
    .piece = تهجئة القطعة
    .words = تهجئة, هج, tahjia
command-silence = أوقف الكلام
    .words = اسكت, صمت, قف, uskut
command-time = وقت اللعب
    .words = وقت, الوقت, waqt
command-verbosity = مقدار الكلام
    .words = مقدار, كلام, kalam
command-learner = تفعيل وضع التعلم أو إيقافه
    .words = تعلم, تعليم, taallum
command-refresher = درس قصير في ما أخطأت فيه
    .words = درس, dars
command-settings = الإعدادات
    .words = إعدادات, اعدادات, الإعدادات, idadat
command-help = مساعدة
    .words = مساعدة, مساعده, musaada
command-menu = قائمة اللعبة
    .words = القائمة, قائمة اللعبة
command-quit = احفظ واخرج إلى القائمة الرئيسية
    .words = خروج, اخرج, وداعا, khuruj, احفظ, حفظ, hifz
command-left = المكان السابق
command-right = المكان التالي
command-up = إلى عمق الكومة
command-down = رجوعا إلى الورقة العليا
command-first = أول مكان
command-last = آخر مكان
command-previous-choice = الخيار السابق
command-next-choice = الخيار التالي
command-accept = اختر
command-back = رجوع
    .words = رجوع, إلغاء, الغاء, ruju
command-take-back = اترك آخر ورقة اخترتها
    .piece = أعد القطعة
    .words = اترك, utruk

## Names of keys.

# $key is a letter or sign.
key-letter = { $key }
# $key is a capital letter, which sounds like the small one.
key-capital = { $key } كبير
key-name-comma = فاصلة
key-name-semicolon = فاصلة منقوطة
key-name-colon = نقطتان
key-name-full-stop = نقطة
key-name-question-mark = علامة استفهام
key-name-tab = Tab
key-name-shift-tab = Shift مع Tab
key-name-enter = Enter
key-name-escape = Escape
key-name-backspace = Backspace
key-name-space = مسافة
key-name-left = سهم يسار
key-name-right = سهم يمين
key-name-up = سهم أعلى
key-name-down = سهم أسفل
key-name-home = Home
key-name-end = End
key-name-page-up = Page up
key-name-page-down = Page down
key-name-f1 = F1
key-name-f2 = F2
key-name-f3 = F3
key-name-f4 = F4
key-name-f5 = F5
key-name-f6 = F6
key-name-f7 = F7
key-name-f8 = F8
key-name-f10 = F10
key-name-f11 = F11
key-name-f12 = F12
key-name-f9 = F9
key-name-ctrl-left = Control مع يسار
key-name-ctrl-right = Control مع يمين

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = زر A
key-name-pad-a-long = زر A مع الاستمرار
key-name-pad-b = زر B
key-name-pad-x = زر X
key-name-pad-y = زر Y
key-name-pad-up = زر الاتجاه أعلى
key-name-pad-down = زر الاتجاه أسفل
key-name-pad-left = زر الاتجاه يسار
key-name-pad-right = زر الاتجاه يمين
key-name-pad-left-shoulder = زر الكتف الأيسر
key-name-pad-right-shoulder = زر الكتف الأيمن
key-name-pad-left-trigger = الزناد الأيسر
key-name-pad-right-trigger = الزناد الأيمن
key-name-pad-start = زر البدء
key-name-pad-back = زر الرجوع
key-name-pad-left-stick = ضغط العصا اليسرى
key-name-pad-right-stick = ضغط العصا اليمنى
key-name-pad-right-stick-up = العصا اليمنى أعلى
key-name-pad-right-stick-down = العصا اليمنى أسفل
key-name-pad-right-stick-left = العصا اليمنى يسار
key-name-pad-right-stick-right = العصا اليمنى يمين

##

verbosity-now-brief = موجز.
verbosity-now-normal = عادي.
verbosity-now-full = كل شيء.
learner-now-on = وضع التعلم مفعل.
learner-now-off = وضع التعلم متوقف.
