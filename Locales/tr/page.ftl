# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Şimdi
# The heading above the buttons for what can be chosen.
page-choices = Yapabileceklerin
page-back = Geri
# In place of Back, in a question that may be left open.
page-keep = Olduğu gibi bırak
page-menu = Oyun menüsü
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Geri koy
# The name of the field where anything can be typed.
page-type = Komut yaz
page-send = Gönder
# The heading above the places of the game.
page-table = Masa
# The heading above the lines that were said before.
page-said = Söylenenler
# A button was pressed on a page that is older than the table.
page-stale = Masa değişti. Hiçbir şey yapılmadı.
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = Bu zaten yapıldı.
# What a page of before asked for, which another session may have done.
page-strange = Oyun, en son kaydedildiği hâline döndü.
# The player has left the game; the button begins anew.
page-over = Oyun şimdilik bitti.
page-again = Yeniden oyna

## Single keys: a button that enters a box where each key acts at once.

page-keys = Tuş modu
# What stands in the box.
page-keys-leave = Escape ile çıkılır.

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = Sesler ilk tuşla ya da dokunuşla başlar.
# The same page in more windows than are kept up to date.
page-elsewhere = Oyun başka pencerelerde açık. Bu pencerede devam etmek için sayfayı yeniden yükle.
page-lost = Bağlantı koptu. Yeniden deneniyor.
page-found = Yeniden bağlandı.
# The program that makes the page has been ended.
page-ended = Oyun, çalıştığı bilgisayarda kapatıldı.
# The program that makes the page is ended, and another takes over from it at once.
page-moves = Sunucu yeniden başlıyor. Her şey kayıtlı; oyun birazdan sürecek.

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = Yapboz için bir resim
page-picture-file = Resim dosyası
page-picture-camera = Fotoğraf çek
page-picture-send = Bu resimle oyna
page-picture-large = Resim 20 megabayttan büyük.
page-picture-none = Resim seçilmedi.

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = Bu sayfa kilitli. aloud serve komutunun verdiği adresi aç ya da yeni bir adres için aloud serve komutunu yeniden başlat.
# The same where a code lets in; it stands above the field for one.
page-code-wanted = aloud serve komutunun verdiği kodu yaz. Eşleştirilmiş bir aygıtta yenisi “Aygıtlar” altındadır.
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = Bu aygıtın oturumu başka bir aygıttan kapatıldı.
page-wrong-host = Bu, oyunun adresi değil.
page-other-site = İstek başka bir sayfadan geldi. Hiçbir şey yapılmadı.
page-too-long = Çok uzundu. Hiçbir şey yapılmadı.
page-too-fast = Çok hızlıydı. Hiçbir şey yapılmadı. Biraz bekle.
page-too-slow = Gelmesi çok uzun sürdü. Hiçbir şey yapılmadı.
page-broken = Okunamadı. Hiçbir şey yapılmadı.
page-not-there = Burada böyle bir sayfa yok.
page-failed = Oyunda bir şey ters gitti. Her şey kayıtlı.
# A link to the game's page.
page-home = Oyuna git

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = Aygıtlar
page-device-here = Bu aygıt
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }, { $minutes ->
        [0] az önce kullanıldı
       *[other] { $minutes } dakika önce kullanıldı
    }
page-device-end = Oturumu kapat: { $name }
page-device-unknown = Bilinmeyen tarayıcı
page-device-ended = Diğer aygıtın oturumu kapatıldı.
page-pair = Aloud ile eşleştir
page-pair-code = Altı haneli kod
page-pair-send = Eşleştir
page-pair-new = Başka bir aygıt için yeni kod
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = Öbür aygıtta { $address } adresini aç ve { $code } kodunu yaz. Beş dakika içinde bir kez kullanılabilir.
page-pair-wrong = Kod yanlış. { $left } deneme hakkın kaldı.
page-pair-none = Geçerli kod yok. Eşleştirilmiş aygıtta yeni kod iste.
# The page can be reached from this computer alone.
page-pair-off = Oyun aloud serve --lan ile başlatılmışsa başka aygıtlar da katılabilir.

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = Bu adresi bu bilgisayarın tarayıcısında aç. Bir kez kullanılabilir.
serve-open-failed = Tarayıcı açılamadı.
# $address is asked by programs that watch over the server.
serve-monitoring = Durum ve ölçümler: { $address }
serve-no-network = Bu bilgisayarın ev ağında adresi yok.
serve-port-taken = Port { $port } kullanımda. --port 0 ile boş bir port kullanılır.
# $message says why, in English.
serve-no-database = Veritabanı kullanılamıyor: { $message }
# Before the address, which stands alone on the next line.
serve-guests = Konuklar bu adreste oynar. Başka bilgisayarlar için önünde TLS kullanan bir web sunucusu gerekir.
serve-public-or-lan = --public ve --lan birlikte kullanılamaz.
serve-public-only = --listen ve --trusted-proxy, --public ile kullanılır.
serve-ended = Sayfa kapatıldı.
serve-tls-incomplete = --telnet-tls için --certificate ve --key gerekir.
serve-tls-broken = Sertifika veya anahtarı okunamadı.
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = MUD istemcileri ve telnet: { $address }, port { $port }.
mud-open-tls = TLS ile MUD istemcileri: { $address }, port { $port }.
# $code is six digits with spaces between, so that each is said.
mud-code = MUD istemcisinden bir kod istenir: { $code }. Bir kez, beş dakika içinde kullanılabilir.
# Told to who comes by a MUD client or telnet.
mud-full = Çok fazla bağlantı var. Daha sonra yeniden dene.
mud-idle = Uzun süredir hiçbir şey yazılmadı. Bağlantı kapanıyor.
mud-ending = Sunucu kapanıyor.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = Sayfa ayrı bir programdır ve kurulu değil. Oyunun kaynak klasöründe make serve onu derler ve başlatır.
