# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = Verilerin
guest-privacy = Gizlilik
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = Kurtarma ifadesi
guest-export = Her şeyi yanına al
guest-leave-device = Bu aygıtta beni unut
guest-erase = Her şeyi sil
guest-phrase-question = On kelimelik bir kurtarma ifadesiyle başka yerde devam edebilirsin. Önceki ifaden geçersiz olur. Yenisi oluşturulsun mu?
# $phrase is ten words, with commas between.
guest-phrase-told = Kurtarma ifaden: { $phrase }.
guest-phrase-use = Not al: yalnızca şimdi söylenir. Başka bir aygıtın ilk sayfasında ya da MUD istemcisinde en başta yaz.
guest-export-by-page = Tarayıcıdaki sayfa her şeyi bir dosya olarak verir. Oraya kurtarma ifadenle girersin.
guest-leave-device-question = Bu aygıt seni unutacak. Kurtarma ifaden yoksa geri dönemezsin. Unutsun mu?
guest-erase-question = Hakkında saklanan her şey kalıcı olarak silinecek. Silinsin mi?
guest-erased = Hakkında saklanan her şey silindi.
# $reason is a whole sentence.
guest-not-erased = Hiçbir şey silinmedi: { $reason }

## Why somebody is not let in.

guest-too-many = Bulunduğun ağdan çok fazla yeni oyuncu geldi. Bir saat sonra yeniden dene.
guest-too-many-tries = Bulunduğun ağdan çok fazla ifade denendi. Bir saat sonra yeniden dene.
guest-phrase-wrong = Kurtarma ifadesi yanlış.
# A file, a camera or an address of the network.
out-of-reach = Bu, burada kullanılamaz.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = Oyunların, sonuçları, öğrendiklerin ve ayarların rastgele bir numarayla saklanır.
privacy-not-kept = Kimse adını ya da e-posta adresini sormaz. Hiçbir şey izlenmez, başkasına verilmez, reklamda kullanılmaz. Ağ adresin saklanmaz.
privacy-cookie = Tarayıcın tek bir çerez saklar, oyun seni bununla tanır. Sunucuda çerezin ve kurtarma ifadesinin yalnızca özeti saklanır.
privacy-deleted = Ana menüdeki “Verilerin” bölümünde, istediğin zaman her şeyi yanına alabilir ya da silebilirsin.

## The page for who comes for the first time.

page-guest-welcome = Duyarak, dokunarak, görerek oynanan kart oyunları ve yapbozlar. Hesap gerekmez, oyunların kaydedilir.
page-guest-play = Oyna
page-guest-phrase = Varsa kurtarma ifaden
page-guest-phrase-send = Bu ifadeyle devam et
page-guest-everything = Hakkında saklanan her şey, dosya olarak
page-guest-unknown = Bu tarayıcı artık burada tanınmıyor.
page-guest-no-cookie = Tarayıcın çerez saklamıyor. Çerez olmadan oyun seni tanıyamaz.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = Kurtarma ifadeni ya da aldığın kodu yaz; yeni konuk olarak oynamak için Enter tuşuna bas.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        araba, balina, balkon, bayrak, bisiklet, bulut, ceviz, civciv, dalga, defter, domates,
        ekmek, enginar, fincan, futbol, gazete, gitar, havlu, horoz, inek, kalem, karpuz, kartal,
        kelebek, kestane, kova, kumru, kurabiye, limon, makas, maymun, merdiven, meyve, minder,
        mutfak, nehir, okul, papatya, pencere, perde, peynir, pilav, piyano, radyo, robot, sabun,
        sandalye, sepet, simit, sirke, terazi, tilki, timsah, toprak, tren, trompet, uydu, vazo,
        yelken, yelpaze, yumurta, zebra, zeytin, zurna
