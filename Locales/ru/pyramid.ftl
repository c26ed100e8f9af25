# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Пирамида
objective-pyramid = Разберите пирамиду парами, которые в сумме дают 13, например 6 и 7. Туз считается за 1, валет за 11, дама за 12; короли уходят без пары.
    .brief = Разберите пирамиду парами, которые в сумме дают 13.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: { $passes ->
        [1] один проход
        [few] { NUMBER($passes, gender: "masculine") } прохода
       *[other] { NUMBER($passes, gender: "masculine") } проходов
    } колоды

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = Последняя взятая карта тоже годится для пары.
help-pyramid = Как играть в пирамиду
help-pyramid-text = Семь рядов, от одной карты до семи; каждая карта, кроме карт последнего ряда, лежит под двумя: одной из своей колонки и одной из следующей. Две свободные карты, которые в сумме дают 13, уходят со стола: туз и дама, 2 и валет, 3 и 10, 4 и 9, 5 и 8, 6 и 7; король уходит без пары. Свободны также последняя взятая карта и верхняя карта сброса. Колоду проходят три раза, на сложном уровне один раз.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = Номера двух колонок убирают пару, номер колонки с королём сразу убирает короля. Клавиша d берёт из колоды. { $input ->
        [keys] e обозначает взятую карту, w обозначает сброс.
       *[lines] Номер взятой карты 8, номер сброса 9.
    } Клавиша a называет все свободные карты, b и номер — всю колонку и то, какая колонка её накрывает.
