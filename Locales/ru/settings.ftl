# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.

settings = Настройки
# Entries of that menu; each opens a list of settings.
settings-voice = Язык и голос
settings-telling = Что говорить
settings-playing = Клавиши и правила
settings-sounds = Звуки
settings-devices = Брайль, геймпад, цвет
# What of them there is on the page.
settings-devices-page = Геймпад, вибрация, анимация
# How the page in a browser looks and sounds.
settings-page = Страница
# $name is a setting, $value its value now.
setting-entry = { $name }: { $value }
# $value is the value that is in force.
setting-current = { $value }, выбрано сейчас
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name }: { $value }.
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = Наберите число от { NUMBER($least, case: "genitive") } до { NUMBER($most, case: "genitive") }.
    .brief = От { NUMBER($least, case: "genitive") } до { NUMBER($most, case: "genitive") }.
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] Наберите число не меньше нуля или «{ $unlimited }».
       *[other] Наберите число не меньше { NUMBER($least, case: "genitive") } или «{ $unlimited }»; 0 назад.
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name }: { $value }. Другого нет.
# As the settings file has it: $name and $value.
setting-named = { $name }: { $value }

setting-on = да
    .words = да, вкл, включено
setting-off = нет
    .words = нет, выкл, выключено
setting-unlimited = без ограничений
# $value is a percentage.
setting-percent = { COUNT($value, "percent") }
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }

setting-language = Язык
setting-language-help = Язык слов и голоса.
setting-language-system = язык системы
setting-voice = Голос
setting-voice-help = Говорит ли игра сама и чьим голосом. У Speech Dispatcher тот голос, которым говорит Orca.
setting-voice-auto = автоматически
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = без голоса, только текст
setting-speech-rate = Скорость речи
setting-speech-rate-help = Как быстро говорит голос.
setting-speech-pitch = Высота голоса
setting-speech-pitch-help = Насколько высок голос.
setting-speech-volume = Громкость речи
setting-speech-volume-help = Насколько громок голос.
setting-voice-variant = Вариант голоса
setting-voice-variant-help = Другое звучание того же голоса.
setting-voice-variant-none = обычный голос
setting-sounds = Звуки
setting-sounds-help = Звуки вместе со словами.
setting-sound-volume = Громкость звуков
setting-sound-volume-help = Насколько громки звуки.
setting-pending-volume = Громкость карты в руке
setting-pending-volume-help = Насколько громок звук, который повторяется, пока карта в руке; 0: без звука.
setting-placement = Направление звука
setting-placement-help = Слышно ли место там, где оно лежит: колонки слева направо.
setting-placement-off = нет
setting-placement-stereo = слева и справа
setting-placement-hrtf = в пространстве, для наушников
setting-haptics = Вибрация
setting-haptics-help = Вибрация геймпада.
setting-pads = Геймпады
setting-pads-help = Играть и на геймпаде.
setting-animations = Анимация
setting-animations-help = Движение на рисунке стола.
# Settings of the page in a browser.
setting-page-voice = Голос
setting-page-voice-help = Кто говорит, что происходит.
setting-page-voice-reader = программа экранного доступа или никто
setting-page-voice-browser = голос браузера
setting-page-voice-espeak = собственный голос игры, eSpeak NG
setting-page-theme = Цветовая схема
setting-page-theme-help = Текста и фона.
setting-page-theme-system = как в браузере
setting-page-theme-light = тёмное на светлом
setting-page-theme-dark = светлое на тёмном
setting-page-theme-yellow = жёлтое на чёрном
setting-page-theme-own = своя схема
setting-page-text = Свой цвет текста
setting-page-text-help = Действует при своей схеме. Если сливается с фоном, станет чёрным или белым.
setting-page-back = Свой цвет фона
setting-page-back-help = Действует при своей схеме.
# Colours, for text and background alike.
setting-page-text-black = чёрный
setting-page-text-white = белый
setting-page-text-yellow = жёлтый
setting-page-text-cream = кремовый
setting-page-text-green = зелёный
setting-page-text-cyan = голубой
setting-page-text-blue = синий
setting-page-text-brown = коричневый
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = Размер
setting-page-size-help = Текста и карт.
setting-page-cards = Карты
setting-page-cards-help = Как карты нарисованы на странице.
setting-page-cards-large = крупно ранг и масть
setting-page-cards-letters = с буквой масти
setting-page-cards-words = только слова
setting-page-spacing = Интервалы
setting-page-spacing-help = Между строками, словами и буквами.
setting-page-spacing-normal = обычные
setting-page-spacing-wide = широкие
setting-page-close-up = Крупный план
setting-page-close-up-help = То, что в фокусе, показано ещё раз во всю ширину страницы.
setting-braille = Брайлевский дисплей
setting-braille-help = Показывать сказанное на брайлевском дисплее, через brltty.
setting-braille-grade = Вид брайля
setting-braille-grade-help = Полный или краткий брайль, на дисплее и в файлах.
setting-braille-grade-1 = полный, без сокращений
setting-braille-grade-2 = краткий, с сокращениями
setting-verbosity = Подробность речи
setting-verbosity-help = Краткая, обычная или полная.
setting-verbosity-brief = краткая
setting-verbosity-normal = обычная
setting-verbosity-full = полная
setting-positions = Позиции
setting-positions-help = Где карта лежит в стопке, например третья из пяти.
setting-counts = Число закрытых
setting-counts-help = Сколько карт закрыто.
setting-scores = Счёт
setting-scores-help = Счёт, когда ход приносит или отнимает очки.
setting-hints = Пояснения
setting-hints-help = Как чем-то пользоваться, когда оно встречается впервые.
setting-learner = Режим обучения
setting-learner-help = С картами звучат группы и факты, и предлагаются только верные места.
setting-input = Ввод
setting-input-help = Строки с Enter или клавиши, которые действуют сразу.
setting-input-lines = строки
setting-input-keys = клавиши
setting-quick-moves = Быстрые ходы
setting-quick-moves-help = Карта с одним разумным местом идёт туда, как только выбрана, если ход не проверяет знания.
setting-confirmations = Подтверждения
setting-confirmations-help = Спрашивать, прежде чем бросить игру.
setting-undo-bound = Сколько ходов можно отменить
setting-undo-bound-help = Как далеко идёт отмена. Если уменьшить число, лишние ходы не вернуть.
setting-winnable = Выигрышные расклады, где программа может это узнать
setting-winnable-help = Новые игры ищут расклад, который можно выиграть.
setting-loss-news = Сообщать о проигрыше
setting-loss-news-help = Когда вы услышите, что выиграть уже нельзя.
setting-loss-news-at-once = сразу
setting-loss-news-open-cards = сразу, если открыты все карты, иначе в тупике
setting-loss-news-later = через десять ходов
setting-loss-news-never = никогда
setting-difficulty = Уровень
setting-difficulty-help = Для игр, начатых без выбора; последний выбранный.
setting-difficulty-relaxed = спокойный
setting-difficulty-easy = лёгкий
setting-difficulty-medium = средний
setting-difficulty-hard = сложный
setting-difficulty-expert = экспертный
setting-groups-url = Группы с сервера
setting-groups-url-help = Адрес файла с группами: https://…
setting-groups-url-none = нет
# $none is the word for having no address.
setting-type-address = { $name }: { $value }. Наберите адрес или «{ $none }». 0 назад.
# $name is the setting, $value what was typed.
setting-not-address = { $value }: это не адрес. Адрес начинается с https://
setting-colour = Цвет
setting-colour-help = Цвет в терминале.
setting-colour-auto = автоматически
setting-colour-on = да
setting-colour-off = нет
setting-suit-colours = Масти в цвете
setting-suit-colours-help = Названия карт в терминале: черви красные, бубны синие, трефы зелёные, где включён цвет.

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = Нет такой настройки: { $name }.
# $names are settings with a name much like it.
setting-unknown-near = Нет такой настройки: { $name }. Похожие: { $names }.
# $names are all settings.
setting-unknown-known = Нет такой настройки: { $name }. Есть: { $names }.
# The same in the game, where a word lists them all.
setting-unknown-listed = Нет такой настройки: { $name }. Наберите «настройки», чтобы услышать все.
# $name is a command that the settings file gives keys to.
setting-key-unknown = Строка key.{ $name } в файле настроек пропущена: такой команды нет.
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name }: нельзя { $value }.{ $near ->
        [0] { " " }Можно, например: { $some }.
       *[other] { " " }Похожие: { $near }.
    }
# $offered are the values there are.
setting-not-offered = { $name }: нельзя { $value }. Можно: { $offered }.
# From $least to $most.
setting-not-within = { $name }: нельзя { $value }. Нужно число от { NUMBER($least, case: "genitive") } до { NUMBER($most, case: "genitive") }.
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name }: нельзя { $value }. Нужно «{ $unlimited }» или число не меньше { NUMBER($least, case: "genitive") }.
setting-not-word = { $name }: нельзя { $value }. Нужно от одного до шестидесяти четырёх знаков.

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = Произношение
pronunciation-help = Как голос произносит слова.
pronunciation-new = Новое слово
# One of the player's own words in a list.
pronunciation-entry = { $word }: { $said }
pronunciation-which = Наберите слово, которое голос читает неверно. 0 назад.
# The voice reads the word as it does now.
pronunciation-how = Сейчас звучит так: { $word }. Наберите, как должно звучать. 0 назад.
pronunciation-before = Было: { $word }
pronunciation-after = Стало: { $said }
pronunciation-keep = Оставить
pronunciation-again = Послушать ещё раз
pronunciation-change = Написать по-другому
pronunciation-kept = Сохранено: { $word }.
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = Сохранено: { $word }. Было { $before }, читалось { $heard }.
pronunciation-forget = Забыть
pronunciation-forgotten = Снова читается как есть: { $word }.
pronunciation-not-kept = Слово должно быть коротким, без знака равенства и не начинаться с # или [.
