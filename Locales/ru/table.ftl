# SPDX-License-Identifier: GPL-3.0-or-later

### The table: places, labels and what moves say. Heard hundreds of times in a round, so as short
### as can be. Labels have no full stop; messages have one.
### .brief is said where the player wants little, .full where the player wants all.
###
### The stock is "колода", the waste "сброс", a foundation "дом"; a deck as a file is "набор". Names stay
### in the nominative, and no verb or adjective agrees with them: "пусто", "открылось", "выбрано".
### "Карта" is feminine; figures before feminine nouns are given to the voice by
### language-pronunciation. "Дома" is avoided, because the voice reads it as "at home".

## Places. $n is the place's number.
## .words can be typed for it, also with its number ("c2"): a word, and a letter or two.
## .braille is for a line of 40 cells, or of 20: a letter or two.
## .at follows a comma ("France, column 2"); .to says where something goes, .from where it comes from.

place-column = Колонка { $n }
    .at = колонка { $n }
    .to = в колонку { $n }
    .from = из колонки { $n }
    .braille = к{ $n }
    .at-braille = к{ $n }
    .to-braille = в к{ $n }
    .from-braille = из к{ $n }
    .typed = в/из/ { $n } колонка/колонку/колонки, колонку/колонки { $n }
    .words = колонка, кол, к, kolonka, kol
place-foundation = Дом { $n }
    .at = дом { $n }
    .to = в дом { $n }
    .from = из дома { $n }
    .braille = д{ $n }
    .at-braille = д{ $n }
    .to-braille = в д{ $n }
    .from-braille = из д{ $n }
    .typed = в/из/ { $n } дом/дома
    .words = дом, д, dom
place-waste = Сброс
    .at = сброс
    .to = в сброс
    .from = из сброса
    .words = сброс, с, sbros
# The card drawn last, beside the waste.
place-drawn-card = Взятая карта
    .at = взятая карта
    .to = на взятую карту
    .from = с места взятой карты
    .words = взятая, взятая карта, vzyataya
place-stock = Колода
    .at = колода
    .to = в колоду
    .from = из колоды
    .words = колода, koloda
# A square of a grid, in $row and $column.
place-square = Ряд { $row }, колонка { $column }
    .at = ряд { $row }, колонка { $column }
    .to = в ряд { $row }, колонку { $column }
    .from = из ряда { $row }, колонки { $column }
    .braille = р{ $row } к{ $column }
    .at-braille = р{ $row } к{ $column }
    .to-braille = в р{ $row } к{ $column }
    .from-braille = из р{ $row } к{ $column }
    .words = клетка, kletka
# A square by its number alone: row and column, "23".
# $digits are the two.
square-digits = { $digits }
# A piece that waits to be placed, by its number $n.
place-tray = Деталь { $n }
    .at = деталь { $n }
    .to = к детали { $n }
    .from = от детали { $n }
    .typed = к/от/ { $n } деталь/детали
    .words = деталь, detal
# A row of squares, from the top.
place-row = Ряд { $n }
    .at = ряд { $n }
    .typed = { $n } ряд
    .words = ряд, р, ryad

# How the places of a row can be typed, "the third column", from the first on: each by how it begins,
# with strokes between words of which any one is meant.
place-ordinals =
    .words = перв, втор, трет, четвёрт, пят, шест, седьм, восьм, девят, десят, одиннадцат, двенадцат

## Labels.
## $name and $card are cards, $cards a list of cards, the free one first.
## $place is a place: alone, or in the form .at where it ends the label.
## $position and $count say that the card is the $position-th of $count in its pile, the free one the first.

label-card = { $name }, { $place }
    .full = { $name }, открытая карта, { $place }
label-card-position = { $name }, { $place }, { NUMBER($position, gender: "feminine", case: "ordinal") } из { NUMBER($count, case: "genitive") }
    .full = { $name }, открытая карта, { $place }, { NUMBER($position, gender: "feminine", case: "ordinal") } из { NUMBER($count, case: "genitive") }
    .braille = { $name } { $place } { $position }/{ $count }
# $count cards lie face down here.
label-hidden = { COUNT($count, "hidden") }, { $place }
label-place = { $place }: { $cards }
# A square: $name is the card there, or that it is empty; $number its row and column, as 23.
label-square = { $name }, { $place }
    .brief = { $name }, { $number }
# The same where the card is one of those chosen.
label-square-picked = { $name }, выбрано, { $place }
    .brief = { $name }, выбрано, { $number }
square-empty = пусто
# A row or a column of a grid: $n is its number, $cards are in it.
grid-row = Ряд { $n }: { $cards }
grid-column = Колонка { $n }: { $cards }
# The whole row is empty.
row-empty = пусто
# In the line that tells the whole table: a column without a card, and one whose card lies under another.
map-empty = пусто
map-covered = накрыта
# $name is a piece, $look what it looks like.
label-look = { $name }: { $look }
# Under the cards in sight lie $hidden face-down ones.
label-place-hidden = { $place }: { $cards }; { COUNT($hidden, "hidden") }
    .brief = { $place }: { $cards }
# The stock: $count cards, all face down.
label-closed = { $place }: { COUNT($count, "cards") }
# The top card of $place, a column, lies under a card of column $n.
place-under = { $place }, накрыта колонкой { $n }
# $base is the group of the foundation; $count partners lie there: $cards.
label-foundation = { $count ->
        [0] { $place }: { $base }, пока без карт
       *[other] { $place }: { $base }, { NUMBER($count, gender: "feminine") }: { $cards }
    }
    .brief = { $place }: { $base }, { NUMBER($count, gender: "feminine") }
# Choosing the stock draws a card, or deals: $act is what it does, in its short form. $count cards are left.
offer-draw = { $place }: { $act }, ещё { COUNT($count, "cards") }
# An empty place; $kind is "column", "foundation", "waste" or "stock", should "empty" agree with it.
label-empty = { $place }: пусто
# $takes says what may be put here; $kind as above.
label-empty-takes = { $place }: пусто, ляжет { $takes }
    .brief = { $place }: пусто
# A place as a target. $card is the card it would lie on, or the group of a foundation.
label-target = { $place }: { $card }
# A target that would refuse the card, and $reason in short.
label-target-refused = { $target }; { $reason }
# A target that takes a part of what is in hand, $load; .few in a list of targets, with $place in the form .to.
label-target-part = { $target }; только { $load }
    .few = только { $load } { $place }
# A target with what the move does besides; $effects is a list of what follows.
label-target-effects = { $target }; ход { $effects }
    .brief = { $target }; { $effects }
effect-turns-up = откроет карту
    .brief = откроет
# $count cards that lie under it come free.
effect-frees = { $count ->
        [1] освободит карту
       *[other] освободит { COUNT($count, "cards", case: "accusative") }
    }
    .brief = освободит { NUMBER($count, gender: "feminine", case: "accusative") }
effect-empties-column = освободит колонку
    .brief = освободит
# What is complete then goes out of play; $kind is where it lies: "foundation" or "column".
effect-completes = { $kind ->
        [foundation] завершит группу
       *[column] завершит цепочку
    }
    .brief = завершит
# The deepest face-up card of a column, $hidden face-down ones under it.
label-root = { $hidden ->
        [0] { $place }: { $card }
       *[other] { $place }: { $card }, ниже { COUNT($hidden, "hidden") }
    }
    .brief = { $place }: { $card }, { NUMBER($hidden, gender: "feminine") }
# A label as a sentence, when something follows it.
sentence = { $text }.
# Two clauses of one line, or more: $first may be two of them already, $then is the next.
clauses = { $first }; { $then }

invites-any-card = любая карта
invites-reshuffle = перемешанный сброс

## Where a card is. $card is its label; $count cards lie on it, $cards names them in runs, the free
## one first.

where-free = { $count ->
        [0] { $card }, сверху ничего
        [1] { $card }, можно взять, сверху { $cards }
       *[other] { $card }, можно взять, сверху { COUNT($count, "cards") }: { $cards }
    }
    .brief = { $count ->
        [0] { $card }, сверху ничего
       *[other] { $card }, можно взять, сверху { NUMBER($count, gender: "feminine") }
    }
# $card belongs to a group or run that was completed and taken off the table.
where-completed = { $card }: не на столе
# The same where what was completed has a name: $group.
where-completed-group = { $card }: { $group }, собрано, убрано со стола
# $moves is how many moves it takes at least until the card is free.
where-under = { $card }, сверху { $count ->
        [1] { $cards }
       *[other] { COUNT($count, "cards") }: { $cards }
    }{ $moves ->
        [0] {""}
        [1] {""}
       *[other] ; можно взять через { COUNT($moves, "moves") }
    }
where-covered = { $card }, сверху { COUNT($count, "cards") }
# The cards looked for that lie face down or in the stock.
unseen-cards = Не видно: { $cards }
# One of them, of which there are $count.
unseen-card = { $count ->
        [1] { $card }
       *[other] { $card }, { COUNT($count, "cards") }
    }
unseen-count = { $count ->
        [0] Все карты видны
       *[other] Не видно { COUNT($count, "cards", case: "genitive") }
    }
# Asked which cards the foundations take next, when they take none.
wanted-none = Дома собраны.
    .waste = Ни одна открытая карта не ляжет на сброс.

## What is moved: one card, or a run of $count cards from $first to $last.

load = { $count ->
        [1] { $first }
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] от { $first } до { $last }
           *[names] первая { $first }, последняя { $last }
        }
    }
# Two or three cards that travel together, as a list.
load-few = { $cards }
load-nothing = Ничего

## A run in a column, by its ends: $first is the deepest of its $count cards.

run = { $count ->
        [1] { $first }
       *[other] { $ends ->
            [cards] от { $first } до { $last }
           *[names] первая { $first }, последняя { $last }
        }
    }
    .full = { $count ->
        [1] { $first }
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] от { $first } до { $last }
           *[names] первая { $first }, последняя { $last }
        }
    }
# $free is the run that can be taken first; $under are the runs it lies on, the nearest first.
runs-on = { $free }, ниже: { $under }

## What a move did.
## $card is what moved; $count, $first and $last as above; $to is a place in the form .to.

told-moved = { $count ->
        [1] { $card } { $to }.
       *[other] { COUNT($count, "cards") }, { $ends ->
            [cards] от { $first } до { $last }
           *[names] первая { $first }, последняя { $last }
        }, { $to }.
    }
    .brief = { $count ->
        [1] { $card } { $to }.
       *[other] { COUNT($count, "cards") } { $to }.
    }
# $drawn cards were drawn, $card the last; the list $under lies under it; $left are left in the stock.
told-drawn = { $card }{ $drawn ->
        [1] .
       *[other] , взято { NUMBER($drawn, gender: "feminine") }.
    }{ $left ->
        [0] {" "}Колода пуста.
       *[other] {""}
    }
    .brief = { $card }.{ $left ->
        [0] {" "}Колода пуста.
       *[other] {""}
    }
    .full = { $drawn ->
        [1] { $card }, из колоды.
       *[other] { $card }, взято { NUMBER($drawn, gender: "feminine") }; ниже: { $under }.
    } { $left ->
        [0] Колода пуста.
       *[other] В колоде ещё { NUMBER($left, gender: "feminine") }.
    }
# One card on every column, from column 1 on; $left are left in the stock.
told-dealt = Сдано: { $cards }.{ $left ->
        [0] {" "}Колода пуста.
       *[other] {""}
    }
    .brief = { $cards }.{ $left ->
        [0] {" "}Колода пуста.
       *[other] {""}
    }
    .full = Сдано, начиная с колонки 1: { $cards }. { $left ->
        [0] Колода пуста.
       *[other] В колоде ещё { NUMBER($left, gender: "feminine") }.
    }
# In place of it where a deal was taken back, or is the last move that stands after several were.
told-row-dealt = Сдан ряд карт.
# $cards went to the foundations one after the other.
told-gathered = По домам: { $cards }.
# $count cards, more than are named; $card is the last.
told-gathered-many = { COUNT($count, "cards") } по домам, последняя { $card }.
    .brief = { COUNT($count, "cards") } по домам.
told-turns-up = { $place }: { $card }.
    .full = { $place }, открылось: { $card }.
    .brief = { $card }.
# A card has left the waste: $place now shows $card.
told-uncovered = { $place }: { $card }.
    .brief = { $card }.
# A card that the player has just heard named now lies at $place. $more is "yes" where more of the move is told.
told-lands = { $more ->
        [yes] {""}
       *[no] { $place }.
    }
    .full = { $place }.
told-shuffled = { $count ->
        [1] { COUNT($count, "cards") } снова в колоде.
       *[other] Сброс перемешан, { COUNT($count, "cards") } снова в колоде.
    }
    .brief = Перемешан, { $count }.
told-score = Счёт { $score }.
    .brief = {""}
# So many points were counted off: $points.
told-points-lost = Потеряно очков: { $points }.

undone = Ход отменён:
redone = Ход возвращён:
nothing-to-undo = Отменять нечего.
undo-bound-reached = Больше отменить нельзя: настройки хранят только столько ходов.
nothing-to-redo = Возвращать нечего.
# $count is how many moves were taken back at once.
undone-several = { $count ->
        [one] Отменён
       *[other] Отменено
    } { COUNT($count, "moves") }.
# $count is how many moves were done again at once.
redone-several = { $count ->
        [one] Возвращён
       *[other] Возвращено
    } { COUNT($count, "moves") }.
redo-end-reached = Больше возвращать нечего.
# After several moves were undone or redone: the number $n of the last move that stands; what it
# did follows.
at-move = Ход { $n }:
at-the-deal = Начало расклада.
# $most is how many there are.
undo-how-many = Сколько ходов отменить? Самое большее { $most }, 0 назад.
# $most is how many there are.
redo-how-many = Сколько ходов вернуть? Самое большее { $most }, 0 назад.
# $n moves have been made.
bookmark-set = { $n ->
        [0] Закладка в самом начале.
       *[other] Закладка, ход { $n }.
    }
bookmark-none = Закладки нет.
bookmark-here = Вы на закладке.
bookmark-beyond-bound = Закладка дальше, чем настройки разрешают отменять.
nothing-changed = Ходов ещё не было.

## Refusals that any card game has. What was tried, why not, what helps.

refused-act = В этой игре так нельзя.
# $limit is how often the stock may be gone through.
refused-passes = { $limit ->
        [1] Брать нечего: колоду проходят только один раз.
       *[other] Брать нечего: колоду проходят только { COUNT($limit, "times") }.
    }
refused-nothing-to-draw = Брать нечего: колода и сброс пусты.
# $limit shuffles were allowed.
refused-reshuffle = { $limit ->
        [0] Брать нечего: в этой игре сброс не перемешивается.
        [1] Брать нечего: сброс перемешивается один раз, и это было.
       *[other] Брать нечего: сброс больше не перемешивается, разрешено { COUNT($limit, "times") }.
    }
# A saved game names a difficulty that its game does not have.
refused-difficulty = В этой игре нет такого уровня: { $difficulty }.
refused-nothing-picked = Сначала выберите карту.
refused-same-place = Карта и так там.
# $place is a place in the form .to, such as the stock.
refused-not-a-target = Ничего нельзя положить { $place }.
# $from is a place in the form .from, where $count cards lie.
refused-nothing-to-take = { $count ->
        [0] Нечего взять { $from }: там пусто.
       *[other] Ничего нельзя взять { $from }.
    }
refused-from-foundation = Карты остаются в доме, пока группа не собрана.
refused-covered = { $card }: сверху лежат карты. Сначала уберите их.
refused-face-down = Закрытую карту брать нельзя. Она откроется, когда окажется верхней.
# $card lies under a card of column $n.
refused-under = { $card }: карта лежит под колонкой { $n }.

## Hints. $card is moved $from (form .from) $place (form .to).

hint-turns-up = { $card } { $place }: откроет карту.
    .from = { $card } { $from } { $place }: откроет карту.
hint-empties-column = { $card } { $place }: освободит колонку.
    .from = { $card } { $from } { $place }: освободит колонку.
hint-frees-waste = { $card } { $place }: освободит сброс.
hint-draw = Возьмите карту из колоды.
# The game played a part of the round by itself: said as it begins, and at the end.
uncounted = В статистику не идёт.
hint-none = Подсказки нет. Отмените ход или попробуйте что-то другое.
# The same where a hint can be asked for that looks at what is hidden too; $keys ask for it.
hint-none-fair = В том, что видно, подсказки нет: { ANY($keys) } поищет верную.
# A hint was asked for when all was done.
hint-won = Партия уже выиграна.

dead-end = Ходов больше нет.
# After a round that was won or lost.
end-score = Счёт: { $score }.
# The most points made before at this difficulty: $score.
high-score = Рекорд: { $score }.
high-score-new = Новый рекорд!
keep-looking = Ещё посмотреть стол
