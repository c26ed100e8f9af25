# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = Klasser
classes-none = Du är inte med i någon klass.
class-new = Skapa en klass
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] , som lärare
       *[pupil] { "" }
    }
class-title-question = Vad heter klassen?
# The heading of the list of what a class can be about.
class-subject = Vad handlar den om?
# An entry of that list: everything there is to know.
class-subject-all = Allt
# An entry that opens the list of school levels.
class-subject-level = En skolnivå
class-subject-group = En grupp, efter namn
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] Grundskola
        [secondary] Gymnasium
       *[expert] Överkurs
    }
class-group-question = Ett ord ur gruppens namn?
class-group-none = Ingen grupp har det i namnet.
class-kinds = Vad ska klassen ha?
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] Frågesport och rundor
        [quiz] Bara frågesport
       *[rounds] Bara rundor
    }
class-end = Till när?
class-end-other = En annan dag
# The last day of the class is typed as here.
class-end-question = Sista dagen, till exempel 2027-03-26, inom ett år?
class-end-wrong = Det är ingen dag inom ett år.
# A day. $month is m1 to m12.
date = { NUMBER($day) } { $month ->
        [m1] januari
        [m2] februari
        [m3] mars
        [m4] april
        [m5] maj
        [m6] juni
        [m7] juli
        [m8] augusti
        [m9] september
        [m10] oktober
        [m11] november
       *[m12] december
    } { NUMBER($year) }
    .speech = { NUMBER($day, gender: "common", case: "ordinal") } { $month ->
        [m1] januari
        [m2] februari
        [m3] mars
        [m4] april
        [m5] maj
        [m6] juni
        [m7] juli
        [m8] augusti
        [m9] september
        [m10] oktober
        [m11] november
       *[m12] december
    } { NUMBER($year) }
# $code is the digits of a code, with commas between.
class-code = Kod till klassen: { $code }.
# $subject is what the class is about.
class-about = Ämne: { $subject }.
# $date is a day.
class-until = Sista dagen: { $date }.
# $count pupils are in the class.
class-pupils = Elever: { $count }.

## What a pupil has.

class-join-named = Gå med och ange namn
class-join = Gå med utan namn
class-name-question = Ditt namn, till läraren?
class-joined = Du är med.
class-quiz = Klassens frågesport
class-round = Klassens runda
class-quiz-none = Det finns inget mer att fråga.
class-leave = Lämna klassen
class-leave-question = Ditt namn och dina svar i klassen raderas. Vill du lämna den?

## What its teacher hears.

class-report = Vem kan vad
# $names is a list of places.
class-missed-most = De flesta kan inte: { $names }.
# $names is a list of places.
class-missed = Kan inte: { $names }.
# A pupil without a name, the $n th to come.
class-pupil = Elev { $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name }: kan { $known } av { $asked }
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = Allt som tabell
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = Elev, Plats, Fråga, Rätt, Fel, Kan, Dag
class-remove = Ta bort eleven
# $name is a pupil.
class-remove-question = { $name }: namn och svar i klassen raderas. Vill du ta bort eleven?
class-removed = Borttagen.
class-delete = Avsluta klassen
class-delete-question = Klassen raderas med alla namn och svar. Vill du radera den?

## Why there is no class.

class-ended = Klassen finns inte längre.
# $most is how many pupils a class can have.
class-full = Klassen är full: den har { $most ->
        [one] en elev
       *[other] { NUMBER($most) } elever
    }.
# $most is how many classes a player can have.
class-too-many = { $most ->
        [one] Du har en klass. Avsluta den först.
       *[other] Du har { NUMBER($most) } klasser. Avsluta en först.
    }

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = Du får höra vilka frågor varje elev har fått i klassen, vad eleven kunde och namnet, om eleven uppger ett. Inget annat.
privacy-class-deleted = Efter sista dagen raderar servern själv klassen med alla namn och svar. Du kan avsluta den tidigare, och eleverna kan lämna den när som helst.
# Told to a pupil before coming in.
privacy-class-pupil = Din lärare får höra vilka frågor du får i klassen, vad du kan och ditt namn, om du uppger ett. Inget annat.
# The same. $date is a day.
privacy-class-until = Servern raderar allt detta efter { $date }, och genast om du lämnar klassen.
# Told with what is kept of a guest.
privacy-together = Dagens resultat och inbjudningar berättar för andra hur du spelade, aldrig vem du är. Namn och svar i en klass raderas efter dess sista dag.
# On a page, the link to a file.
page-class-download = Tabellen som fil
