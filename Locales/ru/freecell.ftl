# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.
###
### Known in Russian as "Свободная ячейка", and as "Солитёр" from older Windows.

game-freecell = Свободная ячейка
objective-freecell = Соберите все карты по домам, каждую масть от туза до короля. В колонках кладут по убыванию, чередуя красное и чёрное; в ячейку ложится одна любая карта.
    .brief = Каждую масть в свой дом, от туза до короля.
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { COUNT($cells, "cells") }

# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Ячейка { $n }
    .at = ячейка { $n }
    .to = в ячейку { $n }
    .from = из ячейки { $n }
    .typed = в/из/ { $n } ячейка/ячейку/ячейки, ячейку/ячейки { $n }
    .words = ячейка, я, yacheyka

# Under the objective: what is free to move cards through.
freecell-progress-room = { $cells ->
        [0] Свободных ячеек нет
       *[other] { COUNT($cells, "free-cells") }
    }, { $columns ->
        [0] пустых колонок нет
       *[other] { COUNT($columns, "empty-columns") }
    }

## Refusals.

# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
freecell-refused-room = Мало места: карт { NUMBER($count, gender: "feminine") }, места на { NUMBER($room, gender: "feminine", case: "accusative") }.
    .short = мало места: карт { NUMBER($count, gender: "feminine") }, места на { NUMBER($room, gender: "feminine", case: "accusative") }
freecell-refused-occupied = { $card }: нельзя { $place }. Там { $top }, а в ячейку помещается одна карта.
# $number was asked for, $last is the highest number.
freecell-deal-number = Нет расклада { $number }: номер бывает от { NUMBER(1, case: "genitive") } до { NUMBER($last, case: "genitive") }.
freecell-deal-not-winnable = Это знаменитый расклад, который нельзя выиграть.

## Hints. $card is moved $place; $wanted is the card under it that a foundation takes next.

freecell-hint-frees-cell = { $card } { $place }: освободит ячейку.
freecell-hint-digs = { $card } { $place }: ниже лежит { $wanted }.
freecell-hint-finish = Можно доиграть: остальное разложится само.

## Help.

help-freecell = Как играть в Свободную ячейку
help-freecell-text = В колонках карту кладут на карту другого цвета на ранг старше. В ячейку ложится одна любая карта, на пустую колонку любая. Цепочка переносится сразу, если хватает свободных ячеек и пустых колонок. Каждый дом растёт по масти, с туза. Номера раскладов те же, что в Windows, где игра звалась Солитёр.
# Follows it for a player with a keyboard.
help-freecell-typing = Номер места не меняется; b называет все. Наберите номер места, чтобы взять его карту, потом номер места, куда её положить. Или ход целиком: 3 5, 7ч 8п, 7ч д. Заглавная F убирает по домам все безопасные карты и доигрывает почти выигранную игру.
# How points come: $card for each card.
freecell-points = Очки: каждая карта в доме { $card }.

## A deal that was written down as text cannot be used; the sign for a card is English: 10H, QS.

# $columns is how many columns FreeCell has.
freecell-board-empty = Файл пуст. В раскладе строк с картами: { $columns }, по одной на колонку.
# $count columns were found, FreeCell has $columns.
freecell-board-columns = В раскладе { COUNT($count, "columns") }, а нужно { $columns }.
# $text is what stands there, $position its place in line $line.
freecell-board-unknown = Строка { $line }, карта { $position }: { $text } не карта. Карты пишут так: 10H, QS или AC.
# $card is a card, $line the number of a line.
freecell-board-again = Строка { $line }: { $card } здесь второй раз.
# $cards is a list of cards.
freecell-board-missing = В раскладе не хватает: { $cards }.
# $count cards, five or more.
freecell-board-incomplete = В раскладе не хватает карт: { $count }.
# $line is the number of a line.
freecell-board-begun = Строка { $line }: в ячейках и домах должно быть пусто. Годится только расклад с самого начала.
