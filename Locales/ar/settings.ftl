# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.

settings = الإعدادات
# Entries of that menu; each opens a list of settings.
settings-voice = اللغة والصوت
settings-telling = محتوى الكلام
settings-playing = المفاتيح والقواعد
settings-sounds = المؤثرات
settings-devices = برايل ويد التحكم والألوان
# What of them there is on the page.
settings-devices-page = يد التحكم والاهتزاز والحركة
# How the page in a browser looks and sounds.
settings-page = الصفحة
# $name is a setting, $value its value now.
setting-entry = { $name }: { $value }
# $value is the value that is in force.
setting-current = { $value }، المختار الآن
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name }: { $value }.
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = اكتب رقما من { NUMBER($least) } إلى { $most }.
    .brief = من { NUMBER($least) } إلى { $most }.
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] اكتب ٠ أو أكثر، أو { $unlimited }.
       *[other] اكتب { NUMBER($least) } أو أكثر، أو { $unlimited }؛ ٠ للرجوع.
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name }: { $value }. لا خيار غيره.
# As the settings file has it: $name and $value.
setting-named = { $name }: { $value }
setting-on = تشغيل
    .words = تشغيل, نعم, مفعل
setting-off = إيقاف
    .words = إيقاف, لا, معطل
setting-unlimited = بلا حد
# $value is a percentage.
setting-percent = { NUMBER($value, gender: "masculine") } بالمئة
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }
setting-language = اللغة
setting-language-help = لغة النص والصوت.
setting-language-system = لغة النظام
setting-voice = الصوت
setting-voice-help = هل تتكلم اللعبة بنفسها، ومن يتكلم. في Speech Dispatcher صوت قارئ الشاشة Orca.
setting-voice-auto = تلقائي
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = إيقاف، نص فقط
setting-speech-rate = سرعة الكلام
setting-speech-rate-help = كلما زاد الرقم زادت السرعة.
setting-speech-pitch = الطبقة
setting-speech-pitch-help = كلما زاد الرقم ارتفعت النغمة.
setting-speech-volume = مستوى صوت الكلام
setting-speech-volume-help = كلما زاد الرقم ارتفع الصوت.
setting-voice-variant = نوع الصوت
setting-voice-variant-help = نبرة أخرى للصوت نفسه.
setting-voice-variant-none = الصوت العادي
setting-sounds = المؤثرات
setting-sounds-help = أصوات ترافق الكلام.
setting-sound-volume = مستوى صوت المؤثرات
setting-sound-volume-help = كلما زاد الرقم ارتفعت المؤثرات.
setting-pending-volume = مستوى صوت نغمة الورقة المحمولة
setting-pending-volume-help = مدى قوة النغمة التي تتكرر ما دامت في اليد ورقة؛ ٠ بلا نغمة.
setting-placement = جهة الصوت
setting-placement-help = هل يسمع المكان من جهته: الأعمدة من اليسار إلى اليمين.
setting-placement-off = إيقاف
setting-placement-stereo = يسار ويمين
setting-placement-hrtf = محيطي، للسماعات
setting-haptics = الاهتزاز
setting-haptics-help = اهتزاز يد التحكم.
setting-pads = يد التحكم
setting-pads-help = اللعب بيد التحكم أيضا.
setting-animations = الحركة
setting-animations-help = حركة لمن يرسم الطاولة.
# Settings of the page in a browser.
setting-page-voice = الصوت
setting-page-voice-help = من يقول ما يحدث.
setting-page-voice-reader = قارئ الشاشة، أو لا أحد
setting-page-voice-browser = صوت المتصفح
setting-page-voice-espeak = صوت اللعبة نفسها، eSpeak NG
setting-page-theme = ألوان الصفحة
setting-page-theme-help = للنص والخلفية.
setting-page-theme-system = كما في المتصفح
setting-page-theme-light = داكن على فاتح
setting-page-theme-dark = فاتح على داكن
setting-page-theme-yellow = أصفر على أسود
setting-page-theme-own = ألوان خاصة
setting-page-text = لون خاص للنص
setting-page-text-help = يعمل مع الألوان الخاصة. إن لم يتميز عن الخلفية صار أسود أو أبيض.
setting-page-back = لون خاص للخلفية
setting-page-back-help = يعمل مع الألوان الخاصة.
# Colours, for text and background alike.
setting-page-text-black = أسود
setting-page-text-white = أبيض
setting-page-text-yellow = أصفر
setting-page-text-cream = كريمي
setting-page-text-green = أخضر
setting-page-text-cyan = سماوي
setting-page-text-blue = أزرق
setting-page-text-brown = بني
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = الحجم
setting-page-size-help = للنص والأوراق.
setting-page-cards = الأوراق
setting-page-cards-help = شكل الأوراق على الصفحة.
setting-page-cards-large = الرتبة والنوع بحجم كبير
setting-page-cards-letters = مع حرف النوع
setting-page-cards-words = كلمات فقط
setting-page-spacing = التباعد
setting-page-spacing-help = بين السطور والكلمات والحروف.
setting-page-spacing-normal = عادي
setting-page-spacing-wide = واسع
setting-page-close-up = عرض مكبر
setting-page-close-up-help = ما عليه التركيز يظهر مرة أخرى بعرض الصفحة.
setting-braille = سطر برايل
setting-braille-help = عرض ما يقال على سطر برايل، عبر brltty.
setting-braille-grade = درجة برايل
setting-braille-grade-help = برايل بالاختصارات أو من دونها، على السطر وفي الملفات.
setting-braille-grade-1 = من دون اختصارات، الدرجة ١
setting-braille-grade-2 = بالاختصارات، الدرجة ٢
setting-verbosity = مقدار الكلام
setting-verbosity-help = موجز أو عادي أو كل شيء.
setting-verbosity-brief = موجز
setting-verbosity-normal = عادي
setting-verbosity-full = كل شيء
setting-positions = الموضع
setting-positions-help = موضع الورقة في كومتها، مثل ٣ من ٥.
setting-counts = الأعداد
setting-counts-help = كم ورقة مقلوبة.
setting-scores = النقاط
setting-scores-help = النقاط، حين تكسبها نقلة أو تخسرها.
setting-hints = إرشادات الاستخدام
setting-hints-help = كيف يستخدم الشيء، حين يظهر أول مرة.
setting-learner = وضع التعلم
setting-learner-help = تقال المجموعات والحقائق مع الأوراق، ولا تعرض إلا الأماكن الصحيحة.
setting-input = الكتابة
setting-input-help = سطور مع Enter، أو مفاتيح تعمل فورا.
setting-input-lines = سطور
setting-input-keys = مفاتيح
setting-quick-moves = نقلات سريعة
setting-quick-moves-help = ورقة لها مكان معقول واحد تنتقل فور اختيارها، في الألعاب التي لا تختبر المعرفة.
setting-confirmations = التأكيد
setting-confirmations-help = السؤال قبل ترك لعبة.
setting-undo-bound = عدد نقلات التراجع
setting-undo-bound-help = إلى أين يصل التراجع. ما يحذفه عدد أصغر لا يعود.
setting-winnable = توزيعات يمكن الفوز بها، حيث يمكن معرفة ذلك
setting-winnable-help = الألعاب الجديدة تبحث عن توزيعة يمكن الفوز بها.
setting-loss-news = إعلان الخسارة
setting-loss-news-help = متى يقال إن الفوز لم يعد ممكنا.
setting-loss-news-at-once = فورا
setting-loss-news-open-cards = فورا إن كانت كل الأوراق مكشوفة، وإلا عند طريق مسدود
setting-loss-news-later = بعد عشر نقلات
setting-loss-news-never = أبدا
setting-difficulty = الصعوبة
setting-difficulty-help = للألعاب التي تبدأ دون اختيار صعوبة؛ وهي آخر صعوبة اخترتها.
setting-difficulty-relaxed = مريح
setting-difficulty-easy = سهل
setting-difficulty-medium = متوسط
setting-difficulty-hard = صعب
setting-difficulty-expert = خبير
setting-groups-url = مجموعات من خادم
setting-groups-url-help = عنوان ملف مجموعات: https://…
setting-groups-url-none = بلا عنوان
# $none is the word for having no address.
setting-type-address = { $name }: { $value }. اكتب عنوانا، أو { $none }. ٠ للرجوع.
# $name is the setting, $value what was typed.
setting-not-address = ليس عنوانا: { $value }. العنوان يبدأ هكذا: https://
setting-colour = الألوان
setting-colour-help = ألوان في الطرفية.
setting-colour-auto = تلقائي
setting-colour-on = تشغيل
setting-colour-off = إيقاف
setting-suit-colours = أوراق بأربعة ألوان
setting-suit-colours-help = أسماء الأوراق في الطرفية: الكبة بالأحمر، والديناري بالأزرق، والسباتي بالأخضر، حيث تعمل الألوان.

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = لا يوجد إعداد اسمه { $name }.
# $names are settings with a name much like it.
setting-unknown-near = لا يوجد إعداد اسمه { $name }. قريب منه: { $names }.
# $names are all settings.
setting-unknown-known = لا يوجد إعداد اسمه { $name }. الموجود: { $names }.
# The same in the game, where a word lists them all.
setting-unknown-listed = لا يوجد إعداد اسمه { $name }. اكتب إعدادات لسماع الكل.
# $name is a command that the settings file gives keys to.
setting-key-unknown = السطر key.{ $name } من ملف الإعدادات مهمل: لا يوجد هذا الأمر.
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name }: لا يمكن أن تكون القيمة { $value }.{ $near ->
        [0] { " " }يمكن مثلا: { $some }.
       *[other] { " " }قريب منها: { $near }.
    }
# $offered are the values there are.
setting-not-offered = { $name }: لا يمكن أن تكون القيمة { $value }. القيم الممكنة: { $offered }.
# From $least to $most.
setting-not-within = { $name }: لا يمكن أن تكون القيمة { $value }. الممكن عدد من { NUMBER($least) } إلى { $most }.
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name }: لا يمكن أن تكون القيمة { $value }. الممكن: { $unlimited }، أو عدد من { NUMBER($least) } فما فوق.
setting-not-word = { $name }: لا يمكن أن تكون القيمة { $value }. المطلوب من ١ إلى ٦٤ حرفا.

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = النطق
pronunciation-help = كيف ينطق الصوت الكلمات.
pronunciation-new = كلمة جديدة
# One of the player's own words in a list.
pronunciation-entry = { $word }: { $said }
pronunciation-which = اكتب كلمة يخطئ الصوت في نطقها. ٠ للرجوع.
# The voice reads the word as it does now.
pronunciation-how = نطقها الآن: { $word }. اكتبها كما يجب أن تنطق. ٠ للرجوع.
pronunciation-before = قبل: { $word }
pronunciation-after = بعد: { $said }
pronunciation-keep = احفظها
pronunciation-again = اسمعها ثانية
pronunciation-change = اكتبها بشكل آخر
pronunciation-kept = تم حفظ { $word }.
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = تم حفظ { $word }. كانت { $before }، ونطقها { $heard }.
pronunciation-forget = انسها
pronunciation-forgotten = { $word }: عادت إلى نطقها الأول.
pronunciation-not-kept = يجب أن تكون الكلمة قصيرة، بلا علامة يساوي، وألا يكون أولها # أو [.
