# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says.

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = برنامج Aloud { $version }، ألعاب ورق بالسمع. { $input ->
        [keys] اضغط علامة الاستفهام للمساعدة.
       *[lines] اكتب مساعدة للمساعدة.
    }
    .brief = برنامج Aloud { $version }. { $input ->
        [keys] علامة الاستفهام للمساعدة.
       *[lines] اكتب مساعدة للمساعدة.
    }
# After the list of places that offer something.
choose-place = اختر رقما، ٠ لقائمة اللعبة
    .brief = رقم، أو ٠

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

menu-entry = { $n }. { $title }
menu-choose-or-back = { $count ->
        [1] اختر ١، أو ٠ للرجوع
       *[other] اختر من ١ إلى { $count }، ٠ للرجوع
    }
    .brief = { $count ->
        [1] ١ أو ٠
       *[other] ١ إلى { $count }
    }
menu-choose = اختر من ١ إلى { $count }
    .brief = ١ إلى { $count }
menu-choose-or-keep = اختر من ١ إلى { $count }، ٠ لتركه كما هو
# In the settings menu that ends the program.
menu-choose-or-leave = اختر من ١ إلى { $count }، ٠ للخروج
    .brief = ١ إلى { $count }
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = Enter يقرأ الكل
menu-back-only = ٠ للرجوع
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }، Enter
menu-no-such-entry = { $count ->
        [0] لا يوجد هذا الرقم.
        [1] لا يوجد هذا الرقم. اختر ١.
       *[other] لا يوجد هذا الرقم. اختر من ١ إلى { $count }.
    }
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = لا بند بحرف { $letter }.
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] هذا لا يفعل شيئا في هذه القائمة. { $count ->
            [1] اختر ١.
           *[other] اختر من ١ إلى { $count }.
        } المساعدة: { $key }.
       *[lines] غير مفهوم. { $count ->
            [1] اختر ١
           *[other] اختر من ١ إلى { $count }
        }، أو اكتب مساعدة.
    }
menu-nowhere-back = هذه القائمة الرئيسية. q للخروج.
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = هذه القائمة الرئيسية. آخر بند فيها للخروج.
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = غير مفهوم: { $text }. { $input ->
        [page] اضغط Enter وحقل الكتابة فارغ لسماع ما يمكن اختياره، أو اكتب مساعدة.
       *[lines] اضغط Enter لسماع ما يمكن اختياره، أو اكتب مساعدة.
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = غير مفهوم: { $text }. { $count ->
        [1] هل تقصد { $names }؟
       *[other] ما يشبهه: { $names }.
    }
# After a no to it.
offer-declined = اكتبه إذن من جديد.
# A key without a meaning.
key-unknown = المفتاح { $key } لا يفعل شيئا هنا. اضغط علامة الاستفهام للمساعدة.
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button } لا يفعل شيئا هنا.
# The same for a button that has one in a game.
menu-no-command = لا يفعل شيئا في هذه القائمة.
# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = هذا المكان غير موجود في { $game }: { $place }.
main-menu = القائمة الرئيسية
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = متابعة، { $difficulty }: { $progress }، { COUNT($moves, "moves") }
    .brief = متابعة، { $difficulty }: { $progress }
# $game is the name of a game.
menu-play = العب { $game }
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = الدروس
menu-tutorial = درس: { $game }
menu-statistics = الإحصاءات
menu-settings = الإعدادات
menu-help = مساعدة
menu-leave = خروج
goodbye = مع السلامة.
# $game is the name of a game.
choose-difficulty = { $game }: أي صعوبة؟
difficulty-relaxed = مريح
    .title = مريح
difficulty-easy = سهل
    .title = سهل
difficulty-medium = متوسط
    .title = متوسط
difficulty-hard = صعب
    .title = صعب
difficulty-expert = خبير
    .title = خبير
difficulty-relaxed-choice = مريح: ٥ مجموعات، أعمدة من ورقة إلى ٤
difficulty-easy-choice = سهل: ٦ مجموعات، أعمدة من ٤ أوراق
difficulty-medium-choice = متوسط: ٨ مجموعات، أعمدة من ٥ أوراق
difficulty-hard-choice = صعب: ٨ مجموعات، أعمدة من ٦ أوراق
difficulty-expert-choice = خبير: ١٠ مجموعات، أعمدة من ٧ أوراق
menu-daily = توزيعة اليوم، واحدة للجميع
menu-by-number = توزيعة برقمها
# A deck that somebody has put together, by its name.
deck-title = العب تشكيلة { $title }
# The deck that comes with the game.
deck-deck_2026_01 = جولة عشوائية
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] أي توزيعة، { $difficulty }؟ اكتب رقمها، أو يوما مثل ٢٠٢٦-١١-٢١، أو ٠ للرجوع.
       *[no] أي توزيعة، { $difficulty }؟ اكتب رقمها، أو يوما مثل ٢٠٢٦-١١-٢١، وهو { $daily }، أو ٠ للرجوع.
    }

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }، { $difficulty }{ $deal ->
        [day] ، توزيعة { $day }
       *[number] ، التوزيعة { $number }
    }.
    .brief = { $game }، { $difficulty }.
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }، { $difficulty }، توزيعة خاصة.
    .brief = { $game }، { $difficulty }.
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }، { $difficulty }: { $title }.
    .brief = { $title }.
# After the line that names the game and its deal.
game-resumed = متابعة.
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = سبق لك لعبها{ $counts ->
        [score] ، { COUNT($score, "points") }
       *[nothing] { "" }
    }.
game-back = عدت إلى اللعبة.
    .brief = اللعبة.
game-saved = تم حفظ اللعبة.
game-not-saved = لا يتم حفظ هذه اللعبة: برنامج Aloud مفتوح في نافذة أخرى.
nothing-to-resume = لا توجد لعبة محفوظة.
hint-lines = Enter يقرأ الخيارات، والرقم يختار.
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = { $setting }، في الإعدادات: ورقة لها هدف مناسب واحد تنتقل إليه فورا.
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting }: ليس في هذه اللعبة، فهنا تجد الهدف بنفسك.
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = اختر ورقة، ثم مكانا لها: بالزر، أو بالرقم في حقل الكتابة.
# The same where a card that is chosen goes at once.
hint-direct-page = اختر ورقة فتلعب فورا: بالزر، أو بالرقم في حقل الكتابة.
hint-gathering-page = اختر الأوراق بأزرارها، أو بالصف والعمود في حقل الكتابة، مثل ٢٣. ثم اضغط زر { $key }.
hint-keys = الرقم يختار ورقة ثم مكانا لها. الأسهم للتنقل على الطاولة. Escape يفتح قائمة اللعبة.
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = المفاتيح من ١ إلى { $last }: الأول يأخذ ورقة، والثاني يحدد وجهتها. Tab يتنقل بين النقلات. علامة الاستفهام للمساعدة.
# The same where a card that is chosen goes at once.
hint-direct-keys = المفاتيح من ١ إلى { NUMBER($last) } تلعب ورقة عمودها. Tab يتنقل بين الأوراق المناسبة. علامة الاستفهام للمساعدة.
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = المفاتيح من ١ إلى { $last }: مفتاحان يزيلان زوجا، ومفتاح الملك وحده يزيله. Tab يتنقل بين النقلات. علامة الاستفهام للمساعدة.
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = رقمان، الصف ثم العمود، يختاران ورقة. يتنقل Tab بين النقلات، و Enter يلعب. علامة الاستفهام للمساعدة.
# The same to a player who knows the keys of an older version.
hint-keys-changed = بعض المفاتيح جديدة: w للمسحوب، f للأساسات، e لخانة حرة، i يقول أين أنت، F2 لتوزيعة جديدة. المفتاح الثاني ينقل فورا. علامة الاستفهام للمساعدة.
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = اكتب الجواب، ثم Enter.
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = يحسب هذا خطأ.
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] تبقى الورقة في اليد: اختر مكانا آخر، أو اضغط زر { $key }.
       *[lines] تبقى الورقة في اليد: اختر مكانا آخر، أو أدخل { $key } لإعادتها.
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = رقمان يختاران قطعة، مثل ٠٣، ثم رقمان للصف والعمود يختاران مربعها. الأسهم تتجول بين القطع؛ سهم أسفل إلى الشبكة، وسهم أعلى يعود. { $menu } يفتح قائمة اللعبة.
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = أزرار الاتجاهات للتنقل على الطاولة، وزرا الكتف إلى ما يمكن اختياره. A يختار، B يعيد الورقة أو يفتح قائمة اللعبة.
hint-pad-menu = أعلى وأسفل يتنقلان في القائمة، A يختار، B يرجع.
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = أعلى وأسفل يغيران الجواب، A يقبله. ومع عدد، يسار ويمين يغيران الخطوة.
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] أعلى وأسفل يغيران القيمة، B يعود.
        [keys] زائد وناقص، أو أعلى وأسفل، يغيران القيمة خطوة. Enter يأخذ ما كتبته؛ وإن لم تكتب شيئا يعود.
        [page] زائد وناقص يغيران القيمة خطوة.
       *[lines] زائد وناقص يغيران القيمة خطوة. Enter وحده يعود.
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = الخطوة { $stride }.
# After a question that wants a name, which a gamepad cannot give.
dial-none = هذا يحتاج إلى لوحة مفاتيح. B يرجع.
# A gamepad was plugged in, or out.
pad-connected = يد التحكم متصلة.
pad-disconnected = يد التحكم مفصولة.

## Choosing a card, then its target. $load is what will travel.

picked = في اليد: { $load }.
# The same in key mode, where targets are listed on request: there are $count.
picked-targets = { $load }، { $count ->
        [zero] لا وجهة
        [one] وجهة واحدة
        [two] وجهتان
        [few] { NUMBER($count, gender: "feminine") } وجهات
        [many] { NUMBER($count, gender: "feminine") } وجهة
       *[other] { NUMBER($count, gender: "feminine") } وجهة
    }.
    .brief = { $load }.
# After it, where there is one: what lies there, $target.
only-target = { $target }.
    .brief = {""}
# The same where there are two or three: their names, $places.
few-targets = { $places }.
    .brief = {""}
# A key was pressed that names no place; $last are the keys of the last one.
keys-no-such-place = لا مكان بهذا الرقم. الأخير { $last }.
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = اختر الأساس: من { $first } إلى { $last }.
picked-nowhere = { $load }: لا مكان لها الآن.
# A run without its deepest card: $load is what travels then.
pick-fewer = خذ أقل: { $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = الزر A مرة أخرى يأخذ أقل: { $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] اختر رقما، أو اضغط زر { $key }
       *[lines] اختر رقما، أو ٠ لإعادة الورقة
    }
    .brief = رقم، أو { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] اختر مربعا، أو اضغط زر { $key }. الفارغ: { $squares }
       *[lines] اختر مربعا، أو أدخل { $key } لإعادة القطعة. الفارغ: { $squares }
    }
    .brief = أي مربع؟ { $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = أي مربع؟
# $input is as for not-understood.
no-such-place = لا يوجد هذا الرقم هنا. { $input ->
        [page] اضغط Enter وحقل الكتابة فارغ لسماع ما يمكن اختياره.
       *[lines] اضغط Enter لسماع ما يمكن اختياره.
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = تمت إعادة { $kind ->
        [tray] { $card }
       *[other] { $card } { $place }
    }.
nothing-picked = لا شيء في اليد.

## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = اخترت: { $cards }.
# So many more cards can be chosen now: $count.
gathered-eligible = { "" }
    .full = { $count ->
        [0] لا يمكن اختيار المزيد.
        [one] يمكن أن تضيف: ورقة واحدة.
        [two] يمكن أن تضيف: ورقتان.
        [few] يمكن أن تضيف: { NUMBER($count, gender: "feminine") } أوراق.
        [many] يمكن أن تضيف: { NUMBER($count, gender: "feminine") } ورقة.
       *[other] يمكن أن تضيف: { NUMBER($count, gender: "feminine") } ورقة.
    }
# All that is chosen now: $cards as above.
gathered-now = المختار: { $cards }.
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = تم إلغاء اختيار { $card }.
choice-cleared = تم إلغاء الاختيار.
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card }: { $worth }
choose-square = ورقة بالصف والعمود، مثل ٢٣
    .brief = الصف والعمود
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = ورقة بالصف والعمود، أو { $count ->
        [1] { $first }
       *[other] { $first } إلى { $last }
    }
choose-next = اختر رقما، ٠ لإلغاء الاختيار
    .brief = رقم، أو ٠
# A number was typed that is no row and column; both go up to $most.
gather-no-such = الصفوف والأعمدة من ١ إلى { $most }.
hint-gathering-lines = المفتاح Enter يقرأ ما يمكنك اختياره. اكتب صف الورقة وعمودها، مثل ٢٣، أو اسمها؛ ويمكن كتابة عدة أوراق في سطر. ثم ١ يلعبها. ٠ يفتح قائمة اللعبة.
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = رقمان، الصف والعمود، يختاران ورقة؛ وكذلك Enter حيث تقف الأسهم. ثم { $key } يلعبها. { $menu } يفتح قائمة اللعبة.
hint-gathering-pad = أزرار الاتجاهات للتنقل في الشبكة، A يختار ورقة. ثم الزناد الأيمن يلعبها. B يلغي الاختيار أو يفتح قائمة اللعبة.
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text } قد يعني: { $names }.
# $card is a card of the game that lies face down or is out of play.
typed-unseen = الورقة { $card } ليست مكشوفة.

## Edges of the table.

edge-left = أول مكان.
    .grid = الحافة اليسرى.
    .tray = أول قطعة.
edge-right = آخر مكان.
    .grid = الحافة اليمنى.
    .tray = آخر قطعة.
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = أول ورقة.
    .grid = الحافة العليا.
    .tray = لا شيء فوق.
edge-down = آخر ورقة.
    .grid = الحافة السفلى.
    .tray = لا شيء تحت.
edge-first = أول مكان.
    .grid = الحافة اليسرى.
    .tray = أول قطعة.
edge-last = آخر مكان.
    .grid = الحافة اليمنى.
    .tray = آخر قطعة.
# There is nothing else to choose on this side.
edge-previous-choice = لا خيار قبله.
edge-next-choice = لا خيار بعده.
menu-entry-first = أول القائمة: { $n }. { $title }
menu-entry-last = آخر القائمة: { $n }. { $title }

## Questions of the player.

game-menu = قائمة اللعبة
game-menu-reading = قراءة الطاولة
game-menu-round = هذه اللعبة
game-menu-messages = الرسائل والكلام
choose-place-to-read = أي مكان؟
find-question = عن أي ورقة تبحث؟ اكتب اسمها أو جزءا منه، أو ٠ للرجوع.
    .piece = عن أي قطعة تبحث؟ اكتب اسمها أو جزءا منه، أو ٠ للرجوع.
# $text is what was looked for.
find-nothing = لا ورقة مكشوفة اسمها { $text }.
    .piece = لا قطعة اسمها { $text }.
# $moves were made.
progress-moves = { COUNT($moves, "moves") }
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { COUNT($moves, "moves") }، { COUNT($mistakes, "mistakes") }
# $time is how long the game has been played.
time-played = مدة اللعب { $time }.
nothing-to-spell = لا شيء للتهجئة.
history-empty = لا رسالة بعد.
history-oldest = أقدم رسالة.
history-newest = أحدث رسالة.

## Questions before something is lost.

confirm-yes = نعم
    .words = نعم, أجل, ن
confirm-no = لا
    .words = لا, كلا, ل, la
confirm-restart = هل تبدأ هذه التوزيعة من جديد؟
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = هل تترك هذه اللعبة وتبدأ غيرها؟ { $stakes ->
        [score] { $score ->
            [zero] لا نقاط لك
            [one] تبقى لك نقطة واحدة
            [two] تبقى لك نقطتان
            [few] تبقى لك { NUMBER($score, gender: "feminine") } نقاط
            [many] تبقى لك { NUMBER($score, gender: "feminine") } نقطة
           *[other] تبقى لك { NUMBER($score, gender: "feminine") } نقطة
        }.
        [nothing] { "" }
       *[loss] ستكون خسارة.
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = هل تترك اللعبة المحفوظة من { $game }، { $difficulty }؟ { $stakes ->
        [score] { $score ->
            [zero] لا نقاط لك
            [one] تبقى لك نقطة واحدة
            [two] تبقى لك نقطتان
            [few] تبقى لك { NUMBER($score, gender: "feminine") } نقاط
            [many] تبقى لك { NUMBER($score, gender: "feminine") } نقطة
           *[other] تبقى لك { NUMBER($score, gender: "feminine") } نقطة
        }.
        [nothing] { "" }
       *[loss] ستكون خسارة.
    }
restart-unneeded = هذه التوزيعة في بدايتها.

## A round is won. $time it took.

# $game is the name of a game.
won = فزت في { $game }!
# A game that nothing more can be played in: $game is its name.
over = { $game }: انتهت اللعبة.
won-time = الوقت: { $time }.
# $moves were made.
won-moves = النقلات: { $moves }.
# $mistakes were wrong answers.
won-mistakes = الأخطاء: { $mistakes }.
play-again = العب توزيعة أخرى
play-other-difficulty = العب صعوبة أو توزيعة أخرى
# Says one line that can be copied for others to read.
say-share = السطر الذي تشاركه
to-main-menu = القائمة الرئيسية

## Statistics.

statistics = الإحصاءات
statistics-none = لا توجد لعبة منتهية بعد
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }، { $deals ->
        [winnable] توزيعات يمكن الفوز بها
       *[any] توزيعات عشوائية
    }
# Said once, before the statistics.
hint-deal-kinds = التوزيعات التي يمكن الفوز بها لها حساب منفصل عن غيرها.
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }، { $difficulty }: الفوز { NUMBER($won) } من { $played }
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }، { $difficulty }: عدد الألعاب { $played }، الرقم القياسي { $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = انتصارات متتالية: { $streak }، والأفضل { $best }
# $time is a duration.
statistics-best-time = أفضل وقت: { $time }
# $time is a duration.
statistics-average-time = متوسط الوقت: { $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = أقل النقلات: { $moves }
# $score is a number of points.
statistics-best-score = أعلى نقاط: { $score }
# Of games played for points.
statistics-average-score = متوسط النقاط: { $score }
# $count times the whole table was cleared.
statistics-cleared = مرات إنهاء كل الأوراق: { $count }
# $lost were lost, $abandoned of them by being given up.
statistics-lost = الخسائر: { $lost }{ $abandoned ->
        [0] { "" }
       *[other] ، منها بالترك { $abandoned }
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = فوز
statistics-lost-mark = خسارة
# How long a game took. $minutes are whole, $seconds are left over.
duration = { $minutes ->
        [0] { $seconds ->
            [zero] لا ثوان
            [one] ثانية واحدة
            [two] ثانيتان
            [few] { NUMBER($seconds, gender: "feminine") } ثوان
            [many] { NUMBER($seconds, gender: "feminine") } ثانية
           *[other] { NUMBER($seconds, gender: "feminine") } ثانية
        }
       *[other] { $minutes ->
            [zero] لا دقائق
            [one] دقيقة واحدة
            [two] دقيقتان
            [few] { NUMBER($minutes, gender: "feminine") } دقائق
            [many] { NUMBER($minutes, gender: "feminine") } دقيقة
           *[other] { NUMBER($minutes, gender: "feminine") } دقيقة
        }{ $seconds ->
            [0] { "" }
            [one] { " " }و{ "\u2060" }ثانية واحدة
            [two] { " " }و{ "\u2060" }ثانيتان
            [few] { " " }و{ "\u2060" }{ NUMBER($seconds, gender: "feminine") } ثوان
            [many] { " " }و{ "\u2060" }{ NUMBER($seconds, gender: "feminine") } ثانية
           *[other] { " " }و{ "\u2060" }{ NUMBER($seconds, gender: "feminine") } ثانية
        }
    }

## A game in one line, for others to read.

# $game and $difficulty are names. $deal is "number", "day" or "unknown"; $number is the deal's number,
# $day the day of a deal of the day. $ending is "won" or "lost". $moves were made in $time, a duration.
# $counts is "score", "mistakes" or "nothing": what else is counted, $score points or $mistakes.
# $about is "picture" where it was about one, $picture by its name; else "nothing".
share = Aloud: { $game }{ $about ->
        [picture] : { $picture }
       *[nothing] { "" }
    }، { $difficulty }{ $deal ->
        [day] ، توزيعة { $day }
        [number] ، التوزيعة { $number }
       *[unknown] { "" }
    }: { $ending ->
        [won] فوز بعد
       *[lost] خسارة بعد
    } { COUNT($moves, "moves", case: "genitive") }، { $time }{ $counts ->
        [score] ، النقاط { $score }
        [mistakes] ، { COUNT($mistakes, "mistakes") }
       *[nothing] { "" }
    }.
# The same for a game that is played for points.
share-points = Aloud: { $game }، { $difficulty }{ $deal ->
        [day] ، توزيعة { $day }
        [number] ، التوزيعة { $number }
       *[unknown] { "" }
    }: { COUNT($score, "points") } في { COUNT($moves, "moves", case: "genitive") }، { $time }.
share-nothing = لا توجد لعبة منتهية بعد، فلا شيء للمشاركة.
# $name is no game; $known are those there are.
game-unknown = لا توجد لعبة اسمها { $name }. الموجود: { $known }.

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = أهلا بك في Aloud. أي لغة؟ { $input ->
        [page] { "" }
        [keys] اضغط رقما.
       *[lines] اكتب رقما، ثم Enter.
    }
first-language-other = لغة أخرى
first-voice = هل تتكلم اللعبة؟
first-voice-own = نعم
first-voice-reader = لا، يقرأ قارئ الشاشة أو سطر برايل
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = نعم، عبر Speech Dispatcher
# On a page in a browser.
first-page-voice = من يقرأ لك؟
first-page-reader = قارئ الشاشة، أو لا أحد
first-page-browser = صوت المتصفح
first-page-espeak = صوت اللعبة نفسها
first-input = كيف تريد أن تكتب؟
first-input-lines = سطور: رقم أو كلمة، ثم Enter
first-input-keys = مفاتيح: كل مفتاح يعمل فورا
first-done = تم الإعداد.
language-name-en = English
language-name-es = Español
language-name-de = Deutsch
language-name-pl = Polski
language-name-fr = Français
language-name-it = Italiano
language-name-pt-BR = Português do Brasil
language-name-nl = Nederlands
language-name-sv = Svenska
language-name-tr = Türkçe
language-name-ru = Русский
language-name-ar = العربية
language-name-hi = हिन्दी
language-name-ja = 日本語
    .speech = にほんご
language-name-zh-Hans = 简体中文
