# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.
###
### Russian players know Klondike as "Косынка".

game-klondike = Косынка
objective-klondike = Соберите все карты по домам, каждую масть от туза до короля. В колонках кладут по убыванию, чередуя красное и чёрное.
    .brief = Каждую масть в свой дом, от туза до короля.
klondike-draw-one = Лёгкий: по одной карте из колоды
klondike-draw-three = Сложный: по три карты из колоды
# $difficulty is "Medium" and the like; $drawing cards at a time, the stock gone through $passes times.
klondike-choice = { $difficulty }: { $drawing ->
        [1] по одной карте
       *[other] по три карты
    } из колоды, { $passes ->
        [1] один проход
        [few] { NUMBER($passes, gender: "masculine") } прохода
       *[other] { NUMBER($passes, gender: "masculine") } проходов
    }

## Help.

help-klondike = Как играть в косынку
help-klondike-text = В колонках карту кладут на карту другого цвета на ранг старше, вместе со всем, что на ней лежит; на пустую колонку ложится король. Каждый дом растёт по масти, с туза. Верхнюю карту дома можно вернуть в колонку. Колоду проходят сколько угодно раз, на среднем уровне один раз, на экспертном три раза.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-klondike-typing = { typing-stock } { typing-places }
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Очки: карта в дом { $foundation }, из сброса в колонку { $column }, открывшаяся карта { $turned }. Карта обратно из дома минус { $back }, переворот сброса минус { $recycle }, если карты берут по одной. Ниже нуля счёт не падает.
