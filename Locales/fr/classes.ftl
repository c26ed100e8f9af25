# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = Classes
classes-none = Aucune classe.
class-new = Créer une classe
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] , côté enseignant
       *[pupil] { "" }
    }
class-title-question = Quel nom pour la classe ?
# The heading of the list of what a class can be about.
class-subject = Sur quel sujet ?
# An entry of that list: everything there is to know.
class-subject-all = Tout
# An entry that opens the list of school levels.
class-subject-level = Un niveau scolaire
class-subject-group = Un groupe, par son nom
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] École primaire
        [secondary] Secondaire
       *[expert] Au-delà du programme scolaire
    }
class-group-question = Un mot du nom du groupe ?
class-group-none = Aucun nom de groupe ne contient cela.
class-kinds = Que feront les élèves ?
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] Quiz et parties
        [quiz] Quiz seulement
       *[rounds] Parties seulement
    }
class-end = Jusqu’à quand ?
class-end-other = Un autre jour
# The last day of the class is typed as here.
class-end-question = Le dernier jour, d’ici un an, comme 2027-03-26 ?
class-end-wrong = Il faut un jour d’ici un an.
# A day. $month is m1 to m12.
date = { $day ->
        [1] 1er
       *[other] { NUMBER($day) }
    } { $month ->
        [m1] janvier
        [m2] février
        [m3] mars
        [m4] avril
        [m5] mai
        [m6] juin
        [m7] juillet
        [m8] août
        [m9] septembre
        [m10] octobre
        [m11] novembre
       *[m12] décembre
    } { NUMBER($year) }
# $code is the digits of a code, with commas between.
class-code = Code pour les élèves : { $code }.
# $subject is what the class is about.
class-about = Sujet : { $subject }.
# $date is a day.
class-until = Dernier jour : { $date }.
# $count pupils are in the class.
class-pupils = Élèves : { $count }.

## What a pupil has.

class-join-named = Entrer avec un nom
class-join = Entrer sans nom
class-name-question = Quel nom dire à l’enseignant ?
class-joined = Inscription faite.
class-quiz = Quiz de la classe
class-round = Partie de la classe
class-quiz-none = Plus rien à demander.
class-leave = Quitter cette classe
class-leave-question = Le nom et les réponses dans cette classe seront supprimés. Quitter ?

## What its teacher hears.

class-report = Qui sait quoi
# $names is a list of places.
class-missed-most = Pas connu de la plupart : { $names }.
# $names is a list of places.
class-missed = Pas connu : { $names }.
# A pupil without a name, the $n th to come.
class-pupil = Élève { $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name } : { $known } sur { $asked } connus
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = Tout, élève par élève
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = Élève, Lieu, Question, Juste, Faux, Connu, Jour
class-remove = Retirer cet élève
# $name is a pupil.
class-remove-question = { $name } : le nom et les réponses dans cette classe seront supprimés. Retirer ?
class-removed = Retiré.
class-delete = Fermer cette classe
class-delete-question = La classe sera supprimée avec tous les noms et toutes les réponses. Supprimer ?

## Why there is no class.

class-ended = Cette classe n’existe plus.
# $most is how many pupils a class can have.
class-full = La classe est complète : { $most ->
        [one] { NUMBER($most) } élève
       *[other] { NUMBER($most) } élèves
    }.
# $most is how many classes a player can have.
class-too-many = { $most ->
        [one] Il y a déjà { NUMBER($most, gender: "feminine") } classe. La fermer d’abord.
       *[other] Il y a déjà { NUMBER($most, gender: "feminine") } classes. En fermer une d’abord.
    }

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = On entend les questions posées à chaque élève dans la classe, ce qu’il savait, et le nom qu’il donne, s’il en donne un. Rien d’autre.
privacy-class-deleted = Après le dernier jour, le serveur supprime de lui-même la classe, les noms et les réponses. On peut la fermer avant, et chaque élève peut la quitter à tout moment.
# Told to a pupil before coming in.
privacy-class-pupil = L’enseignant entend les questions posées à l’élève dans cette classe, ce qu’il savait, et le nom qu’il donne, s’il en donne un. Rien d’autre.
# The same. $date is a day.
privacy-class-until = Le serveur supprime tout après le { $date }, ou dès qu’on quitte la classe.
# Told with what is kept of a guest.
privacy-together = Les résultats du jour et les invitations disent aux autres comment la partie a été jouée, jamais par qui. Les noms et les réponses d’une classe sont supprimés après son dernier jour.
# On a page, the link to a file.
page-class-download = Le fichier pour tableur
