# SPDX-License-Identifier: GPL-3.0-or-later

### Classes of a server for many: a teacher has pupils learn, until a day.

## A class, as its teacher makes it.

# An entry, and the heading of the list of classes that one teaches or learns in.
classes = Sınıflar
classes-none = Hiçbir sınıfta değilsin.
class-new = Sınıf oluştur
# $title is the title of a class, or the name of a pupil, as it was typed.
class-called = { $title }
# $title is the title of a class, $role "teacher" or "pupil": what the player is in it.
class-entry = { $title }{ $role ->
        [teacher] , öğretmen olarak
       *[pupil] { "" }
    }
class-title-question = Sınıfın adı ne?
# The heading of the list of what a class can be about.
class-subject = Konusu ne?
# An entry of that list: everything there is to know.
class-subject-all = Her şey
# An entry that opens the list of school levels.
class-subject-level = Bir okul düzeyi
class-subject-group = Adıyla tek bir grup
# $level is "primary", "secondary" or "expert", which is beyond what schools teach.
class-level = { $level ->
        [primary] İlkokul
        [secondary] Ortaokul ve lise
       *[expert] Okul düzeyinin üstü
    }
class-group-question = Grubun adından bir sözcük?
class-group-none = Adında bu geçen grup yok.
class-kinds = Sınıfta ne olsun?
# $kind is "both", "quiz" or "rounds": what pupils have of it, questions or rounds of cards.
class-kind = { $kind ->
        [both] Yarışma ve turlar
        [quiz] Yalnızca yarışma
       *[rounds] Yalnızca turlar
    }
class-end = Ne zamana kadar?
class-end-other = Başka bir gün
# The last day of the class is typed as here.
class-end-question = Son gün, en geç bir yıl sonra, örneğin 2027-03-26?
class-end-wrong = Bir yıl içinde bir gün olmalı.
# A day. $month is m1 to m12.
date = { $month ->
        [m1] { NUMBER($day) } Ocak { NUMBER($year) }
        [m2] { NUMBER($day) } Şubat { NUMBER($year) }
        [m3] { NUMBER($day) } Mart { NUMBER($year) }
        [m4] { NUMBER($day) } Nisan { NUMBER($year) }
        [m5] { NUMBER($day) } Mayıs { NUMBER($year) }
        [m6] { NUMBER($day) } Haziran { NUMBER($year) }
        [m7] { NUMBER($day) } Temmuz { NUMBER($year) }
        [m8] { NUMBER($day) } Ağustos { NUMBER($year) }
        [m9] { NUMBER($day) } Eylül { NUMBER($year) }
        [m10] { NUMBER($day) } Ekim { NUMBER($year) }
        [m11] { NUMBER($day) } Kasım { NUMBER($year) }
       *[m12] { NUMBER($day) } Aralık { NUMBER($year) }
    }
# $code is the digits of a code, with commas between.
class-code = Sınıfın kodu: { $code }.
# $subject is what the class is about.
class-about = Konu: { $subject }.
# $date is a day.
class-until = Son gün: { $date }.
# $count pupils are in the class.
class-pupils = Öğrenci: { $count }.

## What a pupil has.

class-join-named = Adınla katıl
class-join = Adsız katıl
class-name-question = Öğretmen için adın?
class-joined = Sınıftasın.
class-quiz = Sınıfın yarışması
class-round = Sınıfın turu
class-quiz-none = Sorulacak bir şey kalmadı.
class-leave = Bu sınıftan ayrıl
class-leave-question = Bu sınıftaki adın ve yanıtların silinecek. Ayrılmak istiyor musun?

## What its teacher hears.

class-report = Kim ne biliyor
# $names is a list of places.
class-missed-most = Çoğunun bilmedikleri: { $names }.
# $names is a list of places.
class-missed = Bilmedikleri: { $names }.
# A pupil without a name, the $n th to come.
class-pupil = Öğrenci { $n }
# $name is a pupil, who knew $known of $asked things that were asked.
class-pupil-entry = { $name }: { $asked } sorudan { $known } tanesini biliyor
# An entry: the page gives a file, elsewhere each pupil is told.
class-table = Hepsi, öğrenci öğrenci
# The heads of the columns of a table, with commas between: the pupil, the place that was asked about, what
# was asked, how often right and wrong, whether it was known at last, and when.
class-columns = Öğrenci, Yer, Soru, Doğru, Yanlış, Biliyor, Gün
class-remove = Bu öğrenciyi çıkar
# $name is a pupil.
class-remove-question = { $name }: bu sınıftaki adı ve yanıtları silinecek. Çıkarılsın mı?
class-removed = Çıkarıldı.
class-delete = Bu sınıfı kapat
class-delete-question = Sınıf bütün adlar ve yanıtlarla birlikte silinecek. Silinsin mi?

## Why there is no class.

class-ended = Bu sınıf artık yok.
# $most is how many pupils a class can have.
class-full = Sınıf dolu: en çok { NUMBER($most) } öğrenci.
# $most is how many classes a player can have.
class-too-many = { $most ->
        [one] Bir sınıfın var. Önce onu kapat.
       *[other] { NUMBER($most) } sınıfın var. Önce birini kapat.
    }

## What is kept of pupils.

# Told to a teacher before a class is made.
privacy-class-teacher = Her öğrenciye bu sınıfta ne sorulduğunu, neleri bildiğini ve verirse adını öğrenirsin. Başka bir şey öğrenmezsin.
privacy-class-deleted = Son günden sonra sunucu sınıfı bütün adlar ve yanıtlarla kendiliğinden siler. Daha önce kapatabilirsin, öğrenciler de istedikleri zaman ayrılabilir.
# Told to a pupil before coming in.
privacy-class-pupil = Öğretmenin bu sınıfta sana ne sorulduğunu, neleri bildiğini ve verirsen adını öğrenir. Başka bir şey öğrenmez.
# The same. $date is a day.
privacy-class-until = Sunucu bunların hepsini şu günden sonra siler: { $date }. Ayrılırsan hemen siler.
# Told with what is kept of a guest.
privacy-together = Günün sonuçları ve davetler başkalarına nasıl oynadığını söyler, kim olduğunu asla söylemez. Bir sınıfın adları ve yanıtları son gününden sonra silinir.
# On a page, the link to a file.
page-class-download = Çizelge dosyası
