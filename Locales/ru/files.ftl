# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.
###
### A deck as a file is "набор", a round as a file "партия".

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file }: { $reason }
problem-field = { $file }, { $field }: { $reason }

flaw-not-found = такого файла нет.
flaw-unreadable = файл не читается.
flaw-folder = это папка, а не файл.
flaw-not-a-file = это не обычный файл.
flaw-link-loop = эта ссылка ведёт по кругу.
flaw-not-utf8 = файл не является текстом в UTF-8.
# $limit bytes are allowed.
flaw-too-large = файл слишком велик; разрешено байт: { $limit }.
# The mistake is in line $line, at column $column.
flaw-broken-json = ошибка в JSON, строка { $line }, столбец { $column }.
flaw-too-deep = слишком глубокая вложенность, строка { $line }, столбец { $column }.
flaw-name-twice = одно имя дважды, строка { $line }, столбец { $column }.
flaw-missing = этого не хватает.
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] здесь нужен объект, в фигурных скобках.
        [list] здесь нужен список, в квадратных скобках.
       *[text] здесь нужен текст, в кавычках.
    }
# $words are the words allowed.
flaw-not-one-of = нужно одно из: { $words }.
flaw-bad-id = в идентификаторе буквы от a до z, цифры, дефисы и подчёркивания, не больше 64 знаков.
flaw-no-text = здесь пусто.
# $limit characters are allowed.
flaw-text-too-long = слишком длинно; разрешено знаков: { $limit }.
flaw-control-character = в этом тексте управляющий символ.
flaw-direction-mark = в этом тексте невидимый знак направления письма.
flaw-outside = путь ведёт за пределы папки файла.
flaw-bad-seed = начальное число должно быть целым и неотрицательным.
flaw-no-partners = в группе, кроме базовой, нужна хотя бы одна карта.
# $limit partners are allowed.
flaw-too-many-partners = карт в группе слишком много; разрешено { $limit }.
# $field is the place of the other one.
flaw-same-as = это то же, что { $field }.
# $file is the file that has the id already.
flaw-group-taken = этот идентификатор занят, файл: { $file }.
# $group is the group that has the card already.
flaw-card-taken = этот идентификатор карты занят, группа: { $group }.
flaw-no-group = в наборе нужна хотя бы одна группа.
# $group is the id of a group.
flaw-unknown-group = нет такой группы: { $group }.
# $deck is the id of a deck.
flaw-unknown-deck = нет такого набора: { $deck }.

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path }: { $cause }
file-missing = такого файла нет.
file-not-allowed = нет доступа.
file-read-only = только для чтения.
file-disk-full = диск полон.
file-too-many-open = открыто слишком много файлов.
file-is-folder = это папка.
file-is-link = это ссылка.
file-not-folder = часть пути не папка.
# $megabytes are allowed.
file-too-large = файл слишком велик: больше чем { NUMBER($megabytes, gender: "masculine") } { $megabytes ->
        [one] мегабайт
        [few] мегабайта
       *[many] мегабайт
    }.
# $number is the system's number for the error.
file-other = системная ошибка { $number }.
# $variable is the name of an environment variable.
folder-no-home = Нет домашней папки: переменная { $variable } не задана.

## The settings file. $line is the number of a line in it.

settings-line = Файл настроек, строка { NUMBER($line) } пропущена: { $reason }{ $more ->
        [0] { "" }
       *[other] { " " }Пропущено ещё строк: { $more }.
    }
settings-no-equals = нет знака равенства.
settings-not-utf8 = это не текст в UTF-8.

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file. $more lines after it cannot
# be used either.
pronunciation-line = Файл произношения, строка { NUMBER($line) } пропущена: { $reason }{ $more ->
        [0] { "" }
       *[other] { " " }Пропущено ещё строк: { $more }.
    }
pronunciation-not-a-word = слова или его произношения нет, или они слишком длинны.
pronunciation-no-language = языка с таким именем нет, поэтому пропущены и строки под ним.

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = Aloud открыт в другом окне. Игры, начатые здесь, не сохраняются.
storage-not-held = Игра продолжена в другом окне; здесь она больше не сохраняется.
storage-disk-full = Диск полон: игра не сохранена.
storage-read-only = Диск только для чтения: игра не сохранена.
storage-busy = Сохранённые игры сейчас используются: последний ход пока не сохранён.
storage-damaged = Сохранённые игры повреждены: игра не сохранена.
storage-unreadable = Часть сохранений не читается.
# $problem is file-problem.
storage-file = Игра не сохранена: { $problem }
# $code is SQLite's number for the error.
storage-failed = Игра не сохранена: ошибка базы данных { $code }.
storage-unreachable = Игра не сохранена: нет связи с базой данных.
storage-refused = Игра не сохранена: база данных отказала.
storage-newer = Игра не сохранена: база данных от более новой версии Aloud.
storage-damaged-moved = Сохранённые игры были повреждены. Теперь они здесь: { $path }. Начаты новые.
storage-newer-moved = Сохранённые игры созданы более новой версией Aloud. Теперь они здесь: { $path }. Начаты новые.
# $reason says why not.
storage-not-copied = Сохранённые игры созданы более старой версией Aloud. Скопировать их перед обновлением не удалось, и они остались как есть. { $reason }
# $reason says why it cannot be used.
storage-set-aside = Сохранённую игру нельзя использовать, она отложена. { $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

round-not-json = Ошибка в JSON, строка { $line }, столбец { $column }.
round-not-ours = Это не сохранённая партия Aloud.
round-not-utf8 = Файл не является текстом в UTF-8.
round-missing = Не хватает: { $field }.
round-wrong = Недопустимое значение: { $field }.
# $move is the number of the move, $reason why it is refused.
replay-refused = Ход { $move } невозможен: { $reason }
replay-different = Ходы приводят не к тому столу, что был сохранён: контрольная сумма не совпадает.
replay-malformed = Записанные числа ходов противоречат друг другу.
# $format is a number.
save-newer-format = Это создано более новой версией Aloud, формат { $format }.
# $game is the id of a game.
save-unknown-game = Такой игры здесь нет: { $game }.

## Sound and speech.

sound-none = Звука нет: звуковое устройство не найдено. Игра идёт текстом.
sound-gone = Звука больше нет: звуковое устройство пропало. Пока его нет, игра идёт текстом.
placement-none = Это устройство не умеет размещать звуки в пространстве. Они слышны слева и справа.
voice-none = Речи нет: eSpeak NG не запускается. Игра идёт текстом.
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = Speech Dispatcher не отвечает. { $voice ->
        [espeak] Пока говорит eSpeak NG.
       *[none] Игра идёт текстом.
    }
# With --voice speechd and --record.
speechd-not-recorded = Голос Speech Dispatcher записать нельзя; говорит eSpeak NG.
# $language is the tag of a language.
voice-not-there = Для языка { $language } голоса нет; говорит другой.
# $name is a kind of voice.
variant-not-there = Такого варианта голоса нет: { $name }. Говорит обычный голос.
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = Речи нет: eSpeak NG не запускается.
say-no-voice = Для языка { $language } голоса нет. Есть для: { $known }.
say-no-device = Звуковое устройство не найдено. --record файл.wav запишет файл.
say-nothing = Сказать нечего.
# With --voice off.
say-off = Без голоса ничего не слышно. --record файл.wav вместо этого запишет файл.
say-no-speechd = Speech Dispatcher не отвечает.
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = Нет такого голоса: { $name }. Есть: { $known } и варианты eSpeak NG, например f2.
# $file is a sound file.
sound-broken = Звук не воспроизводится: { $file }.
record-failed = Запись не сохраняется: { $path }.
transcript-failed = Протокол больше не пишется; игра идёт без него.
effects-failed = Эффекты в этот файл не пишутся; игра идёт без них.
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = Игра идёт без картинки: { $reason }
# $program draws the picture.
view-not-converted = { $program } не может её нарисовать
view-no-program = Для картинки PNG установите пакет { $package }, в котором есть { $program }, или выберите файл с расширением .svg. Игра идёт без картинки.
log-failed = Журнал не удаётся записать в этот файл; игра идёт без него.
braille-file-failed = Брайль в этот файл не пишется; игра идёт без него.
braille-none = Брайлевского дисплея нет: brltty не отвечает. Дисплей заработает, как только ответит.
# $path is a file's path.
round-exported = Партия в файле: { $path }.
# $moves were made in it; $game is what the command line calls the game.
round-imported = Партия загружена, { COUNT($moves, "moves") }. Продолжить: aloud play { $game }
import-would-replace = Есть другая сохранённая партия. Чтобы сдаться в ней, добавьте --replace.
import-won = Партия из этого файла выиграна.
# "aloud move-saves": each number tells how many there are.
move-done = Скопировано. Игроки: { $players }. Сохранённые игры: { $rounds }. Отложенные: { $aside }. Результаты: { $results }. Вопросы в памяти: { $known }. Дни с ответами: { $answers }. Файлы: { $files }.
move-nothing = Ничего не сохранено, копировать нечего.
move-in-use = Aloud открыт в другом месте. Сначала закройте его там. Ничего не скопировано.
move-would-replace = Там уже что-то сохранено. Чтобы заменить, добавьте --replace. Ничего не скопировано.
# $reason says why.
move-failed = Ничего не скопировано. { $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = Исправных групп: { $groups }; { $problems ->
        [0] проблем нет
       *[other] { COUNT($problems, "problems") }
    }.
# $language is what was asked for, $known are the tags of the languages there are.
language-unknown = Нет такого языка: { $language }. Есть: { $known }.
