# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says.

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = Aloud { $version }, kulakla oynanan oyunlar. { $input ->
        [keys] Takılırsan soru işaretine bas.
       *[lines] Takılırsan yardım yaz.
    }
    .brief = Aloud { $version }. { $input ->
        [keys] Yardım için soru işareti.
       *[lines] Takılırsan yardım yaz.
    }

# After the list of places that offer something.
choose-place = Bir numara seç, oyun menüsü için 0
    .brief = Numara ya da 0

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

menu-entry = { $n }. { $title }
menu-choose-or-back = { $count ->
        [1] 1 seç ya da dönmek için 0
       *[other] 1 ile { $count } arasından seç, dönmek için 0
    }
    .brief = { $count ->
        [1] 1 ya da 0
       *[other] 1 ile { $count } arası
    }
menu-choose = { $count ->
        [1] 1 seç
       *[other] 1 ile { $count } arasından seç
    }
    .brief = { $count ->
        [1] 1
       *[other] 1 ile { $count } arası
    }
menu-choose-or-keep = 1 ile { $count } arasından seç, olduğu gibi kalması için 0
# In the settings menu that ends the program.
menu-choose-or-leave = 1 ile { $count } arasından seç, çıkmak için 0
    .brief = 1 ile { $count } arası
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = Enter hepsini okur
menu-back-only = Dönmek için 0
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }, Enter
menu-no-such-entry = Böyle bir numara yok. { $count ->
        [1] 1
       *[other] 1 ile { $count } arasından
    } seç.
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = { $letter } ile başlayan seçenek yok.
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] Bu tuşun bu menüde işlevi yok. { $count ->
            [1] 1
           *[other] 1 ile { $count } arasından
        } seç. Yardım: { $key }.
       *[lines] Anlaşılmadı. { $count ->
            [1] 1
           *[other] 1 ile { $count } arasından
        } seç ya da yardım yaz.
    }
menu-nowhere-back = Burası ana menü. Çıkmak için q.
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = Burası ana menü. Çıkmak için son seçenek.
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = Anlaşılmadı: { $text }. { $input ->
        [page] Yazı alanı boşken Enter seçenekleri okur; takılırsan yardım yaz.
       *[lines] Enter seçenekleri okur; takılırsan yardım yaz.
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = Anlaşılmadı: { $text }. { $count ->
        [1] Şunu mu demek istedin: { $names }?
       *[other] Benzerleri: { $names }.
    }
# After a no to it.
offer-declined = O zaman yeniden yaz.
# A key without a meaning.
key-unknown = { $key } tuşunun burada işlevi yok. Yardım için soru işaretine bas.
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button }: burada işlevi yok.
# The same for a button that has one in a game.
menu-no-command = Bunun bu menüde işlevi yok.

# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = { $game } oyununda böyle bir yer yok: { $place }.

main-menu = Ana menü
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = Devam et: { $difficulty }, { $progress }, { $moves } hamle
    .brief = Devam et: { $difficulty }, { $progress }
# $game is the name of a game.
menu-play = { $game } oyna
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = Öğreticiler
menu-tutorial = Öğretici: { $game }
menu-statistics = İstatistik
menu-settings = Ayarlar
menu-help = Yardım
menu-leave = Çık
goodbye = Güle güle.

# $game is the name of a game.
choose-difficulty = { $game }: ne kadar zor?
difficulty-relaxed = rahat
    .title = Rahat
difficulty-easy = kolay
    .title = Kolay
difficulty-medium = orta
    .title = Orta
difficulty-hard = zor
    .title = Zor
difficulty-expert = uzman
    .title = Uzman
difficulty-relaxed-choice = Rahat: 5 grup, 1 ile 4 arası kartlık sütunlar
difficulty-easy-choice = Kolay: 6 grup, 4 kartlık sütunlar
difficulty-medium-choice = Orta: 8 grup, 5 kartlık sütunlar
difficulty-hard-choice = Zor: 8 grup, 6 kartlık sütunlar
difficulty-expert-choice = Uzman: 10 grup, 7 kartlık sütunlar
menu-daily = Günün dağıtımı, herkes için aynı
menu-by-number = Numarasıyla bir dağıtım
# A deck that somebody has put together, by its name.
deck-title = { $title } setini oyna
# The deck that comes with the game.
deck-deck_2026_01 = Rastgele tur
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] Hangi dağıtım, { $difficulty }? Numarasını ya da 2026-11-21 gibi bir gün yaz, dönmek için 0.
       *[no] Hangi dağıtım, { $difficulty }? Numarasını ya da 2026-11-21 gibi bir gün yaz, günün dağıtımı { $daily }. Dönmek için 0.
    }

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }, { $difficulty }{ $deal ->
        [day] , günün dağıtımı, { $day }
       *[number] , dağıtım { $number }
    }.
    .brief = { $game }, { $difficulty }.
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }, { $difficulty }, kendi dağıtımın.
    .brief = { $game }, { $difficulty }.
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }, { $difficulty }: { $title }.
    .brief = { $title }.
# After the line that names the game and its deal.
game-resumed = Devam ediyor.
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = Daha önce oynandı{ $counts ->
        [score] , { $score } puan
       *[nothing] { "" }
    }.
game-back = Oyuna dönüldü.
    .brief = Oyun.
game-saved = Oyun kaydedildi.
game-not-saved = Bu oyun kaydedilmiyor: Aloud başka bir pencerede açık.
nothing-to-resume = Kayıtlı oyun yok.
hint-lines = Enter seçenekleri okur, numarayla seçersin.
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = { $setting }, ayarlarda: mantıklı tek hedefi olan kart hemen oraya gider.
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting }: bu oyunda yok, hedefi sen bulursun.
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = Önce kartı, sonra hedefi seç: düğmesiyle ya da numarasını yazı alanına yazarak.
# The same where a card that is chosen goes at once.
hint-direct-page = Kartı seç, hemen oynanır: düğmesiyle ya da numarasını yazı alanına yazarak.
hint-gathering-page = Kartları düğmeleriyle ya da satır ve sütunlarını yazı alanına yazarak seç, 23 gibi. Sonra { $key } düğmesine bas.
hint-keys = Numarayla önce kartı, sonra hedefi seçersin. Oklarla masada gezersin. Escape oyun menüsünü açar.
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = 1 ile { $last } arası tuşlar: ilki kartı alır, ikincisi nereye gideceğini söyler. Tab hamleler arasında gezdirir. Yardım için soru işareti.
# The same where a card that is chosen goes at once.
hint-direct-keys = 1 ile { $last } arası tuşlar sütunun kartını oynar. Tab uyan kartlar arasında gezdirir. Yardım için soru işareti.
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = 1 ile { $last } arası tuşlar: ikisi bir çifti, biri tek başına papazı kaldırır. Tab hamleler arasında gezdirir. Yardım için soru işareti.
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = İki rakam, satır ve sütun, bir kart seçer. Tab hamleler arasında gezdirir, Enter oynar. Yardım için soru işareti.
# The same to a player who knows the keys of an older version.
hint-keys-changed = Bazı tuşlar yeni: w çöp, f temeller, e boş hücre, i nerede olduğun, F2 yeni dağıtım. İkinci tuş hemen oynar. Yardım için soru işareti.
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = Yanıtı yaz, sonra Enter.
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = Bu yanlış sayılır.
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] Kart hâlâ seçili: başka bir yer seç ya da { $key } düğmesine bas.
       *[lines] Kart hâlâ seçili: başka bir yer seç ya da { $key } ile geri koy.
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = İki rakam parçayı seçer, 03 gibi; satır ve sütun olan iki rakam da karesini. Oklar parçaları gezer; aşağı ok ızgaraya, yukarı ok geri götürür. { $menu } oyun menüsünü açar.
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = Yön düğmesiyle masada gezersin, omuz düğmeleri seçilebileceklere götürür. A seçer, B geri koyar ya da oyun menüsünü açar.
hint-pad-menu = Yukarı ve aşağı listede gezdirir, A seçer, B geri götürür.
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = Yukarı ve aşağı yanıtı değiştirir, A onaylar. Sayılarda sol ve sağ adımı değiştirir.
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] Yukarı ve aşağı sayıyı değiştirir, B geri götürür.
        [keys] Artı ve eksi ya da yukarı ve aşağı sayıyı bir adım değiştirir. Enter yazılanı alır; bir şey yazılmadıysa geri götürür.
        [page] Artı ve eksi sayıyı bir adım değiştirir.
       *[lines] Artı ve eksi sayıyı bir adım değiştirir. Tek başına Enter geri götürür.
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = Adım { $stride }.
# After a question that wants a name, which a gamepad cannot give.
dial-none = Bunun için klavye gerek. B geri götürür.
# A gamepad was plugged in, or out.
pad-connected = Oyun kumandası bağlandı.
pad-disconnected = Oyun kumandasının bağlantısı kesildi.

## Choosing a card, then its target. $load is what will travel.

picked = { $load } seçildi.
# The same in key mode, where targets are listed on request: there are $count.
picked-targets = { $load }, { $count } hedef.
    .brief = { $load }.
# After it, where there is one: what lies there, $target.
only-target = { $target }.
    .brief = {""}
# The same where there are two or three: their names, $places.
few-targets = { $places }.
    .brief = {""}
# A key was pressed that names no place; $last are the keys of the last one.
keys-no-such-place = Böyle bir yer yok. Sonuncusu { $last }.
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = Temeli seç: { $first } ile { $last } arası.
picked-nowhere = { $load } şimdi hiçbir yere gitmez.
# A run without its deepest card: $load is what travels then.
pick-fewer = Daha az al: { $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = A bir daha, daha az alır: { $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] Bir numara seç ya da { $key } düğmesine bas
       *[lines] Bir numara seç, geri koymak için 0
    }
    .brief = Numara ya da { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] Kare seç ya da { $key } düğmesine bas. Boş: { $squares }
       *[lines] Kare seç, geri koymak için { $key }. Boş: { $squares }
    }
    .brief = Kare? { $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = Kare?
# $input is as for not-understood.
no-such-place = Burada böyle bir numara yok. { $input ->
        [page] Yazı alanı boşken Enter seçenekleri okur.
       *[lines] Enter seçenekleri okur.
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = { $kind ->
        [tray] { $card } geri kondu.
       *[other] { $card } { $place } geri kondu.
    }
nothing-picked = Seçili bir şey yok.
## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = Seçili: { $cards }.
# So many more cards can be chosen now: $count.
gathered-eligible = {""}
    .full = { $count ->
        [0] Başka kart seçilemez.
       *[other] { $count } kart daha seçilebilir.
    }
# All that is chosen now: $cards as above.
gathered-now = Seçili: { $cards }.
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = { $card } bırakıldı.
choice-cleared = Seçim silindi.
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card }: { $worth }
choose-square = Satır ve sütunla kart, 23 gibi
    .brief = Satır ve sütun
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = Satır ve sütunla kart ya da { $count ->
        [1] { $first }
       *[other] { $first } ile { $last } arası
    }
choose-next = Bir numara seç, seçimi silmek için 0
    .brief = Numara ya da 0
# A number was typed that is no row and column; both go up to $most.
gather-no-such = Satırlar ve sütunlar 1 ile { $most } arasında.
hint-gathering-lines = Enter neler seçebileceğini okur. Kartın satır ve sütununu 23 gibi ya da adını yaz; tek satırda birkaç tane de olur. Sonra 1 ile oynarsın. 0 oyun menüsünü açar.
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = İki rakam, satır ve sütun, kart seçer; oklarla gidip Enter da seçer. Sonra { $key } ile oynarsın. { $menu } oyun menüsünü açar.
hint-gathering-pad = Yön düğmesi ızgarada gezdirir, A kart seçer. Sonra sağ tetikle oynarsın. B seçimi siler ya da oyun menüsünü açar.
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text } şunlar olabilir: { $names }.
# $card is a card of the game that lies face down or is out of play.
typed-unseen = { $card } açıkta değil.

## Edges of the table.

edge-left = İlk yer.
    .grid = Sol kenar.
    .tray = İlk parça.
edge-right = Son yer.
    .grid = Sağ kenar.
    .tray = Son parça.
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = İlk kart.
    .grid = Üst kenar.
    .tray = Yukarıda başka yok.
edge-down = Son kart.
    .grid = Alt kenar.
    .tray = Aşağıda başka yok.
edge-first = İlk yer.
    .grid = Sol kenar.
    .tray = İlk parça.
edge-last = Son yer.
    .grid = Sağ kenar.
    .tray = Son parça.
# There is nothing else to choose on this side.
edge-previous-choice = Önceki seçenek yok.
edge-next-choice = Sonraki seçenek yok.
menu-entry-first = Liste başı: { $n }. { $title }
menu-entry-last = Liste sonu: { $n }. { $title }

## Questions of the player.

game-menu = Oyun menüsü
game-menu-reading = Masayı oku
game-menu-round = Bu oyun
game-menu-messages = İletiler ve konuşma
choose-place-to-read = Hangi yer?
find-question = Hangi kartı arıyorsun? Adını ya da bir bölümünü yaz, dönmek için 0.
    .piece = Hangi parçayı arıyorsun? Adını ya da bir bölümünü yaz, dönmek için 0.
# $text is what was looked for.
find-nothing = Adı böyle olan açık kart yok: { $text }.
    .piece = Adı böyle olan parça yok: { $text }.
# $moves were made.
progress-moves = { $moves } hamle
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { $moves } hamle, { $mistakes ->
        [0] yanlış yok
       *[other] { $mistakes } yanlış
    }
# $time is how long the game has been played.
time-played = Oyun süresi { $time }.
nothing-to-spell = Harf harf söylenecek bir şey yok.
history-empty = Henüz ileti yok.
history-oldest = En eski ileti.
history-newest = En yeni ileti.

## Questions before something is lost.

confirm-yes = Evet
    .words = evet, e
confirm-no = Hayır
    .words = hayır, h
confirm-restart = Bu dağıtıma baştan başlansın mı?
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = Bu oyundan vazgeçilip yenisi dağıtılsın mı? { $stakes ->
        [score] { $score } puan sayılır.
        [nothing] { "" }
       *[loss] Kayıp sayılır.
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = Kayıtlı oyundan vazgeçilsin mi: { $game }, { $difficulty }? { $stakes ->
        [score] { $score } puan sayılır.
        [nothing] { "" }
       *[loss] Kayıp sayılır.
    }
restart-unneeded = Bu dağıtım daha yeni başladı.

## A round is won. $time it took.

# $game is the name of a game.
won = { $game }: kazandın!
# A game that nothing more can be played in: $game is its name.
over = { $game } bitti.
won-time = Süre: { $time }.
# $moves were made.
won-moves = Hamle: { $moves }.
# $mistakes were wrong answers.
won-mistakes = Yanlış: { $mistakes }.
play-again = Bir dağıtım daha oyna
play-other-difficulty = Başka zorluk ya da dağıtım oyna
# Says one line that can be copied for others to read.
say-share = Paylaşma satırını söyle
to-main-menu = Ana menü

## Statistics.

statistics = İstatistik
statistics-none = Henüz bitmiş oyun yok
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }, { $deals ->
        [winnable] kazanılabilen dağıtımlar
       *[any] rastgele dağıtımlar
    }
# Said once, before the statistics.
hint-deal-kinds = Kazanılabilir diye verilen dağıtımlar öbürlerinden ayrı sayılır.
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }, { $difficulty }: { $played } oyun, { $won } kazanıldı
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }, { $difficulty }: { $played } oyun, rekor { $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = Üst üste kazanılan: { $streak }, en çok { $best }
# $time is a duration.
statistics-best-time = En iyi süre: { $time }
# $time is a duration.
statistics-average-time = Ortalama süre: { $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = En az hamle: { $moves }
# $score is a number of points.
statistics-best-score = En iyi puan: { $score }
# Of games played for points.
statistics-average-score = Ortalama puan: { $score }
# $count times the whole table was cleared.
statistics-cleared = Bütün kartlar bitti: { $count } kez
# $lost were lost, $abandoned of them by being given up.
statistics-lost = Kayıp: { $lost }{ $abandoned ->
        [0] { "" }
       *[other] , vazgeçilen { $abandoned }
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = kazanılan
statistics-lost-mark = kaybedilen
# How long a game took. $minutes are whole, $seconds are left over.
duration = { $minutes ->
        [0] { $seconds } saniye
       *[other] { $minutes } dakika{ $seconds ->
            [0] { "" }
           *[other] { " " }{ $seconds } saniye
        }
    }

## A game in one line, for others to read.

# $game and $difficulty are names. $deal is "number", "day" or "unknown"; $number is the deal's number,
# $day the day of a deal of the day. $ending is "won" or "lost". $moves were made in $time, a duration.
# $counts is "score", "mistakes" or "nothing": what else is counted, $score points or $mistakes.
# $about is "picture" where it was about one, $picture by its name; else "nothing".
share = Aloud: { $game }{ $about ->
        [picture] : { $picture }
       *[nothing] { "" }
    }, { $difficulty }{ $deal ->
        [day] , günün dağıtımı, { $day }
        [number] , dağıtım { $number }
       *[unknown] { "" }
    }: { $ending ->
        [won] kazanıldı
       *[lost] kaybedildi
    }, { $moves } hamle, { $time }{ $counts ->
        [score] , puan { $score }
        [mistakes] { $mistakes ->
            [0] , yanlış yok
           *[other] , { $mistakes } yanlış
        }
       *[nothing] { "" }
    }.
# The same for a game that is played for points.
share-points = Aloud: { $game }, { $difficulty }{ $deal ->
        [day] , günün dağıtımı, { $day }
        [number] , dağıtım { $number }
       *[unknown] { "" }
    }: { $score } puan, { $moves } hamle, { $time }.
share-nothing = Henüz bitmiş oyun yok, paylaşılacak bir şey de yok.
# $name is no game; $known are those there are.
game-unknown = Böyle bir oyun yok: { $name }. Olanlar: { $known }.

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = Aloud oyunlarına hoş geldin. Hangi dil? { $input ->
        [page] { "" }
        [keys] Bir rakama bas.
       *[lines] Numarayı yaz, sonra Enter.
    }
first-language-other = Başka bir dil
first-voice = Oyun konuşsun mu?
first-voice-own = Evet
first-voice-reader = Hayır, ekran okuyucum ya da Braille ekranım var
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = Evet, Speech Dispatcher üzerinden
# On a page in a browser.
first-page-voice = Sana kim okusun?
first-page-reader = Ekran okuyucum ya da hiç kimse
first-page-browser = Tarayıcının sesi
first-page-espeak = Oyunun kendi sesi
first-input = Nasıl yazmak istersin?
first-input-lines = Satır: numara ya da sözcük, sonra Enter
first-input-keys = Tuş: her tuş anında çalışır
first-done = Teşekkürler.
language-name-en = English
language-name-es = Español
language-name-de = Deutsch
language-name-pl = Polski
language-name-fr = Français
language-name-it = Italiano
language-name-pt-BR = Português do Brasil
language-name-nl = Nederlands
language-name-sv = Svenska
language-name-tr = Türkçe
language-name-ru = Русский
language-name-ar = العربية
language-name-hi = हिन्दी
language-name-ja = 日本語
    .speech = にほんご
language-name-zh-Hans = 简体中文
