# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = Skorpion
objective-scorpion = Ułóż cztery ciągi jednego koloru, od króla do asa. W kolumnach układa się malejąco w jednym kolorze; każdą odkrytą kartę przenosi się razem ze wszystkim, co na niej leży.
    .brief = Cztery ciągi jednego koloru, od króla do asa.
choice-scorpion = Trzy karty rozdawane na koniec
act-deal-last = Rozdaj trzy ostatnie karty
    .short = rozdaj
command-deal-last = Rozdaj trzy ostatnie karty
    .words = rozdaj
scorpion-refused-dealt = Trzy ostatnie karty są już na stole.
scorpion-hint-deal = Rozdaj trzy ostatnie karty.
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] Nic więcej do rozdania
       *[other] Do rozdania { COUNT($stock, "cards") }
    }, w kolumnach { COUNT($hidden, "hidden") }

## Help.

help-scorpion = Jak grać w Skorpiona
help-scorpion-text = Każdą odkrytą kartę przenosi się ze wszystkim, co na niej leży, ułożonym czy nie, na kartę tego samego koloru o jeden wyższą; pusta kolumna przyjmuje króla. Ciąg jednego koloru od króla do asa sam schodzi ze stołu. Trzy ostatnie karty rozdaje się na trzy pierwsze kolumny.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = Klawisz d rozdaje trzy ostatnie karty.{ typing-moves }
