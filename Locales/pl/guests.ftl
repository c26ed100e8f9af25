# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = Twoje dane
guest-privacy = Prywatność
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = Fraza odzyskiwania
guest-export = Zabierz wszystko ze sobą
guest-leave-device = Zapomnij o mnie na tym urządzeniu
guest-erase = Usuń wszystko
guest-phrase-question = Fraza odzyskiwania z dziesięciu słów pozwala grać dalej gdzie indziej. Jeśli już jakąś masz, przestanie działać. Utworzyć nową?
# $phrase is ten words, with commas between.
guest-phrase-told = Twoja fraza odzyskiwania: { $phrase }.
guest-phrase-use = Zapisz ją, bo jest podawana tylko teraz. Wpisz ją na innym urządzeniu na pierwszej stronie albo na samym początku w kliencie MUD.
guest-export-by-page = Plik ze wszystkim dostaniesz na stronie w przeglądarce. Wejdziesz tam dzięki frazie odzyskiwania.
guest-leave-device-question = To urządzenie o tobie zapomni. Bez frazy odzyskiwania nie da się wrócić. Zapomnieć?
guest-erase-question = Wszystko, co o tobie zapisano, zostanie usunięte na zawsze. Usunąć?
guest-erased = Wszystko, co o tobie zapisano, zostało usunięte.
# $reason is a whole sentence.
guest-not-erased = Nic nie usunięto: { $reason }

## Why somebody is not let in.

guest-too-many = Z twojej sieci przyszło za dużo nowych graczy. Spróbuj za godzinę.
guest-too-many-tries = Z twojej sieci wypróbowano za dużo fraz. Spróbuj za godzinę.
guest-phrase-wrong = Ta fraza odzyskiwania jest nieznana.
# A file, a camera or an address of the network.
out-of-reach = To nie jest tutaj dostępne.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = Twoje gry, ich wyniki, to, czego się uczysz, i twoje ustawienia są zapisane pod losowym numerem.
privacy-not-kept = Nikt nie pyta o imię ani adres e-mail. Nikt cię nie śledzi, nic nie jest przekazywane dalej ani używane do reklam. Twój adres IP nie jest zapisywany.
privacy-cookie = Twoja przeglądarka przechowuje jedno ciasteczko, po którym gra cię rozpoznaje. Z ciasteczka i z frazy odzyskiwania zapisany jest tylko skrót kryptograficzny.
privacy-deleted = W menu głównym, w pozycji „Twoje dane”, możesz w każdej chwili wszystko zabrać albo usunąć.

## The page for who comes for the first time.

page-guest-welcome = Gry karciane i układanki do słuchania, dotykania i oglądania. Konto nie jest potrzebne, a twoje gry są zapisywane.
page-guest-play = Graj
page-guest-phrase = Fraza odzyskiwania, jeśli ją masz
page-guest-phrase-send = Graj dalej z tą frazą
page-guest-everything = Wszystko, co o tobie zapisano, w pliku
page-guest-unknown = Ta przeglądarka nie jest tu już rozpoznawana.
page-guest-no-cookie = Twoja przeglądarka nie przechowuje ciasteczek. Bez ciasteczka gra cię nie rozpozna.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = Wpisz frazę odzyskiwania albo otrzymany kod, albo naciśnij Enter, by grać jako nowy gość.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        bateria, biblioteka, biurko, budzik, cebula, cukier, cytryna, dach, deska, diament, drabina,
        drzewo, fabryka, firanka, flaga, fontanna, garnek, gitara, gruszka, herbata, indyk, jagoda,
        kamizelka, kapusta, kasztan, kino, klucz, kompas, korona, krokodyl, kuchnia, kwiat, lustro,
        makaron, malina, marchewka, motyl, namiot, okulary, owca, papier, parasol, pingwin, plecak,
        pokrywka, pomidor, pustynia, rakieta, ratusz, rower, rzodkiewka, sanki, skrzypce, spodnie,
        statek, strumyk, teatr, tramwaj, truskawka, tulipan, tygrys, wiadro, wieloryb, zeszyt
