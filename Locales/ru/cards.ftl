# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
###
### A suit is "масть". Cards stay in the nominative: "подойдёт" and "ляжет" are followed by one.

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them.
# .typed are other ways to type it: the rank and the suit by any of their own, with commas between the
# orders; of words parted by strokes any one is meant, of "of/" that or none.
# Т is the ace and the clubs, К the king and the clubs: the rank comes first, but for "пиковая дама".
card-name = { $rank ->
        [ace] Туз
        [two] Двойка
        [three] Тройка
        [four] Четвёрка
        [five] Пятёрка
        [six] Шестёрка
        [seven] Семёрка
        [eight] Восьмёрка
        [nine] Девятка
        [ten] Десятка
        [jack] Валет
        [queen] Дама
       *[king] Король
    } { $suit ->
        [clubs] треф
        [diamonds] бубён
        [hearts] червей
       *[spades] пик
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }{ $suit ->
        [clubs] ⠞
        [diamonds] ⠃
        [hearts] ⠟
       *[spades] ⠏
    }
    .brief = { $rank ->
        [ace] Туз
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Валет
        [queen] Дама
       *[king] Король
    } { $suit ->
        [clubs] треф
        [diamonds] бубён
        [hearts] червей
       *[spades] пик
    }
    .typed = { rank-name.typed } { suit-name.typed }, { $suit ->
        [clubs] трефовый/трефовая/крестовый/крестовая
        [diamonds] бубновый/бубновая
        [hearts] червовый/червовая/червонный/червонная
       *[spades] пиковый/пиковая
    } { rank-name.typed }
    .from = { rank-name.from } { $suit ->
        [clubs] треф
        [diamonds] бубён
        [hearts] червей
       *[spades] пик
    }
    .to = { card-name.from }
# The same where a pack has one suit, which goes without saying.
card-rank = { $rank ->
        [ace] Туз
        [two] Двойка
        [three] Тройка
        [four] Четвёрка
        [five] Пятёрка
        [six] Шестёрка
        [seven] Семёрка
        [eight] Восьмёрка
        [nine] Девятка
        [ten] Десятка
        [jack] Валет
        [queen] Дама
       *[king] Король
    }
    .braille = { $rank ->
        [ace] ⠁
        [two] ⠃
        [three] ⠉
        [four] ⠙
        [five] ⠑
        [six] ⠋
        [seven] ⠛
        [eight] ⠓
        [nine] ⠊
        [ten] ⠭
        [jack] ⠚
        [queen] ⠟
       *[king] ⠅
    }
    .brief = { $rank ->
        [ace] Туз
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] Валет
        [queen] Дама
       *[king] Король
    }
    .typed = { card-name.typed }, { card-name }, { rank-name.typed }
    .from = { rank-name.from }
    .to = { rank-name.from }
# The rank as it stands on a card that is drawn: as short as on the cards that people have, in the
# digits that are printed on those.
card-index = { $rank ->
        [ace] Т
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] В
        [queen] Д
       *[king] К
    }
# The suit's first letter, or as many as tell it from the others; drawn beside its sign where the player
# wants that.
card-suit-letter = { $suit ->
        [clubs] Т
        [diamonds] Б
        [hearts] Ч
       *[spades] П
    }
# A suit as the heading of what follows.
suit-name = { $suit ->
        [clubs] Трефы
        [diamonds] Бубны
        [hearts] Черви
       *[spades] Пики
    }
    .typed = { $suit ->
        [clubs] треф/трефы/трефа/трефей/крести/крестей/т/к/tref/kresti
        [diamonds] бубён/бубны/буби/бубей/б/bubi
        [hearts] черви/червей/червы/черв/ч/chervi
       *[spades] пик/пики/п/piki
    }
# A rank without a suit; .to is said after "up to".
# .to follows "до", so it is in the genitive; a figure would be read in the nominative.
rank-name = { $rank ->
        [ace] туз
        [two] двойка
        [three] тройка
        [four] четвёрка
        [five] пятёрка
        [six] шестёрка
        [seven] семёрка
        [eight] восьмёрка
        [nine] девятка
        [ten] десятка
        [jack] валет
        [queen] дама
       *[king] король
    }
    .from = { $rank ->
        [ace] туза
        [two] двойки
        [three] тройки
        [four] четвёрки
        [five] пятёрки
        [six] шестёрки
        [seven] семёрки
        [eight] восьмёрки
        [nine] девятки
        [ten] десятки
        [jack] валета
        [queen] дамы
       *[king] короля
    }
    .to = { rank-name.from }
    .typed = { $rank ->
        [ace] туз/т
        [two] двойка/два/две/2
        [three] тройка/три/3
        [four] четвёрка/четыре/4
        [five] пятёрка/пять/5
        [six] шестёрка/шесть/6
        [seven] семёрка/семь/7
        [eight] восьмёрка/восемь/8
        [nine] девятка/девять/9
        [ten] десятка/десять/10/x/х
        [jack] валет/в
        [queen] дама/д
       *[king] король/к
    }
# Any card of a rank, as in "empty, takes a king".
wanted-rank = { $rank ->
        [ace] туз
        [two] двойка
        [three] тройка
        [four] четвёрка
        [five] пятёрка
        [six] шестёрка
        [seven] семёрка
        [eight] восьмёрка
        [nine] девятка
        [ten] десятка
        [jack] валет
        [queen] дама
       *[king] король
    }
# Any card of a rank and a colour, as in "it goes on: a black 5".
# Only туз, валет and король are masculine.
wanted-rank-colour = { $colour ->
        [red] { $rank ->
            [ace] красный
            [jack] красный
            [king] красный
           *[other] красная
        }
       *[black] { $rank ->
            [ace] чёрный
            [jack] чёрный
            [king] чёрный
           *[other] чёрная
        }
    } { wanted-rank }
# One of two ranks, each as above: "a 6 or an 8".
wanted-either = { $first } или { $second }

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { COUNT($count, "cards") }
# $card lies on $place, the waste, which takes $takes next: a rank, or one of two.
label-takes = { $place }: { $card }, ляжет { $takes }
    .brief = { $place }: { $card }
label-takes-nothing = { $place }: { $card }, ничего не ляжет
# The whole table in one line, for games in which suits do not count: $card lies on the waste, $columns are the
# free cards from column 1 on, $stock cards are left in the stock.
map-waste = Сброс: { $card }. Колонки: { $columns }. В колоде { NUMBER($stock, gender: "feminine") }.
# The same for games of pairs: $card was drawn last where $drawn is 1, $waste lies on the waste.
map-pairs = { $drawn ->
        [0] Ничего не взято
       *[other] Взятая: { $card }
    }, сброс: { $waste }. Колонки: { $columns }. В колоде { NUMBER($stock, gender: "feminine") }.
# The same for games in which suits count: $columns are the last cards of the columns.
map-columns = { $columns }. В колоде { NUMBER($stock, gender: "feminine") }.
# $cards are the free cards of neighbouring columns, from number $first to $last.
map-columns-range = Колонки от { NUMBER($first, case: "genitive") } до { NUMBER($last, case: "genitive") }: { $cards }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = от { $first } до { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = по { $count ->
        [1] одной
        [2] две
       *[other] { $count }
    }: { $ranks }
# What is out of sight where suits do not count.
unseen-ranks = { $ranks }
# $count foundations have cards; $suits says of each suit how far it is.
# "Дома" alone would be read as "at home".
foundations = { $count ->
        [0] В домах пусто
       *[other] В домах: { $suits }
    }
# $suit is a suit, $rank its top card's: ace to king, or none.
foundation-suit = { $suit } { $rank ->
        [none] пусто
        [ace] туз
        [king] полностью
       *[other] до { rank-name.to }
    }
# The same where the foundations begin with another rank than the ace: the rank alone.
foundation-top = { $suit } { $rank ->
        [none] пусто
        [complete] полностью
       *[other] { rank-name }
    }
# A map of the table: $heights are how many cards lie in each column, $others what lies elsewhere, $count
# piles of it.
pile-counts = Карт в колонках: { $heights }{ $count ->
        [0] {""}
       *[other] ; { $others }
    }
pile-count = { $count }
# $count cards in a $pile: "cells" are all of them, "founded" are the cards on foundations, "complete" those in
# runs that have left the table.
pile-counts-other = { $pile ->
        [cells] ячейки
        [reserve] стопка
        [stock] колода
        [waste] сброс
        [complete] убрано
       *[founded] дома
    } { $count }
# A place for any one card. $n is its number; the forms are those of the other places.
place-cell = Ячейка { $n }
    .at = ячейка { $n }
    .to = в ячейку { $n }
    .from = из ячейки { $n }
    .typed = в/из/ { $n } ячейка/ячейку/ячейки, ячейку/ячейки { $n }
    .words = ячейка, я, yacheyka
# A pile whose top card can be played.
place-reserve = Стопка
    .at = стопка
    .to = в стопку
    .from = из стопки
    .words = стопка, stopka
invites-waste = перевёрнутый сброс

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = Сброс перевёрнут, { COUNT($count, "cards") } снова в колоде.
    .brief = Перевёрнут, { $count }.
# A run of $suit (clubs, diamonds, hearts or spades) is complete and goes $place (a place in the form
# .from); $done of $total runs are done.
told-run-complete = { $suit ->
        [clubs] Трефы
        [diamonds] Бубны
        [hearts] Черви
       *[spades] Пики
    } собраны, от короля до туза, { $place }. { NUMBER($done, gender: "feminine") } из { NUMBER($total, case: "genitive") }.
told-can-finish = Остальное разложится само: можно выбрать «доиграть».
# $cards leave the table: a pair, or a king alone.
told-pair = { $cards }.
# $card leaves the table.
told-out = { $card } уходит.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card }: сюда нельзя, здесь { $top }, обе { $colour ->
        [red] красные
       *[black] чёрные
    }. Снизу может лежать только { $wanted }.
refused-suit = { $card }: сюда нельзя, здесь { $top }, масть другая. Снизу может лежать только { $wanted }.
refused-rank = { $card }: сюда нельзя, здесь { $top }. Снизу может лежать только { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card }: сюда нельзя, здесь { $top }. { $kind ->
        [column] Нужна пустая колонка
        [foundation] Нужен пустой дом
       *[other] Нужно пустое место
    }.
# $wanted is what the empty place takes.
refused-base = { $card }: нельзя { $place }. Там пусто, ляжет только { $wanted }.
# $top lies on the waste, which takes $wanted.
refused-following = { $card }: сюда нельзя, здесь { $top }. Ляжет { $wanted }.
# After a king, in some games.
refused-nothing-follows = { $top }: сюда ничего не ляжет.
refused-stock-empty = Брать нечего: колода пуста.
# $card and $top would leave as a pair, which must make 13; $total is what they make, $wanted what goes with $card.
refused-sum = { $card } и { $top }: вместе { NUMBER($total) }. { $card }: в пару годится { $wanted }.
refused-king-alone = Король уходит без пары.
# $card was to leave alone; $wanted is what it goes with.
refused-not-alone = { $card }: в пару годится { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card }: нельзя { $place } вместе с тем, что сверху. Только по одной карте.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card }: не переносится с тем, что сверху. { $upper } и { $lower }: { $flaw ->
        [colour] один цвет
        [suit] разные масти
       *[rank] не по порядку
    }. Сначала уберите: { $upper }.
# A run of $count cards was to move at once; as many cells and columns are free as $room cards need.
refused-room = Мало места: карт { NUMBER($count, gender: "feminine") }, места на { NUMBER($room, gender: "feminine", case: "accusative") }.
    .short = мало места: карт { NUMBER($count, gender: "feminine") }, места на { NUMBER($room, gender: "feminine", case: "accusative") }
refused-occupied = { $card }: нельзя { $place }. Там { $top }, а в ячейку помещается одна карта.
# A card was to go to whichever cell is free.
no-cell-free = Свободных ячеек нет.
# An empty column that takes nothing.
refused-closed = { $card }: нельзя { $place }. Колонка пуста и остаётся пустой.
# Of a column one card moves, or all of them.
refused-part = { $card }: эту карту не перенести. Переносят верхнюю карту колонки или всю колонку.
refused-stays = { $card }: остаётся на месте.
refused-on-foundation = { $card }: и так в доме.
refused-no-move = { $card }: нет хода.
refused-nothing-safe = Нет карт, которые можно убрать в дом без риска.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = Остальное пока не разложится само: { $stock ->
        [yes] сначала откройте все карты и разберите всю колоду.
       *[no] карты ещё лежат на младших.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = В домах { NUMBER($done, gender: "feminine") } из { NUMBER($total, case: "genitive") }
progress-score = Счёт { $score }
# $stock and $waste cards lie there.
progress-reserve = В колоде { NUMBER($stock, gender: "feminine") }, в сбросе { NUMBER($waste, gender: "feminine") }
# $hidden cards lie face down.
progress-hidden = В колонках { COUNT($hidden, "hidden") }
# $left cards lie in the columns, $stock in the stock.
progress-columns = В колонках { COUNT($left, "cards") }, в колоде { NUMBER($stock, gender: "feminine") }
# Under the objective: what is free to move cards through.
progress-room = { $cells ->
        [0] Свободных ячеек нет
       *[other] { COUNT($cells, "free-cells") }
    }, { $columns ->
        [0] пустых колонок нет
       *[other] { COUNT($columns, "empty-columns") }
    }
# How often the waste may still be turned over.
progress-passes = { $left ->
        [0] Сброс больше нельзя перевернуть
        [1] Сброс можно перевернуть ещё один раз
       *[other] Сброс можно перевернуть ещё { COUNT($left, "times") }
    }
progress-runs = Цепочки: { NUMBER($done, gender: "feminine") } из { NUMBER($total, case: "genitive") }
# $suits says how many of each suit.
progress-runs-suits = Цепочки: { NUMBER($done, gender: "feminine") } из { NUMBER($total, case: "genitive") }: { $suits }
# $count runs of $suit.
suit-runs = { $suit } { $count }
hint-safe = { $card } { $place }: больше не понадобится.
hint-plays = { $card } { $place }.
hint-from-waste = { $card } { $place }: откроет следующую в сбросе.
hint-joins = { $card } { $place }: продолжит цепочку.
hint-frees-cell = { $card } { $place }: освободит ячейку.
hint-digs = { $card } { $place }: ниже лежит { $wanted }.
hint-finish = Можно доиграть: остальное разложится само.
hint-recycle = Переверните сброс: там есть карта, которой найдётся место.
# The first of $count cards that can be played one after the other.
hint-row = { $card } { $from }: подряд { COUNT($count, "cards") }.
hint-takes-away = { $card } { $from }.
# $next lay under $card.
hint-uncovers = { $card } { $from }: ниже лежит { $next }.
# In place of a card in a hint: $count cards lie on it and go with it.
hint-cards = { $card } и { COUNT($count, "cards") }
# $cards are one card or two, each with its place; $count others come free.
hint-pair = { $cards }{ $count ->
        [0] .
       *[other] : освободит { COUNT($count, "cards", case: "accusative") }.
    }
hint-pair-card = { $name } { $from }

## What the game does for the player.

act-auto-move = Перенести выбранную карту автоматически
act-auto-move-all = Убрать по домам все безопасные карты
act-finish = Доиграть остальное
command-auto-move = Перенести выбранную карту автоматически
    .words = авто, avto, перенести, perenesti, у
command-auto-move-all = Убрать по домам все безопасные карты
    .words = безопасные, bezopasnye, убрать, ubrat
command-finish = Доиграть остальное
    .words = доиграть, doigrat
