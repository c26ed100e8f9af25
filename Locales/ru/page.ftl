# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Сейчас
# The heading above the buttons for what can be chosen.
page-choices = Что можно сделать
page-back = Назад
# In place of Back, in a question that may be left open.
page-keep = Оставить как есть
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
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = Это уже сделано.
# What a page of before asked for, which another session may have done.
page-strange = Игра восстановлена с последнего сохранения.
# The player has left the game; the button begins anew.
page-over = На этом пока всё.
page-again = Играть снова

## Single keys: a button that enters a box where each key acts at once.

page-keys = Режим клавиш
# What stands in the box.
page-keys-leave = Escape: выход.

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = Звуки начнутся с первой клавиши или касания.
# The same page in more windows than are kept up to date.
page-elsewhere = Игра открыта в других окнах. Чтобы продолжить в этом окне, загрузите страницу заново.
page-lost = Связь потеряна. Новая попытка.
page-found = Связь восстановлена.
# The program that makes the page has been ended.
page-ended = Игру закрыли на компьютере, где она шла.
# The program that makes the page is ended, and another takes over from it at once.
page-moves = Сервер перезапускается. Всё сохранено, игра сейчас продолжится.

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = Картинка для пазла
page-picture-file = Файл картинки
page-picture-camera = Сделать снимок
page-picture-send = Играть с этой картинкой
page-picture-large = Картинка больше двадцати мегабайт.
page-picture-none = Картинка не выбрана.

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = Эта страница заблокирована. Откройте адрес, который вывела команда aloud serve, или запустите aloud serve снова, чтобы получить новый.
# The same where a code lets in; it stands above the field for one.
page-code-wanted = Введите код, который вывела команда aloud serve. На связанном устройстве новый есть в пункте «Устройства».
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = Сеанс этого устройства завершён с другого устройства.
page-wrong-host = Это не адрес игры.
page-other-site = Запрос пришёл с другой страницы. Ничего не сделано.
page-too-long = Это слишком длинно. Ничего не сделано.
page-too-fast = Слишком быстро. Ничего не сделано. Подождите немного.
page-too-slow = Это шло слишком долго. Ничего не сделано.
page-broken = Это не удалось прочесть. Ничего не сделано.
page-not-there = Такой страницы здесь нет.
page-failed = В игре что-то пошло не так. Всё сохранено.
# A link to the game's page.
page-home = К игре

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = Устройства
page-device-here = Это устройство
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }, { $minutes ->
        [0] использовалось только что
        [1] использовалось минуту назад
       *[other] использовалось { COUNT($minutes, "minutes", case: "accusative") } назад
    }
page-device-end = Завершить: { $name }
page-device-unknown = Неизвестный браузер
page-device-ended = Сеанс другого устройства завершён.
page-pair = Связать с Aloud
page-pair-code = Код из шести цифр
page-pair-send = Связать
page-pair-new = Новый код для другого устройства
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = На другом устройстве откройте { $address } и введите код { $code }. Он действует один раз, в течение пяти минут.
page-pair-wrong = Неверный код. Ещё { COUNT($left, "attempts") }.
page-pair-none = Действующего кода нет. Запросите новый на уже связанном устройстве.
# The page can be reached from this computer alone.
page-pair-off = Другие устройства могут подключиться, если игра запущена командой aloud serve --lan.

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = Откройте этот адрес в браузере этого компьютера. Он действует один раз.
serve-open-failed = Не удалось открыть браузер.
# $address is asked by programs that watch over the server.
serve-monitoring = Состояние и показатели: { $address }
serve-no-network = У этого компьютера нет адреса в домашней сети.
serve-port-taken = Порт { $port } занят. С --port 0 берётся любой свободный.
# $message says why, in English.
serve-no-database = Базу данных использовать нельзя: { $message }
# Before the address, which stands alone on the next line.
serve-guests = Гости играют по этому адресу. Для других компьютеров перед ним нужен веб-сервер с TLS.
serve-public-or-lan = --public и --lan нельзя использовать вместе.
serve-public-only = --listen и --trusted-proxy используются вместе с --public.
serve-ended = Страница закрыта.
serve-tls-incomplete = Для --telnet-tls нужны --certificate и --key.
serve-tls-broken = Не удалось прочитать сертификат или его ключ.
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = MUD-клиенты и telnet: { $address }, порт { $port }.
mud-open-tls = MUD-клиенты с TLS: { $address }, порт { $port }.
# $code is six digits with spaces between, so that each is said.
mud-code = MUD-клиент спросит код: { $code }. Он действует один раз, в течение пяти минут.
# Told to who comes by a MUD client or telnet.
mud-full = Слишком много подключений. Попробуйте позже.
mud-idle = Давно ничего не вводилось. Соединение закрывается.
mud-ending = Сервер завершает работу.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = Страница — отдельная программа, она не установлена. В папке с исходным кодом игры её собирает и запускает make serve.
