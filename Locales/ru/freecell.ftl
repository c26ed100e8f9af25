# SPDX-License-Identifier: GPL-3.0-or-later

### FreeCell. $card and $top are cards, $place is a place in the form .to.
###
### Known in Russian as "Свободная ячейка", and as "Солитёр" from older Windows.

game-freecell = Свободная ячейка
objective-freecell = Соберите все карты по домам, каждую масть от туза до короля. В колонках кладут по убыванию, чередуя красное и чёрное; в ячейку ложится одна любая карта.
    .brief = Каждую масть в свой дом, от туза до короля.
# $difficulty is "Easy" and the like, $cells how many single cards can be put aside.
freecell-choice = { $difficulty }: { COUNT($cells, "cells") }

## Refusals.

# $number was asked for, $last is the highest number.
freecell-deal-number = Нет расклада { $number }: номер бывает от { NUMBER(1, case: "genitive") } до { NUMBER($last, case: "genitive") }.
freecell-deal-not-winnable = Это знаменитый расклад, который нельзя выиграть.

## Help.

help-freecell = Как играть в Свободную ячейку
help-freecell-text = В колонках карту кладут на карту другого цвета на ранг старше. В ячейку ложится одна любая карта, на пустую колонку любая. Цепочка переносится целиком, если хватает свободных ячеек и пустых колонок. Каждый дом растёт по масти, с туза. Номера раскладов те же, что в Windows, где игра звалась Солитёр.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-freecell-typing = { typing-places }
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
