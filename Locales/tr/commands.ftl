# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas. The English words always work too.
### .piece is the name in a game that is played with pieces, not cards.
### Words with letters that English lacks are there without them as well.

act-draw = Kart çek
    .short = çek
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = Çöpü ters çevir
act-reshuffle = Çöpteki kartları karıştır
act-draw-until-playable = Uyan kart çıkana dek çek
command-draw = Kart çek
    .words = çek, cek
command-draw-until-playable = Uyan kart çıkana dek çek
    .words = uyanı çek, uyani cek, uyan
command-list = Ne seçebilirim
    .words = liste, ne, kartlar, hedefler
command-here = Neredeyim
    .words = neredeyim, burası, burasi
command-place = Bir yeri oku
    .words = yer, oku
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = Çöp
command-place-foundation = Temel
command-place-reserve = Hücre
# A key before a digit that stands for ten columns more.
command-place-tens = 10’dan sonraki sütunlar
command-tops = Üstteki kartları oku
    .piece = Parçaları oku
    .words = üst, ust, üstler, ustler
command-all = Bütün masayı oku
    .words = masa, hepsi, tümü, tumu
command-roots = En alttaki açık kartları oku
    .words = alt, dip
command-groups = Temelleri oku
    .words = temeller, gruplar
command-wanted = Temellerin beklediği kartlar
    .words = beklenen, sıradaki, siradaki
    .waste = Çöpün alacağı kartlar
command-unseen = Görünmeyen kartlar
    .words = görünmeyen, gorunmeyen, kalan
command-find = Kart nerede
    .piece = Parça nerede
    .words = nerede, bul, ara
command-changed = Ne değişti
    .words = değişen, degisen
command-progress = Amaç ve ilerleme
    .words = ilerleme, amaç, amac, durum, puan
command-hint = İpucu
    .words = ipucu
command-facts = Bu kartla ilgili bilgiler
    .piece = Bu parçayla ilgili bilgiler
    .words = bilgi, bilgiler
command-undo = Geri al
    .words = geri al, geri
command-redo = Yinele
    .words = yinele, ileri
command-undo-several = Birkaç hamleyi geri al
    .words = birkaç geri al, birkac geri al
command-redo-several = Birkaç hamleyi yinele
    .words = birkaç yinele, birkac yinele
command-bookmark = Yer imi koy
    .words = yer imi, işaret, isaret
command-to-bookmark = Yer imine dön
    .words = yer imine dön, yer imine don, işarete dön, isarete don
command-restart = Aynı dağıtıma baştan başla
    .words = baştan, bastan
command-new = Yeni dağıtım
    .words = yeni
command-repeat = Son iletiyi yeniden söyle
    .words = tekrar, yeniden
command-slowly = Son iletiyi yavaş söyle
    .words = yavaş, yavas
command-older = Önceki ileti
    .words = önceki, onceki
command-newer = Sonraki ileti
    .words = sonraki
command-spell = Kartı harf harf söyle
    .piece = Parçayı harf harf söyle
    .words = harfle, hecele, kodla
command-silence = Sus
    .words = sus, dur
command-time = Oyun süresi
    .words = süre, sure, zaman
command-verbosity = Ne kadar söylensin
    .words = ayrıntı, ayrinti
command-learner = Öğrenme modunu aç, kapat
    .words = öğrenme, ogrenme, öğren, ogren
command-refresher = Bilemediklerin için kısa ders
    .words = ders
command-settings = Ayarlar
    .words = ayarlar, ayar
command-help = Yardım
    .words = yardım, yardim
command-menu = Oyun menüsü
    .words = menü, menu
command-quit = Kaydet, ana menüye dön
    .words = çık, cik, çıkış, cikis, kapat, kaydet, kayıt
command-left = Önceki yer
command-right = Sonraki yer
command-up = Yığında aşağı
command-down = Yığında üstteki karta doğru
command-first = İlk yer
command-last = Son yer
command-previous-choice = Önceki seçenek
command-next-choice = Sonraki seçenek
command-accept = Seç
command-back = Geri dön
    .words = dön, don, vazgeç, vazgec, iptal
command-take-back = Son seçilen kartı bırak
    .piece = Parçayı geri koy
    .words = geri koy, bırak, birak

## Names of keys.

# $key is a letter or sign.
key-letter = { $key }
# $key is a capital letter, which sounds like the small one.
key-capital = büyük { $key }
key-name-comma = virgül
key-name-semicolon = noktalı virgül
key-name-colon = iki nokta
key-name-full-stop = nokta
key-name-question-mark = soru işareti
key-name-tab = Tab
key-name-shift-tab = Shift ve Tab
key-name-enter = Enter
key-name-escape = Escape
key-name-backspace = Backspace
key-name-space = Boşluk
key-name-left = Sol ok
key-name-right = Sağ ok
key-name-up = Yukarı ok
key-name-down = Aşağı ok
key-name-home = Home
key-name-end = End
key-name-page-up = Sayfa yukarı
key-name-page-down = Sayfa aşağı
key-name-f1 = F1
key-name-f2 = F2
key-name-f3 = F3
key-name-f4 = F4
key-name-f5 = F5
key-name-f6 = F6
key-name-f7 = F7
key-name-f8 = F8
key-name-f10 = F10
key-name-f11 = F11
key-name-f12 = F12
key-name-f9 = F9
key-name-ctrl-left = Kontrol ve sol ok
key-name-ctrl-right = Kontrol ve sağ ok

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = A düğmesi
key-name-pad-a-long = Basılı tutulan A düğmesi
key-name-pad-b = B düğmesi
key-name-pad-x = X düğmesi
key-name-pad-y = Y düğmesi
key-name-pad-up = Yön düğmesi yukarı
key-name-pad-down = Yön düğmesi aşağı
key-name-pad-left = Yön düğmesi sol
key-name-pad-right = Yön düğmesi sağ
key-name-pad-left-shoulder = Sol omuz düğmesi
key-name-pad-right-shoulder = Sağ omuz düğmesi
key-name-pad-left-trigger = Sol tetik
key-name-pad-right-trigger = Sağ tetik
key-name-pad-start = Start düğmesi
key-name-pad-back = Back düğmesi
key-name-pad-left-stick = Sol çubuğa basma
key-name-pad-right-stick = Sağ çubuğa basma
key-name-pad-right-stick-up = Sağ çubuk yukarı
key-name-pad-right-stick-down = Sağ çubuk aşağı
key-name-pad-right-stick-left = Sağ çubuk sola
key-name-pad-right-stick-right = Sağ çubuk sağa

##

verbosity-now-brief = Kısa.
verbosity-now-normal = Normal.
verbosity-now-full = Her şey söylenir.
learner-now-on = Öğrenme modu açık.
learner-now-off = Öğrenme modu kapalı.
