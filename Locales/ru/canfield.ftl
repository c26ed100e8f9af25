# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = Кэнфилд
objective-canfield = Соберите все карты по домам, каждую масть с ранга, который туда выпал. В колонках кладут по убыванию, чередуя красное и чёрное; за королём идёт туз.
    .brief = Каждую масть в свой дом, с ранга, который туда выпал.
choice-canfield = Стопка и по три карты из колоды

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = Каждый дом начинается с { rank-name.from }
# $count cards lie in the reserve.
canfield-progress-reserve = { $count ->
        [0] Стопка пуста
       *[other] В стопке { NUMBER($count, gender: "feminine") }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card } { $place }: откроет следующую в стопке.

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = Пустые колонки заполняет стопка.
help-canfield = Как играть в Кэнфилд
help-canfield-text = В колонках карту кладут на карту другого цвета на ранг старше, короля на туза; переносят верхнюю карту или всю колонку. Пустые колонки заполняет стопка; когда она кончится, на них ложится любая карта. Каждый дом растёт по масти с ранга, который туда выпал; за королём идёт туз.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock } { typing-places }
