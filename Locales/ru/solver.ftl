# SPDX-License-Identifier: GPL-3.0-or-later

### Whether a game can be won, and how: questions, answers, hints that are sure, deals by who wins them.

command-sure-hint = Верная подсказка
    .words = верная, vernaya, верная подсказка, vernaya podskazka
command-play-hint = Сделать подсказанный ход
    .words = сделать, sdelat
# Once, after a hint that was asked for by that command while none was told yet: $keys are its keys.
play-hint-again = { ANY($keys) } сделает этот ход.
command-winnable = Можно ли ещё выиграть
    .words = можно ли выиграть, mozhno li vyigrat, выигрыш, vyigrysh
command-way-back = Назад туда, где можно было выиграть
    .words = спасение, spasenie, путь назад, put nazad
command-review = Разобрать проигрыш
    .words = разбор, razbor
command-rating = Кто выигрывает этот расклад
    .words = оценка, otsenka, кто выигрывает, kto vyigryvaet

# While an answer is not there yet. Whatever the player does next but
# to stop the speech withdraws the question.
pondering = Думаю.
still-winnable = Ещё можно выиграть.
not-winnable = Выиграть уже нельзя.
winnable-unknown = Неизвестно.
way-back-none = Места, откуда можно выиграть, в этой партии не нашлось.
way-back-unneeded = Можно выиграть и отсюда.
# The player gave up waiting, by Escape or 0.
question-withdrawn = Вопрос снят.
# The hint on a lost table. $key is the key that goes back.
hint-way-back = Выиграть уже нельзя: { $key } вернёт туда, где ещё было можно.
# The hint where nothing can be played any more. $key takes a move back.
hint-dead-end = Ходов больше нет: { $key } отменит ход.

## A loss that is walked through, from the last table that could be won.

# $move is the move after which it could not be won any more: what can be done without a card, such as
# drawing one, or review-move.
review-lost-by = Проигрышный ход: { $move }.
# $card went $from (form .from) $place (form .to).
review-move = { $card } { $from } { $place }
# Whoever walks through a loss has lost the round, even if it is won on the way.
review-counted = Засчитано как проигрыш.
# After how many moves win: $key plays the next one of them.
review-next = { $key } сделает следующий.

## Sure hints: the first move of a line that wins. $card is moved $from (form .from) $place (form
## .to).

# $reason is what the move does: "completes" a group or a run, "founds" a foundation's next card,
# "opens" an empty foundation, "turns-up" a card, "empties-column", "frees-cell", "frees-waste" (its
# next card), "joins" a run; "leads" where there is nothing else to say.
sure-hint = { $card } { $from } { $place }: { $reason ->
        [completes] соберётся целиком.
        [founds] ещё одна карта в доме.
        [opens] займёт пустой дом.
        [turns-up] откроет карту.
        [empties-column] освободит колонку.
        [frees-cell] освободит ячейку.
        [frees-waste] освободит следующую карту сброса.
        [joins] продолжит цепочку.
       *[leads] ведёт к выигрышу.
    }
# $load is a card or a run, part of what could be taken together.
load-only = Только { $load }
# $act is what can be done without a card, such as drawing one.
sure-hint-act = { $act }: ведёт к выигрышу.
# Told when the hint is asked for once more: the win is $moves moves away.
sure-hint-length = До выигрыша { COUNT($moves, "moves") }.
sure-hint-none = Верного пути к выигрышу не найдено.
# A game played for points. $hand is what the cards are and score, $cards which cards, the first at
# $place; about $points
# can be expected from here to the end.
points-hint = { $hand }. { $place }: { $cards }. До конца примерно { COUNT($points, "points") }.

## Deals.

# $rating is who wins the deal that is on the table: "anyone", a "careful" player, only the "solver",
# nobody ("lost"), or "unknown".
deal-rating = { $rating ->
        [anyone] Этот расклад выигрывает почти каждый.
        [careful] Этот расклад выигрывает тот, кто играет внимательно.
        [solver] Этот расклад выигрывает только тот, кто думает далеко вперёд.
        [lost] Этот расклад нельзя выиграть.
       *[unknown] Неизвестно, можно ли выиграть этот расклад.
    }
menu-by-rating = Расклад по силам: кто его выигрывает
# $rating is who wins the deal that is to be found.
rating-choice = { $rating ->
        [anyone] Почти каждый
        [careful] Тот, кто играет внимательно
       *[solver] Только тот, кто думает далеко вперёд
    }
searching-deal = Ищу расклад.
# After what is waited for, where something else was pressed or typed: $input is pad, keys or lines.
waiting-give-up = { $input ->
        [pad] Кнопка B отменяет.
        [keys] Escape отменяет.
       *[lines] 0 отменяет.
    }
searching-stopped = Поиск остановлен.
searching-none = Такого расклада не нашлось.
# Of the rounds that were lost, $count could have been won.
statistics-lost-winnable = Проиграно, хотя можно было выиграть: { $count }

## What stands in the way when a game is lost, for learners.

# $card is wanted next and lies $place (form .at) under $count cards, of which $top can go first.
obstacle-buried = { $card }: { $place }, сверху { $count ->
        [1] { $top }.
       *[other] { COUNT($count, "cards") }, верхняя: { $top }.
    }
# In column $place $count cards lie face down; $card is the first that lies open on them.
obstacle-hidden = { $place }: { $card }, ниже { COUNT($count, "hidden-cards") }.
# $cards, $count in number, belong to $group and lie under others.
atlas-obstacle-group = Группа { $group } ждёт: { $cards }, под другими картами.
# $cards, $count in number, are bases that lie under others.
atlas-obstacle-bases = Базовые карты под другими: { $cards }.
atlas-obstacle-foundations = Ни один дом не свободен для другой группы.
atlas-obstacle-columns = Пустых колонок нет.
