# SPDX-License-Identifier: GPL-3.0-or-later

## Groups and decks that a player puts together. $title is the name of one, $parts how many cards or
## groups it has, $part one of them, $n the number of the next one, $name what was typed.

workshop = Свои группы и наборы
    .brief = Свои группы
workshop-group-new = Новая группа
workshop-deck-new = Новый набор
workshop-group-summary = { $title }, { COUNT($parts, "cards") }
workshop-deck-summary = Набор { $title }, { COUNT($parts, "groups") }
# $parts is a list of cards or groups.
workshop-parts = { $parts }
workshop-group-name = Название группы? 0 назад.
workshop-deck-name = Название набора? 0 назад.
workshop-group-add = Добавить карты
workshop-deck-add = Добавить группы
workshop-group-remove = Убрать карту
workshop-deck-remove = Убрать группу
workshop-rename = Переименовать
workshop-save = Сохранить
workshop-discard = Не сохранять
workshop-delete = Удалить
workshop-group-next = Карта { $n }? Пустая строка: конец.
    .brief = Карта { $n }?
workshop-group-added = { $part }. Карта { $n }?
# The card is no thing of the catalogue: nothing is known of it.
workshop-group-added-own = { $part }, как набрано. Карта { $n }?
workshop-group-twice = { $part }: уже есть. Карта { $n }?
workshop-group-too-many = Больше шестидесяти карт нельзя. Пустая строка: конец.
workshop-deck-next = Группа { $n }? Хватит части названия; пустая строка: конец.
    .brief = Группа { $n }?
workshop-deck-added = { $part }. Группа { $n }?
workshop-deck-twice = { $part }: уже есть. Группа { $n }?
workshop-deck-too-many = Больше шестидесяти четырёх групп нельзя. Пустая строка: конец.
workshop-deck-unknown = Групп с таким названием нет: { $name }. Другая?
workshop-which = { $name }: что именно?
workshop-as-typed = Просто { $name }, как набрано
# Opens the remarks; $count cards belong to other groups, too.
workshop-remarks = { COUNT($count, "cards") } { $count ->
        [one] подходит
        [few] подходят
       *[other] подходит
    } и к другим группам
# $card also fits each of $groups.
workshop-overlap = { $card }: { $groups }
workshop-keep-question = { $title }: сохранить?
workshop-group-too-few = В группе нужны две карты.
workshop-deck-too-few = В наборе нужна группа.
workshop-group-saved = Сохранено: { $title }, { COUNT($parts, "cards") }.
workshop-deck-saved = Сохранено: { $title }, { COUNT($parts, "groups") }.
workshop-delete-question = { $title }: удалить?
workshop-deleted = Удалено: { $title }.
# $reason is what is wrong with what was typed.
workshop-no-name = Это не название: { $reason }

## "aloud groups import": groups from a table. $file is its name, $line a line of it.

workshop-imported = { $title }, { COUNT($parts, "cards") }.
workshop-import-none = { $file }: групп нет. В каждой строке одна: название, потом карты.
# After the first $most groups.
workshop-import-limit = { $file }: слишком много групп. Предел: { $most }.
# $reason is why the line is no group.
workshop-import-line = { $file }, строка { $line }: { $reason }
workshop-import-twice = { $part }: второй раз.
workshop-import-no-name = Первая ячейка пуста: в ней должно быть название группы.
workshop-import-quotes = Кавычка не закрыта.
workshop-import-too-many = больше шестидесяти карт.
