# SPDX-License-Identifier: GPL-3.0-or-later

### Quiz, study, review and progress. Names come in the nominative: in a language that inflects them
### they stand before or after a colon.

menu-learning = Öğren: bilgi yarışması ve ilerleme
learning = Öğren
quiz-start = Bilgi yarışması
quiz-continent = Bir kıta üzerine yarışma
quiz-kind = Tek tür soruyla yarışma
quiz-kind-group = Hangi grupta
quiz-kind-capital = Başkenti
quiz-kind-neighbour = Bir komşusu
quiz-kind-place = Nerede
quiz-kind-remark = Neyiyle bilinir
quiz-kind-own-name = Ülkeler kendi adlarıyla
quiz-kind-own-capital = Başkentler kendi adlarıyla
quiz-kind-own-neighbour = Komşular kendi adlarıyla
progress-menu = İlerleme

## Questions about $name, a place; four answers follow.

question-group = { $name }: hangi grupta?
question-capital = { $name }: başkenti hangisi?
question-neighbour = { $name }: komşusu hangisi?
question-place = { $name }: nerede?
# $remark is a sentence about a place, in which the name is left out and quiz-gap said instead.
question-remark = Hangi yer eksik? { $remark }
quiz-gap = X
# $name is what a country, or its capital, is called there; the voice of its own language says it.
question-own-name = Hangi ülke kendine { $name } der?
question-own-capital = Hangi ülke başkentine { $name } der?
question-own-neighbour = Kendine { $name } diyen ülkeyle hangi ülke komşu?

## A quiz.

# $question is one of the questions above, number $n of $count.
quiz-question = { $question } Soru { $n }, toplam { $count }.
    .brief = { $question }
# $answer is the right answer, which the player has chosen.
quiz-right = Doğru: { $answer }.
# The same where the player has chosen another.
quiz-wrong = Yanlış. Doğrusu: { $answer }.
# After the answer: what the player calls $own, a country or a capital by its own name.
quiz-own-name = { $own }: { $name }.
# At the end: $right of $count answers were right.
quiz-result = { $count } soru, { $right } doğru.
# $names is a list of what was not known.
quiz-missed = Yakında yine sorulacak: { $names }.
quiz-none = Uygun soru yok. Başka bir kıta ya da başka bir tür seç.

## A short lesson on what was missed: in the quiz, at the table, or by asking for a hint.

# $count places are read one after the other, then asked about.
refresher = Kısa ders: { $count } yer.
# $name is a place, $groups the groups it is in, or its continent.
refresher-card = { $name }: { $groups }.
# At the end of a quiz. $ways is the key that begins the lesson, or a word in quotes for who types lines.
refresher-offer = Bilemediklerin için kısa ders: { ANY($ways) }.
refresher-none = Bilemediğin bir şey kalmadı.

## Studying the groups of a round before it is played.

study-first = Önce grupları öğren
# $difficulty is that of the round.
study = Öğren, { $difficulty }
study-play = Bu turu oyna
# $title is a card, or a mistake as below; $fact is a sentence about it.
study-card = { $title }. { $fact }

## After a round.

review-mistakes = Yanlışları gözden geçir
review = Yanlışlar
# $name is a card, $tried the group or card it was put with, $right the group where it belongs.
review-mistake = { $name }: { $tried } değil, { $right }
# The same where it is not known any more what was tried.
review-right = { $name }: { $right }

## Distances, among the facts about a place.

# $place is the capital; $kilometres is rounded; $direction is one of eight, from $place.
fact-distance = { $place } şehrinin { $kilometres } kilometre { $direction ->
        [north] kuzeyinde
        [north-east] kuzeydoğusunda
        [east] doğusunda
        [south-east] güneydoğusunda
        [south] güneyinde
        [south-west] güneybatısında
        [west] batısında
       *[north-west] kuzeybatısında
    }.
# The same for $capital, the capital of a country, and the nearest one across a border.
fact-capital-distance = { $capital }: { $place } şehrinin { $kilometres } kilometre { $direction ->
        [north] kuzeyinde
        [north-east] kuzeydoğusunda
        [east] doğusunda
        [south-east] güneydoğusunda
        [south] güneyinde
        [south-west] güneybatısında
        [west] batısında
       *[north-west] kuzeybatısında
    }.

## What a round is about.

choose-motif = Turun konusu
theme-needed = En çok çalışman gerekenler
theme-surprise = Bana sürpriz yap
theme-continent = Bir kıta
theme-topic = Bir grup türü
# $continent is a continent, $topic one of the kinds below.
theme-both = { $continent }, { $topic }
theme-nothing-needed = Henüz tekrar edilecek bir şey yok: önce yarışmaya gir ya da bir tur oyna.
topic-countries = Ülkeler
topic-neighbours = Komşular
topic-coasts = Kıyılar
topic-languages = Diller
topic-capitals = Başkentler
topic-cities = Şehirler
topic-states = Eyaletler ve iller
topic-nature = Doğa
topic-landmarks = Ünlü yapılar
topic-flags = Bayraklar
topic-records = En büyükler ve en küçükler
topic-clocks = Saat dilimleri
# $theme is a continent, one of the kinds above, or both.
atlas-theme = Konu: { $theme }.
# The same where only $count groups can be dealt together.
atlas-theme-fewer = Konu: { $theme }. Yalnızca { $count } grup uyuyor.
# $theme is as above.
atlas-theme-too-small = Grup çok az: { $theme }. Başka bir kıta ya da başka bir tür seç.

## How much the player knows.

# $known of the $places places of a continent are known, $due are to be asked again.
progress-continent = { $continent }: { $places } yer, { $known } biliniyor{ $due ->
        [0] .
       *[other] , { $due } tekrar edilecek.
    }
progress-none = Henüz soru sorulmadı. Bilgi yarışması ana menüde, Öğren bölümünde.

## What was learnt in the last seven days and in the seven before: a line for each figure, $now with the
## earlier one, $before. All but days are places.

week-menu = Son yedi gün
week = Son yedi gün ve ondan önceki yedi gün.
week-days = Oynanan gün: { NUMBER($now) }, öncesinde { NUMBER($before) }.
# What was known at the end of the seven days.
week-known = Bilinen yer: { NUMBER($now) }, öncesinde { NUMBER($before) }.
# What was asked about for the first time.
week-new = Yeni: { NUMBER($now) }, öncesinde { NUMBER($before) }.
# What had been known and was then missed.
week-forgotten = Unutulan: { NUMBER($now) }, öncesinde { NUMBER($before) }.
# $right of $count answers about the places of $group were right.
week-best = En iyi grup: { $group }, { NUMBER($count) } soru, { NUMBER($right) } doğru.
# The same.
week-weakest = En zayıf grup: { $group }, { NUMBER($count) } soru, { NUMBER($right) } doğru.
week-none = Son iki haftada hiç oynanmadı.

## The map of progress: its title, and what its marks mean.

map-title = Dünya hakkında bildiklerin
map-standing-known = biliniyor
map-standing-due = tekrar edilecek
map-standing-new = henüz sorulmadı
map-none = Harita çizilemiyor: sınır çizgileri eksik. Oyunu yeniden kur.
