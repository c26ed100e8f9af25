# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = Verilerin
guest-privacy = Gizlilik
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = Kurtarma sözleri
guest-export = Her şeyi yanına al
guest-leave-device = Bu aygıtta beni unut
guest-erase = Her şeyi sil
guest-phrase-question = On kelimelik kurtarma sözleriyle başka yerde devam edebilirsin. Elindeki eskisi geçersiz olur. Yenisi yapılsın mı?
# $phrase is ten words, with commas between.
guest-phrase-told = Kurtarma sözlerin: { $phrase }.
guest-phrase-use = Bunları yaz: yalnızca şimdi söylenir. Başka bir aygıtta ilk sayfaya ya da MUD istemcisinde en başta yaz.
guest-export-by-page = Tarayıcıdaki sayfa her şeyi bir dosya olarak verir. Oraya kurtarma sözlerinle girersin.
guest-leave-device-question = Bu aygıt seni unutur. Kurtarma sözleri olmadan geri dönemezsin. Unutsun mu?
guest-erase-question = Senin için saklanan her şey temelli silinir. Silinsin mi?
guest-erased = Senin için saklanan her şey silindi.
# $reason is a whole sentence.
guest-not-erased = Hiçbir şey silinmedi: { $reason }

## Why somebody is not let in.

guest-too-many = Ağından çok fazla yeni oyuncu geldi. Bir saat sonra yeniden dene.
guest-too-many-tries = Ağından çok fazla söz denendi. Bir saat sonra yeniden dene.
guest-phrase-wrong = Bu kurtarma sözleri bilinmiyor.
# A file, a camera or an address of the network.
out-of-reach = Bu, burada yok.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = Oyunların, sonuçları, öğrendiklerin ve ayarların rastgele bir sayı altında saklanır.
privacy-not-kept = Kimse adını ya da e-posta adresini sormaz. Hiçbir şey izlenmez, başkasına verilmez, reklamda kullanılmaz. Ağ adresin saklanmaz.
privacy-cookie = Tarayıcın tek bir çerez saklar, oyun seni bununla tanır. Ondan ve kurtarma sözlerinden yalnızca bir özet saklanır.
privacy-deleted = Ana menüde, Verilerin altında, istediğin zaman her şeyi yanına alabilir ya da silebilirsin.

## The page for who comes for the first time.

page-guest-welcome = Duymak, dokunmak ve görmek için kart oyunları ve yapbozlar. Hesap gerekmez, oyunların kaydedilir.
page-guest-play = Oyna
page-guest-phrase = Varsa kurtarma sözlerin
page-guest-phrase-send = Bu sözlerle devam et
page-guest-everything = Senin için saklanan her şey, dosya olarak
page-guest-unknown = Bu tarayıcı artık burada tanınmıyor.
page-guest-no-cookie = Tarayıcın çerez saklamıyor. Çerez olmadan oyun seni tanıyamaz.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = Kurtarma sözlerini yaz ya da yeni konuk olarak oynamak için Enter tuşuna bas.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        araba, balina, balkon, bayrak, bisiklet, bulut, ceviz, civciv, dalga, defter, domates,
        enginar, eldiven, ekmek, fincan, futbol, gazete, havlu, horoz, inek, kalem, karpuz, kartal,
        kelebek, kestane, kova, kumru, kurabiye, limon, makas, maymun, merdiven, meyve, minder,
        mutfak, nehir, okul, papatya, pencere, perde, peynir, pilav, piyano, radyo, robot, sabun,
        sandalye, sepet, simit, sirke, terazi, tilki, timsah, tren, uydu, vazo, yelken, yelpaze,
        yumurta, zebra, zeytin, zurna, toprak, trompet
