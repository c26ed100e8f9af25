# SPDX-License-Identifier: GPL-3.0-or-later

### Atlas Solitaire. A group has one base card ("Countries of Europe") and its partners ("France").
### $group is the name of a group, $card a card, $place a place in the form .to.
###
### A group's name stands unchanged after "группа", in any case ("к группе Страны Европы"), or after a
### colon.

game-atlas = Пасьянс Атлас
objective-atlas = Соберите все группы: сначала базовую карту в дом, потом остальные карты группы.
    .brief = Соберите все группы.

# A base card. .short is used where a base is meant anyway.
atlas-base = { $group }, базовая карта
    .short = { $group }
    .brief = { $group }, база
# A card of the player's own groups.
name-own = { $name }

atlas-invites-base = базовая карта

# $done of $total groups are complete now.
atlas-group-completed = { $group }: собрано, { NUMBER($done, gender: "feminine") } из { NUMBER($total, case: "genitive") }.
    .brief = { $group }: собрано.
command-completed = Прочитать собранные группы
    .words = собранные, sobrannye
# A completed group, $group by its base, with its other cards: $cards.
atlas-completed-group = { $group }: { $cards }
atlas-completed-none = Ни одна группа ещё не собрана.
atlas-nothing-playable-drawn = Колода пуста, и ни одна взятая карта никуда не подходит.

## Progress. $missing partners are still to come.

atlas-progress = Собрано групп: { NUMBER($done, gender: "feminine") } из { NUMBER($total, case: "genitive") }
atlas-progress-group = { $group }: не хватает { COUNT($missing, "cards", case: "genitive") }
# $stock and $waste cards lie there, $hidden lie face down in the columns.
atlas-progress-reserve = В колоде { NUMBER($stock, gender: "feminine") }, в сбросе { NUMBER($waste, gender: "feminine") }, в колонках { COUNT($hidden, "hidden") }

## Refusals. $card was to go $place. $home is the card's own group, $top the card it was to lie on.

atlas-refused-needs-base = { $card }: нельзя { $place }. В пустой дом ложится базовая карта.
atlas-refused-occupied = { $card }: нельзя { $place }. Там группа { $group }. Базовой карте нужен пустой дом.
atlas-refused-not-in-group = { $card }: не входит в группу { $group }.
# True, but in this round the card was dealt for another group.
atlas-refused-true-elsewhere = { $card }: подходит к группе { $group }, но в этой партии входит в группу { $home }.
atlas-refused-name-there = { $card }: там такая есть; эта карта из другой группы.
atlas-refused-base-in-column = { $card }: нельзя { $place }. Базовая карта ложится только на пустое место.
atlas-refused-on-base = { $card }: нельзя { $place }. На базовую карту в колонке ничего не кладут.
atlas-refused-not-together = { $card } и { $top }: из разных групп.
atlas-refused-other-group = { $card } и { $top }: могли бы быть вместе, но не в этой партии.

## Hints.

atlas-hint-belongs = { $card } { $place }: группа { $group }.
atlas-hint-opens = { $card } { $place }: начнёт группу.

## Learner mode.

# The group of a card, after its name.
atlas-lesson-group = { $group }.
# After a base card: its partners in this round, and how many are missing.
atlas-lesson-base = { $missing ->
        [0] Все на месте: { $members }.
       *[other] Не хватает { COUNT($missing, "cards", case: "genitive") }. Карты группы: { $members }.
    }
# The picture of a card: $caption says what it shows; without one there is just a picture.
card-picture-caption = Картинка: { $caption }
card-picture = Есть картинка.

## Decks and dealing.

deck-without-groups = В наборе нужна хотя бы одна группа.
# $limit is the most a deck may have.
deck-too-large = Слишком много групп в наборе; самое большее { $limit }.
deck-group-incomplete = В группе { $group } нет базовой карты или других карт.
deck-group-twice = Группа { $group } в наборе дважды.
deck-name-twice = В группе { $group } одна карта дважды.
deck-columns = Так колонки не сдать: нужны четыре числа, и карт не больше, чем есть.
deck-no-group = В наборе нужна хотя бы одна группа.
deck-unknown-group = Нет такой группы: { $group }.
deck-no-base = В группе { $group } нет базовой карты.
deck-no-partners = В группе { $group } нет карт, кроме базовой.
# $found groups are there, $needed were asked for.
deal-too-few-groups = Партию не сдать. Нужно групп: { $needed }, есть только { $found }.
# $needed groups were asked for.
deal-too-much-shared = Партию не сдать. Нужно групп: { $needed }, но слишком много карт подходит сразу к двум.
deal-any = Любой расклад: может не сойтись.
deal-not-known-winnable = Этот расклад может не сойтись.

## "aloud groups check": a card that fits a second group. $home is its own, $other the second.

overlap-belongs = { $card }, группа { $home }: подходит и к группе { $other }.
overlap-homonym = { $card }, группа { $home }: так же называется карта из группы { $other }.

## Help.

help-atlas = Как играть в пасьянс Атлас
help-atlas-text = В каждой группе есть базовая карта и остальные. Положите базовую карту в пустой дом, потом на неё карты её группы. В колонках карту кладут на карту из той же группы, но не на базовую; на пустую колонку ложится любая карта. Когда ничего не подходит, берите из колоды.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-atlas-typing = { $input ->
        [keys] {""}
       *[lines] Наберите номер места, чтобы взять его карту, потом номер места, куда её положить. Два номера сразу значат ход целиком: 5 7 переносит с места 5 на место 7.
    }

## Settings.

setting-reshuffles = Сколько раз перемешивать сброс
setting-reshuffles-help = Сколько раз можно перемешать сброс, в новых играх.
setting-level = Школьный уровень
setting-level-help = Какие группы сдаются, в новых играх.
setting-level-any = любой
setting-level-primary = начальная школа
setting-level-secondary = средняя школа
setting-level-expert = сверх школьной программы
