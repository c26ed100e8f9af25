# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Юкон
objective-yukon = Соберите все карты по домам, каждую масть от туза до короля. В колонках кладут по убыванию, чередуя красное и чёрное; открытую карту переносят со всем, что на ней лежит.
    .brief = Каждую масть в свой дом, от туза до короля.
choice-yukon = Все карты на столе, колоды нет

## Help.

help-yukon = Как играть в Юкон
help-yukon-text = Любую открытую карту переносят со всем, что на ней лежит, по порядку или нет, на карту другого цвета на ранг старше; на пустую колонку ложится король. Каждый дом растёт по масти, с туза. Верхнюю карту дома можно вернуть в колонку. Колоды нет.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
