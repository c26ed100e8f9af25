# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = Clases
classes-none = No estás en ninguna clase.
class-new = Crear una clase
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] , como docente
       *[pupil] { "" }
    }
class-title-question = ¿Cómo se llama la clase?
# The heading of the list of what a class can be about.
class-subject = ¿De qué trata?
# An entry of that list: everything there is to know.
class-subject-all = Todo
# An entry that opens the list of school levels.
class-subject-level = Una etapa escolar
class-subject-group = Un grupo, por su nombre
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] Primaria
        [secondary] Secundaria
       *[expert] Más allá de la escuela
    }
class-group-question = ¿Una palabra del nombre del grupo?
class-group-none = Ningún grupo se llama así.
class-kinds = ¿Qué hará el alumnado?
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] Preguntas y partidas
        [quiz] Solo preguntas
       *[rounds] Solo partidas
    }
class-end = ¿Hasta cuándo?
class-end-other = Otro día
# The last day of the class is typed as here.
class-end-question = ¿Último día, por ejemplo 2027-03-26? Como mucho, dentro de un año.
class-end-wrong = Tiene que ser una fecha, como mucho dentro de un año.
# A day. $month is m1 to m12.
date = { $month ->
        [m1] { NUMBER($day) } de enero de { NUMBER($year) }
        [m2] { NUMBER($day) } de febrero de { NUMBER($year) }
        [m3] { NUMBER($day) } de marzo de { NUMBER($year) }
        [m4] { NUMBER($day) } de abril de { NUMBER($year) }
        [m5] { NUMBER($day) } de mayo de { NUMBER($year) }
        [m6] { NUMBER($day) } de junio de { NUMBER($year) }
        [m7] { NUMBER($day) } de julio de { NUMBER($year) }
        [m8] { NUMBER($day) } de agosto de { NUMBER($year) }
        [m9] { NUMBER($day) } de septiembre de { NUMBER($year) }
        [m10] { NUMBER($day) } de octubre de { NUMBER($year) }
        [m11] { NUMBER($day) } de noviembre de { NUMBER($year) }
       *[m12] { NUMBER($day) } de diciembre de { NUMBER($year) }
    }
# $code is the digits of a code, with commas between.
class-code = Código para el alumnado: { $code }.
# $subject is what the class is about.
class-about = Tema: { $subject }.
# $date is a day.
class-until = Último día: { $date }.
# $count pupils are in the class.
class-pupils = En la clase: { $count }.

## What a pupil has.

class-join-named = Entrar con un nombre
class-join = Entrar sin nombre
class-name-question = ¿Tu nombre, para tu docente?
class-joined = Ya estás dentro.
class-quiz = Preguntas de la clase
class-round = Partida de la clase
class-quiz-none = No queda nada que preguntar.
class-leave = Salir de esta clase
class-leave-question = Se borrarán tu nombre y tus respuestas en esta clase. ¿Salir?

## What its teacher hears.

class-report = Quién sabe qué
# $names is a list of places.
class-missed-most = La mayoría no sabe: { $names }.
# $names is a list of places.
class-missed = No sabe: { $names }.
# A pupil without a name, the $n th to come.
class-pupil = Persona { $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name }: sabe { $known } de { $asked }
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = Todo en una tabla
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = Persona, Lugar, Pregunta, Bien, Mal, Lo sabe, Día
class-remove = Quitar de la clase
# $name is a pupil.
class-remove-question = { $name }: se borrarán su nombre y sus respuestas en esta clase. ¿Quitar de la clase?
class-removed = Hecho.
class-delete = Terminar esta clase
class-delete-question = Se borrará la clase con todos los nombres y respuestas. ¿Borrarla?

## Why there is no class.

class-ended = Esta clase ya no existe.
# $most is how many pupils a class can have.
class-full = La clase está llena: { $most ->
        [one] una persona
       *[other] { NUMBER($most, gender: "feminine") } personas
    } como máximo.
# $most is how many classes a player can have.
class-too-many = { $most ->
        [one] Tienes una clase. Termínala antes.
       *[other] Tienes { NUMBER($most, gender: "feminine") } clases. Termina antes alguna.
    }

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = Oirás qué se le preguntó a cada cual en la clase y qué sabía, y el nombre que dé, si quiere darlo. No oirás nada más.
privacy-class-deleted = Tras el último día, el servidor borra por sí solo la clase con todos los nombres y respuestas. Puedes terminarla antes, y cualquiera puede salir cuando quiera.
# Told to a pupil before coming in.
privacy-class-pupil = Tu docente oirá qué se te pregunta en esta clase y qué sabes, y el nombre que des, si das alguno. Nada más.
# The same. $date is a day.
privacy-class-until = El servidor lo borra todo después del { $date }, y al momento si sales de la clase.
# Told with what is kept of a guest.
privacy-together = Los resultados del día y las invitaciones dicen a otras personas cómo jugaste, nunca quién eres. Los nombres y respuestas de una clase se borran tras su último día.
# On a page, the link to a file.
page-class-download = La tabla en un archivo
