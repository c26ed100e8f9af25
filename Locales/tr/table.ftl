# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
###
### The stock is "deste", the waste "çöp", a foundation "temel", a run "seri", a row "satır"; a deck as a
### file is "set". Face up is "açık", face down "kapalı".

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("st2"): a word, and a letter or two. Column is not s,
## as S2 is the 2 of clubs.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("Fransa, sütun 2"); .to says where something goes, .from where it comes from, with
## the ordinal as a word, since the voice reads "2." as "iki".

place-column = Sütun { $n }
    .at = sütun { $n }
    .to = { $n ->
        [1] birinci
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
        [5] beşinci
        [6] altıncı
        [7] yedinci
        [8] sekizinci
        [9] dokuzuncu
        [10] onuncu
        [11] on birinci
        [12] on ikinci
       *[other] { $n } numaralı
    } sütuna
    .from = { $n ->
        [1] birinci
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
        [5] beşinci
        [6] altıncı
        [7] yedinci
        [8] sekizinci
        [9] dokuzuncu
        [10] onuncu
        [11] on birinci
        [12] on ikinci
       *[other] { $n } numaralı
    } sütundan
    .braille = s{ $n }
    .at-braille = s{ $n }
    .to-braille = s{ $n }{ $n ->
        [2] 'ye
        [6] 'ya
        [7] 'ye
        [9] 'a
        [10] 'a
        [12] 'ye
        [16] 'ya
       *[other] 'e
    }
    .from-braille = s{ $n }{ $n ->
        [3] 'ten
        [4] 'ten
        [5] 'ten
        [6] 'dan
        [9] 'dan
        [10] 'dan
        [13] 'ten
        [14] 'ten
        [15] 'ten
        [16] 'dan
       *[other] 'den
    }
    .typed = { $n } numaralı/ sütun/sütuna/sütundan
    .words = sütun, sutun, st
place-foundation = Temel { $n }
    .at = temel { $n }
    .to = { $n ->
        [1] birinci
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
        [5] beşinci
        [6] altıncı
        [7] yedinci
        [8] sekizinci
        [9] dokuzuncu
        [10] onuncu
        [11] on birinci
        [12] on ikinci
       *[other] { $n } numaralı
    } temele
    .from = { $n ->
        [1] birinci
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
        [5] beşinci
        [6] altıncı
        [7] yedinci
        [8] sekizinci
        [9] dokuzuncu
        [10] onuncu
        [11] on birinci
        [12] on ikinci
       *[other] { $n } numaralı
    } temelden
    .braille = t{ $n }
    .at-braille = t{ $n }
    .to-braille = t{ $n }{ $n ->
        [2] 'ye
        [6] 'ya
        [7] 'ye
        [9] 'a
        [10] 'a
        [12] 'ye
        [16] 'ya
       *[other] 'e
    }
    .from-braille = t{ $n }{ $n ->
        [3] 'ten
        [4] 'ten
        [5] 'ten
        [6] 'dan
        [9] 'dan
        [10] 'dan
        [13] 'ten
        [14] 'ten
        [15] 'ten
        [16] 'dan
       *[other] 'den
    }
    .typed = { $n } numaralı/ temel/temele/temelden
    .words = temel, t
place-waste = Çöp
    .at = çöp
    .to = çöpe
    .from = çöpten
    .words = çöp, cop
# The card drawn last, beside the waste.
place-drawn-card = Çekilen kart
    .at = çekilen kart
    .to = çekilen karta
    .from = çekilen karttan
    .words = çekilen, çekilen kart
place-stock = Deste
    .at = deste
    .to = desteye
    .from = desteden
    .words = deste
# A square of a grid, in $row and $column.
place-square = Satır { $row }, sütun { $column }
    .at = satır { $row }, sütun { $column }
    .to = { $row ->
        [1] birinci
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
        [5] beşinci
        [6] altıncı
        [7] yedinci
        [8] sekizinci
        [9] dokuzuncu
       *[other] { $row } numaralı
    } satırın { $column ->
        [1] birinci
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
        [5] beşinci
        [6] altıncı
        [7] yedinci
        [8] sekizinci
        [9] dokuzuncu
       *[other] { $column } numaralı
    } sütununa
    .from = { $row ->
        [1] birinci
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
        [5] beşinci
        [6] altıncı
        [7] yedinci
        [8] sekizinci
        [9] dokuzuncu
       *[other] { $row } numaralı
    } satırın { $column ->
        [1] birinci
        [2] ikinci
        [3] üçüncü
        [4] dördüncü
        [5] beşinci
        [6] altıncı
        [7] yedinci
        [8] sekizinci
        [9] dokuzuncu
       *[other] { $column } numaralı
    } sütunundan
    .braille = r{ $row } s{ $column }
    .at-braille = r{ $row } s{ $column }
    .to-braille = r{ $row } s{ $column }{ $column ->
        [2] 'ye
        [6] 'ya
        [7] 'ye
        [9] 'a
        [10] 'a
        [12] 'ye
        [16] 'ya
       *[other] 'e
    }
    .from-braille = r{ $row } s{ $column }{ $column ->
        [3] 'ten
        [4] 'ten
        [5] 'ten
        [6] 'dan
        [9] 'dan
        [10] 'dan
        [13] 'ten
        [14] 'ten
        [15] 'ten
        [16] 'dan
       *[other] 'den
    }
    .words = kare
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = Parça { $n }
    .at = parça { $n }
    .to = { $n } numaralı parçaya
    .from = { $n } numaralı parçadan
    .typed = { $n } numaralı/ parça/parçaya/parçadan
    .words = parça, parca
# A row of squares, from the top.
place-row = Satır { $n }
    .at = satır { $n }
    .typed = { $n } satır
    .words = satır, satir, r

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = birinci/ilk, ikinci, üçüncü, dördüncü, beşinci, altıncı, yedinci, sekizinci, dokuzuncu, onuncu, on birinci, on ikinci

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }, { $place }
    .full = { $name }, açık, { $place }
label-card-position = { $name }, { $place }, sıra { $position }, toplam { $count }
    .full = { $name }, açık, { $place }, sıra { $position }, toplam { $count }
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = { $count } kapalı, { $place }
label-place = { $place }: { $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }, { $place }
    .brief = { $name }, { $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }, seçili, { $place }
    .brief = { $name }, seçili, { $number }
square-empty = boş
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = Satır { $n }: { $cards }
grid-column = Sütun { $n }: { $cards }
# The whole row is empty.
row-empty = boş
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = boş
map-covered = örtülü
# $name is a piece, $look what it looks like.
label-look = { $name }: { $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { $hidden } kapalı
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { $count } kart
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }, sütun { $n } ile örtülü
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, henüz kart yok
       *[other] { $place }: { $base }, { $count }: { $cards }
    }
    .brief = { $place }: { $base }, { $count }
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }: { $act }, { $count } kart kaldı
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: boş
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: boş, { $takes } alır
    .brief = { $place }: boş
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target }; { $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target }; yalnızca { $load }
    .few = yalnızca { $load } { $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }; bu hamle { $effects }
    .brief = { $target }; { $effects }
effect-turns-up = kart açar
    .brief = açar
# $count cards that lie under it come free.
effect-frees = { $count } kartı serbest bırakır
    .brief = { $count } serbest
effect-empties-column = bir sütunu boşaltır
    .brief = boşaltır
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] grubu tamamlar
       *[column] seriyi tamamlar
    }
    .brief = tamamlar
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }: { $card }
       *[other] { $place }: { $card }, altında { $hidden } kapalı
    }
    .brief = { $place }: { $card }, { $hidden }
# A label as a sentence, when something follows it.
sentence = { $text }.
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first }; { $then }

# What an empty place takes, said before "alır".
invites-any-card = her kartı
invites-reshuffle = çöpü karıştırıp

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }, serbest
        [one] { $card }, serbest, üstünde { $cards }
       *[other] { $card }, serbest, üstünde { $count } kart: { $cards }
    }
    .brief = { $count ->
        [0] { $card }, serbest
       *[other] { $card }, serbest, üstünde { $count }
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }: masada yok
# The same where what was completed has a name: $group.
where-completed-group = { $card }: { $group }, tamam, masadan kalktı
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }, üstünde { $count ->
        [one] { $cards }
       *[other] { $count } kart: { $cards }
    }{ $moves ->
        [0] {""}
        [1] {""}
       *[other] ; en az { $moves } hamle uzakta
    }
where-covered = { $card }, üstünde { $count } kart
# The cards looked for that lie face down or in the stock.
unseen-cards = Görünmeyen: { $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [one] { $card }
       *[other] { $count } tane { $card }
    }
unseen-count = { $count ->
        [0] Bütün kartlar görünüyor
       *[other] { $count } kart görünmüyor
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = Temeller tamam.
    .waste = Çöp, görünen kartların hiçbirini almaz.

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [1] { $first }
        [2] 2 kart, { $first } ve { $last }
       *[other] { $count } kart, { $first } ile { $last } arası
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = Hiçbiri

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [1] { $first }
        [2] { $first } ve { $last }
       *[other] { $first } ile { $last } arası
    }
    .full = { $count ->
        [1] { $first }
        [2] 2 kart, { $first } ve { $last }
       *[other] { $count } kart, { $first } ile { $last } arası
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }, altında { $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [1] { $card }, { $to }.
        [2] 2 kart, { $first } ve { $last }, { $to }.
       *[other] { $count } kart, { $first } ile { $last } arası, { $to }.
    }
    .brief = { $count ->
        [one] { $card }, { $to }.
       *[other] { $count } kart { $to }.
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [one] .
       *[other] , { $drawn } kart çekildi.
    }{ $left ->
        [0] {" "}Deste boş.
       *[other] {""}
    }
    .brief = { $card }.{ $left ->
        [0] {" "}Deste boş.
       *[other] {""}
    }
    .full = { $drawn ->
        [one] { $card }, çekildi.
       *[other] { $card }, { $drawn } kart çekildi; altında { $under }.
    } { $left ->
        [0] Deste boşaldı.
       *[other] Destede { $left } kart kaldı.
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = Dağıtıldı: { $cards }.{ $left ->
        [0] {" "}Deste boş.
       *[other] {""}
    }
    .brief = { $cards }.{ $left ->
        [0] {" "}Deste boş.
       *[other] {""}
    }
    .full = Dağıtıldı, ilk sütundan başlayarak: { $cards }. { $left ->
        [0] Deste boşaldı.
       *[other] Destede { $left } kart kaldı.
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = Bir sıra dağıtıldı.
# $cards went to the foundations one after the other.
told-gathered = Temellere: { $cards }.
# $count cards, more than are named; $card is the last.
told-gathered-many = { $count } kart temellere, sonuncusu { $card }.
    .brief = { $count } kart temellere.
told-turns-up = { $place }: { $card }.
    .full = { $place }, açılan: { $card }.
    .brief = { $card }.
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }: { $card }.
    .brief = { $card }.
# A card that the player has just heard named now lies at $place. $more is "yes" where more of the move is told.
told-lands = { $more ->
        [yes] {""}
       *[no] { $place }.
    }
    .full = { $place }.
told-shuffled = { $count ->
        [one] Bir kart desteye döndü.
       *[other] Çöp karıştırıldı, { $count } kart yeniden destede.
    }
    .brief = Karıştırıldı, { $count }.
told-score = Puan { $score }.
    .brief = {""}
# So many points were counted off: $points.
told-points-lost = { $points } puan kaybettin.

undone = Geri alınan hamle:
redone = Yinelenen hamle:
nothing-to-undo = Geri alınacak hamle yok.
undo-bound-reached = Daha fazla hamle geri alınamaz: ayarların bu kadarına izin veriyor.
nothing-to-redo = Yinelenecek hamle yok.
# $count is how many moves were taken back at once.
undone-several = { $count } hamle geri alındı.
# $count is how many moves were done again at once.
redone-several = { $count } hamle yinelendi.
redo-end-reached = Yinelenecek başka hamle yok.
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = Hamle { $n }:
at-the-deal = Dağıtımın başına dönüldü.
# $most is how many there are.
undo-how-many = Kaç hamle geri alınsın? En çok { $most }, dönmek için 0.
# $most is how many there are.
redo-how-many = Kaç hamle yinelensin? En çok { $most }, dönmek için 0.
# $n moves have been made.
bookmark-set = { $n ->
        [0] Yer imi kondu: dağıtımın başı.
       *[other] Yer imi kondu: hamle { $n }.
    }
bookmark-none = Yer imi yok.
bookmark-here = Zaten yer imindesin.
bookmark-beyond-bound = Yer imi, ayarlarının geri almaya izin verdiğinden daha geride.
nothing-changed = Henüz hamle yapılmadı.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = Bu oyunda bu yapılamaz.
# $limit is how often the stock may be gone through.
refused-passes = Çekilecek kart yok: deste yalnız { $limit } kez açılır.
refused-nothing-to-draw = Çekilecek kart yok: deste ve çöp boş.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] Çekilecek kart yok: bu oyunda çöp karıştırılamaz.
       *[other] Çekilecek kart yok: çöp en çok { $limit } kez karıştırılabilir, bu hak bitti.
    }
# A saved game names a difficulty that its game does not have.
refused-difficulty = Bu oyunda böyle bir zorluk yok: { $difficulty }.
refused-nothing-picked = Önce bir kart seç.
refused-same-place = Zaten orada.
# $place is a place in the form .to, such as the stock.
refused-not-a-target = Olmaz: { $place } kart konmaz.
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] Olmaz: { $from } kart alınamaz, orası boş.
       *[other] Olmaz: { $from } kart alınamaz.
    }
refused-from-foundation = Temeldeki kart, grubu tamamlanana dek orada kalır.
refused-covered = { $card } serbest değil. Önce üstündekileri taşı.
refused-face-down = Kapalı kart taşınamaz. En üste gelince açılır.
# $card lies under a card of column $n.
refused-under = { $card } serbest değil: sütun { $n } altında.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card }, { $place }: kart açar.
    .from = { $card }, { $from } { $place }: kart açar.
hint-empties-column = { $card }, { $place }: bir sütunu boşaltır.
    .from = { $card }, { $from } { $place }: bir sütunu boşaltır.
hint-frees-waste = { $card }, { $place }: çöpü açar.
hint-draw = Kart çek.
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = İstatistiğe girmez.
hint-none = İpucu bulunamadı. Bir hamleyi geri al ya da başka bir şey dene.
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = Görünenlerde ipucu yok: { ANY($keys) } kesin bir ipucu arar.
# A hint was asked for when all was done.
hint-won = Oyun kazanıldı.

dead-end = Artık oynanacak hamle yok.
# After a round that was won or lost.
end-score = Puan: { $score }.
# The most points made before at this difficulty: $score.
high-score = Rekor: { $score }.
high-score-new = Yeni rekor!
keep-looking = Masaya bakmayı sürdür
