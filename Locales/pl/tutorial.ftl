# SPDX-License-Identifier: GPL-3.0-or-later

### The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
### $card is a card worth moving, $number the number of its place, $reason why it is worth it.

## $input is "keys", "lines" or "pad"; $card is a card worth moving, $number the number of its place,
## $reason why it is worth it.

tutorial-welcome = Witaj w samouczku: trzy małe grupy kart. Tu nic nie może pójść źle.{ $input ->
        [keys] {" "}Każdy klawisz działa od razu, bez Enter.
       *[other] {""}
    }
tutorial-table = Najpierw posłuchaj całego stołu: { $input ->
        [keys] naciśnij klawisz a
        [pad] wciśnij prawą gałkę
       *[other] wpisz „wszystko”, potem Enter
    }.
tutorial-list = To był stół. Teraz posłuchaj, co można wybrać: { $input ->
        [keys] naciśnij klawisz m
        [pad] naciśnij lewy spust
       *[other] naciśnij Enter w pustym wierszu
    }.
tutorial-pick = Każde miejsce ma swój numer. Warto ruszyć tę kartę: { $card }. { $input ->
        [pad] Przejdź na miejsce { NUMBER($number) } i naciśnij A
       *[other] Jej numer to { $number }
    }.
tutorial-pick-any = { $input ->
        [pad] Przejdź krzyżakiem do karty i weź ją przyciskiem A.
       *[other] Każde miejsce ma swój numer. Weź kartę, podając numer.
    }
tutorial-move = { $input ->
        [pad] Teraz przejdź tam, dokąd ma iść karta, i naciśnij A.
       *[other] Teraz podaj numer miejsca, na które ma iść karta.
    }
    .full = { $input ->
        [pad] Teraz przejdź tam, dokąd ma iść karta, i naciśnij A.
       *[other] Teraz podaj numer miejsca, na które ma iść karta.
    } { $reason }
tutorial-move-any = { $input ->
        [pad] Teraz przejdź tam, dokąd ma iść karta, i naciśnij A. Po B karta wraca.
        [keys] Teraz podaj numer miejsca, na które ma iść karta. Po Backspace karta wraca.
       *[other] Teraz podaj numer miejsca, na które ma iść karta. Po 0 karta wraca.
    }
tutorial-draw = Zrobione. Gdy na stole nic nie pasuje, dobierz z talii: { $input ->
        [keys] naciśnij klawisz d
        [pad] naciśnij prawy spust
       *[other] wpisz d
    }.
tutorial-undo = Każdy ruch można cofnąć. Spróbuj: { $input ->
        [keys] naciśnij klawisz u
        [pad] przesuń prawą gałkę w lewo
       *[other] wpisz u
    }.
tutorial-ask = Gdy nie wiesz, co dalej, poproś o podpowiedź: { $input ->
        [keys] naciśnij klawisz h
        [pad] naciśnij przycisk X
       *[other] wpisz h
    }.
tutorial-finish = To wszystko, czego trzeba. Karta bazowa zaczyna stos końcowy, potem idą na nią karty jej grupy. Skompletuj trzy grupy. { $input ->
        [keys] Tab przechodzi po ruchach, znak zapytania podaje wszystkie klawisze.
       *[other] Wpisane w jednym wierszu dwa numery to cały ruch: 5 7 przenosi z miejsca 5 na miejsce 7.
    }
tutorial-over = Samouczek ukończony. Brawo.
