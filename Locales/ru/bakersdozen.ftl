# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = Чёртова дюжина
objective-bakersdozen = Соберите все карты по домам, каждую масть от туза до короля. В колонках кладут по убыванию любые масти, по одной карте; пустая колонка остаётся пустой.
    .brief = Каждую масть в свой дом, от туза до короля.
choice-bakersdozen = Тринадцать колонок, все карты открыты

## Help.

help-bakersdozen = Как играть в Чёртову дюжину
help-bakersdozen-text = Переносят только верхнюю карту колонки: на карту любой масти на ранг старше. Пустая колонка остаётся пустой. Короли с самого начала лежат внизу колонок. Каждый дом растёт по масти, с туза.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
