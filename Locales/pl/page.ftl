# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Teraz
# The heading above the buttons for what can be chosen.
page-choices = Co możesz zrobić
page-back = Wstecz
# In place of Back, in a question that may be left open.
page-keep = Zostaw bez zmian
page-menu = Menu gry
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Odłóż
# The name of the field where anything can be typed.
page-type = Wpisz polecenie
page-send = Wyślij
# The heading above the places of the game.
page-table = Stół
# The heading above the lines that were said before.
page-said = Co zostało powiedziane
# A button was pressed on a page that is older than the table.
page-stale = Sytuacja na stole się zmieniła. Nic nie zrobiono.
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = To już zrobione.
# What a page of before asked for, which another session may have done.
page-strange = Gra wróciła do ostatniego zapisu.
# The player has left the game; the button begins anew.
page-over = Gra na razie skończona.
page-again = Zagraj ponownie

## Single keys: a button that enters a box where each key acts at once.

page-keys = Tryb klawiszy
# What stands in the box.
page-keys-leave = Escape: wyjście.

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = Dźwięki zaczną się od pierwszego klawisza lub dotknięcia.
# The same page in more windows than are kept up to date.
page-elsewhere = Gra jest otwarta w innych oknach. Aby grać dalej w tym oknie, wczytaj je ponownie.
page-lost = Połączenie zerwane. Ponowna próba.
page-found = Połączenie wróciło.
# The program that makes the page has been ended.
page-ended = Grę zamknięto na komputerze, na którym działała.
# The program that makes the page is ended, and another takes over from it at once.
page-moves = Serwer uruchamia się ponownie. Wszystko jest zapisane, gra zaraz ruszy dalej.

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = Obraz do układanki
page-picture-file = Plik z obrazem
page-picture-camera = Zrób zdjęcie
page-picture-send = Ułóż ten obraz
page-picture-large = Obraz ma ponad 20 megabajtów.
page-picture-none = Nie wybrano obrazu.

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = Ta strona jest zablokowana. Otwórz adres, który podało aloud serve, albo uruchom aloud serve jeszcze raz, by dostać nowy.
# The same where a code lets in; it stands above the field for one.
page-code-wanted = Wpisz kod, który podało aloud serve. Na sparowanym urządzeniu nowy jest w pozycji „Urządzenia”.
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = Sesja tego urządzenia została zakończona z innego.
page-wrong-host = To nie jest adres gry.
page-other-site = Żądanie przyszło z innej strony. Nic nie zrobiono.
page-too-long = To było za długie. Nic nie zrobiono.
page-too-fast = To było za szybko. Nic nie zrobiono. Poczekaj chwilę.
page-too-slow = To trwało za długo. Nic nie zrobiono.
page-broken = Tego nie dało się odczytać. Nic nie zrobiono.
page-not-there = Nie ma tu takiej strony.
page-failed = W grze coś poszło nie tak. Wszystko jest zapisane.
# A link to the game's page.
page-home = Do gry

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = Urządzenia
page-device-here = To urządzenie
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }, { $minutes ->
        [0] używane przed chwilą
        [one] używane minutę temu
       *[other] używane { COUNT($minutes, "minutes", case: "accusative") } temu
    }
page-device-end = Zakończ: { $name }
page-device-unknown = Nieznana przeglądarka
page-device-ended = Sesja drugiego urządzenia została zakończona.
page-pair = Sparuj z Aloud
page-pair-code = Kod z sześciu cyfr
page-pair-send = Sparuj
page-pair-new = Nowy kod dla innego urządzenia
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = Na drugim urządzeniu otwórz { $address } i wpisz kod { $code }, jednorazowy, ważny pięć minut.
page-pair-wrong = Zły kod. Jeszcze { COUNT($left, "attempts") }.
page-pair-none = Żaden kod nie jest ważny. Poproś o nowy na urządzeniu już sparowanym.
# The page can be reached from this computer alone.
page-pair-off = Inne urządzenia mogą dołączyć, jeśli grę uruchomiono przez aloud serve --lan.

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = Otwórz ten adres w przeglądarce na tym komputerze. Działa tylko raz.
serve-open-failed = Nie udało się otworzyć przeglądarki.
# $address is asked by programs that watch over the server.
serve-monitoring = Stan i metryki: { $address }
serve-no-network = Ten komputer nie ma adresu w sieci domowej.
serve-port-taken = Port { $port } jest zajęty. Z --port 0 użyty będzie dowolny wolny.
# $message says why, in English.
serve-no-database = Nie można użyć bazy danych: { $message }
# Before the address, which stands alone on the next line.
serve-guests = Goście grają pod tym adresem. Inne komputery łączą się przez serwer WWW z TLS.
serve-public-or-lan = --public i --lan nie mogą być użyte razem.
serve-public-only = --listen i --trusted-proxy działają tylko z --public.
serve-ended = Strona jest zamknięta.
serve-tls-incomplete = --telnet-tls wymaga --certificate i --key.
serve-tls-broken = Nie udało się odczytać certyfikatu albo jego klucza.
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = Klienci MUD i telnet: { $address }, port { $port }.
mud-open-tls = Klienci MUD z TLS: { $address }, port { $port }.
# $code is six digits with spaces between, so that each is said.
mud-code = Klient MUD zostanie zapytany o kod: { $code }. Działa jeden raz, przez pięć minut.
# Told to who comes by a MUD client or telnet.
mud-full = Połączeń jest za dużo. Spróbuj później.
mud-idle = Od dawna nic nie wpisano. Połączenie się kończy.
mud-ending = Serwer kończy pracę.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = Strona to osobny program, który nie jest zainstalowany. W folderze ze źródłami gry zbuduje go i uruchomi polecenie make serve.
