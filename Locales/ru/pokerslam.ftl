# SPDX-License-Identifier: GPL-3.0-or-later

### PokerSlam: poker hands of cards that touch, on a grid of 5 rows and 5 columns. The grid fills up
### again from the stock. $card is a card, $cards a list of cards, $hand the name of a poker hand,
### $score its points.
###
### A hand is "комбинация", the grid "поле". Three of a kind is "сет", because "тройка" is the three.

game-pokerslam = PokerSlam
objective-pokerslam = Собирайте покерные комбинации из карт, которые соприкасаются, хотя бы углами: от двух до пяти. Каждая карта должна идти в счёт. Партия кончается, когда на поле нет комбинаций.
    .brief = Покерные комбинации из соприкасающихся карт, от двух до пяти.
pokerslam-listed = Лёгкий: со списком комбинаций на поле
pokerslam-unlisted = Сложный: комбинации ищете сами
act-play-hand = Сыграть комбинацию
command-play-hand = Сыграть комбинацию
    .words = сыграть, sygrat
command-hands = Комбинации на поле
    .words = комбинации, kombinatsii
command-best = Лучшая комбинация с этой картой
    .words = лучшая, luchshaya
command-neighbours = Карты вокруг этой карты
    .words = вокруг, vokrug, соседи, sosedi, у
command-chosen = Выбранные карты
    .words = выбранные, vybrannye, в
command-falls = Что упадёт
    .words = упадёт, упадет, upadyot, а
command-reference = Все виды комбинаций
    .words = виды, vidy, очки, ochki
# Told in the tutorial.
pokerslam-tutorial-choose = Номер карты: её ряд и колонка.
help-pokerslam = Как играть в PokerSlam
help-pokerslam-text = Карты лежат в пять рядов по пять. Выберите от двух до пяти, которые соприкасаются, хотя бы углами, и сыграйте их как комбинацию покера; каждая карта должна идти в счёт. Стриты идут через туза: король, туз, двойка. Сыгранные карты уходят, верхние падают, новые из колоды заполняют поле.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pokerslam-typing = Номер карты: её ряд и колонка, 23 значит ряд 2, колонка 3. { $input ->
        [keys] Потом Enter или заглавная P разыгрывает комбинацию. Backspace убирает последнюю карту; комбинация из списка это 0 и её номер.
       *[lines] Наберите его, или карту, 7ч, или несколько: 7ч 8ч 9ч. Потом 1 или заглавная P разыгрывает комбинацию. «убрать» убирает последнюю карту.
    } Если снова выбрать выбранную карту или такую, что не касается выбранных, выбор сбросится. t читает поле, { $input ->
        [keys] b
       *[lines] «ряд 2» или «колонка 3»
    } его часть, заглавная A карты вокруг одной, заглавная C выбранные карты, заглавная F что упадёт, n что в колоде. Заглавная M перечисляет комбинации на поле, B лучшую с картой; сложная игра их не выдаёт. Заглавная E перечисляет все виды комбинаций с очками.
# What each hand scores: $hands.
pokerslam-points = Очки: { $hands }.

## Hands. A mini hand has 3 cards, a nearly hand 4. Straights run round the corner: king, ace, 2.

hand-pair = Пара
hand-mini-straight = Мини-стрит
hand-mini-flush = Мини-флеш
hand-mini-straight-flush = Мини-стрит-флеш
hand-mini-royal-flush = Мини-роял-флеш
hand-three-of-a-kind = Тройка
hand-two-pair = Две пары
hand-nearly-straight = Почти стрит
hand-nearly-flush = Почти флеш
hand-nearly-straight-flush = Почти стрит-флеш
hand-nearly-royal-flush = Почти роял-флеш
hand-four-of-a-kind = Каре
hand-straight = Стрит
hand-flush = Флеш
hand-full-house = Фулл-хаус
hand-straight-flush = Стрит-флеш
hand-royal-flush = Роял-флеш
# A line of the list of all hands; $cards is an example.
hand-reference = { $hand }, { $score }: { $cards }
# What the chosen cards are.
pokerslam-hand = { $hand }, { $score }
# A line of the list of the hands on the grid.
pokerslam-entry = { $hand }, { $score }: { $cards }
# After the best hand of each kind: $count hands are on the grid.
pokerslam-hands = { COUNT($count, "hands") }, заглавная M читает все.
# An entry of a list: $count hands of the kind $hand, each of which scores $score.
pokerslam-hand-group = { $hand }, { $score }: { COUNT($count, "hands") }
# In the harder game the hands on the grid are not listed.
pokerslam-untold = В сложной игре комбинации ищете сами.
ask-best-1 = Какая карта? Её номер или название, 0 назад.
ask-neighbours-1 = Какая карта? Её номер или название, 0 назад.
# $card is part of no hand.
pokerslam-best-none = { $card }: сейчас ни в одной комбинации
# What lies around $card: $neighbours, each as below.
pokerslam-around = { $card }: { $neighbours }
pokerslam-neighbour = { $direction } { $card }

## How chosen cards touch. $chain is what was said so far, beginning with a card; $direction is one of
## the eight below; .at says where a card lies beside another.

direction-up = вверх
    .at = сверху
direction-down = вниз
    .at = снизу
direction-left = влево
    .at = слева
direction-right = вправо
    .at = справа
direction-up-left = вверх влево
    .at = сверху слева
direction-up-right = вверх вправо
    .at = сверху справа
direction-down-left = вниз влево
    .at = снизу слева
direction-down-right = вниз вправо
    .at = снизу справа
pokerslam-chain = { $chain }, { $direction } { $card }
# $card does not touch the card said last, but $from, which was said before.
pokerslam-chain-from = { $chain }; { $from }, { $direction } { $card }

## What playing a hand does.

pokerslam-played = { $hand }, { COUNT($score, "points") }.
    .brief = { $hand }, { $score }.
# What happened in a column. $place is the column; $new cards came from the stock: $cards, from row
# $row downwards; 1 is the top row. $count cards fell before; $falls lists where to,
# $fallen names them from the top.
pokerslam-column = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $row ->
            [1] { $place }, новые: { $cards }
           *[other] { $place }, новые с ряда { $row }: { $cards }
        }{ $count ->
            [0] {""}
            [1] ; падает: { $fallen }
           *[other] ; упали: { $fallen }
        }.
    }
    .brief = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $place }: { $cards }.
    }
    .full = { $new ->
        [0] { $place }: { $falls }.
       *[other] { $count ->
            [0] { $place }, новые с ряда { $row }: { $cards }.
           *[other] { $place }: { $falls }; новые с ряда { $row }: { $cards }.
        }
    }
# A card that falls to a row of its column.
pokerslam-landing = { $card } в ряд { $row }
# Before a hand is played: what would fall in the column $place. $falls lists where to.
pokerslam-falls = { $place }: { $falls }.
pokerslam-nothing-falls = Ничего не падает.
# How many cards would come from the stock.
pokerslam-drawn = { $count ->
        [0] Новых карт нет.
       *[other] { COUNT($count, "new-cards") }.
    }
pokerslam-cleared = Сыграны все карты!
# $count cards are left in the stock.
pokerslam-left = { $count ->
        [0] Колода пуста.
       *[other] В колоде { NUMBER($count, gender: "feminine") }.
    }
    .brief = В колоде { NUMBER($count, gender: "feminine") }.

## Progress, and what the stock still holds.

# $score points have been made, $deck cards are left in the stock.
pokerslam-progress = { COUNT($score, "points") }, в колоде { NUMBER($deck, gender: "feminine") }
# The end of a round: $score points, $left cards not played. $record is "new" where these are the most points
# ever, "old" where $best are, and "none" in the first round.
over-pokerslam = Комбинаций больше нет. { COUNT($score, "points") }, { $left ->
        [one] осталась
       *[other] осталось
    } { COUNT($left, "cards") }{ $record ->
        [new] , новый рекорд
        [old] , рекорд { $best }
       *[none] { "" }
    }.
# $count cards of a rank.
pokerslam-deck-rank = { $rank ->
        [ace] Тузы
        [two] Двойки
        [three] Тройки
        [four] Четвёрки
        [five] Пятёрки
        [six] Шестёрки
        [seven] Семёрки
        [eight] Восьмёрки
        [nine] Девятки
        [ten] Десятки
        [jack] Валеты
        [queen] Дамы
       *[king] Короли
    }: { $rank ->
        [ace] { $count }
        [jack] { $count }
        [king] { $count }
       *[other] { NUMBER($count, gender: "feminine") }
    }
# $count cards of a suit.
pokerslam-deck-suit = { $suit ->
        [clubs] Трефы
        [diamonds] Бубны
        [hearts] Черви
       *[spades] Пики
    }: { $count }
# What the stock holds by rank, or by suit: $counts as above.
pokerslam-deck = { $counts }

## Refusals.

pokerslam-refused-place = Карты остаются на своих клетках. Выберите от двух до пяти соприкасающихся и сыграйте комбинацию.
pokerslam-refused-not-there = Выбирать можно только карты на поле.
pokerslam-refused-played = { $card }: эта карта сыграна.
pokerslam-refused-in-stock = { $card }: эта карта ещё в колоде.
pokerslam-refused-chosen = { $card }: эта карта и так выбрана.
pokerslam-refused-five = В комбинации не больше пяти карт.
pokerslam-refused-apart = { $card }: не касается выбранных карт.
pokerslam-refused-one = { $card }: одна карта не комбинация. Выберите ту, что её касается.
# $count cards were chosen.
pokerslam-refused-no-hand = Не комбинация: эти карты не сочетаются, выбрано { $count }.
# The $count cards in $cards do not count; the other chosen cards are $hand.
pokerslam-refused-kickers = Не комбинация, { $count ->
        [1] не идёт в счёт
       *[other] не идут в счёт
    }: { $cards }. Остальное: { $hand }.

## Hints.

# The best hand: $chain says its cards and how they touch, $place where the first lies.
pokerslam-hint = { $hand }, { $score }. { $place }: { $chain }.
# The hint of the harder game.
pokerslam-hint-row = В лучшей комбинации есть карта, ряд { $row }.
# The same, to a player who asks again.
pokerslam-hint-kind = Лучшая комбинация: { $hand }, { $score }.
