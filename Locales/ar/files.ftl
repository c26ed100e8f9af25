# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file }: { $reason }
problem-field = { $file }، { $field }: { $reason }
flaw-not-found = لا يوجد هذا الملف.
flaw-unreadable = تعذرت قراءة الملف.
flaw-folder = هذا مجلد لا ملف.
flaw-not-a-file = هذا ليس ملفا عاديا.
flaw-link-loop = هذا الرابط يدور في حلقة.
flaw-not-utf8 = الملف ليس نصا بترميز UTF-8.
# $limit bytes are allowed.
flaw-too-large = الملف كبير جدا؛ المسموح بالبايت: { $limit }.
# The mistake is in line $line, at column $column.
flaw-broken-json = نص JSON معطوب في السطر { $line }، العمود { $column }.
flaw-too-deep = تداخل أعمق من المسموح في السطر { $line }، العمود { $column }.
flaw-name-twice = الاسم نفسه مكرر في السطر { $line }، العمود { $column }.
flaw-missing = هذا ناقص.
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] يجب أن يكون هذا كائنا بين قوسين معقوفين.
        [list] يجب أن يكون هذا قائمة بين قوسين مربعين.
       *[text] يجب أن يكون هذا نصا بين علامتي اقتباس.
    }
# $words are the words allowed.
flaw-not-one-of = يجب أن يكون هذا أحد: { $words }.
flaw-bad-id = في المعرف الحروف a إلى z والأرقام والشرطة والشرطة السفلية، ٦٤ على الأكثر.
flaw-no-text = هذا فارغ.
# $limit characters are allowed.
flaw-text-too-long = هذا طويل جدا؛ أقصى عدد للحروف: { $limit }.
flaw-control-character = في هذا النص حرف تحكم.
flaw-direction-mark = في هذا النص علامة اتجاه خفية.
flaw-outside = المسار يخرج من مجلد الملف.
flaw-bad-seed = البذرة عدد صحيح غير سالب.
flaw-no-partners = تحتاج المجموعة إلى ورقة تابعة واحدة على الأقل.
# $limit partners are allowed.
flaw-too-many-partners = الأوراق التابعة كثيرة؛ أقصى عدد: { $limit }.
# $field is the place of the other one.
flaw-same-as = هذا مثل { $field }.
# $file is the file that has the id already.
flaw-group-taken = هذا المعرف مستعمل في { $file }.
# $group is the group that has the card already.
flaw-card-taken = معرف الورقة هذا مستعمل في المجموعة { $group }.
flaw-no-group = تحتاج التشكيلة إلى مجموعة واحدة على الأقل.
# $group is the id of a group.
flaw-unknown-group = لا توجد مجموعة { $group }.
# $deck is the id of a deck.
flaw-unknown-deck = لا توجد تشكيلة { $deck }.

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path }: { $cause }
file-missing = لا يوجد هذا الملف.
file-not-allowed = غير مسموح.
file-read-only = للقراءة فقط.
file-disk-full = القرص ممتلئ.
file-too-many-open = الملفات المفتوحة كثيرة جدا.
file-is-folder = هذا مجلد.
file-is-link = هذا رابط.
file-not-folder = جزء من المسار ليس مجلدا.
# $megabytes are allowed.
file-too-large = الملف أكبر من { $megabytes ->
        [one] ميغابايت واحد
        [two] ميغابايتين
       *[other] { NUMBER($megabytes, gender: "masculine") } ميغابايت
    }.
# $number is the system's number for the error.
file-other = خطأ النظام { $number }.
# $variable is the name of an environment variable.
folder-no-home = لا يوجد مجلد رئيسي: { $variable } غير محدد.

## The settings file. $line is the number of a line in it.

settings-line = ملف الإعدادات، السطر { NUMBER($line) } مهمل: { $reason }{ $more ->
        [0] { "" }
        [zero] { "" }
        [one] { " " }ومعه سطر آخر.
        [two] { " " }ومعه سطران آخران.
        [few] { " " }ومعه { NUMBER($more, gender: "masculine") } سطور أخرى.
        [many] { " " }ومعه { NUMBER($more, gender: "masculine") } سطرا آخر.
       *[other] { " " }ومعه { NUMBER($more, gender: "masculine") } سطر آخر.
    }
settings-no-equals = لا توجد علامة يساوي.
settings-not-utf8 = ليس نصا بترميز UTF-8.

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file. $more lines after it cannot
# be used either.
pronunciation-line = ملف النطق، السطر { NUMBER($line) } مهمل: { $reason }{ $more ->
        [0] { "" }
        [zero] { "" }
        [one] { " " }ومعه سطر آخر.
        [two] { " " }ومعه سطران آخران.
        [few] { " " }ومعه { NUMBER($more, gender: "masculine") } سطور أخرى.
        [many] { " " }ومعه { NUMBER($more, gender: "masculine") } سطرا آخر.
       *[other] { " " }ومعه { NUMBER($more, gender: "masculine") } سطر آخر.
    }
pronunciation-not-a-word = الكلمة أو نطقها ناقص أو أطول من المسموح.
pronunciation-no-language = لا توجد لغة بهذا الاسم، فالسطور التي بعدها مهملة أيضا.

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = برنامج Aloud مفتوح في نافذة أخرى. لا يتم حفظ ما يبدأ هنا من ألعاب.
storage-not-held = استمرت اللعبة في نافذة أخرى؛ لم يعد يتم حفظها هنا.
storage-disk-full = القرص ممتلئ: لم يتم حفظ اللعبة.
storage-read-only = القرص للقراءة فقط: لم يتم حفظ اللعبة.
storage-busy = الألعاب المحفوظة مشغولة: لم يتم حفظ آخر نقلة بعد.
storage-damaged = الألعاب المحفوظة تالفة: لم يتم حفظ اللعبة.
storage-unreadable = جزء من الألعاب المحفوظة لا يمكن قراءته.
# $problem is file-problem.
storage-file = لم يتم حفظ اللعبة: { $problem }
# $code is SQLite's number for the error.
storage-failed = لم يتم حفظ اللعبة: خطأ قاعدة البيانات { $code }.
storage-unreachable = لم يتم حفظ اللعبة: تعذر الوصول إلى قاعدة البيانات.
storage-refused = لم يتم حفظ اللعبة: رفضتها قاعدة البيانات.
storage-newer = لم يتم حفظ اللعبة: قاعدة البيانات من إصدار أحدث من Aloud.
storage-damaged-moved = الألعاب المحفوظة تالفة. تم نقلها إلى { $path } وبدء ألعاب جديدة.
storage-newer-moved = الألعاب المحفوظة من إصدار أحدث من Aloud. تم نقلها إلى { $path } وبدء ألعاب جديدة.
# $reason says why not.
storage-not-copied = الألعاب المحفوظة من إصدار أقدم من Aloud، وتعذر نسخها قبل تحديثها، فبقيت كما هي. { $reason }
# $reason says why it cannot be used.
storage-set-aside = تعذر استعمال لعبة محفوظة، فتم وضعها جانبا. { $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

round-not-json = نص JSON معطوب في السطر { $line }، العمود { $column }.
round-not-ours = هذه ليست جولة محفوظة من Aloud.
round-not-utf8 = الملف ليس نصا بترميز UTF-8.
round-missing = { $field }: ناقص.
round-wrong = { $field }: قيمة غير مسموحة.
# $move is the number of the move, $reason why it is refused.
replay-refused = النقلة { NUMBER($move) } غير مسموحة: { $reason }
replay-different = النقلات تؤدي إلى طاولة غير المحفوظة: البصمة غير مطابقة.
replay-malformed = أرقام النقلات فيها متناقضة.
# $format is a number.
save-newer-format = هي من إصدار أحدث من Aloud، بالصيغة { $format }.
# $game is the id of a game.
save-unknown-game = لعبتها غير معروفة هنا: { $game }.

## Sound and speech.

sound-none = لا صوت: لا يوجد جهاز صوت. تستمر اللعبة بالنص.
sound-gone = انقطع الصوت: اختفى جهاز الصوت. تستمر اللعبة بالنص حتى يعود.
placement-none = جهاز الصوت هذا لا يوزع الأصوات حولك. تسمع يسارا ويمينا.
voice-none = لا كلام: تعذر بدء eSpeak NG. تستمر اللعبة بالنص.
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = البرنامج Speech Dispatcher لا يجيب. { $voice ->
        [espeak] يتكلم eSpeak NG حتى يجيب.
       *[none] تستمر اللعبة بالنص.
    }
# With --voice speechd and --record.
speechd-not-recorded = لا يمكن تسجيل صوت Speech Dispatcher؛ يتكلم eSpeak NG.
# $language is the tag of a language.
voice-not-there = لا صوت للغة { $language }؛ يتكلم صوت آخر.
# $name is a kind of voice.
variant-not-there = لا يوجد نوع صوت اسمه { $name }؛ يتكلم الصوت العادي.
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = لا كلام: تعذر بدء eSpeak NG.
say-no-voice = لا صوت للغة { $language }. يوجد صوت لهذه: { $known }.
say-no-device = لا يوجد جهاز صوت. الخيار --record file.wav يكتب ملفا بدلا منه.
say-nothing = لا شيء يقال.
# With --voice off.
say-off = لا يسمع شيء والصوت متوقف. الخيار --record file.wav يكتب ملفا بدلا منه.
say-no-speechd = البرنامج Speech Dispatcher لا يجيب.
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = لا يوجد صوت { $name }. الموجود: { $known }، وأنواع eSpeak NG مثل f2.
# $file is a sound file.
sound-broken = لا يمكن تشغيل الصوت { $file }.
record-failed = لا يمكن كتابة التسجيل { $path }.
transcript-failed = لم تعد كتابة السجل ممكنة؛ تستمر اللعبة بدونه.
effects-failed = لا يمكن كتابة المؤثرات في ذلك الملف؛ تستمر اللعبة بدونها.
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = تستمر اللعبة بلا صورة: { $reason }
# $program draws the picture.
view-not-converted = لا يستطيع { $program } رسمها
view-no-program = لصورة PNG ثبت الحزمة { $package } التي فيها { $program }، أو اختر ملفا ينتهي اسمه هكذا: .svg. تستمر اللعبة بلا صورة.
log-failed = لا يمكن كتابة السجل التقني في ذلك الملف؛ تستمر اللعبة بدونه.
braille-file-failed = لا يمكن كتابة برايل في ذلك الملف؛ تستمر اللعبة بدونه.
braille-none = لا سطر برايل: brltty لا يجيب. يستعمل السطر حين يجيب.
# $path is a file's path.
round-exported = الجولة في { $path }.
# $moves were made in it; $game is what the command line calls the game.
round-imported = تم استيراد الجولة، { COUNT($moves, "moves") }. للمتابعة: aloud play { $game }
import-would-replace = توجد جولة محفوظة. لتركها أضف --replace.
import-won = الجولة في هذا الملف انتهت بالفوز.
# "aloud move-saves": each number tells how many there are.
move-done = تم النسخ. اللاعبون: { $players }. الألعاب المحفوظة: { $rounds }. الموضوعة جانبا: { $aside }. النتائج: { $results }. الأسئلة في الذاكرة: { $known }. أيام فيها إجابات: { $answers }. الملفات: { $files }.
move-nothing = لا شيء محفوظ لنسخه.
move-in-use = برنامج Aloud مفتوح في مكان آخر. أغلقه هناك أولا. لم يتم نسخ شيء.
move-would-replace = يوجد شيء محفوظ هناك. لاستبداله أضف --replace. لم يتم نسخ شيء.
# $reason says why.
move-failed = لم يتم نسخ شيء. { $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = { $groups ->
        [zero] لا مجموعة سليمة
        [one] مجموعة سليمة واحدة
        [two] مجموعتان سليمتان
        [few] { NUMBER($groups, gender: "feminine") } مجموعات سليمة
        [many] { NUMBER($groups, gender: "feminine") } مجموعة سليمة
       *[other] { NUMBER($groups, gender: "feminine") } مجموعة سليمة
    }، { $problems ->
        [0] بلا مشكلات
        [one] مشكلة واحدة
        [two] مشكلتان
        [few] { NUMBER($problems, gender: "feminine") } مشكلات
        [many] { NUMBER($problems, gender: "feminine") } مشكلة
       *[other] { NUMBER($problems, gender: "feminine") } مشكلة
    }.
# $language is what was asked for, $known are the tags of the languages there are.
language-unknown = لا توجد لغة { $language }. الموجود: { $known }.
