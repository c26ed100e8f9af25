# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorials, step by step. $input is "keys", "lines" or "pad": how the player types. $way is how a step
## is done: tutorial-way or one of the two below it.

tutorial-welcome = Öğretici: { $game }. Burada korkacak bir şey yok.{ $input ->
        [keys] {" "}Her tuş anında çalışır, Enter gerekmez.
       *[other] {""}
    }
# $keys are one or more keys, numbers or a word, one after the other; with a gamepad the name of a button.
tutorial-way = { $input ->
        [keys] { $keys } tuşuna bas
        [pad] { $keys }
       *[other] { $keys } yaz, sonra Enter
    }
tutorial-keys = { $first } { $then }
# With a gamepad: a card that goes by itself; a card and then the place where it goes.
tutorial-pad-take = karta git, A düğmesine bas
tutorial-pad-carry = karta git, A düğmesine bas; gideceği yere git, yine A düğmesine bas
tutorial-table = Önce bütün masayı dinle: { $way }.
# $from and $place are places in the forms .from and .to.
tutorial-carry = { $card }, { $from } { $place }: { $way }.
# The card leaves the table.
tutorial-out = { $card }, { $from } gider: { $way }.
# $cards are to be chosen together.
tutorial-gather = { $cards }: { $way }.
tutorial-act = { $act }: { $way }.
tutorial-undo = Her hamle geri alınabilir. Dene: { $way }.
tutorial-ask = Takılınca ipucu iste: { $way }.
tutorial-finish = Bu kadarı yeter. Oynamaya devam et; çıkmak için: { $way }.
# The player did something else; it was not done.
tutorial-other = Şimdi bu değil; hiçbir şey taşınmadı.
tutorial-over = Öğretici bitti. Tebrikler.

## What some games have in common.

tutorial-stock = Hiçbir şey uymazsa deste yardım eder.
tutorial-empty-king = Boş sütun papaz alır.
tutorial-empty-any = Boş sütun her kartı alır.
