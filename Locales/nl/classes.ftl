# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = Klassen
classes-none = Je zit niet in een klas.
class-new = Klas maken
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] , als leraar
       *[pupil] { "" }
    }
class-title-question = Hoe heet de klas?
# The heading of the list of what a class can be about.
class-subject = Waar gaat het over?
# An entry of that list: everything there is to know.
class-subject-all = Alles
# An entry that opens the list of school levels.
class-subject-level = Een schoolniveau
class-subject-group = Eén groep, op naam
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] Basisschool
        [secondary] Middelbare school
       *[expert] Boven schoolniveau
    }
class-group-question = Een woord uit de naam van de groep?
class-group-none = Geen groep heeft dat in de naam.
class-kinds = Wat krijgt de klas?
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] Quiz en rondes
        [quiz] Alleen de quiz
       *[rounds] Alleen rondes
    }
class-end = Tot wanneer?
class-end-other = Een andere dag
# The last day of the class is typed as here.
class-end-question = De laatste dag, zoals 2027-03-26, binnen een jaar?
class-end-wrong = Dat is geen dag binnen een jaar.
# A day. $month is m1 to m12.
date = { $month ->
        [m1] { NUMBER($day) } januari { NUMBER($year) }
        [m2] { NUMBER($day) } februari { NUMBER($year) }
        [m3] { NUMBER($day) } maart { NUMBER($year) }
        [m4] { NUMBER($day) } april { NUMBER($year) }
        [m5] { NUMBER($day) } mei { NUMBER($year) }
        [m6] { NUMBER($day) } juni { NUMBER($year) }
        [m7] { NUMBER($day) } juli { NUMBER($year) }
        [m8] { NUMBER($day) } augustus { NUMBER($year) }
        [m9] { NUMBER($day) } september { NUMBER($year) }
        [m10] { NUMBER($day) } oktober { NUMBER($year) }
        [m11] { NUMBER($day) } november { NUMBER($year) }
       *[m12] { NUMBER($day) } december { NUMBER($year) }
    }
# $code is the digits of a code, with commas between.
class-code = Code voor de klas: { $code }.
# $subject is what the class is about.
class-about = Onderwerp: { $subject }.
# $date is a day.
class-until = Laatste dag: { $date }.
# $count pupils are in the class.
class-pupils = Leerlingen: { $count }.

## What a pupil has.

class-join-named = Meedoen met een naam
class-join = Meedoen zonder naam
class-name-question = Je naam, voor de leraar?
class-joined = Je doet mee.
class-quiz = Quiz van de klas
class-round = Ronde van de klas
class-quiz-none = Er is niets meer te vragen.
class-leave = Deze klas verlaten
class-leave-question = Je naam en antwoorden in deze klas worden verwijderd. Verlaten?

## What its teacher hears.

class-report = Wie weet wat
# $names is a list of places.
class-missed-most = De meesten wisten niet: { $names }.
# $names is a list of places.
class-missed = Niet geweten: { $names }.
# A pupil without a name, the $n th to come.
class-pupil = Leerling { $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name }: { $known } van { $asked } geweten
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = Alles als tabel
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = Leerling, Plaats, Vraag, Goed, Fout, Geweten, Dag
class-remove = Deze leerling uit de klas halen
# $name is a pupil.
class-remove-question = { $name }: naam en antwoorden in deze klas worden verwijderd. Uit de klas halen?
class-removed = Uit de klas gehaald.
class-delete = Deze klas beëindigen
class-delete-question = De klas wordt verwijderd met alle namen en antwoorden. Verwijderen?

## Why there is no class.

class-ended = Deze klas bestaat niet meer.
# $most is how many pupils a class can have.
class-full = De klas is vol: { $most ->
        [one] één leerling
       *[other] { NUMBER($most) } leerlingen
    }.
# $most is how many classes a player can have.
class-too-many = { $most ->
        [one] Je hebt één klas. Beëindig die eerst.
       *[other] Je hebt { NUMBER($most) } klassen. Beëindig er eerst een.
    }

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = Je hoort wat elke leerling in de klas gevraagd kreeg en wist, en de naam die een leerling geeft; dat hoeft niet. Verder hoor je niets.
privacy-class-deleted = Na de laatste dag verwijdert de server de klas met alle namen en antwoorden vanzelf. Je kunt de klas eerder beëindigen, en leerlingen kunnen er altijd uit.
# Told to a pupil before coming in.
privacy-class-pupil = Je leraar hoort wat je in deze klas gevraagd krijgt en weet, en de naam die je geeft, als je er een geeft. Verder niets.
# The same. $date is a day.
privacy-class-until = De server verwijdert dit alles na { $date }, en meteen als je de klas verlaat.
# Told with what is kept of a guest.
privacy-together = De uitslag van de dag en uitnodigingen vertellen anderen hoe je speelde, nooit wie je bent. Namen en antwoorden van een klas worden na de laatste dag verwijderd.
# On a page, the link to a file.
page-class-download = De tabel als bestand
