# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = الآن
# The heading above the buttons for what can be chosen.
page-choices = ما يمكنك فعله
page-back = رجوع
# In place of Back, in a question that may be left open.
page-keep = اترك الأمر كما هو
page-menu = قائمة اللعبة
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = إعادة إلى المكان
# The name of the field where anything can be typed.
page-type = اكتب أمرا
page-send = إرسال
# The heading above the places of the game.
page-table = الطاولة
# The heading above the lines that were said before.
page-said = ما سبق قوله
# A button was pressed on a page that is older than the table.
page-stale = تغيرت الطاولة. لم يحدث شيء.
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = سبق تنفيذ ذلك.
# What a page of before asked for, which another session may have done.
page-strange = عادت اللعبة إلى آخر ما تم حفظه.
# The player has left the game; the button begins anew.
page-over = توقفت اللعبة مؤقتا.
page-again = العب من جديد

## Single keys: a button that enters a box where each key acts at once.

page-keys = مفاتيح فورية
# What stands in the box.
page-keys-leave = Escape للخروج.

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = تبدأ الأصوات مع أول مفتاح أو لمسة.
# The same page in more windows than are kept up to date.
page-elsewhere = اللعبة مفتوحة في نوافذ أخرى. لتتابع في هذه النافذة أعد تحميلها.
page-lost = انقطع الاتصال. محاولة جديدة.
page-found = عاد الاتصال.
# The program that makes the page has been ended.
page-ended = تم إغلاق اللعبة على الحاسوب الذي تعمل عليه.
# The program that makes the page is ended, and another takes over from it at once.
page-moves = تتم إعادة تشغيل الخادم. كل شيء محفوظ، وتستمر اللعبة بعد لحظة.

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = صورة للأحجية
page-picture-file = ملف الصورة
page-picture-camera = التقط صورة
page-picture-send = العب بهذه الصورة
page-picture-large = الصورة أكبر من ٢٠ ميغابايت.
page-picture-none = لم تختر صورة.

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = هذه الصفحة مقفلة. افتح العنوان الذي كتبه الأمر aloud serve، أو شغل aloud serve من جديد لعنوان جديد.
# The same where a code lets in; it stands above the field for one.
page-code-wanted = اكتب الرمز الذي كتبه الأمر aloud serve. وفي جهاز مقترن، تحت «الأجهزة»، رمز جديد.
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = أنهى جهاز آخر جلسة هذا الجهاز.
page-wrong-host = ليس هذا عنوان اللعبة.
page-other-site = جاء الطلب من صفحة أخرى. لم يحدث شيء.
page-too-long = هذا أطول من اللازم. لم يحدث شيء.
page-too-fast = هذا أسرع من اللازم. لم يحدث شيء. انتظر قليلا.
page-too-slow = وصل هذا متأخرا أكثر من اللازم. لم يحدث شيء.
page-broken = تعذرت قراءة هذا. لم يحدث شيء.
page-not-there = لا توجد هذه الصفحة هنا.
page-failed = حدث خطأ في اللعبة. كل شيء محفوظ.
# A link to the game's page.
page-home = إلى اللعبة

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = الأجهزة
page-device-here = هذا الجهاز
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }، { $minutes ->
        [0] آخر استعمال الآن
        [one] آخر استعمال قبل دقيقة
        [two] آخر استعمال قبل دقيقتين
        [few] آخر استعمال قبل { NUMBER($minutes, gender: "feminine", case: "genitive") } دقائق
        [many] آخر استعمال قبل { NUMBER($minutes, gender: "feminine", case: "genitive") } دقيقة
       *[other] آخر استعمال قبل { NUMBER($minutes, gender: "feminine", case: "genitive") } دقيقة
    }
page-device-end = إنهاء: { $name }
page-device-unknown = متصفح غير معروف
page-device-ended = انتهت جلسة الجهاز الآخر.
page-pair = الإقران مع Aloud
page-pair-code = رمز من ستة أرقام
page-pair-send = إقران
page-pair-new = رمز جديد لجهاز آخر
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = على الجهاز الآخر افتح { $address } واكتب الرمز { $code }. يصلح مرة واحدة خلال خمس دقائق.
page-pair-wrong = الرمز خطأ. { $left ->
        [zero] لا محاولات أخرى.
        [one] بقيت محاولة واحدة.
        [two] بقيت محاولتان.
        [few] بقيت { NUMBER($left, gender: "feminine") } محاولات.
        [many] بقيت { NUMBER($left, gender: "feminine") } محاولة.
       *[other] بقيت { NUMBER($left, gender: "feminine") } محاولة.
    }
page-pair-none = لا رمز صالح الآن. اطلب رمزا جديدا من جهاز مقترن.
# The page can be reached from this computer alone.
page-pair-off = يمكن لأجهزة أخرى أن تنضم إذا كان تشغيل اللعبة بالأمر aloud serve --lan.

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = افتح هذا العنوان في متصفح هذا الحاسوب. يصلح مرة واحدة.
serve-open-failed = تعذر فتح متصفح.
# $address is asked by programs that watch over the server.
serve-monitoring = حالة الخادم وأرقامه: { $address }
serve-no-network = ليس لهذا الحاسوب عنوان في شبكة منزلية.
serve-port-taken = المنفذ { NUMBER($port) } مشغول. الخيار --port 0 يأخذ أي منفذ متاح.
# $message says why, in English.
serve-no-database = تعذر استعمال قاعدة البيانات: { $message }
# Before the address, which stands alone on the next line.
serve-guests = يلعب الضيوف على هذا العنوان. تحتاج الحواسيب الأخرى إلى خادم ويب مع TLS أمامه.
serve-public-or-lan = لا يجتمع الخياران --public و --lan.
serve-public-only = الخياران --listen و --trusted-proxy يعملان مع --public.
serve-ended = الصفحة مغلقة.
serve-tls-incomplete = الخيار --telnet-tls يحتاج إلى --certificate و --key.
serve-tls-broken = تعذرت قراءة الشهادة أو مفتاحها.
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = برامج MUD و telnet: { $address }، المنفذ { NUMBER($port) }.
mud-open-tls = برامج MUD عبر TLS: { $address }، المنفذ { NUMBER($port) }.
# $code is six digits with spaces between, so that each is said.
mud-code = الرمز لبرنامج MUD: { $code }. يصلح مرة واحدة خلال خمس دقائق.
# Told to who comes by a MUD client or telnet.
mud-full = المتصلون كثيرون. حاول لاحقا.
mud-idle = لم يكتب شيء منذ وقت طويل. ينتهي الاتصال.
mud-ending = يتوقف الخادم.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = الصفحة برنامج مستقل، وهو غير مثبت. في مجلد مصدر اللعبة يبنيه الأمر make serve ويشغله.
