# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
## $card is a card worth moving, $number the number of its place, $reason why it is worth it.

tutorial-welcome = Öğreticiye hoş geldin: üç küçük kart grubu. Burada korkacak bir şey yok.{ $input ->
        [keys] {" "}Her tuş anında çalışır, Enter gerekmez.
       *[other] {""}
    }
tutorial-table = Önce bütün masayı dinle: { $input ->
        [keys] a tuşuna bas
        [pad] sağ çubuğa bas
       *[other] hepsi yaz, sonra Enter
    }.
tutorial-list = Masa buydu. Şimdi neler seçilebileceğini dinle: { $input ->
        [keys] m tuşuna bas
        [pad] sol tetiği çek
       *[other] boş satırda Enter tuşuna bas
    }.
tutorial-pick = Her yerin kendi numarası var. Taşımaya değer kart: { $card }. { $input ->
        [pad] { $number } numaralı yere git, A düğmesine bas
       *[other] Almak için { $number } yaz
    }.
tutorial-pick-any = { $input ->
        [pad] Yön düğmesiyle bir karta git, A ile al.
       *[other] Her yerin kendi numarası var. Numarasıyla bir kart al.
    }
tutorial-move = { $input ->
        [pad] Şimdi gideceği yere git, A düğmesine bas.
       *[other] Şimdi gideceği yeri numarasıyla seç.
    }
    .full = { $input ->
        [pad] Şimdi gideceği yere git, A düğmesine bas.
       *[other] Şimdi gideceği yeri numarasıyla seç.
    } { $reason }
tutorial-move-any = { $input ->
        [pad] Şimdi gideceği yere git, A düğmesine bas. B geri koyar.
        [keys] Şimdi gideceği yeri numarasıyla seç. Backspace geri koyar.
       *[other] Şimdi gideceği yeri numarasıyla seç. 0 geri koyar.
    }
tutorial-draw = Tamam. Masada uyan bir şey yoksa desteden çek: { $input ->
        [keys] d tuşuna bas
        [pad] sağ tetiği çek
       *[other] d yaz
    }.
tutorial-undo = Her hamle geri alınabilir. Dene: { $input ->
        [keys] u tuşuna bas
        [pad] sağ çubuğu sola it
       *[other] u yaz
    }.
tutorial-ask = Takılınca ipucu iste: { $input ->
        [keys] h tuşuna bas
        [pad] X düğmesine bas
       *[other] h yaz
    }.
tutorial-finish = Gereken bu kadar. Ana kart bir temeli açar, üyeleri ardından gelir. Üç grubu tamamla. { $input ->
        [keys] Tab hamleler arasında gezdirir, soru işareti bütün tuşları söyler.
       *[other] Satır olarak yazılan iki numara tam bir hamledir: 5 7, 5 numaralı yerin kartını 7 numaralı yere taşır.
    }
tutorial-over = Öğretici bitti. Tebrikler.
