# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = Скорпион
objective-scorpion = Соберите четыре цепочки одной масти, от короля до туза. В колонках кладут по убыванию одну масть; открытую карту переносят со всем, что на ней лежит.
    .brief = Четыре цепочки одной масти, от короля до туза.
choice-scorpion = Три карты сдаются последними
act-deal-last = Сдать последние три карты
    .short = сдать
command-deal-last = Сдать последние три карты
    .words = сдать, sdat, в
scorpion-refused-dealt = Последние три карты уже на столе.
scorpion-hint-deal = Сдайте последние три карты.
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] Сдавать больше нечего
       *[other] Осталось сдать { COUNT($stock, "cards", case: "accusative") }
    }, в колонках { COUNT($hidden, "hidden") }

## Help.

help-scorpion = Как играть в Скорпиона
help-scorpion-text = Любую открытую карту переносят со всем, что на ней лежит, по порядку или нет, на карту той же масти на ранг старше; на пустую колонку ложится король. Цепочка одной масти от короля до туза уходит со стола сама. Последние три карты сдают на первые три колонки.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = Клавиша d сдаёт последние три карты.{ typing-moves }
