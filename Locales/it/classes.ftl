# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = Classi
classes-none = Non sei in nessuna classe.
class-new = Crea una classe
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] , come insegnante
       *[pupil] { "" }
    }
class-title-question = Come si chiama la classe?
# The heading of the list of what a class can be about.
class-subject = Di che cosa tratta?
# An entry of that list: everything there is to know.
class-subject-all = Tutto
# An entry that opens the list of school levels.
class-subject-level = Un livello scolastico
class-subject-group = Un gruppo, per nome
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] Scuola primaria
        [secondary] Scuola secondaria
       *[expert] Oltre la scuola
    }
class-group-question = Una parola del nome del gruppo?
class-group-none = Nessun gruppo si chiama così.
class-kinds = Che cosa farà la classe?
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] Quiz e partite
        [quiz] Solo quiz
       *[rounds] Solo partite
    }
class-end = Fino a quando?
class-end-other = Un altro giorno
# The last day of the class is typed as here.
class-end-question = Ultimo giorno, per esempio 2027-03-26? Al massimo tra un anno.
class-end-wrong = Deve essere una data, al massimo tra un anno.
# A day. $month is m1 to m12.
date = { $day ->
        [1] 1º
       *[other] { NUMBER($day) }
    } { $month ->
        [m1] gennaio
        [m2] febbraio
        [m3] marzo
        [m4] aprile
        [m5] maggio
        [m6] giugno
        [m7] luglio
        [m8] agosto
        [m9] settembre
        [m10] ottobre
        [m11] novembre
       *[m12] dicembre
    } { NUMBER($year) }
# $code is the digits of a code, with commas between.
class-code = Codice per la classe: { $code }.
# $subject is what the class is about.
class-about = Argomento: { $subject }.
# $date is a day.
class-until = Ultimo giorno: { $date }.
# $count pupils are in the class.
class-pupils = Nella classe: { $count }.

## What a pupil has.

class-join-named = Entra con un nome
class-join = Entra senza nome
class-name-question = Il tuo nome, per l'insegnante?
class-joined = Sei nella classe.
class-quiz = Quiz della classe
class-round = Partita della classe
class-quiz-none = Non c'è altro da chiedere.
class-leave = Lascia questa classe
class-leave-question = Il tuo nome e le tue risposte in questa classe verranno eliminati. Lasciarla?

## What its teacher hears.

class-report = Chi sa che cosa
# $names is a list of places.
class-missed-most = La maggior parte non sa: { $names }.
# $names is a list of places.
class-missed = Non sa: { $names }.
# A pupil without a name, the $n th to come.
class-pupil = Persona { $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name }: sa { $known } su { $asked }
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = Tutto in una tabella
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = Persona, Luogo, Domanda, Giuste, Sbagliate, Lo sa, Giorno
class-remove = Togli dalla classe
# $name is a pupil.
class-remove-question = { $name }: nome e risposte in questa classe verranno eliminati. Togliere dalla classe?
class-removed = Fatto.
class-delete = Chiudi questa classe
class-delete-question = La classe verrà eliminata con tutti i nomi e le risposte. Eliminarla?

## Why there is no class.

class-ended = Questa classe non c'è più.
# $most is how many pupils a class can have.
class-full = La classe è piena: al massimo { $most }.
# $most is how many classes a player can have.
class-too-many = { $most ->
        [one] Hai una classe. Prima chiudila.
       *[other] Hai { NUMBER($most, gender: "feminine") } classi. Prima chiudine una.
    }

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = Senti che cosa è stato chiesto a ciascuno nella classe e che cosa sapeva, e il nome che dà, se vuole darlo. Nient'altro.
privacy-class-deleted = Dopo l'ultimo giorno il server elimina da solo la classe con tutti i nomi e le risposte. Puoi chiuderla prima, e chiunque può lasciarla in qualsiasi momento.
# Told to a pupil before coming in.
privacy-class-pupil = L'insegnante sente che cosa ti viene chiesto in questa classe e che cosa sai, e il nome che dai, se ne dai uno. Nient'altro.
# The same. $date is a day.
privacy-class-until = Ultimo giorno: { $date }. Poi il server elimina tutto, e subito se lasci la classe.
# Told with what is kept of a guest.
privacy-together = I risultati del giorno e gli inviti dicono agli altri come hai giocato, mai chi sei. I nomi e le risposte di una classe vengono eliminati dopo il suo ultimo giorno.
# On a page, the link to a file.
page-class-download = La tabella in un file
