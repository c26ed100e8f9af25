# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = Turmas
classes-none = Você não está em nenhuma turma.
class-new = Criar uma turma
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] , como docente
       *[pupil] { "" }
    }
class-title-question = Como se chama a turma?
# The heading of the list of what a class can be about.
class-subject = Sobre o quê?
# An entry of that list: everything there is to know.
class-subject-all = Tudo
# An entry that opens the list of school levels.
class-subject-level = Um nível escolar
class-subject-group = Um grupo, pelo nome
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] Ensino fundamental
        [secondary] Ensino médio
       *[expert] Além da escola
    }
class-group-question = Uma palavra do nome do grupo?
class-group-none = Nenhum grupo tem isso no nome.
class-kinds = O que a turma terá?
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] Perguntas e partidas
        [quiz] Só perguntas
       *[rounds] Só partidas
    }
class-end = Até quando?
class-end-other = Outro dia
# The last day of the class is typed as here.
class-end-question = O último dia, nos próximos doze meses, como 2027-03-26?
class-end-wrong = Tem que ser um dia nos próximos doze meses.
# A day. $month is m1 to m12.
date = { $day ->
        [1] 1º
       *[other] { NUMBER($day) }
    } de { $month ->
        [m1] janeiro
        [m2] fevereiro
        [m3] março
        [m4] abril
        [m5] maio
        [m6] junho
        [m7] julho
        [m8] agosto
        [m9] setembro
        [m10] outubro
        [m11] novembro
       *[m12] dezembro
    } de { NUMBER($year) }
# $code is the digits of a code, with commas between.
class-code = Código para a turma: { $code }.
# $subject is what the class is about.
class-about = Assunto: { $subject }.
# $date is a day.
class-until = Último dia: { $date }.
# $count pupils are in the class.
class-pupils = Alunos: { $count }.

## What a pupil has.

class-join-named = Entrar com um nome
class-join = Entrar sem nome
class-name-question = Que nome dizer a quem dá a aula?
class-joined = Você entrou.
class-quiz = Perguntas da turma
class-round = Partida da turma
class-quiz-none = Não há mais o que perguntar.
class-leave = Sair desta turma
class-leave-question = Seu nome e suas respostas nesta turma serão apagados. Sair?

## What its teacher hears.

class-report = Quem sabe o quê
# $names is a list of places.
class-missed-most = A maioria não sabe: { $names }.
# $names is a list of places.
class-missed = Não sabe: { $names }.
# A pupil without a name, the $n th to come.
class-pupil = Aluno { $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name }: sabe { $known } de { $asked }
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = Tudo em uma tabela
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = Aluno, Lugar, Pergunta, Certas, Erradas, Sabe, Dia
class-remove = Tirar da turma
# $name is a pupil.
class-remove-question = { $name }: o nome e as respostas nesta turma serão apagados. Tirar da turma?
class-removed = Feito.
class-delete = Encerrar esta turma
class-delete-question = A turma será apagada com todos os nomes e respostas. Apagar?

## Why there is no class.

class-ended = Esta turma não existe mais.
# $most is how many pupils a class can have.
class-full = A turma está cheia: { $most ->
        [one] cabe { NUMBER($most) } aluno
       *[other] cabem { NUMBER($most) } alunos
    }.
# $most is how many classes a player can have.
class-too-many = { $most ->
        [one] Você já tem uma turma. Encerre-a antes.
       *[other] Você já tem { NUMBER($most, gender: "feminine") } turmas. Encerre uma antes.
    }

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = Você ouve o que foi perguntado a cada aluno na turma e o que ele sabia, e o nome que ele der, se quiser. Nada mais.
privacy-class-deleted = Depois do último dia, o servidor apaga sozinho a turma com todos os nomes e respostas. Você pode encerrar antes, e os alunos podem sair quando quiserem.
# Told to a pupil before coming in.
privacy-class-pupil = Quem dá a aula ouve o que perguntam a você nesta turma e o que você sabe, e o nome que você der, se der algum. Nada mais.
# The same. $date is a day.
privacy-class-until = O servidor apaga tudo depois de { $date }, e na hora se você sair da turma.
# Told with what is kept of a guest.
privacy-together = Os resultados do dia e os convites dizem a outras pessoas como você jogou, nunca quem você é. Nomes e respostas de uma turma são apagados depois do último dia.
# On a page, the link to a file.
page-class-download = A tabela em um arquivo
