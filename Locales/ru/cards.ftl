# SPDX-License-Identifier: GPL-3.0-or-later

### Playing cards, and what every patience played with them says.
### $card, $top, $lower and $upper are cards. $place is a place in the form .to.
###
### A suit is "масть". Cards stay in the nominative: "подойдёт" and "ляжет" are followed by one.

## Cards. $rank is ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen or king;
## $suit is clubs, diamonds, hearts or spades; $colour is red or black.

# .braille has two cells, rank and suit, with B to I for 2 to 9, as braille playing cards have them.
# .typed are the signs that a player may type instead of the name, with commas between them: the rank,
# A 2 to 9 X J Q K, and the first letter of the suit in your language.
# Suits are typed Т (трефы) or К (крести), Б, Ч, П; ranks Т (туз), В, Д, К. X stands for 10 in every
# script; who types 10 is understood too. The third way to type is what players say: "туз крести".
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
    .typed = { $rank ->
        [ace] Т
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] X
        [jack] В
        [queen] Д
       *[king] К
    }{ $suit ->
        [clubs] Т
        [diamonds] Б
        [hearts] Ч
       *[spades] П
    }, { $rank ->
        [ace] Т
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] X
        [jack] В
        [queen] Д
       *[king] К
    }{ $suit ->
        [clubs] К
        [diamonds] Б
        [hearts] Ч
       *[spades] П
    }, { $rank ->
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
        [clubs] крести
        [diamonds] буби
        [hearts] черви
       *[spades] пики
    }
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
    .typed = { card-name.typed }, { card-name }
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
# A rank without a suit; .to is said after "up to".
# .to follows "до", so it is in the genitive; a figure would be read in the nominative.
rank-name = { $rank ->
        [ace] туз
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] валет
        [queen] дама
       *[king] король
    }
    .to = { $rank ->
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
    } { $rank ->
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

## Labels.

# A foundation: $card is its top card; $count cards lie there.
label-built = { $place }: { $card }
    .full = { $place }: { $card }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[other] { $count } карт
    }
# What is out of sight of one suit: $ranks is a list of ranks and ranges of ranks.
suit-ranks = { $suit }: { $ranks }
# Neighbouring ranks; $last has the form .to.
ranks-range = { $first } до { $last }
# Ranks of which $count cards each are out of sight, where there is more than one pack.
ranks-times = по { $count }: { $ranks }
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
        [king] все
       *[other] до { rank-name.to }
    }
invites-waste = перевёрнутый сброс

## What a move did.

# The waste is the stock again, its $count cards in the same order.
told-recycled = { $count ->
        [one] Сброс перевёрнут, { $count } карта снова в колоде.
        [few] Сброс перевёрнут, { $count } карты снова в колоде.
       *[other] Сброс перевёрнут, { $count } карт снова в колоде.
    }
    .brief = Перевёрнут, { $count }.
told-can-finish = Остальное разложится само: можно доиграть.

## Refusals. What was tried, why not, what helps.
## $wanted is what $card goes on: a card, or a card of a rank as above.
## $kind is the place's kind: "column", "foundation" or a kind of another game.

# $colour is the colour of both, "red" or "black".
refused-colour = { $card } и { $top }: обе { $colour ->
        [red] красные
       *[black] чёрные
    }. Первой подойдёт { $wanted }.
refused-suit = { $card } и { $top }: разные масти. Первой подойдёт { $wanted }.
refused-rank = { $card } и { $top }: не подходят. Первой подойдёт { $wanted }.
# A king in a column, or an ace on a foundation: it goes on no card.
refused-needs-empty = { $card } и { $top }: не подходят. Первой { $kind ->
        [column] нужна пустая колонка
        [foundation] нужен пустой дом
       *[other] нужно пустое место
    }.
# $wanted is what the empty place takes.
refused-base = { $card }: нельзя { $place }. Там пусто, ляжет { $wanted }.
# $count cards were to travel, $card the deepest.
refused-one-at-a-time = { $card }: нельзя { $place } вместе с тем, что сверху. Только по одной карте.
# $count cards from $card up were to travel, but $upper does not follow $lower, on which it lies.
# $flaw says why: "rank", "colour" (the same, where it must change) or "suit".
refused-run = { $card }: не переносится с тем, что сверху. { $upper } и { $lower }: { $flaw ->
        [colour] один цвет
        [suit] разные масти
       *[rank] не по порядку
    }. Сначала уберите: { $upper }.
refused-stays = { $card }: остаётся на месте.
refused-on-foundation = { $card }: и так в доме.
refused-no-move = { $card }: нет хода.
refused-nothing-safe = Нет карт, которые можно убрать в дом без риска.
# $stock is "yes" in games with a stock and a waste, otherwise "no".
refused-finish = Остальное пока не разложится само: { $stock ->
        [yes] сначала откройте все карты и освободите колоду и сброс.
       *[no] в колонках карты лежат на младших.
    }

## Progress and hints. $from is where $card lies, in the form .from.

# $done of $total cards lie on the foundations.
progress-foundations = В домах { $done } из { $total }
progress-score = Счёт { $score }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
progress-reserve = Колода { $stock }, сброс { $waste }, закрытых в колонках { $hidden }
hint-safe = { $card } { $place }: больше не понадобится.
hint-plays = { $card } { $place }.
hint-from-waste = { $card } { $place }: откроет следующую в сбросе.
hint-joins = { $card } { $place }: продолжит цепочку.
hint-recycle = Переверните сброс: там есть карта, которой найдётся место.

## What the game does for the player.

act-auto-move = Перенести выбранную карту автоматически
act-auto-move-all = Убрать по домам всё безопасное
act-finish = Доиграть остальное
command-auto-move = Перенести выбранную карту автоматически
    .words = авто, avto, перенести, perenesti, у
command-auto-move-all = Убрать по домам всё безопасное
    .words = безопасные, bezopasnye, убрать, ubrat
command-finish = Доиграть остальное
    .words = доиграть, doigrat
