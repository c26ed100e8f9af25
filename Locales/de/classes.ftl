# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = Klassen
classes-none = Du bist in keiner Klasse.
class-new = Klasse anlegen
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] , als Lehrkraft
       *[pupil] { "" }
    }
class-title-question = Wie heißt die Klasse?
# The heading of the list of what a class can be about.
class-subject = Worum geht es?
# An entry of that list: everything there is to know.
class-subject-all = Alles
# An entry that opens the list of school levels.
class-subject-level = Eine Schulstufe
class-subject-group = Eine Gruppe nach ihrem Namen
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] Grundschule
        [secondary] Weiterführende Schule
       *[expert] Über die Schule hinaus
    }
class-group-question = Ein Wort aus dem Namen der Gruppe?
class-group-none = Keine Gruppe hat das im Namen.
class-kinds = Was bekommt die Klasse?
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] Quiz und Partien
        [quiz] Nur das Quiz
       *[rounds] Nur Partien
    }
class-end = Bis wann?
class-end-other = Ein anderer Tag
# The last day of the class is typed as here.
class-end-question = Der letzte Tag, zum Beispiel 2027-03-26, innerhalb eines Jahres?
class-end-wrong = Das ist kein Tag innerhalb eines Jahres.
# A day. $month is m1 to m12.
date = { NUMBER($day) }. { $month ->
        [m1] Januar
        [m2] Februar
        [m3] März
        [m4] April
        [m5] Mai
        [m6] Juni
        [m7] Juli
        [m8] August
        [m9] September
        [m10] Oktober
        [m11] November
       *[m12] Dezember
    } { NUMBER($year) }
    .speech = { NUMBER($day, gender: "masculine", case: "ordinal") } { $month ->
        [m1] Januar
        [m2] Februar
        [m3] März
        [m4] April
        [m5] Mai
        [m6] Juni
        [m7] Juli
        [m8] August
        [m9] September
        [m10] Oktober
        [m11] November
       *[m12] Dezember
    } { NUMBER($year) }
# $code is the digits of a code, with commas between.
class-code = Code für die Klasse: { $code }.
# $subject is what the class is about.
class-about = Thema: { $subject }.
# $date is a day.
class-until = Letzter Tag: { $date }.
# $count pupils are in the class.
class-pupils = In der Klasse: { $count }.

## What a pupil has.

class-join-named = Mit Namen mitmachen
class-join = Ohne Namen mitmachen
class-name-question = Dein Name für die Lehrkraft?
class-joined = Du bist dabei.
class-quiz = Quiz der Klasse
class-round = Partie der Klasse
class-quiz-none = Es gibt nichts mehr zu fragen.
class-leave = Klasse verlassen
class-leave-question = Dein Name und deine Antworten in dieser Klasse werden gelöscht. Verlassen?

## What its teacher hears.

class-report = Wer was weiß
# $names is a list of places.
class-missed-most = Den meisten unbekannt: { $names }.
# $names is a list of places.
class-missed = Nicht gewusst: { $names }.
# A pupil without a name, the $n th to come.
class-pupil = Person { $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name }: { $known } von { $asked } gewusst
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = Alles als Tabelle
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = Person, Ort, Frage, Richtig, Falsch, Gewusst, Tag
class-remove = Aus der Klasse nehmen
# $name is a pupil.
class-remove-question = { $name }: Name und Antworten in dieser Klasse werden gelöscht. Aus der Klasse nehmen?
class-removed = Entfernt.
class-delete = Klasse beenden
class-delete-question = Die Klasse wird mit allen Namen und Antworten gelöscht. Löschen?

## Why there is no class.

class-ended = Diese Klasse gibt es nicht mehr.
# $most is how many pupils a class can have.
class-full = Die Klasse ist voll: { $most ->
        [one] eine Person
       *[other] { NUMBER($most) } Personen
    }.
# $most is how many classes a player can have.
class-too-many = { $most ->
        [one] Du hast eine Klasse. Beende sie zuerst.
       *[other] Du hast { NUMBER($most) } Klassen. Beende zuerst eine.
    }

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = Du hörst, was jede Person in der Klasse gefragt wurde und wusste, und den Namen, falls sie einen angibt. Sonst hörst du nichts.
privacy-class-deleted = Nach dem letzten Tag löscht der Server die Klasse mit allen Namen und Antworten von selbst. Du kannst sie vorher beenden, und verlassen kann man sie jederzeit.
# Told to a pupil before coming in.
privacy-class-pupil = Deine Lehrkraft hört, was du in dieser Klasse gefragt wirst und weißt, und deinen Namen, wenn du einen angibst. Sonst nichts.
# The same. $date is a day.
privacy-class-until = Letzter Tag: { $date }. Danach löscht der Server das alles, und sofort, wenn du die Klasse verlässt.
# Told with what is kept of a guest.
privacy-together = Tagesergebnisse und Einladungen sagen anderen, wie du gespielt hast, nie, wer du bist. Namen und Antworten einer Klasse werden nach ihrem letzten Tag gelöscht.
# On a page, the link to a file.
page-class-download = Die Tabelle als Datei
