# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Сейчас
# The heading above the buttons for what can be chosen.
page-choices = Что можно сделать
page-back = Назад
page-menu = Игровое меню
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Положить обратно
# The name of the field where anything can be typed.
page-type = Введите команду
page-send = Отправить
# The heading above the places of the game.
page-table = Стол
# The heading above the lines that were said before.
page-said = Что было сказано
# A button was pressed on a page that is older than the table.
page-stale = Стол изменился. Ничего не сделано.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = Страница — отдельная программа, она не установлена. В папке с исходным кодом игры её собирает и запускает make serve.
