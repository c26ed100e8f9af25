# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = Yardım. Hangi konuda?
help-reading = Masayı okuma
help-messages = İletiler ve konuşma
help-game = Kaydetme, geri alma ve yeni dağıtım
help-learning = Bilgi yarışması ve dersler
help-commands = Bütün komutlar ve tuşları
# An entry beside the games: the commands that all of them have.
help-commands-common = Her oyunda
# What a game says there that has none of its own.
help-commands-none = Yalnızca her oyunda olan komutlar.
help-pad = Oyun kumandasının düğmeleri
help-sounds = Sesler
sounds-none = Burada ses çalınamaz: ses aygıtı yok.
help-credits = Kaynaklar ve lisanslar
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] Sol tetik neler seçilebileceğini, sağ çubuğa basma bütün masayı, sol çubuğa basma nerede olduğunu söyler. Gerisi oyun menüsünde. Kartlar serbest olandan başlanarak okunur.
        [keys] m neler seçilebileceğini, t üstteki kartları, a bütün masayı, { $foundations ->
            [none] {""}
           *[some] g temelleri,{" "}
        }p ilerlemeyi okur. b bir yeri okur; l bir kartı adıyla bulur. Oklarla gezersin: sol ve sağ yerler arasında, yukarı ve aşağı yığının içinde. Kartlar serbest olandan başlanarak okunur.
       *[lines] { $input ->
            [page] Yazı alanı boşken Enter, ya da m, neler seçilebileceğini okur.
           *[lines] Enter ya da m neler seçilebileceğini okur.
        } t üstteki kartları, a bütün masayı, { $foundations ->
            [none] {""}
           *[some] g temelleri,{" "}
        }p ilerlemeyi okur. b 3, üç numaralı yeri okur; l bir kartı adıyla bulur. Kartlar serbest olandan başlanarak okunur.
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = Tuş modunda sütunları { $digits ->
        [two] iki rakam gösterir, sonuncusu { $last }
        [tens] 1 ile 9 arası rakamlar, onuncuyu 0, sonrakileri eksi ve bir rakam gösterir, sonuncusu { $last }
       *[one] 1 ile { $last } arası rakamlar gösterir
    }. İlki kartı alır, ikincisi nereye gideceğini söyler ve hemen oynar; aynısı iki kez en iyi hamleyi oynar. Yukarı ve aşağı daha çok ya da daha az kart alır. Tab hamleler arasında gezdirir, Enter birini oynar; m hepsini sayar. Backspace geri koyar.
# The same where a card that is chosen goes at once.
help-keys-direct = Tuş modunda sütunları { $digits ->
        [two] iki rakam gösterir, sonuncusu { $last }
       *[one] 1 ile { $last } arası rakamlar gösterir
    } ve oradaki kartı hemen oynar. Tab uyan kartlar arasında gezdirir, Enter birini oynar; m hepsini sayar.
help-keys-waste = w çöptür.
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = { $first } ile { $last } arası tuşlar { $from } ile { $count } arası temelleri gösterir.
help-keys-foundation = f seçili kartı temeline koyar; seçili kart yoksa f ve bir rakam bir temeldir.
help-keys-reserve = e seçili kartı boş bir hücreye koyar; seçili kart yoksa e ve bir rakam bir hücredir.
# The same where the key names a reserve.
help-keys-supply = e yedektir.
# $key is the key of a place: $place.
help-keys-place = { $key }: { $place }.
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] Sol tetik neler seçilebileceğini, sağ çubuğa basma bütün masayı, sol çubuğa basma nerede olduğunu söyler. Gerisi oyun menüsünde.
        [keys] m neler seçilebileceğini okur. { $pieces ->
            [waiting] t parçaları
           *[none] t ızgarayı
        }, a bütün masayı, p ilerlemeyi okur. b bir satırı ya da sütunu okur; l adını verdiğini bulur. Oklarla gezersin.
       *[lines] { $input ->
            [page] Yazı alanı boşken Enter, ya da m, neler seçilebileceğini okur.
           *[lines] Enter ya da m neler seçilebileceğini okur.
        } { $pieces ->
            [waiting] t parçaları
           *[none] t ızgarayı
        }, a bütün masayı, p ilerlemeyi okur. “satır 2” ya da “sütun 3” ızgaranın bir bölümünü okur; l adını verdiğini bulur.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] Y son iletiyi yeniden söyler. Sağ çubuk yukarı ve aşağı, eski ve yeni iletileri gezer. Gerisi oyun menüsünde.
       *[other] r ya da noktalı virgül son iletiyi yeniden, büyük R yavaşça, sözcük sözcük söyler. Virgül ve nokta eski ve yeni iletileri gezer. s adı harf harf söyler. v ne kadar söyleneceğini değiştirir. Her tuş konuşmayı susturur.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] Oyun her hamleden sonra kaydedilir. Sağ çubuk sola itilince bir hamleyi geri alır, sağa itilince yineler. Gerisi oyun menüsünde.
       *[other] Oyun her hamleden sonra kaydedilir. u bir hamleyi geri alır, y yineler. { ANY($restart) } aynı dağıtıma baştan başlar, { ANY($new) } yenisini dağıtır. q kaydedip ana menüye döner.
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = Bilgi yarışması ana menüden başlar. Her sorunun dört yanıtı var; 0 yarışmayı bitirir. Bilemediklerin, sen öğrenene kadar sonraki yarışmalarda yine sorulur; { ANY($ways) } bunlar için kısa bir ders başlatır. Ayarlardaki öğrenme modu her kart için bir cümle söyler.
## The sounds, by what they mean. Choosing one plays it.

cue-flip = Kart açılır
cue-move = Kart taşınır
cue-drop_success = Kart temele gider
cue-invalid = Hamle kabul edilmez
cue-complete_group = Grup ya da seri tamamlanır
cue-win = Oyun kazanılır
cue-undo = Hamle geri alınır
cue-deal = Kartlar dağıtılır
cue-shuffle = Kartlar karıştırılır
cue-pick_up = Kart ele alınır
cue-put_back = Kart geri konur
cue-pending = Elde kart var
cue-edge = O yönde başka bir şey yok
cue-hint = İpucu
cue-message = Sorulmadan gelen ileti
cue-timer = Oyun süresi

##

# $command is a command, $keys its keys.
help-command = { $command }: { ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = Gerisi oyun menüsünde: { ANY($keys) }
# $word can be typed as a line.
typed-word = “{ $word }”
# $button is a button of a gamepad, $command what it does.
help-button = { $button }: { $command }
credits = Aloud özgür yazılımdır; lisansı GNU General Public License, sürüm 3 ya da sonrası. eSpeak NG ile konuşur, OpenAL Soft ile ses çalar. Adlar ve sayılar, Creative Commons Attribution 4.0 lisansıyla GeoNames ve Unicode Common Locale Data Repository kaynaklarındandır.
credits-all = Tüm liste, İngilizce
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] Her yerin numarası hep aynı kalır; b yerleri sayar. Kart almak için yerinin numarasını, sonra gideceği yerin numarasını yaz. Ya da bütün hamleyi birden: 3 5, 7k 8m, 7k t; k kupa, r karo, s sinek, m maça demek.{" "}
    }Büyük F güvenli kartların hepsini, kazanılmış sayılan oyunun da gerisini oynar.
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] {" "}Her yerin numarası hep aynı kalır; b yerleri sayar. Kart almak için yerinin numarasını, sonra gideceği yerin numarasını yaz. Ya da bütün hamleyi birden: 3 5, 7k 8m; k kupa, r karo, s sinek, m maça demek.
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = d desteden çeker; deste bitince d çöpü ters çevirir.
