# SPDX-License-Identifier: GPL-3.0-or-later

page-now = Сейчас
page-choices = Что можно сделать
page-back = Назад
page-menu = Игровое меню
page-put-back = Положить обратно
page-type = Введите команду
page-send = Отправить
page-table = Стол
page-said = Что было сказано
page-stale = Стол изменился. Ничего не сделано.
serve-missing = Страница — отдельная программа, она не установлена. В папке с исходным кодом игры её собирает и запускает make serve.
