# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = Canfield
objective-canfield = Przenieś wszystkie karty na stosy końcowe, każdy kolor rosnąco od wartości, którą tam rozdano. W kolumnach układa się malejąco, na przemian czerwone i czarne; po królu następuje as.
    .brief = Każdy kolor na swój stos końcowy, od wartości, którą tam rozdano.
choice-canfield = Zapas, dobieraj po trzy karty

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = Stosy końcowe zaczynają się od { rank-name.from }
# $count cards lie in the reserve.
canfield-progress-reserve = Zapas: { $count ->
        [0] pusty
       *[other] { NUMBER($count, gender: "feminine") }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card }: { $place }, to odsłoni następną kartę zapasu.

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = Puste kolumny wypełnia zapas.
help-canfield = Jak grać w Canfield
help-canfield-text = W kolumnach kartę kładzie się na kartę o jeden wyższą, czerwoną na czarną lub czarną na czerwoną, króla na asa; przenosi się wierzchnią kartę albo całą kolumnę. Puste kolumny wypełnia zapas; gdy się skończy, przyjmują każdą kartę. Stosy końcowe rosną kolorami od wartości, którą tam rozdano; po królu następuje as.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock } { typing-places }
