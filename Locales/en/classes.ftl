# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = Classes
classes-none = You are in no class.
class-new = Make a class
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] , as teacher
       *[pupil] { "" }
    }
class-title-question = What is the class called?
# The heading of the list of what a class can be about.
class-subject = What is it about?
# An entry of that list: everything there is to know.
class-subject-all = Everything
# An entry that opens the list of school levels.
class-subject-level = A school level
class-subject-group = One group, by its name
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] Primary school
        [secondary] Secondary school
       *[expert] Beyond school
    }
class-group-question = A word from the group’s name?
class-group-none = No group has that in its name.
class-kinds = What do pupils get?
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] Quiz and rounds
        [quiz] Quiz only
       *[rounds] Rounds only
    }
class-end = Until when?
class-end-other = Another day
# The last day of the class is typed as here.
class-end-question = The last day, such as 2027-03-26, within a year?
class-end-wrong = That is not a day within a year.
# A day. $month is m1 to m12.
date = { $month ->
        [m1] { NUMBER($day) } January { NUMBER($year) }
        [m2] { NUMBER($day) } February { NUMBER($year) }
        [m3] { NUMBER($day) } March { NUMBER($year) }
        [m4] { NUMBER($day) } April { NUMBER($year) }
        [m5] { NUMBER($day) } May { NUMBER($year) }
        [m6] { NUMBER($day) } June { NUMBER($year) }
        [m7] { NUMBER($day) } July { NUMBER($year) }
        [m8] { NUMBER($day) } August { NUMBER($year) }
        [m9] { NUMBER($day) } September { NUMBER($year) }
        [m10] { NUMBER($day) } October { NUMBER($year) }
        [m11] { NUMBER($day) } November { NUMBER($year) }
       *[m12] { NUMBER($day) } December { NUMBER($year) }
    }
# $code is the digits of a code, with commas between.
class-code = Code for pupils: { $code }.
# $subject is what the class is about.
class-about = About: { $subject }.
# $date is a day.
class-until = Last day: { $date }.
# $count pupils are in the class.
class-pupils = Pupils: { $count }.

## What a pupil has.

class-join-named = Join with a name
class-join = Join without a name
class-name-question = Your name, for the teacher?
class-joined = You are in.
class-quiz = Class quiz
class-round = Class round
class-quiz-none = Nothing is left to ask.
class-leave = Leave this class
class-leave-question = Your name and answers in this class are deleted. Leave it?

## What its teacher hears.

class-report = Who knows what
# $names is a list of places.
class-missed-most = Not known by most: { $names }.
# $names is a list of places.
class-missed = Not known: { $names }.
# A pupil without a name, the $n th to come.
class-pupil = Pupil { $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name }: { $known } of { $asked } known
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = All as a table
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = Pupil, Place, Question, Right, Wrong, Known, Day
class-remove = Remove this pupil
# $name is a pupil.
class-remove-question = { $name }: name and answers in this class are deleted. Remove?
class-removed = Removed.
class-delete = End this class
class-delete-question = The class is deleted with all names and answers. Delete it?

## Why there is no class.

class-ended = This class has ended.
# $most is how many pupils a class can have.
class-full = The class is full: it has { $most ->
        [one] 1 pupil
       *[other] { $most } pupils
    }.
# $most is how many classes a player can have.
class-too-many = { $most ->
        [one] You have 1 class. End it first.
       *[other] You have { $most } classes. End one first.
    }

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = You hear what each pupil was asked in this class, what the pupil knew, and the name, if one is given. You hear nothing else about them.
privacy-class-deleted = After the last day the server deletes the class with all names and answers by itself. You can end it before, and pupils can leave at any time.
# Told to a pupil before coming in.
privacy-class-pupil = Your teacher hears what you are asked in this class, what you know, and your name, if you give one. Your teacher hears nothing else.
# The same. $date is a day.
privacy-class-until = The server deletes all of it after { $date }, and at once when you leave.
# Told with what is kept of a guest.
privacy-together = Results of the day and invitations to a game tell others how you played, never who you are. Names and answers of a class are deleted after its last day.
# On a page, the link to a file.
page-class-download = The table as a file
