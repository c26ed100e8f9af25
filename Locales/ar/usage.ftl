# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = هذه لا تجتمع: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = فقط في { $game }: { $options }.
# $option takes a file.
usage-picture-file = الخيار { $option } يحتاج إلى ملف ينتهي اسمه هكذا: .svg أو .png.
# The same for $option.
usage-tactile-file = الخيار { $option } يحتاج إلى ملف ينتهي اسمه هكذا: .svg أو .pdf أو .brf.
# $most is the highest number of a deal.
usage-deal-number = رقم التوزيعة من 0 إلى { $most }.
# $option takes a number.
usage-least = الخيار { $option } يحتاج إلى عدد يبدأ من { $least }.
# $options each name a file.
usage-same-file = لا يمكن أن يكون الملف واحدا: { $options }.
# $from and $to are options with the first and the last number of a range.
usage-from-to = لا يمكن أن يكون { $from } أكبر من { $to }.
# $day was typed for a day.
usage-day-unknown = لا يوجد يوم { $day }. يكتب اليوم هكذا: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = لا معنى هنا لما كتبت: { $text }.
# $option was typed and is none of the options.
usage-unknown-option = لا يوجد خيار { $option }.
# The same where it is nearly $near.
usage-unknown-option-near = لا يوجد خيار { $option }. هل تقصد { $near }؟
# $option needs something after it.
usage-missing-value = ينقص ما يأتي بعد { $option }.
# $argument has to be typed too.
usage-missing-argument = ينقص: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = القيمة { $value } لا تصلح للخيار { $option }
# How a command is typed: $usage.
usage-how = الاستعمال: { $usage }
# $command, typed, tells more.
usage-see-help = للمزيد اكتب: { $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = لمحة:
usage-usage = الاستعمال:
usage-arguments = المعطيات:
usage-options = الخيارات:
usage-subcommands = الأوامر:
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (القيم:
usage-default = (الافتراضي:
usage-show-version = عرض رقم الإصدار.
usage-show-help = عرض هذه المساعدة.
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = للمزيد عن كل أمر اكتب: { $command }

## What each command is for, and more about some.

usage-about-aloud = ألعاب ورق تلعب بالسمع.
usage-more-aloud = بلا أمر تفتح القائمة الرئيسية. كل الألعاب تلعب بالأرقام: اختر ورقة، ثم هدفا. اكتب help في أي وقت.
usage-about-open = فتح القائمة الرئيسية.
usage-about-play = لعب لعبة؛ وبلا خيارات متابعة المحفوظة.
usage-about-puzzle = لعب أحجية الصور؛ وبلا خيارات متابعة المحفوظة.
usage-about-quiz = أسئلة عن العالم؛ ما أخطأت فيه يعود قبل غيره.
usage-about-progress = ما تعلمته هذا الأسبوع وما تعرفه من العالم.
usage-about-settings = تغيير الإعدادات، أو إعداد واحد باسمه.
usage-more-settings = بلا معطيات تفتح قائمة الإعدادات؛ وفي أنبوب تعرض كلها. مثال: aloud settings voice off
usage-about-stats = عرض الإحصاءات حسب اللعبة والصعوبة.
usage-about-share = آخر لعبة انتهت في سطر واحد، للمشاركة.
usage-about-solve = كيف تفوز بتوزيعة، نقلة بعد نقلة.
usage-more-solve = رمز الخروج 0 إن أمكن الفوز بالتوزيعة، و 2 إن لم يمكن، و 3 إن لم يعرف ذلك.
usage-about-deals = تقييم التوزيعات حسب من يفوز بها، في جدول.
usage-more-deals = الجدول بصيغة CSV وله سطر عناوين. والجدول الذي انقطع يستأنف حين يطلب الشيء نفسه مع الملف نفسه. وفي الطرفية يبين مخرج الأخطاء إلى أين وصل، كل عشر ثوان على الأكثر، ما دام لا يظهر سطر.
usage-about-groups = إدارة مجموعات الورق.
usage-about-groups-new = تأليف مجموعة خاصة بك، ورقة بعد ورقة.
usage-about-groups-import = أخذ مجموعات من جدول بيانات.
usage-more-groups-import = كل سطر من ملف CSV مجموعة: اسمها، ثم أوراقها. وتحل محل مجموعتك التي لها الاسم نفسه.
usage-about-groups-check = فحص ملفات المجموعات؛ وبلا أسماء كل ما تحمله اللعبة.
usage-about-groups-fetch = جلب المجموعات من الخادم الذي يسميه الإعداد groups-url.
usage-about-export = كتابة الجولة المحفوظة في ملف أو في المخرج القياسي.
usage-about-import = أخذ جولة من ملف لمتابعتها.
usage-more-import = توزيعة FreeCell قد تكون نصا أيضا، كل عمود سطر من الأوراق: 4C 2C 10H.
usage-about-say = نطق نص، لتجربة صوت.
usage-more-say = الطبقة ومستوى الصوت وكلماتك الخاصة كما في اللعبة.
usage-about-language = إدارة نصوص لغة.
usage-about-language-check = عرض كل رسائل لغة ونطقها، ثم ما فيها من أخطاء.
usage-more-language-check = كل سطر مفتاح رسالة وما يعطى للصوت.
usage-about-serve = اللعب في متصفح هذا الحاسوب.
usage-about-move-saves = نسخ كل ما هو محفوظ إلى قاعدة بيانات، أو منها.

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = اللعبة: { $games }. والافتراضي آخر لعبة لعبتها.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = الصعوبة. { $difficulties }.
usage-option-number = رقم التوزيعة: الرقم نفسه يعطي التوزيعة نفسها.
usage-option-daily = توزيعة اليوم، وهي واحدة للجميع.
usage-option-date = توزيعة يوم آخر.
usage-option-new = توزيعة جديدة، ولو كانت هناك لعبة محفوظة.
usage-option-any-deal = توزيع أي شيء، أمكن الفوز به أم لا.
# $ratings are words as they are typed.
usage-option-rating = البحث عن توزيعة حسب من يفوز بها: { $ratings }.
usage-option-deck = atlas: لعب مجموعات ملف تشكيلة.
usage-option-groups = atlas: عدد مجموعات الجولة.
usage-option-tutorial = بدء درس اللعبة.
# $continents are words as they are typed.
usage-option-continent = atlas: مجموعات قارة واحدة فقط: { $continents }.
# $topics are words as they are typed.
usage-option-topic = atlas: مجموعات صنف واحد فقط: { $topics }.
# $levels are words as they are typed.
usage-option-level = atlas: مجموعات مرحلة مدرسية واحدة فقط: { $levels }.
usage-option-surprise = atlas: مجموعات قارة واحدة أو صنف واحد أيا كان.
usage-option-needed = atlas: المجموعات التي تحتاج إلى تعلمها أكثر من غيرها.
usage-option-picture = puzzle: الصورة أو الخريطة، باسمها أو بملفها.
usage-option-size = puzzle: عدد القطع في الصف، 3 أو 4.
usage-option-language-and-voice = لغة النصوص والصوت، مثل en أو es أو de أو pl.
usage-option-voice = auto: كلام إن وجد جهاز صوت؛ espeak: كلام؛ speechd: كلام بواسطة Speech Dispatcher؛ off: نص فقط.
usage-option-verbosity = كم يقال: brief قليل، normal معتاد، full كل شيء.
usage-option-learner = قول المجموعات والحقائق مع الأوراق.
usage-option-keys = كل مفتاح يعمل فورا.
usage-option-lines = كتابة رقم أو كلمة، ثم Enter.
usage-option-record = كتابة ما يسمع في ملف WAV.
usage-option-transcript = إضافة ما يطبع إلى ملف.
usage-option-braille = كتابة ما يقال في ملف: برايل يونيكود، أو صفحات لطابعة برايل (.brf).
usage-option-effects = كتابة الأصوات والاهتزاز والحركة في ملف، كائن JSON في كل سطر.
usage-option-log = إضافة ما يحدث إلى ملف، بلا نصوص ولا أسماء، لمعرفة موضع الخطأ.
usage-option-colour = اللون: auto حسب الطرفية، on نعم، off لا.
usage-option-view = حفظ صورة ما هو أمامك في ملف، بخط كبير.
usage-option-view-theme = ألوان تلك الصورة: light فاتحة، dark داكنة، yellow أصفر على أسود. والافتراضي ألوان page-theme.
usage-option-language = لغة النصوص، مثل en أو es أو de أو pl.
# $games are the names of games as they are typed.
usage-option-searched-game = اللعبة، من الألعاب التي لها حل آلي: { $games }.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = الصعوبة؛ والافتراضي أقلها. { $difficulties }.
usage-option-as-it-falls = atlas: توزيعة رقم كما تأتي، أمكن الفوز بها أم لا.
usage-option-states = كم وضعا يفحص لكل توزيعة؛ والافتراضي كما في اللعبة.
usage-option-deal = رقم التوزيعة.
usage-option-from = رقم التوزيعة الأولى.
usage-option-to = رقم التوزيعة الأخيرة.
usage-option-ratings = التوزيعات التي لها هذه التقييمات فقط.
usage-option-winnable = ما يمكن الفوز به فقط.
usage-option-output = كتابة الجدول في ملف.
usage-option-workers = كم توزيعة تعالج معا؛ والافتراضي واحدة لكل معالج.
# $continents are words as they are typed.
usage-option-quiz-continent = هذه القارة فقط: { $continents }.
# $kinds are words as they are typed.
usage-option-quiz-kind = أسئلة من هذا الصنف فقط: { $kinds }.
# $most is a number as it is typed.
usage-option-quiz-count = عدد الأسئلة، من 1 إلى { $most }.
usage-option-quiz-number = رقم الاختبار: الرقم نفسه مع الذاكرة نفسها يعطي الاختبار نفسه.
usage-option-json-file = بصيغة JSON في ملف؛ والشرطة (-) تعني المخرج القياسي.
usage-option-map-file = خريطة في ملف؛ والشرطة (-) تعني المخرج القياسي.
usage-option-tactile-progress = خرائط ملموسة، لورق منتفخ أو لطابعة برايل.
usage-option-picture-file = صورة في ملف؛ والشرطة (-) تعني المخرج القياسي.
usage-option-only-game = هذه اللعبة فقط، مثل atlas.
usage-option-json = بصيغة JSON.
usage-option-csv = بصيغة CSV، مع سطر عناوين.
usage-option-shared-game = من هذه اللعبة فقط، مثل atlas.
usage-option-setting = اسم إعداد، كما في ملف الإعدادات.
usage-option-value = قيمته الجديدة؛ وبدونها تعرض القيمة الحالية.
usage-option-list = عرض كل الإعدادات مع قيمها.
usage-option-text = النص المراد نطقه.
usage-option-spoken-language = لغة ينطق بها eSpeak NG، مثل en أو pl أو pt-br.
usage-option-tried-voice = auto أو espeak: صوت اللعبة؛ speechd: صوت Speech Dispatcher؛ أو نبرة من صوت اللعبة، مثل f2.
usage-option-rate = السرعة، من 0 إلى 100. والافتراضي كما في الإعدادات.
usage-option-say-record = كتابته في ملف WAV بدل نطقه.
usage-option-tag = اللغة: رمزها أو اسمها.
usage-option-key = الرسائل التي تبدأ مفاتيحها هكذا فقط.
usage-option-say = نطقها أيضا.
usage-option-said-record = كتابة ما يقال في ملف WAV.
usage-option-faults = الأخطاء فقط.
usage-option-spreadsheet = الملف المراد قراءته، بترميز UTF-8.
usage-option-group-files = ملفات المجموعات.
usage-option-names = عدد الأسماء المتوفرة في كل لغة.
usage-option-written-file = الملف المراد كتابته.
usage-option-exported-game = اللعبة؛ والافتراضي آخر جولة لعبتها.
usage-option-exported-difficulty = الصعوبة؛ والافتراضي آخر جولة لعبتها.
usage-option-read-file = الملف المراد قراءته.
usage-option-replace = ترك الجولة المحفوظة الآن.
usage-option-imported-difficulty = الصعوبة، إن كان الملف أوراقا فقط؛ والافتراضي أقلها.
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = صورة: { $pictures }؛ أو خريطة: { $maps }؛ أو ملف PNG أو JPEG.
usage-option-puzzle-size = عدد القطع في الصف: 3 أو 4.
usage-option-camera = التقاط الصورة بالكاميرا.
usage-option-draw = رسم الأحجية المحفوظة كبيرة وواضحة، بلا لعب.
usage-option-tactile = كتابة الخريطة صفحات ملموسة، لورق منتفخ أو لطابعة برايل، بلا لعب.
# $papers are words as they are typed.
usage-option-paper = ورق الصفحات الملموسة: { $papers }. بدونه الورق المعتاد في بلدك.
usage-option-passed-on = ما يعرضه aloud serve --help.
usage-option-port = المنفذ؛ 0 لأي منفذ متاح.
usage-option-lan = السماح بدخول الأجهزة الأخرى في الشبكة المنزلية، كل جهاز برمز.
usage-option-public = السماح للضيوف باللعب، لكل ضيف ألعابه.
usage-option-listen = مع --public، عنوان الاستماع؛ والافتراضي هذا الحاسوب وحده.
usage-option-trusted-proxy = مع --public، عنوان خادم ويب يبين من أين يأتي الضيوف.
usage-option-database = حفظ كل شيء في قاعدة بيانات PostgreSQL هذه.
usage-option-monitoring = حالة الخادم وأرقامه لبرامج هذا الحاسوب، على هذا المنفذ؛ 0 لأي منفذ متاح.
usage-option-moved-database = قاعدة بيانات PostgreSQL.
usage-option-back = من قاعدة البيانات إلى هذا الحاسوب.
usage-option-replace-all = استبدال ما هو محفوظ هناك.
usage-option-open = فتح الصفحة في المتصفح.
usage-option-telnet = السماح أيضا لبرامج MUD و telnet بالانضمام عبر هذا المنفذ؛ 0 لأي منفذ متاح.
usage-option-telnet-tls = الشيء نفسه مشفرا ببروتوكول TLS على منفذ مستقل.
usage-option-certificate = ملف الشهادة لبروتوكول TLS بصيغة PEM.
usage-option-certificate-key = ملف مفتاح الشهادة بصيغة PEM.
