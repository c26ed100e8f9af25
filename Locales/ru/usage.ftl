# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Это не сочетается: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Только для { $game }: { $options }.
# $option takes a file.
usage-picture-file = { $option }: нужен файл с расширением .svg или .png.
# The same for $option.
usage-tactile-file = { $option }: нужен файл с расширением .svg, .pdf или .brf.
# $most is the highest number of a deal.
usage-deal-number = Номер расклада: от 0 до { $most }.
# $option takes a number.
usage-least = { $option }: нужно число, не меньше чем { $least }.
# $options each name a file.
usage-same-file = { $options }: файл не может быть один и тот же.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } не может быть больше, чем { $to }.
# $day was typed for a day.
usage-day-unknown = Такого дня нет: { $day }. День пишется так: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } здесь ничего не значит.
# $option was typed and is none of the options.
usage-unknown-option = Нет параметра { $option }.
# The same where it is nearly $near.
usage-unknown-option-near = Нет параметра { $option }. Имелось в виду { $near }?
# $option needs something after it.
usage-missing-value = { $option }: не хватает того, что идёт следом.
# $argument has to be typed too.
usage-missing-argument = Не хватает: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } не годится для { $option }
# How a command is typed: $usage.
usage-how = Использование: { $usage }
# $command, typed, tells more.
usage-see-help = Подробнее: { $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = КРАТКО:
usage-usage = ИСПОЛЬЗОВАНИЕ:
usage-arguments = АРГУМЕНТЫ:
usage-options = ПАРАМЕТРЫ:
usage-subcommands = КОМАНДЫ:
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (значения:
usage-default = (по умолчанию:
usage-show-version = Показать версию.
usage-show-help = Показать эту справку.
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = Подробнее о каждой команде: { $command }

## What each command is for, and more about some.

usage-about-aloud = Карточные игры на слух.
usage-more-aloud = Без команды открывается главное меню. Все игры управляются числами: выберите карту, потом место. В любой момент можно набрать help.
usage-about-open = Открыть главное меню.
usage-about-play = Играть; без параметров продолжить сохранённую игру.
usage-about-puzzle = Собирать пазл; без параметров продолжить сохранённый.
usage-about-quiz = Отвечать на вопросы о мире; вопросы с ошибкой повторяются раньше.
usage-about-progress = Сказать, что вы выучили за неделю и сколько знаете о мире.
usage-about-settings = Изменить настройки или одну из них по имени.
usage-more-settings = Без аргументов открывается меню настроек; в конвейере называются все. Пример: aloud settings voice off
usage-about-stats = Сказать статистику по играм и уровням.
usage-about-share = Последняя оконченная игра одной строкой, чтобы поделиться.
usage-about-solve = Сказать, как выиграть расклад, ход за ходом.
usage-more-solve = Код возврата 0, если расклад можно выиграть, 2, если нельзя, 3, если это не выяснено.
usage-about-deals = Оценить в таблице, кто выигрывает расклады.
usage-more-deals = Таблица в формате CSV со строкой заголовков. Прерванная продолжается, если запросить то же самое с тем же файлом. В терминале поток ошибок говорит, сколько сделано, не чаще раза в десять секунд, пока нет новой строки.
usage-about-groups = Работать с группами карт.
usage-about-groups-new = Составить свою группу, карта за картой.
usage-about-groups-import = Взять группы из электронной таблицы.
usage-more-groups-import = Каждая строка файла CSV — группа: название, потом карты. Своя группа с тем же названием заменяется.
usage-about-groups-check = Проверить файлы групп; без имён все, которые загрузила бы игра.
usage-about-groups-fetch = Получить группы с сервера, который указан в настройке groups-url.
usage-about-export = Записать сохранённую партию в файл или в стандартный вывод.
usage-about-import = Взять партию из файла, чтобы играть дальше.
usage-more-import = Расклад FreeCell может быть и текстом, каждая колонка — строка карт: 4C 2C 10H.
usage-about-say = Сказать текст, чтобы попробовать голос.
usage-more-say = Высота, громкость и произношение слов те же, что в игре.
usage-about-language = Работать с текстами языка.
usage-about-language-check = Показать и произнести все сообщения языка, потом ошибки в них.
usage-more-language-check = Каждая строка — ключ сообщения и то, что получает голос.
usage-about-serve = Играть в браузере этого компьютера.
usage-about-move-saves = Скопировать всё сохранённое в базу данных или обратно.

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = Игра: { $games }. По умолчанию последняя.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = Уровень. { $difficulties }.
usage-option-number = Номер расклада: тот же номер, тот же расклад.
usage-option-daily = Расклад дня, у всех один.
usage-option-date = Расклад другого дня.
usage-option-new = Новый расклад, даже если есть сохранённый.
usage-option-any-deal = Любой расклад, выигрышный или нет.
# $ratings are words as they are typed.
usage-option-rating = Искать расклад по тому, кто его выигрывает: { $ratings }.
usage-option-deck = atlas: играть группами из файла набора.
usage-option-groups = atlas: сколько групп в партии.
usage-option-tutorial = Начать урок игры.
# $continents are words as they are typed.
usage-option-continent = atlas: только группы континента: { $continents }.
# $topics are words as they are typed.
usage-option-topic = atlas: только группы этого вида: { $topics }.
# $levels are words as they are typed.
usage-option-level = atlas: только группы школьного уровня: { $levels }.
usage-option-surprise = atlas: группы любого одного континента или вида.
usage-option-needed = atlas: группы, которые нужнее всего повторить.
usage-option-picture = puzzle: картинка или географическая карта, по имени или из файла.
usage-option-size = puzzle: деталей в ряду, 3 или 4.
usage-option-language-and-voice = Язык текста и голоса, например en, es, de или pl.
usage-option-voice = auto: говорить, если есть звуковое устройство; espeak: говорить; speechd: говорить через Speech Dispatcher; off: только текст.
usage-option-verbosity = Сколько говорить: brief мало, normal обычно, full всё.
usage-option-learner = Вместе с картами называть группы и факты.
usage-option-keys = Каждая клавиша действует сразу.
usage-option-lines = Набирать число или слово, потом Enter.
usage-option-record = Записать то, что слышно, в файл WAV.
usage-option-transcript = Дописывать в файл то, что печатается.
usage-option-braille = Записать то, что говорится, в файл: брайль Юникода или страницы для брайлевского принтера (.brf).
usage-option-effects = Записать звуки, вибрацию и анимацию в файл, по объекту JSON в строке.
usage-option-log = Дописывать в файл, что происходит, без текстов и имён, чтобы найти ошибку.
usage-option-colour = Цвет: auto по терминалу, on да, off нет.
usage-option-view = Держать в файле картинку того, что на экране, крупным шрифтом.
usage-option-view-theme = Цвета этой картинки: light светлые, dark тёмные, yellow жёлтое на чёрном. По умолчанию как в page-theme.
usage-option-language = Язык текста, например en, es, de или pl.
# $games are the names of games as they are typed.
usage-option-searched-game = Игра, для которой есть решатель: { $games }.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = Уровень; по умолчанию самый лёгкий. { $difficulties }.
usage-option-as-it-falls = atlas: расклад по номеру такой, как выпадет, выигрышный или нет.
usage-option-states = Сколько позиций можно рассмотреть на расклад; по умолчанию столько, сколько в игре.
usage-option-deal = Номер расклада.
usage-option-from = Номер первого расклада.
usage-option-to = Номер последнего расклада.
usage-option-ratings = Только расклады с этими оценками.
usage-option-winnable = Только те, которые можно выиграть.
usage-option-output = Записать таблицу в файл.
usage-option-workers = Сколько раскладов считать одновременно; по умолчанию по одному на процессор.
# $continents are words as they are typed.
usage-option-quiz-continent = Только этот континент: { $continents }.
# $kinds are words as they are typed.
usage-option-quiz-kind = Только вопросы этого вида: { $kinds }.
# $most is a number as it is typed.
usage-option-quiz-count = Сколько вопросов, от 1 до { $most }.
usage-option-quiz-number = Номер викторины: тот же номер и та же память, та же викторина.
usage-option-json-file = В файл в виде JSON; дефис (-) означает стандартный вывод.
usage-option-map-file = В файл в виде карты мира; дефис (-) означает стандартный вывод.
usage-option-tactile-progress = В виде рельефных карт, для рельефообразующей бумаги или брайлевского принтера.
usage-option-picture-file = В файл в виде картинки; дефис (-) означает стандартный вывод.
usage-option-only-game = Только эта игра, например atlas.
usage-option-json = В виде JSON.
usage-option-csv = В виде CSV, со строкой заголовков.
usage-option-shared-game = Только из этой игры, например atlas.
usage-option-setting = Имя настройки, как в файле настроек.
usage-option-value = Новое значение; без него называется нынешнее.
usage-option-list = Назвать все настройки со значениями.
usage-option-text = Что нужно сказать.
usage-option-spoken-language = Язык, на котором говорит eSpeak NG, например en, pl или pt-br.
usage-option-tried-voice = auto или espeak: собственный голос игры; speechd: Speech Dispatcher; или вид собственного голоса, например f2.
usage-option-rate = Как быстро, от 0 до 100. По умолчанию как в настройках.
usage-option-say-record = Записать в файл WAV, а не говорить.
usage-option-tag = Язык: его код или название.
usage-option-key = Только сообщения, ключи которых начинаются так.
usage-option-say = И произнести их.
usage-option-said-record = Записать то, что говорится, в файл WAV.
usage-option-faults = Назвать только ошибки.
usage-option-spreadsheet = Файл для чтения, в UTF-8.
usage-option-group-files = Файлы групп.
usage-option-names = Сказать, сколько названий есть в каждом языке.
usage-option-written-file = Файл для записи.
usage-option-exported-game = Игра; по умолчанию последняя партия.
usage-option-exported-difficulty = Уровень; по умолчанию последняя партия.
usage-option-read-file = Файл для чтения.
usage-option-replace = Сдаться в партии, которая сейчас сохранена.
usage-option-imported-difficulty = Уровень, если в файле только карты; по умолчанию самый лёгкий.
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = Картинка: { $pictures }; географическая карта: { $maps }; или файл PNG либо JPEG.
usage-option-puzzle-size = Деталей в ряду: 3 или 4.
usage-option-camera = Снять картинку камерой.
usage-option-draw = Нарисовать сохранённый пазл, крупно и контрастно, и не играть.
usage-option-tactile = Записать карту в виде рельефных листов, для рельефообразующей бумаги или брайлевского принтера, и не играть.
# $papers are words as they are typed.
usage-option-paper = Бумага рельефных листов: { $papers }. Без этого берётся обычная для вашей страны.
usage-option-passed-on = То, что называет aloud serve --help.
usage-option-port = Порт; 0 — любой свободный.
usage-option-lan = Впускать другие устройства домашней сети, каждое по коду.
usage-option-public = Впускать гостей, каждого со своими партиями.
usage-option-listen = С --public: адрес, на котором принимать подключения; без него только этот компьютер.
usage-option-trusted-proxy = С --public: адрес веб-сервера, который сообщает, откуда приходят гости.
usage-option-database = Хранить всё в этой базе данных PostgreSQL.
usage-option-monitoring = Состояние и показатели для программ этого компьютера, на этом порту; 0 — любой свободный.
usage-option-moved-database = База данных PostgreSQL.
usage-option-back = Из базы данных на этот компьютер.
usage-option-replace-all = Заменить то, что там уже сохранено.
usage-option-open = Открыть страницу в браузере.
usage-option-telnet = Впускать на этом порту и MUD-клиенты с telnet; 0 значит любой свободный.
usage-option-telnet-tls = То же с шифрованием TLS, на отдельном порту.
usage-option-certificate = Файл сертификата для TLS в формате PEM.
usage-option-certificate-key = Файл ключа к сертификату в формате PEM.
