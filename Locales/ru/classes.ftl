# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = Классы
classes-none = Вы не состоите ни в одном классе.
class-new = Создать класс
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] , вы учитель
       *[pupil] { "" }
    }
class-title-question = Как называется класс?
# The heading of the list of what a class can be about.
class-subject = Тема класса?
# An entry of that list: everything there is to know.
class-subject-all = Всё
# An entry that opens the list of school levels.
class-subject-level = Школьный уровень
class-subject-group = Одна группа, по названию
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] Начальная школа
        [secondary] Средняя школа
       *[expert] Сверх школьной программы
    }
class-group-question = Слово из названия группы?
class-group-none = В названиях групп этого нет.
class-kinds = Что будет у класса?
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] Викторина и партии
        [quiz] Только викторина
       *[rounds] Только партии
    }
class-end = До какого дня?
class-end-other = Другой день
# The last day of the class is typed as here.
class-end-question = Последний день, не позже чем через год, например 2027-03-26?
class-end-wrong = Такого дня в ближайшем году нет.
# A day. $month is m1 to m12.
date = { NUMBER($day) } { $month ->
        [m1] января
        [m2] февраля
        [m3] марта
        [m4] апреля
        [m5] мая
        [m6] июня
        [m7] июля
        [m8] августа
        [m9] сентября
        [m10] октября
        [m11] ноября
       *[m12] декабря
    } { NUMBER($year) } года
    .speech = { NUMBER($day, gender: "neuter", case: "ordinal") } { $month ->
        [m1] января
        [m2] февраля
        [m3] марта
        [m4] апреля
        [m5] мая
        [m6] июня
        [m7] июля
        [m8] августа
        [m9] сентября
        [m10] октября
        [m11] ноября
       *[m12] декабря
    } { NUMBER($year, gender: "masculine", case: "genitive-ordinal") } года
# $code is the digits of a code, with commas between.
class-code = Код для класса: { $code }.
# $subject is what the class is about.
class-about = Тема: { $subject }.
# $date is a day.
class-until = Последний день: { $date }.
# $count pupils are in the class.
class-pupils = Учеников: { $count }.

## What a pupil has.

class-join-named = Войти с именем
class-join = Войти без имени
class-name-question = Ваше имя для учителя?
class-joined = Вы в классе.
class-quiz = Викторина класса
class-round = Партия класса
class-quiz-none = Больше спрашивать нечего.
class-leave = Выйти из класса
class-leave-question = Ваше имя и ответы в этом классе будут удалены. Выйти?

## What its teacher hears.

class-report = Кто что знает
# $names is a list of places.
class-missed-most = Большинство не знает: { $names }.
# $names is a list of places.
class-missed = Не знает: { $names }.
# A pupil without a name, the $n th to come.
class-pupil = Ученик { $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name }: знает { NUMBER($known) } из { NUMBER($asked, case: "genitive") }
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = Всё таблицей
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = Ученик, Место, Вопрос, Верно, Неверно, Знает, День
class-remove = Убрать ученика
# $name is a pupil.
class-remove-question = { $name }: имя и ответы в этом классе будут удалены. Убрать?
class-removed = Удалено.
class-delete = Закрыть класс
class-delete-question = Класс будет удалён со всеми именами и ответами. Удалить?

## Why there is no class.

class-ended = Этого класса больше нет.
# $most is how many pupils a class can have.
class-full = Класс полон. Учеников может быть не больше { NUMBER($most, case: "genitive") }.
# $most is how many classes a player can have.
class-too-many = { $most ->
        [1] У вас уже есть класс. Сначала закройте его.
       *[other] Классов уже { $most }. Сначала закройте один.
    }

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = Вы услышите, о чём в классе спросили каждого ученика и что он знает, а также имя, если он его назовёт. Больше ничего.
privacy-class-deleted = После последнего дня сервер сам удаляет класс со всеми именами и ответами. Вы можете закрыть его раньше, а ученики могут выйти в любое время.
# Told to a pupil before coming in.
privacy-class-pupil = Учитель услышит, о чём вас спросили в этом классе и что вы знаете, и имя, если вы его назовёте. Больше ничего.
# The same. $date is a day.
privacy-class-until = Последний день: { $date }. После него сервер всё это удалит, а если вы выйдете, то сразу.
# Told with what is kept of a guest.
privacy-together = Итоги дня и приглашения говорят другим, как вы сыграли, но не кто вы. Имена и ответы класса удаляются после его последнего дня.
# On a page, the link to a file.
page-class-download = Таблица в файле
