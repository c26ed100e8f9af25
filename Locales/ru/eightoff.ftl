# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = Эйт офф
objective-eightoff = Соберите все карты по домам, каждую масть от туза до короля. В колонках кладут по убыванию одну масть; в ячейку ложится одна любая карта.
    .brief = Каждую масть в свой дом, от туза до короля.
choice-eightoff = Восемь ячеек, четыре заняты

## Help.

help-eightoff = Как играть в Эйт офф
help-eightoff-text = В колонках карту кладут на карту той же масти на ранг старше. В ячейку ложится одна любая карта, на пустую колонку только король. Цепочка переносится целиком, если хватает свободных ячеек. Каждый дом растёт по масти, с туза.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
