# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says.
###
### Figures before feminine nouns ("1 минута", "2 секунды") and after "из" and "от 1 до" are given to the
### voice by language-pronunciation, which writes them as words in the right gender and case.

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = Aloud { $version }, игры на слух. { $input ->
        [keys] Вопросительный знак: помощь.
       *[lines] Помощь: наберите «помощь».
    }
    .brief = Aloud { $version }. { $input ->
        [keys] Вопросительный знак: помощь.
       *[lines] Помощь: наберите «помощь».
    }

# After the list of places that offer something.
choose-place = Выберите номер, 0 открывает меню
    .brief = Номер или 0

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

menu-entry = { $n }. { $title }
menu-choose-or-back = { $count ->
        [1] Выберите 1, 0 назад
       *[other] Выберите от { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }, 0 назад
    }
    .brief = { $count ->
        [1] 1 или 0
       *[other] От { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }
    }
menu-choose = { $count ->
        [1] Выберите 1
       *[other] Выберите от { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }
    }
    .brief = От { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }
menu-choose-or-keep = Выберите от { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }, 0 без изменений
# In the settings menu that ends the program.
menu-choose-or-leave = Выберите от { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }, 0 выход
    .brief = От { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = Enter читает всё
menu-back-only = 0 назад
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }, Enter
menu-no-such-entry = { $count ->
        [0] Такого номера нет. 0 назад.
        [1] Такого номера нет. Выберите 1.
       *[other] Такого номера нет. Выберите от { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }.
    }
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = Нет пункта на { $letter }.
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] В этом меню это ничего не делает. { $count ->
            [1] Выберите 1.
           *[other] Выберите от { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") }.
        } Помощь: { $key }.
       *[lines] Не понимаю. { $count ->
            [1] Выберите 1 или наберите «помощь».
           *[other] Выберите от { NUMBER(1, case: "genitive") } до { NUMBER($count, case: "genitive") } или наберите «помощь».
        }
    }
menu-nowhere-back = Это главное меню. Выход: q.
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = Это главное меню. Выход: последний пункт.
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = Не понимаю: { $text }. { $input ->
        [page] Нажмите Enter в пустом поле ввода, чтобы услышать, что можно выбрать, или наберите «помощь».
       *[lines] Нажмите Enter, чтобы услышать, что можно выбрать, или наберите «помощь».
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = Не понимаю: { $text }. { $count ->
        [1] Имелось в виду: { $names }?
       *[other] Похоже на это: { $names }.
    }
# After a no to it.
offer-declined = Тогда наберите ещё раз.
# A key without a meaning.
# The letters of the commands are Latin, and players forget to switch their keyboard over.
key-unknown = Клавиша { $key } здесь не действует. Вопросительный знак: помощь.
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button }: здесь не действует.
# The same for a button that has one in a game.
menu-no-command = В этом меню это не действует.

# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = В игре { $game } нет такого места: { $place }.

main-menu = Главное меню
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = Продолжить, { $difficulty }. { $progress }, { COUNT($moves, "moves") }
    .brief = Продолжить, { $difficulty }. { $progress }
# $game is the name of a game.
menu-play = Играть: { $game }
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = Уроки
menu-tutorial = Урок: { $game }
menu-statistics = Статистика
menu-settings = Настройки
menu-help = Помощь
menu-leave = Выход
goodbye = До свидания.

# $game is the name of a game.
choose-difficulty = { $game }: какой уровень?
# The titles are masculine: they stand for "уровень".
difficulty-relaxed = спокойный уровень
    .title = Спокойный
difficulty-easy = лёгкий уровень
    .title = Лёгкий
difficulty-medium = средний уровень
    .title = Средний
difficulty-hard = сложный уровень
    .title = Сложный
difficulty-expert = экспертный уровень
    .title = Экспертный
difficulty-relaxed-choice = Спокойный: 5 групп, в колонках от одной до четырёх карт
difficulty-easy-choice = Лёгкий: 6 групп, в колонках по 4 карты
difficulty-medium-choice = Средний: 8 групп, в колонках по 5 карт
difficulty-hard-choice = Сложный: 8 групп, в колонках по 6 карт
difficulty-expert-choice = Экспертный: 10 групп, в колонках по 7 карт
menu-daily = Расклад дня, один для всех
menu-by-number = Расклад по номеру
# A deck that somebody has put together, by its name.
deck-title = Играть набором { $title }
# The deck that comes with the game.
deck-deck_2026_01 = Случайная партия
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] Какой расклад, { $difficulty }? Наберите его номер, дату, например 2026-11-21, или 0, чтобы вернуться.
       *[no] Какой расклад, { $difficulty }? Наберите его номер, дату, например 2026-11-21 (тогда { $daily }), или 0, чтобы вернуться.
    }

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }, { $difficulty }{ $deal ->
        [day] , расклад дня, { $day }
       *[number] , расклад { $number }
    }.
    .brief = { $game }, { $difficulty }.
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }, { $difficulty }, свой расклад.
    .brief = { $game }, { $difficulty }.
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }, { $difficulty }: { $title }.
    .brief = { $title }.
# After the line that names the game and its deal.
game-resumed = Продолжение.
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = Этот расклад сыгран{ $counts ->
        [score] , { COUNT($score, "points") }
       *[nothing] { "" }
    }.
game-back = Снова в игре.
    .brief = Игра.
game-saved = Игра сохранена.
game-not-saved = Эта игра не сохранена: Aloud открыт в другом окне.
nothing-to-resume = Сохранённой игры нет.
hint-lines = Enter читает, что можно выбрать; потом наберите номер.
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = { $setting }, в настройках: карта с одним разумным местом сразу идёт туда.
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting }: не в этой игре, здесь место ищете вы сами.
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = Выберите карту, потом место для неё: кнопкой или номером в поле ввода.
# The same where a card that is chosen goes at once.
hint-direct-page = Выберите карту, и она уйдёт: кнопкой или номером в поле ввода.
hint-gathering-page = Выберите карты кнопками или наберите ряд и колонку в поле ввода, например 23. Потом нажмите кнопку { $key }.
hint-keys = Номер выбирает карту, потом место для неё. По столу перемещайтесь стрелками. Escape открывает меню.
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = Клавиши от { NUMBER(1, case: "genitive") } до { NUMBER($last, case: "genitive") }: первая берёт карту, вторая говорит, куда её положить. Tab перебирает ходы. Вопросительный знак: помощь.
# The same where a card that is chosen goes at once.
hint-direct-keys = Клавиши от { NUMBER(1, case: "genitive") } до { NUMBER($last, case: "genitive") } ходят картой своей колонки. Tab перебирает карты, которые подходят. Вопросительный знак: помощь.
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = Клавиши от { NUMBER(1, case: "genitive") } до { NUMBER($last, case: "genitive") }: две убирают пару, одна убирает короля. Tab перебирает ходы. Вопросительный знак: помощь.
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = Две цифры, ряд и колонка, выбирают карту. Tab перебирает ходы, Enter делает ход. Вопросительный знак: помощь.
# The same to a player who knows the keys of an older version.
hint-keys-changed = Часть клавиш новая. w: сброс, f: дом, e: свободная ячейка, i: где вы, F2: новый расклад. Вторая клавиша сразу делает ход. Вопросительный знак: помощь.
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = Наберите ответ, потом Enter.
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = Это считается ошибкой.
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] Карта остаётся выбранной: укажите другое место или нажмите кнопку { $key }.
       *[lines] Карта остаётся выбранной: укажите другое место или введите { $key }, чтобы вернуть её.
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = Две цифры выбирают деталь, например 03; ещё две, ряд и колонка, её клетку. По деталям перемещайтесь стрелками; стрелка вниз ведёт на поле, вверх обратно. { $menu } открывает меню.
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = По столу перемещайтесь крестовиной, бамперы ведут к тому, что можно выбрать. Кнопка A выбирает, кнопка B кладёт обратно или открывает меню.
hint-pad-menu = Вверх и вниз по списку, кнопка A выбирает, кнопка B назад.
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = Вверх и вниз меняют ответ, кнопка A принимает. Для числа влево и вправо меняют шаг.
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] Вверх и вниз меняют число, кнопка B назад.
        [keys] Плюс и минус или стрелки вверх и вниз меняют число на шаг. Enter принимает набранное; если ничего не набрано, возвращает назад.
        [page] Плюс и минус меняют число на шаг.
       *[lines] Плюс и минус меняют число на шаг. Пустая строка: назад.
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = Шаг { $stride }.
# After a question that wants a name, which a gamepad cannot give.
dial-none = Здесь нужна клавиатура. Кнопка B назад.
# A gamepad was plugged in, or out.
pad-connected = Геймпад подключён.
pad-disconnected = Геймпад отключён.

## Choosing a card, then its target. $load is what will travel.

picked = Выбрано: { $load }.
# The same in key mode, where targets are listed on request: there are $count.
picked-targets = { $load }, { COUNT($count, "choices") }.
    .brief = { $load }.
# After it, where there is one: what lies there, $target.
only-target = { $target }.
    .brief = {""}
# The same where there are two or three: their names, $places.
few-targets = { $places }.
    .brief = {""}
# A key was pressed that names no place; $last are the keys of the last one.
keys-no-such-place = Такого места нет. Последнее: { $last }.
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = Выберите дом: от { NUMBER($first, case: "genitive") } до { NUMBER($last, case: "genitive") }.
picked-nowhere = { $load }: сейчас некуда.
# A run without its deepest card: $load is what travels then.
pick-fewer = Взять меньше: { $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = Ещё раз кнопка A возьмёт меньше: { $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] Выберите номер или нажмите кнопку { $key }
       *[lines] Выберите номер или 0, чтобы вернуть карту
    }
    .brief = Номер или { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] Выберите клетку или нажмите кнопку { $key }. Свободные клетки: { $squares }
       *[lines] Выберите клетку или { $key }, чтобы вернуть деталь. Свободные клетки: { $squares }
    }
    .brief = Клетка? { $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = Клетка?
# $input is as for not-understood.
no-such-place = Такого номера здесь нет. { $input ->
        [page] Нажмите Enter в пустом поле ввода, чтобы услышать, что можно выбрать.
       *[lines] Нажмите Enter, чтобы услышать, что можно выбрать.
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = { $kind ->
        [tray] { $card } обратно.
       *[other] { $card } обратно { $place }.
    }
nothing-picked = Ничего не выбрано.
## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = Выбрано: { $cards }.
# So many more cards can be chosen now: $count.
gathered-eligible = {""}
    .full = { $count ->
        [0] Больше выбрать нельзя.
       *[other] Можно выбрать ещё { COUNT($count, "cards", case: "accusative") }.
    }
# All that is chosen now: $cards as above.
gathered-now = Выбрано: { $cards }.
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = { $card }: убрано.
choice-cleared = Выбор сброшен.
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card }: { $worth }
choose-square = Карта: ряд и колонка, например 23
    .brief = Ряд и колонка
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = Карта: ряд и колонка, или { $count ->
        [1] { $first }
       *[other] от { NUMBER($first, case: "genitive") } до { NUMBER($last, case: "genitive") }
    }
choose-next = Выберите номер, 0 сбрасывает выбор
    .brief = Номер или 0
# A number was typed that is no row and column; both go up to $most.
gather-no-such = Ряды и колонки от { NUMBER(1, case: "genitive") } до { NUMBER($most, case: "genitive") }.
hint-gathering-lines = Enter читает, что можно выбрать. Наберите ряд и колонку карты, например 23, или её название; можно несколько в одной строке. Потом 1, чтобы сыграть комбинацию. 0 открывает меню.
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = Две цифры, ряд и колонка, выбирают карту; Enter выбирает ту, на которой стоите. Потом { $key }, чтобы сыграть комбинацию. { $menu } открывает меню.
hint-gathering-pad = По полю перемещайтесь крестовиной, кнопка A выбирает карту. Потом правый триггер разыгрывает комбинацию. Кнопка B сбрасывает выбор или открывает меню.
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text } может значить: { $names }.
# $card is a card of the game that lies face down or is out of play.
typed-unseen = { $card }: этой карты не видно.

## Edges of the table.

edge-left = Первое место.
    .grid = Левый край.
    .tray = Первая деталь.
edge-right = Последнее место.
    .grid = Правый край.
    .tray = Последняя деталь.
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = Первая карта.
    .grid = Верхний край.
    .tray = Выше ничего нет.
edge-down = Последняя карта.
    .grid = Нижний край.
    .tray = Ниже ничего нет.
edge-first = Первое место.
    .grid = Левый край.
    .tray = Первая деталь.
edge-last = Последнее место.
    .grid = Правый край.
    .tray = Последняя деталь.
# There is nothing else to choose on this side.
edge-previous-choice = Раньше вариантов нет.
edge-next-choice = Дальше вариантов нет.
menu-entry-first = Начало списка: { $n }. { $title }
menu-entry-last = Конец списка: { $n }. { $title }

## Questions of the player.

game-menu = Игровое меню
game-menu-reading = Чтение стола
game-menu-round = Эта игра
game-menu-messages = Сообщения и речь
choose-place-to-read = Какое место?
find-question = Какую карту найти? Наберите название или его часть, или 0, чтобы вернуться.
    .piece = Какую деталь найти? Наберите название или его часть, или 0, чтобы вернуться.
# $text is what was looked for.
find-nothing = Открытой карты с таким названием нет: { $text }.
    .piece = Детали с таким названием нет: { $text }.
# $moves were made.
progress-moves = { COUNT($moves, "moves") }
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { COUNT($moves, "moves") }, { $mistakes ->
        [0] без ошибок
       *[other] { COUNT($mistakes, "mistakes") }
    }
# $time is how long the game has been played.
time-played = Время игры: { $time }.
nothing-to-spell = Читать по буквам нечего.
history-empty = Сообщений ещё не было.
history-oldest = Самое старое сообщение.
history-newest = Самое новое сообщение.

## Questions before something is lost.

confirm-yes = Да
    .words = да, д, da
confirm-no = Нет
    .words = нет, н, net
confirm-restart = Начать этот расклад сначала?
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = Бросить эту игру и начать новую? { $stakes ->
        [score] Её очки засчитаются: { $score }.
        [nothing] { "" }
       *[loss] Засчитается проигрыш.
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = { $game }, { $difficulty }: бросить сохранённую игру? { $stakes ->
        [score] Её очки засчитаются: { $score }.
        [nothing] { "" }
       *[loss] Засчитается проигрыш.
    }
restart-unneeded = Этот расклад только начат.

## A round is won. $time it took.

# $game is the name of a game.
won = Победа! { $game }.
# A game that nothing more can be played in: $game is its name.
over = Игра окончена: { $game }.
won-time = Время: { $time }.
# $moves were made.
won-moves = Ходов: { $moves }.
# $mistakes were wrong answers.
won-mistakes = Ошибок: { $mistakes }.
play-again = Сыграть ещё расклад
play-other-difficulty = Другой уровень или расклад
# Says one line that can be copied for others to read.
say-share = Прочитать результат, чтобы поделиться
to-main-menu = Главное меню

## Statistics.

statistics = Статистика
statistics-none = Ещё ни одна игра не закончена
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }, { $deals ->
        [winnable] выигрышные расклады
       *[any] любые расклады
    }
# Said once, before the statistics.
hint-deal-kinds = Расклады, заведомо выигрышные, считаются отдельно от всех остальных.
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }, { $difficulty }: выиграно { NUMBER($won, gender: "feminine") } из { NUMBER($played, case: "genitive") }
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }, { $difficulty }: сыграно { $played }, рекорд { $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = Побед подряд: { $streak }, самое большее { $best }
# $time is a duration.
statistics-best-time = Лучшее время: { $time }
# $time is a duration.
statistics-average-time = Среднее время: { $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = Меньше всего ходов: { $moves }
# $score is a number of points.
statistics-best-score = Лучший счёт: { $score }
# Of games played for points.
statistics-average-score = Средний счёт: { $score }
# $count times the whole table was cleared.
statistics-cleared = Все карты сыграны { COUNT($count, "times") }
# $lost were lost, $abandoned of them by being given up.
statistics-lost = Проиграно: { $lost }{ $abandoned ->
        [0] { "" }
       *[other] , из них брошено { $abandoned }
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = выиграно
statistics-lost-mark = проиграно
# How long a game took. $minutes are whole, $seconds are left over.
duration = { $minutes ->
        [0] { COUNT($seconds, "seconds") }
       *[other] { COUNT($minutes, "minutes") }{ $seconds ->
            [0] { "" }
           *[other] { " " }{ COUNT($seconds, "seconds") }
        }
    }

## A game in one line, for others to read.

# $game and $difficulty are names. $deal is "number", "day" or "unknown"; $number is the deal's number,
# $day the day of a deal of the day. $ending is "won" or "lost". $moves were made in $time, a duration.
# $counts is "score", "mistakes" or "nothing": what else is counted, $score points or $mistakes.
# $about is "picture" where it was about one, $picture by its name; else "nothing".
share = Aloud: { $game }{ $about ->
        [picture] : { $picture }
       *[nothing] { "" }
    }, { $difficulty }{ $deal ->
        [day] , расклад дня, { $day }
        [number] , расклад { $number }
       *[unknown] { "" }
    }: { $ending ->
        [won] победа
       *[lost] проигрыш
    }, { COUNT($moves, "moves") }, { $time }{ $counts ->
        [score] , счёт { $score }
        [mistakes] , { $mistakes ->
            [0] без ошибок
           *[other] { COUNT($mistakes, "mistakes") }
        }
       *[nothing] { "" }
    }.
# The same for a game that is played for points.
share-points = Aloud: { $game }, { $difficulty }{ $deal ->
        [day] , расклад дня, { $day }
        [number] , расклад { $number }
       *[unknown] { "" }
    }: { COUNT($score, "points") }, { COUNT($moves, "moves") }, { $time }.
share-nothing = Ещё ни одна игра не закончена, делиться нечем.
# $name is no game; $known are those there are.
game-unknown = Нет такой игры: { $name }. Есть: { $known }.

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = Добро пожаловать в Aloud. Какой язык? { $input ->
        [page] { "" }
        [keys] Нажмите номер.
       *[lines] Наберите номер, потом Enter.
    }
first-language-other = Другой язык
first-voice = Игра должна говорить сама?
first-voice-own = Да
first-voice-reader = Нет, читает моя программа экранного доступа или брайлевский дисплей
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = Да, через Speech Dispatcher
# On a page in a browser.
first-page-voice = Кто будет вам читать?
first-page-reader = Программа экранного доступа или никто
first-page-browser = Голос браузера
first-page-espeak = Собственный голос игры
first-input = Как вам удобнее вводить?
first-input-lines = Строки: номер или слово, потом Enter
first-input-keys = Клавиши: каждая действует сразу
first-done = Спасибо.
language-name-en = English
language-name-es = Español
language-name-de = Deutsch
language-name-pl = Polski
language-name-fr = Français
language-name-it = Italiano
language-name-pt-BR = Português do Brasil
language-name-nl = Nederlands
language-name-sv = Svenska
language-name-tr = Türkçe
language-name-ru = Русский
language-name-ar = العربية
language-name-hi = हिन्दी
language-name-ja = 日本語
    .speech = にほんご
language-name-zh-Hans = 简体中文
