# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.

help = Помощь. О чём?
help-reading = Чтение стола
help-messages = Сообщения и речь
help-game = Сохранение, отмена и новые расклады
help-learning = Викторина и повторение
help-commands = Все команды и их клавиши
# An entry beside the games: the commands that all of them have.
help-commands-common = В любой игре
# What a game says there that has none of its own.
help-commands-none = Только команды, которые есть в любой игре.
help-pad = Кнопки геймпада
help-sounds = Звуки
sounds-none = Звуки здесь не воспроизвести: нет звукового устройства.
help-credits = Источники и лицензии
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] Левый триггер читает, что можно выбрать, нажатый правый стик весь стол, нажатый левый стик говорит, где вы. Остальное в игровом меню. Карты читаются от свободной вглубь.
        [keys] m читает, что можно выбрать, t верхние карты, a весь стол, { $foundations ->
            [none] {""}
           *[some] g что в домах,{" "}
        }p прогресс. b читает одно место; l находит карту по названию. Клавиши действуют и в русской раскладке. По столу перемещайтесь стрелками: влево и вправо по местам, вверх и вниз внутри стопки. Карты читаются от свободной вглубь.
       *[lines] { $input ->
            [page] Enter в пустом поле ввода или m читает, что можно выбрать;
           *[lines] Enter или m читает, что можно выбрать;
        } t верхние карты, a весь стол, { $foundations ->
            [none] {""}
           *[some] g что в домах,{" "}
        }p прогресс. b 3 читает место 3; l находит карту по названию. Клавиши действуют и в русской раскладке. Карты читаются от свободной вглубь.
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = В режиме клавиш колонки называют { $digits ->
        [two] две цифры, до { NUMBER($last, case: "genitive") }
        [tens] клавиши от 1 до 9, 0 для десятой, а с одиннадцатой минус перед цифрой, до { $last }
       *[one] цифры от { NUMBER(1, case: "genitive") } до { NUMBER($last, case: "genitive") }
    }. Первая берёт, вторая говорит, куда, и сразу делает ход; одна и та же дважды делает лучший ход. Стрелки вверх и вниз берут больше или меньше карт. Tab перебирает ходы, Enter делает ход; m читает их список. Backspace кладёт обратно.
# The same where a card that is chosen goes at once.
help-keys-direct = В режиме клавиш колонки называют { $digits ->
        [two] две цифры, до { NUMBER($last, case: "genitive") }
       *[one] цифры от { NUMBER(1, case: "genitive") } до { NUMBER($last, case: "genitive") }
    } и сразу ходят картой оттуда. Tab перебирает карты, которые подходят, Enter ходит одной; m читает их список.
help-keys-waste = w значит сброс.
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = Клавиши от { NUMBER($first, case: "genitive") } до { NUMBER($last, case: "genitive") } обозначают дома от { NUMBER($from, case: "genitive") } до { NUMBER($count, case: "genitive") }.
help-keys-foundation = f кладёт выбранную карту в её дом; если ничего не выбрано, f с цифрой значит дом.
help-keys-reserve = e кладёт выбранную карту в свободную ячейку; если ничего не выбрано, e с цифрой значит ячейку.
# The same where the key names a reserve.
help-keys-supply = e значит стопку.
# $key is the key of a place: $place.
help-keys-place = { $key }: { $place }.
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] Левый триггер читает, что можно выбрать, нажатый правый стик весь стол, нажатый левый стик говорит, где вы. Остальное в игровом меню.
        [keys] m читает, что можно выбрать, { $pieces ->
            [waiting] t детали
           *[none] t поле
        }, a весь стол, p прогресс. b читает ряд или колонку; l находит по названию. Клавиши действуют и в русской раскладке. Перемещайтесь стрелками.
       *[lines] { $input ->
            [page] Enter в пустом поле ввода или m читает, что можно выбрать;
           *[lines] Enter или m читает, что можно выбрать;
        } { $pieces ->
            [waiting] t детали
           *[none] t поле
        }, a весь стол, p прогресс. «ряд 2» или «колонка 3» читает часть поля; l находит по названию. Клавиши действуют и в русской раскладке.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] Y повторяет последнее сообщение. Правый стик вверх и вниз листает более старые и более новые. Остальное в игровом меню.
       *[other] r или точка с запятой повторяет последнее сообщение, заглавная R говорит его медленно, слово за словом. Запятая и точка листают более старые и более новые. s читает название по буквам. v меняет подробность речи. Любая клавиша прерывает речь.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] Игра сохраняется после каждого хода. Правый стик влево отменяет ход, вправо возвращает его. Остальное в игровом меню.
       *[other] Игра сохраняется после каждого хода. u отменяет ход, y возвращает его. { ANY($restart) } начинает расклад сначала, { ANY($new) } сдаёт новый. q сохраняет и выходит в главное меню.
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = Викторина начинается в главном меню. У каждого вопроса четыре ответа; 0 заканчивает викторину. То, что не далось, будут спрашивать снова, пока вы не запомните; { ANY($ways) } начинает повторение. Режим обучения, в настройках, говорит по фразе о каждой карте.
## The sounds, by what they mean. Choosing one plays it.

cue-flip = Карта открывается
cue-move = Карта переходит
cue-drop_success = Карта легла в дом
cue-invalid = Так ходить нельзя
cue-complete_group = Группа или цепочка собрана
cue-win = Победа
cue-undo = Ход отменён
cue-deal = Карты сдаются
cue-shuffle = Карты перемешиваются
cue-pick_up = Карта взята
cue-put_back = Карта положена обратно
cue-pending = Карта в руке
cue-edge = Дальше в эту сторону ничего нет
cue-hint = Подсказка
cue-message = Сообщение без запроса
cue-timer = Время игры

##

# $command is a command, $keys its keys.
help-command = { $command }: { ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = Остальное в игровом меню: { ANY($keys) }
# $word can be typed as a line.
typed-word = «{ $word }»
# $button is a button of a gamepad, $command what it does.
help-button = { $button }: { $command }
credits = Aloud: свободная программа под лицензией GNU General Public License версии 3 или новее. Она говорит через eSpeak NG и звучит через OpenAL Soft. Названия и числа взяты из GeoNames, лицензия Creative Commons Attribution 4.0, и из Unicode Common Locale Data Repository.
credits-all = Весь список, на английском
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] Номер места не меняется; b называет все. Наберите номер места, чтобы взять его карту, потом номер места, куда её положить. Или ход целиком: 3 5, 7ч 8п, 7ч д; ч: черви, п: пики, б: бубны, т: трефы.{" "}
    }Заглавная F убирает по домам все безопасные карты и доигрывает почти выигранную партию.
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] {" "}Номер места не меняется; b называет все. Наберите номер места, чтобы взять его карту, потом номер места, куда её положить. Или ход целиком: 3 5, 7ч 8п; ч: черви, п: пики, б: бубны, т: трефы.
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = d берёт из колоды; когда она пуста, d переворачивает сброс.
