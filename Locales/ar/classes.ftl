# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = الصفوف
classes-none = لست في أي صف.
class-new = أنشئ صفا
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] ، أنت المعلم
       *[pupil] { "" }
    }
class-title-question = ما اسم الصف؟
# The heading of the list of what a class can be about.
class-subject = ما موضوعه؟
# An entry of that list: everything there is to know.
class-subject-all = كل شيء
# An entry that opens the list of school levels.
class-subject-level = مرحلة مدرسية
class-subject-group = مجموعة واحدة، باسمها
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] المرحلة الابتدائية
        [secondary] المرحلة الثانوية
       *[expert] ما بعد المدرسة
    }
class-group-question = كلمة من اسم المجموعة؟
class-group-none = لا مجموعة في اسمها هذه الكلمة.
class-kinds = ماذا تقدم للتلاميذ؟
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] اختبار وتوزيعات
        [quiz] اختبار فقط
       *[rounds] توزيعات فقط
    }
class-end = حتى متى؟
class-end-other = يوم آخر
# The last day of the class is typed as here.
class-end-question = ما آخر يوم، خلال سنة من الآن، مثل ٢٠٢٧-٠٣-٢٦؟
class-end-wrong = هذا ليس يوما خلال سنة من الآن.
# A day. $month is m1 to m12.
date = { $month ->
        [m1] { NUMBER($day) } يناير { NUMBER($year) }
        [m2] { NUMBER($day) } فبراير { NUMBER($year) }
        [m3] { NUMBER($day) } مارس { NUMBER($year) }
        [m4] { NUMBER($day) } أبريل { NUMBER($year) }
        [m5] { NUMBER($day) } مايو { NUMBER($year) }
        [m6] { NUMBER($day) } يونيو { NUMBER($year) }
        [m7] { NUMBER($day) } يوليو { NUMBER($year) }
        [m8] { NUMBER($day) } أغسطس { NUMBER($year) }
        [m9] { NUMBER($day) } سبتمبر { NUMBER($year) }
        [m10] { NUMBER($day) } أكتوبر { NUMBER($year) }
        [m11] { NUMBER($day) } نوفمبر { NUMBER($year) }
       *[m12] { NUMBER($day) } ديسمبر { NUMBER($year) }
    }
# $code is the digits of a code, with commas between.
class-code = رمز التلاميذ: { $code }.
# $subject is what the class is about.
class-about = الموضوع: { $subject }.
# $date is a day.
class-until = آخر يوم: { $date }.
# $count pupils are in the class.
class-pupils = عدد التلاميذ: { $count }.

## What a pupil has.

class-join-named = انضم باسم
class-join = انضم دون اسم
class-name-question = بأي اسم يعرفك المعلم؟
class-joined = أنت الآن في الصف.
class-quiz = اختبار الصف
class-round = توزيعة الصف
class-quiz-none = لم يبق سؤال.
class-leave = غادر هذا الصف
class-leave-question = المغادرة تحذف اسمك وأجوبتك في هذا الصف. هل تغادر؟

## What its teacher hears.

class-report = من يعرف ماذا
# $names is a list of places.
class-missed-most = أكثرهم لا يعرف: { $names }.
# $names is a list of places.
class-missed = لا يعرف: { $names }.
# A pupil without a name, the $n th to come.
class-pupil = التلميذ { $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name }: يعرف { $known } من { $asked }
    .speech = { $name }: يَعرِف { $known } من { $asked }
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = كل شيء في جدول
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = التلميذ، المكان، السؤال، صواب، خطأ، يعرفه، التاريخ
class-remove = أخرج هذا التلميذ
# $name is a pupil.
class-remove-question = { $name }: بإخراجه يحذف اسمه وأجوبته في هذا الصف. هل تريد إخراجه؟
class-removed = تم.
class-delete = أغلق هذا الصف
class-delete-question = إغلاق الصف يحذفه مع كل الأسماء والأجوبة. هل تريد الحذف؟

## Why there is no class.

class-ended = لم يعد هذا الصف موجودا.
# $most is how many pupils a class can have.
class-full = الصف ممتلئ، وأكثر ما يسعه من التلاميذ { $most }.
# $most is how many classes a player can have.
class-too-many = { $most ->
        [one] لديك صف واحد. أغلقه أولا.
       *[other] عدد صفوفك { $most }. أغلق واحدا أولا.
    }

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = تسمع ما سئل عنه كل تلميذ في الصف وما عرفه، والاسم الذي يذكره إن أراد. ولا تسمع غير ذلك.
privacy-class-deleted = بعد آخر يوم يحذف الخادم الصف تلقائيا مع كل الأسماء والأجوبة. يمكنك أن تغلقه قبل ذلك، ويمكن للتلاميذ أن يغادروا في أي وقت.
# Told to a pupil before coming in.
privacy-class-pupil = يسمع معلمك الأسئلة التي تأتيك في هذا الصف وما تعرفه منها، والاسم الذي تذكره إن ذكرته. ولا يسمع غير ذلك.
# The same. $date is a day.
privacy-class-until = يحذف الخادم كل ذلك بعد { $date }، وفورا إذا غادرت الصف.
# Told with what is kept of a guest.
privacy-together = نتائج اليوم والدعوات تخبر غيرك كيف لعبت، ولا تخبر أبدا من أنت. ويحذف الخادم أسماء الصف وأجوبته بعد آخر يوم له.
# On a page, the link to a file.
page-class-download = الجدول في ملف
