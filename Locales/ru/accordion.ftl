# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = Аккордеон
objective-accordion = Соберите все карты в одну кучку. Карта идёт на соседнюю слева или на третью влево от неё, если совпадает масть или ранг.
    .brief = Все карты в одну кучку.
choice-accordion = 52 карты в ряд
# Told in the tutorial.
accordion-tutorial-code = Номер кучки: её ряд и колонка.

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = Кучек { $piles }, { $moves ->
        [0] ходов нет
       *[other] ходов { $moves }: { $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = Накрывает: { $card }.
accordion-progress = Осталось кучек: { $piles }
accordion-refused-far = { $card } не достаёт до этой карты: { $top }. Только до первой или третьей кучки влево от неё.
accordion-refused-match = { $card } и { $top }: ни общей масти, ни ранга.
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card } { $from } { $place }: мало что подходит к этой карте, { $other }.

## Help.

help-accordion = Как играть в Аккордеон
help-accordion-text = 52 карты лежат подряд и читаются рядами по девять. Карта идёт на соседнюю кучку слева или на третью влево от неё, если совпадает масть или ранг. Ушедшая кучка не оставляет пустого места: кучки по обе стороны от неё становятся соседними и сохраняют номера. Победа, когда осталась одна кучка.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = Номер кучки: её ряд и колонка, 23 значит ряд 2, колонка 3. Карта идёт сразу, если путь у неё один; иначе наберите потом номер другой кучки. Tab перебирает карты, которыми можно ходить, Enter ходит. t читает ряды, { $input ->
        [keys] b
       *[lines] «ряд 2»
    } один из них; a говорит, сколько кучек и ходов.
