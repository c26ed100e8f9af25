# SPDX-License-Identifier: GPL-3.0-or-later

### Numbers as they are heard before a noun, and the nouns that the game counts.
###
### Accusative and nominative are the same but for "одну". One of any ten takes the gender:
### "двадцать одна карта", "двадцать две карты".

numerals-counting =
    0: ноль; один; два; три; четыре; пять; шесть; семь; восемь; девять;
    10: десять; одиннадцать; двенадцать; тринадцать; четырнадцать; пятнадцать; шестнадцать;
    17: семнадцать; восемнадцать; девятнадцать;
    20: двадцать[ >>]; 30: тридцать[ >>]; 40: сорок[ >>]; 50: пятьдесят[ >>]; 60: шестьдесят[ >>];
    70: семьдесят[ >>]; 80: восемьдесят[ >>]; 90: девяносто[ >>];
    100: сто[ >>]; 200: двести[ >>]; 300: триста[ >>]; 400: четыреста[ >>]; 500: пятьсот[ >>];
    600: шестьсот[ >>]; 700: семьсот[ >>]; 800: восемьсот[ >>]; 900: девятьсот[ >>];
    1000: <%feminine< { "$(cardinal,one{тысяча}few{тысячи}other{тысяч})$" }[ >>];
    1000000: << { "$(cardinal,one{миллион}few{миллиона}other{миллионов})$" }[ >>];
numerals-masculine = 0: =%counting=;
numerals-feminine =
    0: ноль; одна; две; 3: =%counting=;
    20: двадцать[ >>]; 30: тридцать[ >>]; 40: сорок[ >>]; 50: пятьдесят[ >>]; 60: шестьдесят[ >>];
    70: семьдесят[ >>]; 80: восемьдесят[ >>]; 90: девяносто[ >>];
    100: сто[ >>]; 200: двести[ >>]; 300: триста[ >>]; 400: четыреста[ >>]; 500: пятьсот[ >>];
    600: шестьсот[ >>]; 700: семьсот[ >>]; 800: восемьсот[ >>]; 900: девятьсот[ >>];
    1000: << { "$(cardinal,one{тысяча}few{тысячи}other{тысяч})$" }[ >>];
    1000000: <%counting< { "$(cardinal,one{миллион}few{миллиона}other{миллионов})$" }[ >>];
numerals-feminine-accusative =
    0: ноль; одну; 2: =%feminine=;
    20: двадцать[ >>]; 30: тридцать[ >>]; 40: сорок[ >>]; 50: пятьдесят[ >>]; 60: шестьдесят[ >>];
    70: семьдесят[ >>]; 80: восемьдесят[ >>]; 90: девяносто[ >>];
    100: сто[ >>]; 200: двести[ >>]; 300: триста[ >>]; 400: четыреста[ >>]; 500: пятьсот[ >>];
    600: шестьсот[ >>]; 700: семьсот[ >>]; 800: восемьсот[ >>]; 900: девятьсот[ >>];
    1000: << { "$(cardinal,one{тысячу}few{тысячи}other{тысяч})$" }[ >>];
    1000000: <%counting< { "$(cardinal,one{миллион}few{миллиона}other{миллионов})$" }[ >>];
numerals-neuter =
    0: ноль; одно; 2: =%counting=;
    20: двадцать[ >>]; 30: тридцать[ >>]; 40: сорок[ >>]; 50: пятьдесят[ >>]; 60: шестьдесят[ >>];
    70: семьдесят[ >>]; 80: восемьдесят[ >>]; 90: девяносто[ >>];
    100: сто[ >>]; 200: двести[ >>]; 300: триста[ >>]; 400: четыреста[ >>]; 500: пятьсот[ >>];
    600: шестьсот[ >>]; 700: семьсот[ >>]; 800: восемьсот[ >>]; 900: девятьсот[ >>];
    1000: <%feminine< { "$(cardinal,one{тысяча}few{тысячи}other{тысяч})$" }[ >>];
    1000000: <%counting< { "$(cardinal,one{миллион}few{миллиона}other{миллионов})$" }[ >>];
numerals-genitive =
    0: нуля; одного; двух; трёх; четырёх; пяти; шести; семи; восьми; девяти;
    10: десяти; одиннадцати; двенадцати; тринадцати; четырнадцати; пятнадцати; шестнадцати;
    17: семнадцати; восемнадцати; девятнадцати;
    20: двадцати[ >>]; 30: тридцати[ >>]; 40: сорока[ >>]; 50: пятидесяти[ >>]; 60: шестидесяти[ >>];
    70: семидесяти[ >>]; 80: восьмидесяти[ >>]; 90: девяноста[ >>];
    100: ста[ >>]; 200: двухсот[ >>]; 300: трёхсот[ >>]; 400: четырёхсот[ >>]; 500: пятисот[ >>];
    600: шестисот[ >>]; 700: семисот[ >>]; 800: восьмисот[ >>]; 900: девятисот[ >>];
    1000: <%feminine-genitive< { "$(cardinal,one{тысячи}other{тысяч})$" }[ >>];
    1000000: << { "$(cardinal,one{миллиона}other{миллионов})$" }[ >>];
numerals-feminine-genitive =
    0: нуля; одной; 2: =%genitive=;
    20: двадцати[ >>]; 30: тридцати[ >>]; 40: сорока[ >>]; 50: пятидесяти[ >>]; 60: шестидесяти[ >>];
    70: семидесяти[ >>]; 80: восьмидесяти[ >>]; 90: девяноста[ >>];
    100: ста[ >>]; 200: двухсот[ >>]; 300: трёхсот[ >>]; 400: четырёхсот[ >>]; 500: пятисот[ >>];
    600: шестисот[ >>]; 700: семисот[ >>]; 800: восьмисот[ >>]; 900: девятисот[ >>];
    1000: << { "$(cardinal,one{тысячи}other{тысяч})$" }[ >>];
    1000000: <%genitive< { "$(cardinal,one{миллиона}other{миллионов})$" }[ >>];
# Of a day: "восьмое марта".
numerals-neuter-ordinal =
    0: нулевое; первое; второе; третье; четвёртое; пятое; шестое; седьмое; восьмое; девятое; десятое;
    11: одиннадцатое; двенадцатое; тринадцатое; четырнадцатое; пятнадцатое; шестнадцатое;
    17: семнадцатое; восемнадцатое; девятнадцатое;
    20: двадцатое; 21: двадцать >>; 30: тридцатое; 31: тридцать >>; 40: =0=;
# Of a year of this century: "две тысячи двадцать седьмого".
numerals-masculine-genitive-ordinal =
    0: нулевого; первого; второго; третьего; четвёртого; пятого; шестого; седьмого; восьмого;
    9: девятого; десятого; одиннадцатого; двенадцатого; тринадцатого; четырнадцатого; пятнадцатого;
    16: шестнадцатого; семнадцатого; восемнадцатого; девятнадцатого;
    20: двадцатого; 21: двадцать >>; 30: тридцатого; 31: тридцать >>; 40: сорокового; 41: сорок >>;
    50: пятидесятого; 51: пятьдесят >>; 60: шестидесятого; 61: шестьдесят >>; 70: семидесятого;
    71: семьдесят >>; 80: восьмидесятого; 81: восемьдесят >>; 90: девяностого; 91: девяносто >>;
    100: =0=; 2000: двухтысячного; 2001: две тысячи >>; 2100: =0=;
# Which of several cards: "третья из пяти".
numerals-feminine-ordinal =
    0: нулевая; первая; вторая; третья; четвёртая; пятая; шестая; седьмая; восьмая; девятая;
    10: десятая; одиннадцатая; двенадцатая; тринадцатая; четырнадцатая; пятнадцатая; шестнадцатая;
    17: семнадцатая; восемнадцатая; девятнадцатая;
    20: двадцатая; 21: двадцать >>; 30: тридцатая; 31: тридцать >>; 40: сороковая; 41: сорок >>;
    50: пятидесятая; 51: пятьдесят >>; 60: шестидесятая; 61: шестьдесят >>; 70: семидесятая;
    71: семьдесят >>; 80: восьмидесятая; 81: восемьдесят >>; 90: девяностая; 91: девяносто >>;
    100: сотая; 101: сто >>; 200: =0=; 1000: тысячная; 1001: =0=; 1000000: миллионная; 1000001: =0=;

## Nouns with their numbers, $count.

count-cards = { NUMBER($count, gender: "feminine") } { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
    .accusative = { NUMBER($count, gender: "feminine", case: "accusative") } { $count ->
        [one] карту
        [few] карты
       *[many] карт
    }
    .genitive = { NUMBER($count, gender: "feminine", case: "genitive") } { $count ->
        [one] карты
       *[many] карт
    }
count-hidden = { NUMBER($count, gender: "feminine") } { $count ->
        [one] закрытая
        [few] закрытые
       *[many] закрытых
    }
count-hidden-cards = { NUMBER($count, gender: "feminine") } { $count ->
        [one] закрытая карта
        [few] закрытые карты
       *[many] закрытых карт
    }
count-new-cards = { NUMBER($count, gender: "feminine") } { $count ->
        [one] новая карта
        [few] новые карты
       *[many] новых карт
    }
count-minutes = { NUMBER($count, gender: "feminine") } { $count ->
        [one] минута
        [few] минуты
       *[many] минут
    }
    .accusative = { NUMBER($count, gender: "feminine", case: "accusative") } { $count ->
        [one] минуту
        [few] минуты
       *[many] минут
    }
count-seconds = { NUMBER($count, gender: "feminine") } { $count ->
        [one] секунда
        [few] секунды
       *[many] секунд
    }
count-groups = { NUMBER($count, gender: "feminine") } { $count ->
        [one] группа
        [few] группы
       *[many] групп
    }
count-columns = { NUMBER($count, gender: "feminine") } { $count ->
        [one] колонка
        [few] колонки
       *[many] колонок
    }
count-empty-columns = { NUMBER($count, gender: "feminine") } { $count ->
        [one] пустая колонка
        [few] пустые колонки
       *[many] пустых колонок
    }
count-cells = { NUMBER($count, gender: "feminine") } { $count ->
        [one] ячейка
        [few] ячейки
       *[many] ячеек
    }
count-free-cells = { NUMBER($count, gender: "feminine") } { $count ->
        [one] свободная ячейка
        [few] свободные ячейки
       *[many] свободных ячеек
    }
count-attempts = { NUMBER($count, gender: "feminine") } { $count ->
        [one] попытка
        [few] попытки
       *[many] попыток
    }
count-squares = { NUMBER($count, gender: "feminine") } { $count ->
        [one] пустая клетка
        [few] пустые клетки
       *[many] пустых клеток
    }
count-pieces = { NUMBER($count, gender: "feminine") } { $count ->
        [one] деталь
        [few] детали
       *[many] деталей
    }
count-deals = { NUMBER($count, gender: "feminine") } { $count ->
        [one] сдача
        [few] сдачи
       *[many] сдач
    }
count-mistakes = { NUMBER($count, gender: "feminine") } { $count ->
        [one] ошибка
        [few] ошибки
       *[many] ошибок
    }
count-hands = { NUMBER($count, gender: "feminine") } { $count ->
        [one] комбинация
        [few] комбинации
       *[many] комбинаций
    }
count-suits = { NUMBER($count, gender: "feminine") } { $count ->
        [one] масть
        [few] масти
       *[many] мастей
    }
count-problems = { NUMBER($count, gender: "feminine") } { $count ->
        [one] проблема
        [few] проблемы
       *[many] проблем
    }
count-points = { NUMBER($count, gender: "neuter") } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }
count-moves = { NUMBER($count, gender: "masculine") } { $count ->
        [one] ход
        [few] хода
       *[many] ходов
    }
count-choices = { NUMBER($count, gender: "masculine") } { $count ->
        [one] вариант
        [few] варианта
       *[many] вариантов
    }
count-kilometres = { NUMBER($count, gender: "masculine") } { $count ->
        [one] километр
        [few] километра
       *[many] километров
    }
count-square-kilometres = { NUMBER($count, gender: "masculine") } { $count ->
        [one] квадратный километр
        [few] квадратных километра
       *[many] квадратных километров
    }
count-metres = { NUMBER($count, gender: "masculine") } { $count ->
        [one] метр
        [few] метра
       *[many] метров
    }
count-millions = { NUMBER($count, gender: "masculine") } { $count ->
        [one] миллион
        [few] миллиона
       *[many] миллионов
    }
count-neighbours = { NUMBER($count, gender: "masculine") } { $count ->
        [one] сосед
        [few] соседа
       *[many] соседей
    }
count-percent = { NUMBER($count, gender: "masculine") } { $count ->
        [one] процент
        [few] процента
       *[many] процентов
    }
count-times = { NUMBER($count, gender: "masculine") } { $count ->
        [one] раз
        [few] раза
       *[many] раз
    }
