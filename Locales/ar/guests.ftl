# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = بياناتك
guest-privacy = الخصوصية
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = عبارة العودة
guest-export = خذ كل شيء معك
guest-leave-device = انسني على هذا الجهاز
guest-erase = احذف كل شيء
guest-phrase-question = تتيح لك عبارة عودة من عشر كلمات أن تتابع في مكان آخر. وتبطل عبارتك السابقة إن وجدت. هل تريد عبارة جديدة؟
# $phrase is ten words, with commas between.
guest-phrase-told = عبارة العودة: { $phrase }.
guest-phrase-use = سجلها عندك، فلن تسمعها مرة أخرى. ثم اكتبها في الصفحة الأولى على جهاز آخر، أو في البداية في برنامج MUD.
guest-export-by-page = تعطيك الصفحة في المتصفح ملفا فيه كل شيء. تدخل هناك بعبارة العودة.
guest-leave-device-question = سينساك هذا الجهاز. من دون عبارة عودة لا يمكنك الرجوع. هل تريد أن ينساك؟
guest-erase-question = سيتم نهائيا حذف كل ما هو محفوظ عنك. هل تريد الحذف؟
guest-erased = تم حذف كل ما كان محفوظا عنك.
# $reason is a whole sentence.
guest-not-erased = لم يتم حذف شيء: { $reason }

## Why somebody is not let in.

guest-too-many = اللاعبون الجدد من شبكتك كثيرون. حاول بعد ساعة.
guest-too-many-tries = كثرت محاولات الدخول بعبارات من شبكتك. حاول بعد ساعة.
guest-phrase-wrong = عبارة العودة هذه غير معروفة.
# A file, a camera or an address of the network.
out-of-reach = هذا غير متاح هنا.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = ألعابك ونتائجها وما تعلمته وإعداداتك محفوظة برقم عشوائي.
privacy-not-kept = لا يسأل أحد عن اسمك أو بريدك الإلكتروني. ولا أحد يتتبعك أو ينقل بياناتك أو يستعملها للإعلان. وعنوانك في الشبكة غير محفوظ.
privacy-cookie = يحفظ متصفحك ملف تعريف ارتباط واحدا تعرفك به اللعبة. ولا يحفظ الخادم منه ومن عبارة العودة إلا بصمة.
privacy-deleted = في القائمة الرئيسية، تحت «بياناتك»، يمكنك في أي وقت أن تأخذ كل شيء معك أو تحذفه.

## The page for who comes for the first time.

page-guest-welcome = ألعاب ورق وأحاجي صور بالسمع واللمس والبصر. لا حاجة إلى حساب، وألعابك محفوظة.
page-guest-play = العب
page-guest-phrase = عبارة العودة إن كانت لديك
page-guest-phrase-send = تابع بهذه العبارة
page-guest-everything = كل ما هو محفوظ عنك، في ملف
page-guest-unknown = لم يعد هذا المتصفح معروفا هنا.
page-guest-no-cookie = متصفحك لا يحفظ ملفات تعريف الارتباط. من دونها لا تعرفك اللعبة من جديد.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = اكتب عبارة العودة أو رمزا وصلك، أو اضغط Enter لتلعب كضيف جديد.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        تفاح, برتقال, ليمون, جبن, ملح, جبل, نجمة, ثلج, غيمة, شجرة, وردة, حديقة, حصان, قطة, فيل,
        دجاجة, سمكة, عصفور, نحلة, فراشة, شباك, كرسي, طاولة, سرير, مفتاح, قلم, ساعة, سيارة, سفينة,
        دراجة, جسر, سوق, مدرسة, سكين, ملعقة, قبعة, قميص, ذهب, كرة, مطرقة, مسمار, صندوق, بطيخ, خيار,
        فلفل, رمان, مشمش, سلحفاة, تمساح, غزال, ضفدع, عنكبوت, دلفين, بركان, جزيرة, قنديل, فستان,
        سنجاب, ببغاء, مروحة, مظلة, وسادة, سجادة, ياسمين
