# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas. The English words always work too.
### .piece is the name in a game that is played with pieces, not cards.
###
### Words with Polish letters are there without them as well.

act-draw = Dobierz kartę
    .short = dobierz
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = Odwróć odrzucone
act-reshuffle = Potasuj odrzucone
act-draw-until-playable = Dobieraj, aż karta pasuje
command-draw = Dobierz kartę
    .words = dobierz
command-draw-until-playable = Dobieraj, aż karta pasuje
    .words = dobieraj, pasuje
command-list = Co mogę wybrać
    .words = co, lista, karty, cele
command-here = Gdzie jestem
    .words = tu, tutaj, gdzie
command-place = Czytaj jedno miejsce
    .words = miejsce, czytaj
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = Odrzucone
command-place-foundation = Stos końcowy
command-place-reserve = Komórka
# A key before a digit that stands for ten columns more.
command-place-tens = Kolumny po dziesiątej
command-tops = Czytaj wierzchnie karty
    .piece = Czytaj elementy
    .words = wierzch, wierzchnie
command-all = Czytaj cały stół
    .words = wszystko, stół, stol
command-roots = Czytaj najgłębsze odkryte karty
    .words = spód, spod, najgłębsze
command-groups = Czytaj stosy końcowe
    .words = grupy, stosy
command-wanted = Następne karty na stosy końcowe
    .words = następne, nastepne
    .waste = Karty, które pasują na odrzucone
command-unseen = Karty, których nie widać
    .words = zakryte, brakujące, brakujace
command-find = Gdzie jest karta
    .piece = Gdzie jest element
    .words = szukaj, znajdź, znajdz, gdzie jest
command-changed = Co się zmieniło
    .words = zmiany
command-progress = Cel i postęp
    .words = postęp, postep, cel, punkty
command-hint = Podpowiedź
    .words = podpowiedź, podpowiedz
command-facts = Informacje o tej karcie
    .piece = Informacje o tym elemencie
    .words = fakty, informacje
command-undo = Cofnij
    .words = cofnij
command-redo = Ponów
    .words = ponów, ponow
command-undo-several = Cofnij kilka ruchów
    .words = cofnij kilka
command-redo-several = Ponów kilka ruchów
    .words = ponów kilka, ponow kilka
command-bookmark = Ustaw zakładkę
    .words = zakładka, zakladka
command-to-bookmark = Wróć do zakładki
    .words = do zakładki, do zakladki
command-restart = Zacznij rozdanie od początku
    .words = początek, poczatek, restart
command-new = Nowe rozdanie
    .words = nowe, nowa, rozdaj
command-repeat = Powtórz ostatni komunikat
    .words = powtórz, powtorz, jeszcze
command-slowly = Ostatni komunikat powoli
    .words = powoli, wolno
command-older = Starszy komunikat
    .words = starszy, starsze
command-newer = Nowszy komunikat
    .words = nowszy, nowsze
command-spell = Przeliteruj kartę
    .piece = Przeliteruj element
    .words = literuj, przeliteruj
command-silence = Przerwij mówienie
    .words = stop, cisza, przerwij
command-time = Czas gry
    .words = czas
command-verbosity = Ile mówić
    .words = ile, mówienie, mowienie
command-learner = Włącz lub wyłącz tryb nauki
    .words = nauka
command-refresher = Powtórka tego, co sprawiło kłopot
    .words = powtórka, powtorka
command-settings = Ustawienia
    .words = ustawienia, opcje
command-help = Pomoc
    .words = pomoc
command-menu = Menu gry
    .words = menu
command-quit = Zapisz i przejdź do menu głównego
    .words = koniec, wyjdź, wyjdz, zapisz, zapisać
command-left = Poprzednie miejsce
command-right = Następne miejsce
command-up = W głąb stosu
command-down = Z powrotem ku wierzchniej karcie
command-first = Pierwsze miejsce
command-last = Ostatnie miejsce
command-previous-choice = Poprzedni wybór
command-next-choice = Następny wybór
command-accept = Wybierz
command-back = Wróć
    .words = wróć, wroc, anuluj
command-take-back = Odłóż kartę wybraną ostatnio
    .piece = Odłóż element
    .words = odłóż

## Names of keys.

# $key is a letter or sign.
key-letter = { $key }
    .speech = { $key ->
        [w] wu
        [z] zet
       *[other] { $key }
    }
# $key is a capital letter, which sounds like the small one.
key-capital = duże { $key }
    .speech = duże { $key ->
        [W] wu
        [Z] zet
       *[other] { $key }
    }
key-name-comma = przecinek
key-name-semicolon = średnik
key-name-colon = dwukropek
key-name-full-stop = kropka
key-name-question-mark = znak zapytania
key-name-tab = Tab
key-name-shift-tab = Shift i Tab
key-name-enter = Enter
key-name-escape = Escape
key-name-backspace = Backspace
key-name-space = Spacja
key-name-left = Strzałka w lewo
key-name-right = Strzałka w prawo
key-name-up = Strzałka w górę
key-name-down = Strzałka w dół
key-name-home = Home
key-name-end = End
key-name-page-up = Page up
key-name-page-down = Page down
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
key-name-ctrl-left = Control i strzałka w lewo
key-name-ctrl-right = Control i strzałka w prawo

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = Przycisk A
key-name-pad-a-long = Przycisk A przytrzymany
key-name-pad-b = Przycisk B
key-name-pad-x = Przycisk X
key-name-pad-y = Przycisk Y
key-name-pad-up = Krzyżak w górę
key-name-pad-down = Krzyżak w dół
key-name-pad-left = Krzyżak w lewo
key-name-pad-right = Krzyżak w prawo
key-name-pad-left-shoulder = Lewy bumper
key-name-pad-right-shoulder = Prawy bumper
key-name-pad-left-trigger = Lewy spust
key-name-pad-right-trigger = Prawy spust
key-name-pad-start = Przycisk Start
key-name-pad-back = Przycisk Back
key-name-pad-left-stick = Lewa gałka wciśnięta
key-name-pad-right-stick = Prawa gałka wciśnięta
key-name-pad-right-stick-up = Prawa gałka w górę
key-name-pad-right-stick-down = Prawa gałka w dół
key-name-pad-right-stick-left = Prawa gałka w lewo
key-name-pad-right-stick-right = Prawa gałka w prawo

##

verbosity-now-brief = Mówię mało.
verbosity-now-normal = Mówię normalnie.
verbosity-now-full = Mówię wszystko.
learner-now-on = Tryb nauki włączony.
learner-now-off = Tryb nauki wyłączony.
