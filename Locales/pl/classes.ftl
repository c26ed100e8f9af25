# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = Klasy
classes-none = Nie jesteś w żadnej klasie.
class-new = Utwórz klasę
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] , jako nauczyciel
       *[pupil] { "" }
    }
class-title-question = Jak nazywa się klasa?
# The heading of the list of what a class can be about.
class-subject = O czym ma być?
# An entry of that list: everything there is to know.
class-subject-all = Wszystko
# An entry that opens the list of school levels.
class-subject-level = Poziom szkolny
class-subject-group = Jedna grupa, po nazwie
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] Szkoła podstawowa
        [secondary] Szkoła średnia
       *[expert] Ponad program szkolny
    }
class-group-question = Słowo z nazwy grupy?
class-group-none = Żadna grupa nie ma tego w nazwie.
class-kinds = Co dostaną uczniowie?
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] Quiz i rundy
        [quiz] Tylko quiz
       *[rounds] Tylko rundy
    }
class-end = Do kiedy?
class-end-other = Inny dzień
# The last day of the class is typed as here.
class-end-question = Ostatni dzień, najdalej za rok, na przykład 2027-03-26?
class-end-wrong = To nie jest dzień w ciągu najbliższego roku.
# A day. $month is m1 to m12.
date = { NUMBER($day) } { $month ->
        [m1] stycznia
        [m2] lutego
        [m3] marca
        [m4] kwietnia
        [m5] maja
        [m6] czerwca
        [m7] lipca
        [m8] sierpnia
        [m9] września
        [m10] października
        [m11] listopada
       *[m12] grudnia
    } { NUMBER($year) }
    .speech = { NUMBER($day, gender: "masculine", case: "ordinal") } { $month ->
        [m1] stycznia
        [m2] lutego
        [m3] marca
        [m4] kwietnia
        [m5] maja
        [m6] czerwca
        [m7] lipca
        [m8] sierpnia
        [m9] września
        [m10] października
        [m11] listopada
       *[m12] grudnia
    } { NUMBER($year, gender: "masculine", case: "genitive-ordinal") } roku
# $code is the digits of a code, with commas between.
class-code = Kod dla uczniów: { $code }.
# $subject is what the class is about.
class-about = Temat: { $subject }.
# $date is a day.
class-until = Ostatni dzień: { $date }.
# $count pupils are in the class.
class-pupils = Uczniowie: { $count }.

## What a pupil has.

class-join-named = Dołącz z imieniem
class-join = Dołącz bez imienia
class-name-question = Twoje imię, dla nauczyciela?
class-joined = Jesteś w klasie.
class-quiz = Quiz klasy
class-round = Runda klasy
class-quiz-none = Nie ma już o co pytać.
class-leave = Opuść tę klasę
class-leave-question = Twoje imię i odpowiedzi w tej klasie zostaną usunięte. Opuścić?

## What its teacher hears.

class-report = Kto co umie
# $names is a list of places.
class-missed-most = Większość nie umie: { $names }.
# $names is a list of places.
class-missed = Nie umie: { $names }.
# A pupil without a name, the $n th to come.
class-pupil = Uczeń { $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name }: umie { NUMBER($known) } z { NUMBER($asked, case: "genitive") }
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = Wszystko w tabeli
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = Uczeń, Miejsce, Pytanie, Dobrze, Źle, Umie, Dzień
class-remove = Usuń tego ucznia
# $name is a pupil.
class-remove-question = { $name }: imię i odpowiedzi w tej klasie zostaną usunięte. Usunąć?
class-removed = Usunięte.
class-delete = Zakończ tę klasę
class-delete-question = Klasa zostanie usunięta ze wszystkimi imionami i odpowiedziami. Usunąć?

## Why there is no class.

class-ended = Tej klasy już nie ma.
# $most is how many pupils a class can have.
class-full = Klasa jest pełna. Uczniów może być najwyżej { NUMBER($most, case: "genitive") }.
# $most is how many classes a player can have.
class-too-many = { $most ->
        [one] Masz już jedną klasę. Najpierw ją zakończ.
        [few] Masz już { NUMBER($most, gender: "feminine") } klasy. Najpierw którąś zakończ.
       *[many] Masz już { NUMBER($most, gender: "feminine") } klas. Najpierw którąś zakończ.
    }

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = Usłyszysz, o co w klasie pytano każdego ucznia i co wiedział, oraz imię, jeśli je poda. Nic więcej.
privacy-class-deleted = Po ostatnim dniu serwer sam usuwa klasę ze wszystkimi imionami i odpowiedziami. Możesz zakończyć ją wcześniej, a uczniowie mogą ją opuścić w każdej chwili.
# Told to a pupil before coming in.
privacy-class-pupil = Nauczyciel usłyszy, o co cię w tej klasie pytano i co wiesz, oraz imię, jeśli je podasz. Nic więcej.
# The same. $date is a day.
privacy-class-until = Ostatni dzień: { $date }. Potem serwer usuwa to wszystko, a jeśli opuścisz klasę, od razu.
# Told with what is kept of a guest.
privacy-together = Wyniki dnia i zaproszenia mówią innym, jak ci poszło, ale nigdy, kim jesteś. Imiona i odpowiedzi w klasie są usuwane po jej ostatnim dniu.
# On a page, the link to a file.
page-class-download = Tabela jako plik
