# SPDX-License-Identifier: GPL-3.0-or-later

### The picture puzzle: why a file is no picture, and what a piece looks like.

## Why a picture cannot be used; follows the name of the file.

picture-empty = الملف فارغ.
picture-unknown-format = هذه ليست صورة بصيغة PNG أو JPEG.
# $format is the name of another format.
picture-other-format = هذا ملف { $format }؛ المطلوب PNG أو JPEG.
picture-broken = الصورة معطوبة أو ناقصة.
picture-animated = هذه صورة متحركة؛ المطلوب صورة ثابتة.
# $least is the least number of points for width and height.
picture-too-small = الصورة صغيرة جدا؛ المطلوب { NUMBER($least) } في { NUMBER($least, gender: "feminine") } نقطة على الأقل.
# $width and $height are counted in points.
picture-too-large = الصورة كبيرة جدا: { NUMBER($width) } في { NUMBER($height, gender: "feminine") } نقطة.

## The pictures that come along: their names, and what is to be seen.

picture-name-cat = قطة
picture-name-clown = مهرج
picture-name-fruit = صحن فواكه
picture-name-house = بيت
picture-name-spaceship = سفينة فضاء
picture-name-sunset = غروب الشمس
picture-caption-cat = قطة شقراء تجلس على سجادة زرقاء مستديرة، خلفها نافذة فيها القمر، وإلى اليسار كرة صوف وردية وإلى اليمين نبتة في أصيص.
picture-caption-clown = وجه مهرج بأنف أحمر وقبعة عالية وربطة فراشة؛ الشعر برتقالي في اليسار وأخضر في اليمين، وحوله بالونات وقصاصات ملونة.
picture-caption-fruit = صحن فيروزي مليء بالفواكه على مفرش مخطط: شمامة وأناناسة وموز وكمثرى وبرتقالة وتفاحة وعنب. وأمامه كرزتان وليمونة.
picture-caption-house = بيت له سقف أحمر ومدخنة، الشمس إلى اليسار وشجرة تفاح إلى اليمين؛ وأمامه زهور توليب وطريق وبركة فيها بطة.
picture-caption-spaceship = سفينة فضاء بيضاء بزعانف حمراء تطير إلى أعلى اليمين. تحتها الأرض، وحولها قمر وكوكب أحمر وكوكب له حلقة.
picture-caption-sunset = قارب شراعي في البحر، خلفه شمس تغرب، وإلى اليمين جزيرة فيها نخلة.
# $caption stands in a file of the player's.
picture-own-caption = { $caption }

## Colours

colour-black = أسود
colour-dark-grey = رمادي غامق
colour-grey = رمادي
colour-light-grey = رمادي فاتح
colour-white = أبيض
colour-red = أحمر
colour-dark-red = أحمر غامق
colour-orange = برتقالي
colour-brown = بني
colour-beige = بيج
colour-yellow = أصفر
colour-light-green = أخضر فاتح
colour-green = أخضر
colour-dark-green = أخضر غامق
colour-turquoise = فيروزي
colour-light-blue = أزرق فاتح
colour-blue = أزرق
colour-dark-blue = أزرق غامق
colour-violet = بنفسجي
colour-pink = وردي

## Where in a piece a colour lies.

region-everywhere = في كل القطعة
region-scattered = متفرق
region-top = فوق
region-bottom = تحت
region-left = يسار
region-right = يمين
region-middle = في الوسط
region-top-left = فوق يسار
region-top-right = فوق يمين
region-bottom-left = تحت يسار
region-bottom-right = تحت يمين
region-across-middle = في شريط أفقي في الوسط
region-down-middle = في شريط عمودي في الوسط
region-around = حول الوسط
region-all-but-top = في كل القطعة إلا الأعلى
region-all-but-bottom = في كل القطعة إلا الأسفل
region-all-but-left = في كل القطعة إلا اليسار
region-all-but-right = في كل القطعة إلا اليمين

## How restless a piece is, and how light.

texture-even = متجانسة
texture-plain = قليلة التفاصيل
texture-upright = بخطوط عمودية
texture-level = بخطوط أفقية
texture-busy = كثيرة التفاصيل
lightness-very-dark = مظلمة جدا
lightness-dark = مظلمة
lightness-medium = متوسطة الإضاءة
lightness-light = مضيئة
lightness-very-light = مضيئة جدا

## A piece. $colour and $region are from the lists above.

# $looks is a list: colours with their places, and more where two pieces look alike.
tile = { $looks }
# One colour and where it lies.
# $colour and $region are from the lists above.
tile-patch = { $colour } { $region }
# The same with its share of the piece in $percent.
# $colour and $region are from the lists above.
tile-patch-share = { $colour } { $region } بنسبة { NUMBER($percent, gender: "masculine") } بالمئة
# $light and $texture are from the lists above.
tile-mood = القطعة { $light }، { $texture }
# $thousandths of the light of white.
tile-light = الإضاءة { NUMBER($thousandths) } من ١٠٠٠
# The lightest point, counted from the left and from the top: $across and $down.
tile-lightest = أضوأ نقطة { NUMBER($across) } من اليسار، { NUMBER($down) } من الأعلى
# The darkest point, counted in the same way: $across and $down.
tile-darkest = أظلم نقطة { NUMBER($across) } من اليسار، { NUMBER($down) } من الأعلى
# A number that tells pieces apart when nothing else does: $mark.
tile-mark = العلامة { $mark }
# The colours along an edge, left to right or top to bottom. $colours is a list of them, each with
# the tenths of the edge that it takes.
tile-edge-top = الحافة العليا: { $colours }
# As above: $colours.
tile-edge-right = الحافة اليمنى: { $colours }
# As above: $colours.
tile-edge-bottom = الحافة السفلى: { $colours }
# As above: $colours.
tile-edge-left = الحافة اليسرى: { $colours }
# One of several colours along an edge: $colour, and the $tenths of the edge that it takes.
edge-run = { $colour } { $tenths ->
        [1] ١٠
        [2] ٢٠
        [3] ٣٠
        [4] ٤٠
        [5] ٥٠
        [6] ٦٠
        [7] ٧٠
        [8] ٨٠
        [9] ٩٠
       *[10] ١٠٠
    } بالمئة

## How well two edges go together. $word is one of the list, $score goes from 0 to 100.

# $word is from the list below.
fit = { $word }، { NUMBER($score, gender: "masculine") } بالمئة
fit-perfect = تطابق تام
fit-good = تطابق جيد
fit-fair = تطابق متوسط
fit-poor = تطابق ضعيف
fit-none = لا تطابق

## Maps: their names, and what is to be seen.

map-africa = أفريقيا
map-asia = آسيا
map-balkans = البلقان
map-caribbean = الكاريبي
map-central-europe = أوروبا الوسطى
map-europe = أوروبا
map-middle-east = الشرق الأوسط
map-north-america = أمريكا الشمالية والوسطى
map-oceania = أستراليا وأوقيانوسيا
map-south-america = أمريكا الجنوبية
map-southeast-asia = جنوب شرق آسيا
map-africa-caption = أفريقيا من البحر المتوسط إلى رأس الرجاء الصالح، وفي الشمال الشرقي شبه الجزيرة العربية وفي الجنوب الشرقي مدغشقر.
map-asia-caption = آسيا من المحيط المتجمد الشمالي إلى إندونيسيا، ومن البحر الأحمر إلى كامتشاتكا.
map-balkans-caption = البلقان من الدانوب إلى كريت، وإلى اليسار جنوب إيطاليا وإلى اليمين غرب آسيا الصغرى.
map-caribbean-caption = الكاريبي من كوبا إلى ترينيداد، وإلى اليسار أمريكا الوسطى وفي الأسفل شمال أمريكا الجنوبية.
map-central-europe-caption = أوروبا الوسطى من الدنمارك إلى البحر الأدرياتيكي، ومن الراين إلى غرب أوكرانيا.
map-europe-caption = أوروبا من آيسلندا إلى القوقاز، ومن رأس الشمال إلى ساحل أفريقيا.
map-middle-east-caption = الشرق الأوسط من تركيا إلى اليمن، ومن النيل إلى أفغانستان.
map-north-america-caption = أمريكا الشمالية والوسطى من ألاسكا إلى بنما، وفي ركن غرينلاند وفي ركن آخر هاواي.
map-oceania-caption = أستراليا ونيوزيلندا وجزر المحيط الهادئ، وفي الشمال الغربي إندونيسيا.
map-south-america-caption = أمريكا الجنوبية من بنما إلى رأس هورن.
map-southeast-asia-caption = جنوب شرق آسيا من ميانمار إلى تيمور، وإلى الشرق الفلبين.
# Follows the name of a file.
map-broken = قائمة ما على الخريطة تالفة.

## What lies in a piece of a map: "half sea; whole: Portugal; part: Spain and France". $names is a list
## of countries; a name is never inflected, so it stays behind the colon.

# $percent of the piece are sea: 10, 20 and so on; 100 is nearly all, for there is some land.
map-sea = { $percent ->
        [50] نصفها بحر
        [100] كلها بحر تقريبا
       *[other] { NUMBER($percent, gender: "masculine") } بالمئة بحر
    }
# Countries that lie in this piece and in no other: $names.
map-whole = بالكامل: { $names }
# Countries that lie in other pieces too, or beyond the map: $names.
map-part = جزئيا: { $names }
# Land of no country that is named: territories, and land in dispute.
map-land = أرض أخرى
# The same in a piece that is nearly all sea.
map-islands = جزر
# More countries, after five were named: $names.
map-also-whole = وبالكامل أيضا: { $names }
# As above: $names.
map-also-part = وجزئيا أيضا: { $names }
map-also-land = وأرض أخرى

## What continues beyond a side of a piece. $beyond is a list of countries, or one of the three:
## map-beyond-sea, map-beyond-edge, map-land. .inside is used in the middle of a line.

map-side-top = إلى الشمال: { $beyond }
    .inside = إلى الشمال: { $beyond }
map-side-right = إلى الشرق: { $beyond }
    .inside = إلى الشرق: { $beyond }
map-side-bottom = إلى الجنوب: { $beyond }
    .inside = إلى الجنوب: { $beyond }
map-side-left = إلى الغرب: { $beyond }
    .inside = إلى الغرب: { $beyond }
map-beyond-sea = بحر
map-beyond-edge = حافة الخريطة

## The game.

game-puzzle = أحجية الصور
objective-puzzle = صورة مقطعة. ضع كل قطعة في مربعها.
    .brief = كل قطعة في مربعها.
choose-motif-puzzle = أحجية الصور: أي صورة؟
# Three entries of the list of pictures: the maps; the player's own pictures; one that is not listed.
puzzle-maps = خرائط
puzzle-own = صورك
puzzle-by-path = صورة أخرى، بمسارها
puzzle-path-question = مسار ملف PNG أو JPEG، أو ٠ للرجوع.
puzzle-by-camera = التقط صورة بالكاميرا
# The entry of the menus that says the text after it.
puzzle-privacy = ماذا يحدث لصورك
puzzle-privacy-text = تبقى صورك على هذا الجهاز. اللعبة تقرؤها فقط ولا ترسلها إلى أي مكان. الصورة الملتقطة بالكاميرا تبقى في مجلد صور اللعبة إلى أن تحذفها.
puzzle-three = سهل: ٣ في ٣
puzzle-four = صعب: ٤ في ٤
again-puzzle-easy = هذه الصورة من جديد، ٣ في ٣
again-puzzle-hard = هذه الصورة من جديد، ٤ في ٤
# A picture with its caption: $name and $caption.
picture-entry = { $name }: { $caption }
    .brief = { $name }
# $name is the name of a file of the player's.
picture-own = { $name }
# A piece, by its number $n, which it keeps for the whole game.
puzzle-piece = القطعة { $n }
# $piece lies in its square: $place, in the form .at.
puzzle-placed = { $piece }: { $place }
# $placed of $count pieces are in their squares.
puzzle-progress = { NUMBER($placed) } من { NUMBER($count) } في مكانها
# Of so many pieces, $count, the picture is made up.
puzzle-extent = { $count ->
        [zero] لا قطع
        [one] قطعة واحدة
        [two] قطعتان
        [few] { NUMBER($count, gender: "feminine") } قطع
        [many] { NUMBER($count, gender: "feminine") } قطعة
       *[other] { NUMBER($count, gender: "feminine") } قطعة
    }
# All pieces are placed: $title is the name of the picture; $mistakes of the $moves moves and more were wrong.
over-puzzle = اكتملت الصورة: { $title }. { COUNT($moves, "moves") }، { COUNT($mistakes, "mistakes") }.
# A point of the working area: $x points from the left, $y from the top.
place-point = { NUMBER($x) } من اليسار، { NUMBER($y) } من الأعلى
    .at = { $x }، { $y }
    .to = إلى { $x }، { $y }
    .from = من { $x }، { $y }
puzzle-rearranged = تمت بعثرة القطع من جديد.
# Where a piece lies about: $squares are the numbers of the $count squares it covers.
puzzle-where = { $count ->
        [0] تحت الشبكة
        [1] على المربع { $squares }
        [2] بين المربعين { $squares }
       *[other] وسط المربعات { $squares }
    }
# $piece was let go away from its square: $where as above, $point in the form .at.
puzzle-lies = { $piece } { $where }، عند { $point }.
# Follows it, where the piece covers others: $piece is the uppermost of those.
puzzle-lies-on = تحتها: { $piece }.
# $where as above; $point is a point.
puzzle-at = مكانها { $where }: { $point }
# Of a piece that nothing covers: $piece is the uppermost of those it covers.
puzzle-on-top = تحتها: { $piece }
# Of a piece that others cover: $piece is the uppermost of those.
puzzle-under = فوقها: { $piece }

## Acts, and what can be asked for.

act-rearrange = بعثر القطع من جديد
act-solve = حل
act-solve-fast = حل سريع
command-rearrange = بعثر القطع من جديد
    .words = بعثر, bathir
command-describe = قطعة بالتفصيل
    .words = تفصيل, تفاصيل, tafsil
command-listen = استمع إلى قطعة
    .words = استمع, اسمع, istami
command-compare = قارن حافتين
    .words = قارن, مقارنة, qarin
command-match = قطع تناسب حافة
    .words = طابق, ناسب, tabiq
command-grid = اقرأ الشبكة
    .words = شبكة, شبكه, shabaka
command-missing = المربعات الفارغة
    .words = فارغ, فارغة, farigh
command-around = ما حول مربع
    .words = حول, جيران, hawl
command-fits = أنسب القطع لمربع
    .words = أنسب, انسب, ansab
command-picture = ماذا في الصورة
    .words = صورة, صوره, sura
command-drop = أنزل قطعة عند نقطة
    .words = أنزل, انزل, anzil
command-solve = حل
    .words = حل, hall
command-solve-fast = حل سريع
    .words = حل سريع, hall sari, سريع, sari, +

## Questions for what is missing. $count is the number of pieces, $squares are the numbers of the empty
## squares, $choices the four sides with their numbers, $least and $most the bounds of a number, and
## $unit how wide and high a square is.

ask-describe-1 = أي قطعة؟ ١ إلى { $count }، ٠ للرجوع.
ask-listen-1 = أي قطعة؟ ١ إلى { $count }، ٠ للرجوع.
ask-compare-1 = أي قطعة؟ ١ إلى { $count }، ٠ للرجوع.
ask-compare-2 = أي حافة؟ { $choices }، ٠ للرجوع.
ask-compare-3 = مع أي قطعة؟ ١ إلى { $count }، ٠ للرجوع.
ask-match-1 = أي قطعة؟ ١ إلى { $count }، ٠ للرجوع.
ask-match-2 = أي حافة؟ { $choices }، ٠ للرجوع.
ask-around-1 = أي مربع؟ { $squares }، ٠ للرجوع.
ask-fits-1 = أي مربع؟ { $squares }، ٠ للرجوع.
ask-drop-1 = أي قطعة؟ ١ إلى { $count }، ٠ للرجوع.
ask-drop-2 = كم من اليسار؟ { NUMBER($least) } إلى { $most }؛ عرض المربع { $unit }. ٠ للرجوع.
ask-drop-3 = كم من الأعلى؟ { NUMBER($least) } إلى { $most }؛ ارتفاع المربع { $unit }. ٠ للرجوع.
side-top = فوق
    .words = فوق, أعلى, اعلى
side-right = يمين
    .words = يمين
side-bottom = تحت
    .words = تحت, أسفل, اسفل
side-left = يسار
    .words = يسار, شمال

## Answers.

# $fit says how well the edge $edge of $piece goes together with the edge $opposite of $other.
puzzle-compared = { $fit }: { $piece }، { $edge }، مع { $other }، { $opposite }
    .brief = { $fit }
# $count squares are empty; $squares are their numbers.
puzzle-missing = { $count ->
        [zero] لا مربعات فارغة
        [one] مربع فارغ واحد
        [two] مربعان فارغان
        [few] { NUMBER($count, gender: "masculine") } مربعات فارغة
        [many] { NUMBER($count, gender: "masculine") } مربعا فارغا
       *[other] { NUMBER($count, gender: "masculine") } مربع فارغ
    }: { $squares }
# Beside an empty square lies $piece; $edge is what the edge of the square has to look like there.
puzzle-neighbour = { $edge } ({ $piece })
# $edges are the sides of a square that lie on the border of the picture.
puzzle-borders = حدود الصورة: { $edges }
puzzle-alone = لا قطعة بجانب هذا المربع بعد.
# $piece goes together with what lies around a square as $fit says.
puzzle-fit = { $piece }: { $fit }
listen-none = لا يمكن سماع هذا هنا: لا يوجد جهاز صوت.

## Refusals and hints.

puzzle-refused-nothing = اختر قطعة أولا.
puzzle-refused-several = قطعة واحدة كل مرة.
# There is no piece with the number $n.
puzzle-refused-no-piece = لا توجد قطعة { $n }.
# $piece is in its square already: $place, in the form .at.
puzzle-refused-placed = { $piece } في مكانها بالفعل: { $place }.
# $place is a square.
puzzle-refused-taken = المربع مشغول: { $place }.
# $piece was tried in a wrong square: $place, in the form .at.
puzzle-refused-wrong = تعود { $piece }: مكانها ليس { $place }.
puzzle-refused-same = لا يمكن أن تكون قطعة بجانب نفسها.
# $piece belongs $place, in the form .to.
puzzle-hint = { $piece } { $place }.

## The secret: the four corners, chosen in their order.

secret-shown = عرفت السر: في قائمة اللعبة الآن حل وحل سريع.
secret-hidden = تم إخفاء السر من جديد.
solving = جار الحل. علامة الجمع تسرعه، وأي مفتاح آخر يوقفه.
# Each piece is heard as a sound, without words.
solving-fast = جار الحل السريع. أي مفتاح يوقفه.
solving-stopped = توقف:

## Files, the camera and the drawing.

# $path is the file of a saved puzzle's picture.
puzzle-picture-changed = الصورة { $path } لم تعد صورة الأحجية المحفوظة. تبقى الأحجية محفوظة وتستمر حين تعود الصورة القديمة.
# $reason says what is wrong with the file of a saved puzzle's picture.
puzzle-picture-gone = صورة الأحجية المحفوظة لا يمكن استعمالها. { $reason } تبقى الأحجية محفوظة وتستمر حين تعود الصورة.
puzzle-none-saved = لا توجد أحجية محفوظة.
puzzle-not-drawn = لا يمكن رسم الأحجية: الذاكرة لا تكفي.
# $path is the file that was written.
puzzle-drawn = تم رسم الأحجية في { $path }.
camera-no-program = لالتقاط صورة ثبت fswebcam أو ffmpeg.
camera-none = لا توجد كاميرا.
camera-failed = لم تعط الكاميرا صورة.

## Help.

help-puzzle = طريقة لعب أحجية الصور
help-puzzle-text = لكل قطعة رقم لا يتغير.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-puzzle-typing = المفتاح t يقرأ كيف تبدو القطع. اكتب رقم قطعة، ثم المربع: ٢٣ هو الصف ٢، العمود ٣.{ $input ->
        [keys] {""}
       *[lines] {" "}حين لا تكون في اليد قطعة، «مربع ١١» يقرأ مربعا.
    } X كبير يصف قطعة بحوافها الأربع، H كبير يعزفها: من اليسار أولا، وما في الأعلى نغمته أعلى، وما هو أضوأ صوته أقوى. C كبير يقارن حافتين{ $input ->
        [keys] {""}
       *[lines] ، مثل «قارن ٣ يمين ٥»
    }؛ ١٠٠ بالمئة تطابق تام. E كبير يجد القطع الثلاث الأنسب لحافة{ $input ->
        [keys] {""}
       *[lines] ، مثل «طابق ٢ يمين»؛ و«تفصيل ٢ يمين» يقرأ حافة واحدة
    }. B كبير يقول أي القطع أنسب لمربع فارغ، و A كبير ما حوله. G كبير يقرأ الشبكة، M كبير المربعات الفارغة، I كبير ما في الصورة. { $input ->
        [keys] D كبير
       *[lines] «أنزل ٣ ٨٠ ٨٠»
    } يترك قطعة عند نقطة، S كبير يبعثر القطع من جديد. الخريطة تقال بدولها؛ و X كبير يقول ما يستمر بعد كل جهة، وفي وضع التعلم يخبر i عن الدول.

## Settings.

setting-snap-distance = مسافة التصاق القطع
setting-snap-distance-help = من أي مسافة عن مربعها، بالنقاط، تلتصق القطعة المتروكة، في الألعاب الجديدة.
