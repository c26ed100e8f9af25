# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = Pomoc. O czym?
help-reading = Czytanie stołu
help-messages = Komunikaty i mowa
help-game = Zapis, cofanie i nowe rozdania
help-learning = Quiz i powtórki
help-commands = Wszystkie polecenia z klawiszami
# An entry beside the games: the commands that all of them have.
help-commands-common = W każdej grze
# What a game says there that has none of its own.
help-commands-none = Tylko polecenia, które ma każda gra.
help-pad = Przyciski kontrolera
help-sounds = Dźwięki
sounds-none = Nie da się tu odtworzyć dźwięków: nie ma urządzenia dźwiękowego.
help-credits = Źródła i licencje
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] Lewy spust czyta, co można wybrać, wciśnięta prawa gałka cały stół, a lewa mówi, gdzie jesteś. Reszta jest w menu gry. Karty są czytane od wolnej w dół.
        [keys] Klawisz m czyta, co można wybrać, klawisz t wierzchnie karty, klawisz a cały stół, { $foundations ->
            [none] {""}
           *[some] klawisz g stosy końcowe,{" "}
        }klawisz p postęp. Klawisz b czyta jedno miejsce; klawisz l szuka karty po nazwie. Po stole poruszasz się strzałkami: w lewo i w prawo po miejscach, w górę i w dół wewnątrz stosu. Karty są czytane od wolnej w dół.
       *[lines] { $input ->
            [page] Enter w pustym polu edycji albo klawisz m czyta, co można wybrać.
           *[lines] Enter albo klawisz m czyta, co można wybrać.
        } Klawisz t czyta wierzchnie karty, klawisz a cały stół, { $foundations ->
            [none] {""}
           *[some] klawisz g stosy końcowe,{" "}
        }klawisz p postęp. Polecenie b 3 czyta miejsce 3; klawisz l szuka karty po nazwie. Karty są czytane od wolnej w dół.
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = W trybie klawiszy kolumny wskazują { $digits ->
        [two] dwie cyfry, do { NUMBER($last, case: "genitive") }
        [tens] klawisze od 1 do 9, 0 dla dziesiątej, a od jedenastej minus przed cyfrą, do { $last }
       *[one] cyfry od { NUMBER(1, case: "genitive") } do { NUMBER($last, case: "genitive") }
    }. Pierwsza mówi, skąd, a druga, dokąd, i od razu wykonuje ruch; ta sama dwa razy wykonuje najlepszy ruch. Strzałki w górę i w dół biorą więcej lub mniej kart. Tab przechodzi po ruchach, Enter wykonuje jeden; klawisz m wymienia wszystkie. Backspace odkłada z powrotem.
# The same where a card that is chosen goes at once.
help-keys-direct = W trybie klawiszy kolumny wskazują { $digits ->
        [two] dwie cyfry, do { NUMBER($last, case: "genitive") }
       *[one] cyfry od { NUMBER(1, case: "genitive") } do { NUMBER($last, case: "genitive") }
    }, które od razu zagrywają leżącą tam kartę. Tab przechodzi po kartach, które pasują, Enter zagrywa jedną; klawisz m wymienia wszystkie.
help-keys-waste = Klawisz w to odrzucone.
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = Klawisze od { NUMBER($first, case: "genitive") } do { NUMBER($last, case: "genitive") } to stosy końcowe od { NUMBER($from, case: "genitive") } do { NUMBER($count, case: "genitive") }.
help-keys-foundation = Klawisz f kładzie wybraną kartę na jej stos końcowy; gdy żadna nie jest wybrana, klawisz f z cyfrą to stos końcowy.
help-keys-reserve = Klawisz e wkłada wybraną kartę do wolnej komórki; gdy żadna nie jest wybrana, klawisz e z cyfrą to komórka.
# The same where the key names a reserve.
help-keys-supply = Klawisz e to zapas.
# $key is the key of a place: $place.
help-keys-place = { $key }: { $place }.
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] Lewy spust czyta, co można wybrać, wciśnięta prawa gałka cały stół, a lewa mówi, gdzie jesteś. Reszta jest w menu gry.
        [keys] Klawisz m czyta, co można wybrać. { $pieces ->
            [waiting] Klawisz t czyta elementy
           *[none] Klawisz t czyta planszę
        }, klawisz a wszystko, klawisz p postęp. Klawisz b czyta rząd albo kolumnę; klawisz l szuka po nazwie. Poruszasz się strzałkami.
       *[lines] { $input ->
            [page] Enter w pustym polu edycji albo klawisz m czyta, co można wybrać.
           *[lines] Enter albo klawisz m czyta, co można wybrać.
        } { $pieces ->
            [waiting] Klawisz t czyta elementy
           *[none] Klawisz t czyta planszę
        }, klawisz a wszystko, klawisz p postęp. „rząd 2” albo „kolumna 3” czyta część planszy; klawisz l szuka po nazwie.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] Przycisk Y powtarza ostatni komunikat. Prawa gałka w górę i w dół przechodzi do starszych i nowszych. Reszta jest w menu gry.
       *[other] Klawisz r albo średnik powtarza ostatni komunikat, duże R mówi go powoli, słowo po słowie. Przecinek i kropka przechodzą do starszych i nowszych. Klawisz s literuje nazwę, klawisz v zmienia, ile mówi gra. Każdy klawisz przerywa mowę.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] Gra zapisuje się po każdym ruchu. Prawa gałka w lewo cofa ruch, w prawo go ponawia. Reszta jest w menu gry.
       *[other] Gra zapisuje się po każdym ruchu. Klawisz u cofa ruch, klawisz y go ponawia. { ANY($restart) } zaczyna rozdanie od początku, { ANY($new) } nowe. Klawisz q zapisuje i wraca do menu głównego.
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = Quiz zaczyna się z menu głównego. Każde pytanie ma cztery odpowiedzi; 0 kończy quiz. To, co sprawiło kłopot, wraca w następnych quizach, aż to zapamiętasz; { ANY($ways) } zaczyna powtórkę. Tryb nauki, w ustawieniach, mówi o każdej karcie jedno zdanie.
# $command is a command, $keys its keys.
help-command = { $command }: { ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = Reszta jest w menu gry: { ANY($keys) }
# $word can be typed as a line.
typed-word = „{ $word }”
# $button is a button of a gamepad, $command what it does.
help-button = { $button }: { $command }
credits = Aloud jest wolnym oprogramowaniem na licencji GNU General Public License w wersji 3 lub nowszej. Mówi przez eSpeak NG i gra dźwięki przez OpenAL Soft. Nazwy i liczby pochodzą z GeoNames, na licencji Creative Commons Attribution 4.0, oraz z Unicode Common Locale Data Repository.

## Dźwięki i ich znaczenie. Wybrany dźwięk słychać.

cue-flip = Odkrywa się karta
cue-move = Karta zmienia miejsce
cue-drop_success = Karta leży na stosie końcowym
cue-invalid = Ruch jest niedozwolony
cue-complete_group = Grupa lub ciąg jest pełny
cue-win = Gra jest wygrana
cue-undo = Ruch jest cofnięty
cue-deal = Karty są rozdawane
cue-shuffle = Karty są tasowane
cue-pick_up = Karta jest wzięta
cue-put_back = Karta wraca na miejsce
cue-pending = Karta jest w ręce
cue-edge = Dalej w tę stronę nic nie ma
cue-hint = Podpowiedź
cue-message = Komunikat, o który nikt nie prosił
cue-timer = Czas gry
credits-all = Cała lista, po angielsku
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] Każde miejsce ma stały numer; klawisz b je wymienia. Wpisz numer miejsca, by wziąć jego kartę, a potem numer miejsca, na które ma iść. Albo cały ruch naraz: 3 5, 7ki 8p, 7ki s; ki to kier, ka karo, t trefl, p pik.{" "}
    }Duże F zagrywa wszystkie bezpieczne karty i dogrywa prawie wygraną grę.
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] {" "}Każde miejsce ma stały numer; klawisz b je wymienia. Wpisz numer miejsca, by wziąć jego kartę, a potem numer miejsca, na które ma iść. Albo cały ruch naraz: 3 5, 7ki 8p; ki to kier, ka karo, t trefl, p pik.
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = Klawisz d dobiera z talii; gdy jest pusta, odwraca odrzucone.
