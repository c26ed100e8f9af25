# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = مساعدة. في أي شيء؟
help-reading = قراءة الطاولة
help-messages = الرسائل والكلام
help-game = الحفظ والتراجع والتوزيع
help-learning = الاختبار والدروس
help-commands = كل الأوامر ومفاتيحها
# An entry beside the games: the commands that all of them have.
help-commands-common = في كل لعبة
# What a game says there that has none of its own.
help-commands-none = فقط الأوامر الموجودة في كل لعبة.
help-pad = أزرار يد التحكم
help-sounds = المؤثرات
sounds-none = لا يمكن تشغيل صوت هنا: لا يوجد جهاز صوت.
help-credits = المصادر والتراخيص
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] الزناد الأيسر يقرأ ما يمكن اختياره، وضغط العصا اليمنى يقرأ الطاولة كلها، وضغط العصا اليسرى يقول أين أنت. والباقي في قائمة اللعبة. تقرأ الأوراق بدءا من الورقة الحرة.
        [keys] المفتاح m يقرأ ما يمكن اختياره، t الأوراق العليا، a الطاولة كلها، { $foundations ->
            [none] {""}
           *[some] g الأساسات،{" "}
        }p التقدم. b يقرأ مكانا واحدا؛ l يجد ورقة باسمها. الأسهم تتنقل: يسارا ويمينا بين الأماكن، أعلى وأسفل داخل الكومة. تقرأ الأوراق بدءا من الورقة الحرة.
       *[lines] { $input ->
            [page] المفتاح Enter في حقل الكتابة الفارغ، أو m، يقرأ ما يمكن اختياره.
           *[lines] المفتاح Enter أو m يقرأ ما يمكن اختياره.
        } t يقرأ الأوراق العليا، a الطاولة كلها، { $foundations ->
            [none] {""}
           *[some] g الأساسات،{" "}
        }p التقدم. b ٣ يقرأ المكان ٣؛ l يجد ورقة باسمها. تقرأ الأوراق بدءا من الورقة الحرة.
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = في وضع المفاتيح تعرف الأعمدة { $digits ->
        [two] برقمين، حتى { $last }
        [tens] بالأرقام من ١ إلى ٩ و ٠ للعاشر، ومن الحادي عشر بعلامة ناقص قبل الرقم، حتى { $last }
       *[one] بالأرقام من ١ إلى { $last }
    }. الأول يأخذ، والثاني يحدد الوجهة وينقل فورا؛ والعمود نفسه مرتين يلعب أفضل نقلة. سهم أعلى وسهم أسفل يأخذان أوراقا أكثر أو أقل. Tab يتنقل بين النقلات، و Enter يلعب إحداها؛ m يعددها. Backspace يعيد الورقة.
# The same where a card that is chosen goes at once.
help-keys-direct = في وضع المفاتيح تعرف الأعمدة { $digits ->
        [two] برقمين، حتى { $last }
       *[one] بالأرقام من ١ إلى { $last }
    }، وتلعب ورقتها فورا. Tab يتنقل بين الأوراق المناسبة، و Enter يلعب إحداها؛ m يعددها.
help-keys-waste = المفتاح w للمسحوب.
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = الأساسات من { $from } إلى { $count }: المفاتيح من { $first } إلى { $last }.
help-keys-foundation = المفتاح f ينقل الورقة التي في اليد إلى أساسها؛ وحين تخلو اليد يدل f مع رقم على أساس.
help-keys-reserve = المفتاح e ينقل الورقة التي في اليد إلى خانة حرة؛ وحين تخلو اليد يدل e مع رقم على خانة.
# The same where the key names a reserve.
help-keys-supply = المفتاح e للاحتياطي.
# $key is the key of a place: $place.
help-keys-place = { $key }: { $place }.
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] الزناد الأيسر يقرأ ما يمكن اختياره، وضغط العصا اليمنى يقرأ الطاولة كلها، وضغط العصا اليسرى يقول أين أنت. والباقي في قائمة اللعبة.
        [keys] المفتاح m يقرأ ما يمكن اختياره. { $pieces ->
            [waiting] t يقرأ القطع
           *[none] t يقرأ الشبكة
        }، a الطاولة كلها، p التقدم. b يقرأ صفا أو عمودا؛ l يجد ما تسميه. الأسهم تتنقل.
       *[lines] { $input ->
            [page] المفتاح Enter في حقل الكتابة الفارغ، أو m، يقرأ ما يمكن اختياره.
           *[lines] المفتاح Enter أو m يقرأ ما يمكن اختياره.
        } { $pieces ->
            [waiting] t يقرأ القطع
           *[none] t يقرأ الشبكة
        }، a الطاولة كلها، p التقدم. «صف ٢» أو «عمود ٣» يقرأ جزءا من الشبكة؛ l يجد ما تسميه.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] الزر Y يكرر آخر رسالة. العصا اليمنى أعلى وأسفل تتنقل بين الأقدم والأحدث. والباقي في قائمة اللعبة.
       *[other] المفتاح r أو الفاصلة المنقوطة يكرر آخر رسالة، R كبير يقولها ببطء، كلمة كلمة. الفاصلة والنقطة تتنقلان بين الرسائل الأقدم والأحدث. s يتهجى الاسم. v يغير مقدار الكلام. أي مفتاح يوقف الكلام.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] تحفظ اللعبة بعد كل نقلة. العصا اليمنى يسارا تتراجع عن نقلة ويمينا تعيدها. والباقي في قائمة اللعبة.
       *[other] تحفظ اللعبة بعد كل نقلة. u يتراجع عن نقلة، y يعيدها. { ANY($restart) } يعيد التوزيعة من بدايتها، { ANY($new) } يبدأ توزيعة جديدة. q يحفظ ويخرج إلى القائمة الرئيسية.
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = يبدأ الاختبار من القائمة الرئيسية. لكل سؤال أربع إجابات، والرقم ٠ ينهي الاختبار. ما أخطأت فيه يعود في الاختبارات التالية حتى تعرفه؛ { ANY($ways) } يبدأ درسا قصيرا فيه. وضع التعلم، في الإعدادات، يقول جملة عن كل ورقة.

## The sounds, by what they mean. Choosing one plays it.

cue-flip = ورقة تنكشف
cue-move = ورقة تنتقل
cue-drop_success = ورقة وصلت إلى أساس
cue-invalid = نقلة مرفوضة
cue-complete_group = مجموعة أو سلسلة اكتملت
cue-win = الفوز باللعبة
cue-undo = تراجع عن نقلة
cue-deal = توزيع أوراق
cue-shuffle = خلط أوراق
cue-pick_up = أخذ ورقة
cue-put_back = إعادة ورقة
cue-pending = ورقة في اليد
cue-edge = لا شيء أبعد في هذه الجهة
cue-hint = تلميح
cue-message = رسالة تلقائية
cue-timer = وقت اللعب

##

# $command is a command, $keys its keys.
help-command = { $command }: { ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = الباقي في قائمة اللعبة: { ANY($keys) }
# $word can be typed as a line.
typed-word = «{ $word }»
# $button is a button of a gamepad, $command what it does.
help-button = { $button }: { $command }
credits = برنامج Aloud حر برخصة جنو العمومية العامة، الإصدار ٣ أو أحدث. يتكلم بواسطة eSpeak NG ويشغل الصوت بواسطة OpenAL Soft. الأسماء والأرقام من GeoNames، برخصة المشاع الإبداعي النسبة ٤.٠، ومن مستودع يونيكود للبيانات المحلية المشتركة.
credits-all = القائمة كاملة، بالإنجليزية
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] لكل مكان رقم لا يتغير؛ b يعددها. اكتب رقم مكان لتأخذ ورقته، ثم رقم المكان الذي تذهب إليه. أو نقلة كاملة دفعة واحدة: ٣ ٥، أو ٧ك ٨ب، أو ٧ك أساس؛ ك: كبة، ب: بستوني، د: ديناري، س: سباتي.{" "}
    }F كبير يلعب كل الأوراق الآمنة، ويكمل الباقي إذا صار الفوز مضمونا.
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] {" "}لكل مكان رقم لا يتغير؛ b يعددها. اكتب رقم مكان لتأخذ ورقته، ثم رقم المكان الذي تذهب إليه. أو نقلة كاملة دفعة واحدة: ٣ ٥، أو ٧ك ٨ب؛ ك: كبة، ب: بستوني، د: ديناري، س: سباتي.
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = المفتاح d يسحب من الرزمة؛ وحين تفرغ يقلب d المسحوب.
