# SPDX-License-Identifier: GPL-3.0-or-later

### Aces Up: of two cards of a suit that end columns the lower one goes. $card is a card.

game-acesup = Cztery asy
objective-acesup = Pozbądź się wszystkich kart oprócz asów. Gdy dwie kolumny kończą się kartami tego samego koloru, niższa schodzi; as jest najwyższy.
    .brief = Zostają tylko asy: z kart jednego koloru schodzi niższa.
choice-acesup = Cztery kolumny, po cztery karty naraz
act-deal-row = Rozdaj cztery karty
    .short = rozdaj
command-deal-row = Rozdaj cztery karty
    .words = rozdaj

## Help.

# Told in the tutorial.
acesup-tutorial-deal = Gdy żadna karta nie może zejść, rozdaje się następne cztery.
help-acesup = Jak grać w Cztery asy
help-acesup-text = Gdy dwie z czterech kolumn kończą się kartami tego samego koloru, niższa schodzi ze stołu; as jest najwyższy. Pusta kolumna przyjmuje ostatnią kartę innej. Gdy żadna karta nie może zejść, rozdaje się cztery następne, po jednej na kolumnę. Wygrywasz, gdy zostaną tylko cztery asy.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-acesup-typing = Numer kolumny zdejmuje jej ostatnią kartę ze stołu, a jeśli ta musi zostać, przenosi ją na pustą kolumnę. Klawisz d rozdaje cztery karty. Klawisz a czyta ostatnią kartę każdej kolumny, b i numer całą kolumnę.

## Progress, refusals and hints.

# $done of 48 cards have gone, $stock are left in the stock.
acesup-progress = Karty zdjęte: { NUMBER($done, gender: "feminine") } z { NUMBER(48, case: "genitive") }, { $stock ->
        [0] talia pusta
       *[other] w talii { NUMBER($stock, gender: "feminine") }
    }
acesup-refused-ace = { $card } zostaje: as jest najwyższy.
acesup-refused-highest = { $card } zostaje: żadna kolumna nie kończy się wyższą kartą tego samego koloru.
acesup-refused-deal = Jeszcze nie: { $card } może zejść.
# $higher is a card of its suit; $from and $place are places in the forms .from and .to.
acesup-hint-out = { $card } schodzi { $from }: wyższa karta to { $higher }.
acesup-hint-fills = { $card }: { $from } { $place }, to wykorzysta pustą kolumnę.
acesup-hint-deal = Rozdaj cztery karty.
