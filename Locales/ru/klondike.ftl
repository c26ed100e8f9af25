# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.
###
### Russian players know Klondike as "Косынка".

game-klondike = Косынка
objective-klondike = Соберите все карты по домам, каждую масть от туза до короля. В колонках кладут по убыванию, чередуя красное и чёрное.
    .brief = Каждую масть в свой дом, от туза до короля.
klondike-draw-one = Лёгкий: по одной карте из колоды
klondike-draw-three = Сложный: по три карты из колоды

## Help.

help-klondike = Как играть в косынку
help-klondike-text = В колонках карту кладут на карту другого цвета на ранг старше, вместе со всем, что на ней лежит; на пустую колонку ложится король. Каждый дом растёт по масти, с туза.
# Follows it for a player with a keyboard.
help-klondike-typing = d берёт из колоды; когда она пуста, d переворачивает сброс. Номер места не меняется; b называет все. Наберите номер места, чтобы взять его карту, потом номер места, куда её положить. Или ход целиком: 3 5, 7ч 8п, 7ч д. Заглавная F убирает по домам все безопасные карты и доигрывает почти выигранную игру.
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Очки: карта в дом { $foundation }, из сброса в колонку { $column }, открывшаяся карта { $turned }. Карта обратно из дома минус { $back }, переворот сброса минус { $recycle }, если карты берут по одной. Ниже нуля счёт не падает.
