# SPDX-License-Identifier: GPL-3.0-or-later

### The tutorial, step by step. $input is "keys" or "lines": how the player types.
### $card is a card worth moving, $number the number of its place, $reason why it is worth it.

## $input is "keys" or "lines"; $card is a card worth moving, $number the number of its place,
## $reason why it is worth it.

tutorial-welcome = Witaj w samouczku: trzy małe grupy kart. Tu nic nie może pójść źle.
tutorial-table = Najpierw posłuchaj całego stołu: { $input ->
        [keys] naciśnij a
       *[other] wpisz wszystko, potem Enter
    }.
tutorial-list = To był stół. Teraz posłuchaj, co można wybrać: { $input ->
        [keys] naciśnij m
       *[other] naciśnij Enter w pustym wierszu
    }.
tutorial-pick = Każde miejsce ma swój numer. Warto ruszyć tę kartę: { $card }. Jej numer to { $number }.
tutorial-pick-any = Każde miejsce ma swój numer. Weź kartę, podając numer.
tutorial-move = Teraz podaj numer miejsca, na które ma iść karta.
    .full = Teraz podaj numer miejsca, na które ma iść karta. { $reason }
tutorial-move-any = Teraz podaj numer miejsca, na które ma iść karta. Po 0 karta wraca.
tutorial-draw = Zrobione. Gdy na stole nic nie pasuje, dobierz z talii: { $input ->
        [keys] naciśnij d
       *[other] wpisz d
    }.
tutorial-undo = Każdy ruch można cofnąć. Spróbuj: { $input ->
        [keys] naciśnij u
       *[other] wpisz u
    }.
tutorial-ask = Gdy nie wiesz, co dalej, poproś o podpowiedź: { $input ->
        [keys] naciśnij h
       *[other] wpisz h
    }.
tutorial-finish = To wszystko, czego trzeba. Karta bazowa otwiera stos końcowy, za nią idą partnerzy. Skompletuj trzy grupy. Wpisane w jednym wierszu dwa numery to cały ruch: 5 7 przenosi z miejsca 5 na miejsce 7.
tutorial-over = Samouczek ukończony. Brawo.
