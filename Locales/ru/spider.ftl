# SPDX-License-Identifier: GPL-3.0-or-later

### Spider. A run is a king-to-ace sequence of one suit. $card is a card, $place a place in the
### form .to.
###
### A run is "цепочка"; dealing in the middle of a game is "сдача".

game-spider = Паук
objective-spider = Соберите восемь цепочек одной масти, от короля до туза. В колонках кладут по убыванию любые масти, но вместе переносят только карты одной масти.
    .brief = Восемь цепочек одной масти, от короля до туза.
# $difficulty is "Easy" and the like.
spider-choice = { $difficulty }: { COUNT($suits, "suits") }
act-deal = Сдать десять карт
    .short = сдать
command-deal = Сдать десять карт
    .words = сдать, sdat, в

## Progress.

# $hidden cards lie face down in the columns.
spider-progress-reserve = { $deals ->
        [0] Сдавать больше нечего
        [one] Осталась { COUNT($deals, "deals") }
       *[other] Осталось { COUNT($deals, "deals") }
    }, в колонках { COUNT($hidden, "hidden") }, { $columns ->
        [0] пустых колонок нет
       *[other] { COUNT($columns, "empty-columns") }
    }

## Refusals.

spider-refused-no-deals = Сдавать нечего: все пять сдач на столе.
# $columns is the list of the $count empty columns, by their names.
spider-refused-empty-columns = Пусто: { $columns }. { $count ->
        [1] Для сдачи в каждой колонке нужна карта.
       *[other] Для сдачи в каждой колонке нужна карта.
    }

## Hints. $card is moved $place, $from is where it lies, in the form .from.

spider-hint-joins = { $card } { $from } { $place }: та же масть.
spider-hint-fills = { $card } { $from } { $place }: для сдачи в каждой колонке нужна карта.
spider-hint-deal = Сдайте десять карт.

## Help.

help-spider = Как играть в Паука
help-spider-text = Карту кладут на любую карту на ранг старше, какой бы масти она ни была, но вместе переносят только карты одной масти подряд. На пустую колонку ложится что угодно. Цепочка одной масти от короля до туза уходит со стола сама.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-spider-typing = d сдаёт десять карт, по одной на колонку; пустых колонок при этом быть не должно.{ typing-moves }
# How points come: $start at first; each move costs $move.
spider-points = Очки: { $start } в начале, { $run } за каждую цепочку. Каждый ход минус { $move }, даже отменённый.
