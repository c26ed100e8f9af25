# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = Сорок разбойников
objective-fortythieves = Соберите карты двух колод по домам, каждую масть дважды от туза до короля. В колонках кладут по убыванию одну масть, по одной карте; колоду проходят один раз.
    .brief = Каждую масть дважды по домам, от туза до короля.
fortythieves-choice = Две колоды, один проход

## Help.

help-fortythieves = Как играть в Сорок разбойников
help-fortythieves-text = Переносят только верхнюю карту колонки или сброса; в колонках её кладут на карту той же масти на ранг старше, на пустую колонку ложится любая. Каждый дом растёт по масти, с туза; у масти их два. Колоду проходят только один раз.
# Follows it for a player with a keyboard.
help-fortythieves-typing = d берёт из колоды. { typing-places }
