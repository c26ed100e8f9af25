# SPDX-License-Identifier: GPL-3.0-or-later

### What is played with others of a server for many, each at their own time.

## The menu.

# An entry of the main menu, and the heading of its own menu: what is played with others, each at their own
# time.
together = Вместе
# An entry, and the heading of the list of games: what came of the deals of the day.
together-boards = Итоги дня
# An entry, and the heading of the list of games: a new deal is made for a friend.
together-invite = Пригласить сыграть новый расклад
# An entry, and the heading of the list: the deals that the player has invited a friend to, or was invited
# to.
together-links = Ваши приглашения
links-none = Приглашений нет.
# An entry: what somebody has told the player is typed.
together-code = Ввести код
together-code-question = Код из двенадцати цифр?

## What came of the deal of the day.

board = Итоги дня
# $game is a game. $played players have played its deal of the day, $won of them have won.
board-told = { $game }, расклад дня. Сыграли: { $played }, выиграли: { $won }.
# The same for a game that is played for points.
board-told-points = { $game }, расклад дня. Сыграли: { $played }.
# $game is a game.
board-none = { $game }, расклад дня: его ещё никто не сыграл.
board-not-played = Вы его ещё не сыграли.
# $place is the player’s place among those who have won.
board-place = Ваше место: { $place }.
# $best is the smallest number of moves of those who have won, $middle the one in the middle.
board-moves = Ходов: меньше всего { $best }, в середине таблицы { $middle }.
# The same of the time; both are durations.
board-time = Время: лучшее { $best }, в середине таблицы { $middle }.
# The same of the points, the most first.
board-points = Очков: больше всего { $best }, в середине таблицы { $middle }.
# $count players have won without a hint.
board-no-hint = Выиграли без подсказок: { $count }.

## A friend’s link.

# How somebody’s round ended, after a colon and without a full stop. $ending is "won", "lost", "abandoned"
# (given up) or "over" (played for points). It took $moves moves. $counted is "yes" where $hints, the hints
# that were had, are known. $counts is "score" where there are $score points.
deal-result = { $ending ->
        [won] победа
        [over] партия окончена
        [abandoned] партия брошена
       *[lost] без победы
    }, { COUNT($moves, "moves") }{ $counted ->
        [yes] { $hints ->
            [0] , без подсказок
           *[other] , подсказок: { $hints }
        }
       *[no] { "" }
    }{ $counts ->
        [score] , счёт: { $score }
       *[nothing] { "" }
    }
# $game is a game, $difficulty how hard it is.
link-title = { $game }, { $difficulty }
# $code is the digits of a code, with commas between.
link-code = Код приглашения: { $code }. Он действует 30 дней.
# $address is the address of a page.
link-address = Или этот адрес: { $address }
# Told to who has opened a friend’s link.
link-invitation = Вас приглашают сыграть этот расклад. Время не считается, только ходы.
link-none = Приглашение ещё никто не открыл.
# $result is deal-result of the player who hears it.
link-you = Вы: { $result }.
# The same of the one friend who has played it.
link-friend = Соперник: { $result }.
# The same of one of several, the $n th to come.
link-friend-number = Соперник { $n }: { $result }.
# Told as long as the player has not played it, whom the result would help.
link-friends-done = Соперник закончил. Вы услышите итог, когда закончите сами.
# $count others have opened it and not played it to its end.
link-friends-open = Ещё играют: { $count }.
# Told as soon as a friend is done with the same deal. $game is a game, $difficulty how hard it is.
link-news = Соперник закончил тот же расклад: { $game }, { $difficulty }.
# After it, where the player has still to play it.
link-you-open = Вы ещё не закончили.
# An entry of the game’s menu, and after a round.
link-make = Пригласить сыграть этот расклад
link-play = Сыграть этот расклад
link-delete = Удалить это приглашение
# $own is "yes" for a link that the player has made, "no" for one of a friend’s.
link-delete-question = { $own ->
        [yes] Код перестанет действовать, итоги по нему удалятся. Удалить?
       *[no] Об этом раскладе вы больше не услышите. Удалить?
    }
link-deleted = Удалено.
# $most is how many links a player can have.
link-too-many = { $most ->
        [1] У вас уже есть приглашение. Сначала удалите его.
       *[other] Приглашений уже { $most }. Сначала удалите одно.
    }

## Codes that lead nowhere.

code-unknown = Такого кода нет, или он больше не действует.
code-too-many = Слишком много неверных кодов. Попробуйте через час.

## The page of a link.

# On the page of a link, above a button that opens it.
page-with-code = Вас приглашают играть вместе.
# The button.
page-with-open = Перейти
