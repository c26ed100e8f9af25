# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = Три вершины
objective-tripeaks = Разберите три вершины. Карта идёт в сброс, если она на ранг старше или младше верхней в нём, какой бы масти ни была; король и туз идут подряд.
    .brief = Разберите вершины, на ранг вверх или вниз.
choice-tripeaks = Три вершины, один проход колоды

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = Карта свободна, когда на ней нет другой.
help-tripeaks = Как играть в три вершины
help-tripeaks-text = В последнем ряду лежат десять открытых карт; за ними закрытые ряды из девяти и шести карт и три вершины. Каждая карта сзади лежит под двумя: одной из своей колонки и одной из следующей. Когда обе уйдут, она откроется. Свободная карта идёт в сброс, если она на ранг старше или младше верхней в нём; масть не важна, король и туз идут подряд. Если ничего не подходит, возьмите карту; колоду проходят один раз.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = Номер колонки отправляет в сброс её свободную карту, d берёт из колоды. Клавиша w называет сброс и то, что на него ляжет, заглавная G — где такие карты. Клавиша a называет свободную карту каждой колонки, b и номер — всю колонку и то, какая колонка её накрывает.
