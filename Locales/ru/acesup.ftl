# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = Четыре туза
objective-acesup = Уберите все карты, кроме тузов. Если две колонки кончаются картами одной масти, младшая уходит; туз старше всех.
    .brief = Остаются только тузы: из карт одной масти уходит младшая.
choice-acesup = Четыре колонки, по четыре карты за раз
act-deal-row = Сдать четыре карты
    .short = сдать
command-deal-row = Сдать четыре карты
    .words = сдать, sdat

## Help.

# Told in the tutorial.
acesup-tutorial-deal = Когда убрать нечего, сдают ещё четыре карты.
help-acesup = Как играть в Четыре туза
help-acesup-text = Если две из четырёх колонок кончаются картами одной масти, младшая уходит; туз старше всех. На пустую колонку ложится последняя карта другой. Когда убрать нечего, сдают ещё четыре, по одной на колонку. Победа, когда останутся только четыре туза.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = Номер колонки убирает её последнюю карту со стола или, если убрать её нельзя, кладёт на пустую колонку. Клавиша d сдаёт четыре карты. Клавиша a называет последнюю карту каждой колонки, b и номер — всю колонку.

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = Убрано карт: { NUMBER($done, gender: "feminine") } из { NUMBER(48, case: "genitive") }, { $stock ->
        [0] колода пуста
       *[other] в колоде { NUMBER($stock, gender: "feminine") }
    }
acesup-refused-ace = { $card } остаётся: туз старше всех.
acesup-refused-highest = { $card } остаётся: ни одна колонка не кончается более старшей картой этой масти.
acesup-refused-deal = Рано сдавать: может уйти { $card }.
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card } уходит { $from }: { $higher } старше.
acesup-hint-fills = { $card } { $from } { $place }: займёт пустую колонку.
acesup-hint-deal = Сдайте четыре карты.
