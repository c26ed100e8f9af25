# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = कक्षाएं
classes-none = आप किसी कक्षा में नहीं हैं।
class-new = कक्षा बनाएं
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] , आप शिक्षक हैं
       *[pupil] { "" }
    }
class-title-question = कक्षा का नाम?
# The heading of the list of what a class can be about.
class-subject = किस विषय पर?
# An entry of that list: everything there is to know.
class-subject-all = सब कुछ
# An entry that opens the list of school levels.
class-subject-level = स्कूल की पढ़ाई का एक चरण
class-subject-group = नाम से एक ग्रुप
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] प्राथमिक स्कूल
        [secondary] माध्यमिक स्कूल
       *[expert] स्कूल से आगे
    }
class-group-question = ग्रुप के नाम का एक शब्द?
class-group-none = किसी ग्रुप के नाम में यह नहीं है।
class-kinds = कक्षा को क्या मिले?
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] क्विज़ और बाज़ियाँ
        [quiz] सिर्फ़ क्विज़
       *[rounds] सिर्फ़ बाज़ियाँ
    }
class-end = कब तक?
class-end-other = कोई और दिन
# The last day of the class is typed as here.
class-end-question = आख़िरी दिन, जैसे 2027-03-26, एक साल के अंदर?
class-end-wrong = यह एक साल के अंदर का कोई दिन नहीं है।
# A day. $month is m1 to m12.
date = { $month ->
        [m1] { NUMBER($day) } जनवरी { NUMBER($year) }
        [m2] { NUMBER($day) } फ़रवरी { NUMBER($year) }
        [m3] { NUMBER($day) } मार्च { NUMBER($year) }
        [m4] { NUMBER($day) } अप्रैल { NUMBER($year) }
        [m5] { NUMBER($day) } मई { NUMBER($year) }
        [m6] { NUMBER($day) } जून { NUMBER($year) }
        [m7] { NUMBER($day) } जुलाई { NUMBER($year) }
        [m8] { NUMBER($day) } अगस्त { NUMBER($year) }
        [m9] { NUMBER($day) } सितंबर { NUMBER($year) }
        [m10] { NUMBER($day) } अक्टूबर { NUMBER($year) }
        [m11] { NUMBER($day) } नवंबर { NUMBER($year) }
       *[m12] { NUMBER($day) } दिसंबर { NUMBER($year) }
    }
# $code is the digits of a code, with commas between.
class-code = कक्षा का कोड: { $code }।
# $subject is what the class is about.
class-about = विषय: { $subject }।
# $date is a day.
class-until = आख़िरी दिन: { $date }।
# $count pupils are in the class.
class-pupils = छात्र: { $count }।

## What a pupil has.

class-join-named = नाम के साथ जुड़ें
class-join = बिना नाम जुड़ें
class-name-question = शिक्षक के लिए आपका नाम?
class-joined = आप जुड़ गए।
class-quiz = कक्षा का क्विज़
class-round = कक्षा की बाज़ी
class-quiz-none = पूछने को कुछ नहीं बचा।
class-leave = यह कक्षा छोड़ें
class-leave-question = इस कक्षा से आपका नाम और जवाब मिट जाएंगे। छोड़ें?

## What its teacher hears.

class-report = कौन क्या जानता है
# $names is a list of places.
class-missed-most = ज़्यादातर नहीं जानते: { $names }।
# $names is a list of places.
class-missed = नहीं पता: { $names }।
# A pupil without a name, the $n th to come.
class-pupil = छात्र { $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name }: { $asked } में से { $known } पता
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = सब कुछ टेबल में
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = छात्र, जगह, सवाल, सही, गलत, पता है, तारीख
class-remove = इस छात्र को हटाएं
# $name is a pupil.
class-remove-question = { $name }: इस कक्षा से नाम और जवाब मिट जाएंगे। हटाएं?
class-removed = हटा दिया।
class-delete = यह कक्षा बंद करें
class-delete-question = कक्षा सारे नामों और जवाबों के साथ मिट जाएगी। मिटाएं?

## Why there is no class.

class-ended = यह कक्षा अब नहीं है।
# $most is how many pupils a class can have.
class-full = कक्षा भर गई है: { NUMBER($most) } छात्र।
# $most is how many classes a player can have.
class-too-many = { $most ->
        [one] आपकी एक कक्षा है। पहले उसे बंद करें।
       *[other] आपकी { NUMBER($most) } कक्षाएं हैं। पहले एक बंद करें।
    }

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = आप सुनते हैं कि कक्षा में हर छात्र से क्या पूछा गया और उसे क्या पता था, और नाम, अगर वह बताए। और कुछ नहीं।
privacy-class-deleted = आख़िरी दिन के बाद सर्वर कक्षा को सारे नामों और जवाबों के साथ ख़ुद मिटा देता है। आप उसे पहले बंद कर सकते हैं, और छात्र कभी भी छोड़ सकते हैं।
# Told to a pupil before coming in.
privacy-class-pupil = आपके शिक्षक सुनते हैं कि इस कक्षा में आपसे क्या पूछा गया और आपको क्या पता है, और नाम, अगर आप बताएं। और कुछ नहीं।
# The same. $date is a day.
privacy-class-until = यह सब सर्वर { $date } के बाद मिटा देता है, और आप कक्षा छोड़ें तो तुरंत।
# Told with what is kept of a guest.
privacy-together = आज के नतीजे और न्योते दूसरों को बताते हैं कि आप कैसे खेले, यह कभी नहीं कि आप कौन हैं। कक्षा के नाम और जवाब उसके आख़िरी दिन के बाद मिट जाते हैं।
# On a page, the link to a file.
page-class-download = टेबल की फ़ाइल
