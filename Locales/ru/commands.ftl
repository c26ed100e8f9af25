# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas. The English words always work too.
###
### After each Russian word stands the same in Latin letters. The last word of a command with a key is the
### Russian letter on that key, for players who do not switch their keyboard over: в for d, г for u; not д, с and я, which are places.

act-draw = Взять из колоды
    .short = взять
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = Перевернуть сброс
act-reshuffle = Перемешать сброс
act-draw-until-playable = Брать, пока карта не подойдёт
command-draw = Взять из колоды
    .words = взять, vzyat, в
command-draw-until-playable = Брать, пока карта не подойдёт
    .words = подойдёт, подойдет, podoydyot, брать, brat
command-list = Что можно выбрать
    .words = что, chto, список, spisok, карты, karty, цели, tseli, ь
command-here = Где я
    .words = где, gde, тут, tut, ц
command-place = Прочитать одно место
    .words = место, mesto, читать, chitat, и
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = Сброс
command-place-foundation = Дом
command-place-reserve = Ячейка
# A key before a digit that stands for ten columns more.
command-place-tens = Колонки после десятой
command-tops = Прочитать верхние карты
    .piece = Прочитать детали
    .words = верх, verkh, верхние, verkhnie, е
command-all = Прочитать весь стол
    .words = всё, все, vsyo, vse, стол, stol, ф
command-roots = Прочитать нижние открытые карты
    .words = низ, niz, нижние, nizhnie, о
command-groups = Прочитать, что в домах
    .words = дома, doma, группы, gruppy, п
command-wanted = Следующие карты для домов
    .words = следующие, sleduyushchie, нужны, nuzhny
    .waste = Карты, которые лягут на сброс
command-unseen = Карты, которых не видно
    .words = скрытые, skrytye, остались, ostalis, т
command-find = Найти карту
    .piece = Найти деталь
    .words = найти, nayti, поиск, poisk, где лежит, gde lezhit
command-changed = Что изменилось
    .words = изменения, izmeneniya, изменилось
command-progress = Цель и прогресс
    .words = прогресс, успехи, uspekhi, цель, tsel, з, очки, ochki
command-hint = Подсказка
    .words = подсказка, podskazka, р
command-facts = Факты об этой карте
    .piece = Факты об этой детали
    .words = факты, fakty, ш
command-undo = Отменить ход
    .words = отменить, отмена, otmenit, otmena, г
command-redo = Вернуть ход
    .words = вернуть, vernut, н
command-undo-several = Отменить несколько ходов
    .words = отменить несколько, otmenit neskolko
command-redo-several = Вернуть несколько ходов
    .words = вернуть несколько, vernut neskolko
command-bookmark = Поставить закладку
    .words = закладка, zakladka, л
command-to-bookmark = Назад к закладке
    .words = к закладке, k zakladke
command-restart = Начать расклад сначала
    .words = сначала, snachala
command-new = Новый расклад
    .words = новый, novy, новая, novaya
command-repeat = Повторить последнее сообщение
    .words = повторить, повтор, povtorit, povtor, ещё, еще, к
command-slowly = Последнее сообщение медленно
    .words = медленно, medlenno
command-older = Более старое сообщение
    .words = старое, staroe, раньше, ranshe
command-newer = Более новое сообщение
    .words = новое, novoe, позже, pozzhe
command-spell = Карту по буквам
    .piece = Деталь по буквам
    .words = по буквам, по-буквам, буквы, bukvy, ы
command-silence = Замолчать
    .words = стоп, stop, тихо, tikho
command-time = Время игры
    .words = время, vremya
command-verbosity = Подробность речи
    .words = подробность, podrobnost, сколько, skolko, м
command-learner = Режим обучения: включить или выключить
    .words = обучение, obuchenie
command-refresher = Повторение того, что не далось
    .words = повторение, povtorenie
command-settings = Настройки
    .words = настройки, nastroyki, щ
command-help = Помощь
    .words = помощь, pomoshch, справка, spravka
command-menu = Игровое меню
    .words = меню, menyu, ч
command-quit = Сохранить и выйти в главное меню
    .words = выход, vykhod, выйти, vyyti, конец, konets, й, сохранить, сохрани, sokhranit
command-left = Предыдущее место
command-right = Следующее место
command-up = Вглубь стопки
command-down = Обратно к верхней карте
command-first = Первое место
command-last = Последнее место
command-previous-choice = Предыдущий вариант
command-next-choice = Следующий вариант
command-accept = Выбрать
command-back = Назад
    .words = назад, nazad
command-take-back = Убрать последнюю выбранную карту
    .piece = Положить деталь обратно
    .words = убрать, ubrat

## Names of keys.

# $key is a letter or sign.
key-letter = { $key }
# $key is a capital letter, which sounds like the small one.
key-capital = заглавная { $key }
key-name-comma = запятая
key-name-semicolon = точка с запятой
key-name-colon = двоеточие
key-name-full-stop = точка
key-name-question-mark = вопросительный знак
key-name-tab = Tab
key-name-shift-tab = Shift и Tab
key-name-enter = Enter
key-name-escape = Escape
key-name-backspace = Backspace
key-name-space = Пробел
key-name-left = Стрелка влево
key-name-right = Стрелка вправо
key-name-up = Стрелка вверх
key-name-down = Стрелка вниз
key-name-home = Home
key-name-end = End
key-name-page-up = Page Up
key-name-page-down = Page Down
key-name-f1 = F1
key-name-f2 = F2
key-name-f3 = F3
key-name-f4 = F4
key-name-f5 = F5
key-name-f6 = F6
key-name-f7 = F7
key-name-f8 = F8
key-name-f10 = F10
key-name-f11 = F11
key-name-f12 = F12
key-name-f9 = F9
key-name-ctrl-left = Control и стрелка влево
key-name-ctrl-right = Control и стрелка вправо

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = Кнопка A
key-name-pad-a-long = Кнопка A с удержанием
key-name-pad-b = Кнопка B
key-name-pad-x = Кнопка X
key-name-pad-y = Кнопка Y
key-name-pad-up = Крестовина вверх
key-name-pad-down = Крестовина вниз
key-name-pad-left = Крестовина влево
key-name-pad-right = Крестовина вправо
key-name-pad-left-shoulder = Левый бампер
key-name-pad-right-shoulder = Правый бампер
key-name-pad-left-trigger = Левый триггер
key-name-pad-right-trigger = Правый триггер
key-name-pad-start = Кнопка Start
key-name-pad-back = Кнопка Back
key-name-pad-left-stick = Нажать левый стик
key-name-pad-right-stick = Нажать правый стик
key-name-pad-right-stick-up = Правый стик вверх
key-name-pad-right-stick-down = Правый стик вниз
key-name-pad-right-stick-left = Правый стик влево
key-name-pad-right-stick-right = Правый стик вправо

##

verbosity-now-brief = Говорю кратко.
verbosity-now-normal = Говорю как обычно.
verbosity-now-full = Говорю всё.
learner-now-on = Режим обучения включён.
learner-now-off = Режим обучения выключен.
