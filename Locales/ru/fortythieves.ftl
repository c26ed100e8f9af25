# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = Сорок разбойников
objective-fortythieves = Соберите все 104 карты по домам, каждую масть дважды от туза до короля. В колонках кладут по убыванию одну масть, по одной карте; колоду проходят один раз.
    .brief = Каждую масть дважды по домам, от туза до короля.
choice-fortythieves = 104 карты, один проход колоды

## Help.

help-fortythieves = Как играть в Сорок разбойников
help-fortythieves-text = Переносят только верхнюю карту колонки или сброса; в колонках её кладут на карту той же масти на ранг старше, на пустую колонку ложится любая. Каждый дом растёт по масти, с туза; у каждой масти два дома. Колоду проходят только один раз.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = d берёт из колоды. { typing-places }
