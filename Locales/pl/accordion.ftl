# SPDX-License-Identifier: GPL-3.0-or-later

### Accordion: a row of piles that goes together to one. $card and $other are cards.

game-accordion = Akordeon
objective-accordion = Zbierz wszystkie karty w jeden stos. Karta idzie na sąsiednią po lewej albo na trzecią w lewo, gdy zgadza się kolor lub wartość.
    .brief = Wszystkie karty w jeden stos.
choice-accordion = 52 karty w szeregu
# Told in the tutorial.
accordion-tutorial-code = Numer stosu to jego rząd i kolumna.

## The table, refusals and hints. There are $piles piles and $moves moves; $cards are some that can move.

accordion-map = Stosy { $piles }, { $moves ->
        [0] brak ruchu
       *[other] ruchy { $moves }: { $cards }
    }
# What the card lies on now, which is out of play.
accordion-covers = Przykrywa: { $card }.
accordion-progress = Zostało stosów: { $piles }
accordion-refused-far = { $card } nie sięga do: { $top }. Tylko na pierwszy lub trzeci stos w lewo.
accordion-refused-match = { $card } i { $top }: ani wspólnego koloru, ani wartości.
# $from and $place are places in the forms .from and .to; $other is covered by the move.
accordion-hint = { $card }: { $from } { $place }, mało która inna karta pasuje do tej: { $other }.

## Help.

help-accordion = Jak grać w Akordeon
help-accordion-text = 52 karty leżą w szeregu, czytanym rzędami po dziewięć. Karta idzie na sąsiedni stos po lewej albo na trzeci w lewo, gdy zgadza się kolor lub wartość. Przeniesiony stos nie zostawia luki: stosy po obu jego stronach stają się sąsiadami i zachowują numery. Wygrana, gdy zostanie jeden stos.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-accordion-typing = Numer stosu to jego rząd i kolumna: 23 to rząd 2, kolumna 3. Karta idzie od razu, gdy ma tylko jedną drogę; inaczej podaj potem numer stosu, na który ma iść. Tab przechodzi po kartach, które mogą iść, Enter zagrywa. Klawisz t czyta rzędy, { $input ->
        [keys] klawisz b
       *[lines] „rząd 2”
    } jeden z nich; klawisz a podaje, ile jest stosów i ruchów.
