# SPDX-License-Identifier: GPL-3.0-or-later

### Maps for the fingers: what stands on them in braille, and what is told of their files.

# The entry of a map in the menu of the puzzle, and the one in the menu of learning.
tactile-entry = Рельефная карта, файл для печати
tactile-progress-entry = Рельефная карта ваших знаний, файл для печати

## Titles of sheets: $map is a map.

# $part of the map alone.
tactile-part = { $map }, { $part ->
        [north-west] северо-запад
        [north] север
        [north-east] северо-восток
        [west] запад
        [middle] центр
        [east] восток
        [south-west] юго-запад
        [south] юг
       *[south-east] юго-восток
    }
tactile-progress-title = { $map }: что вы знаете
# The sheet that tells what marks and letters stand for.
tactile-key = Обозначения: { $map }
# $n of $count sheets that have one title, $title.
tactile-part-number = { $title }, часть { NUMBER($n) } из { NUMBER($count, case: "genitive") }

## What marks stand for, in the key.

tactile-north = север
tactile-coast = берег
tactile-border = граница
tactile-sea = море
tactile-point = маленькая страна

## Countries, on the key: $names.

# Those that no sheet has the letters of.
tactile-left-out = Не хватило места для подписей: { $names }
tactile-known = Известно: { $names }
tactile-due = Повторить: { $names }

## Files.

# $path was written; the sheets in it are $count.
tactile-written = Записано: { $path }. Листы: { NUMBER($count) }.
# The same, a file for each sheet: $first and $last are the first and the last.
tactile-written-files = Записаны файлы от { $first } до { $last }. Листы: { NUMBER($count) }.
# $program of $package makes such files.
tactile-no-program = Для файла PDF установите пакет { $package }, в котором есть { $program }, или выберите файл с расширением .svg.
# $package has the tables.
tactile-no-braille = Нет брайлевских таблиц. Установите пакет { $package }.
