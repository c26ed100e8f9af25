# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = Czterdziestu rozbójników
objective-fortythieves = Przenieś wszystkie 104 karty na stosy końcowe, każdy kolor dwa razy od asa do króla. W kolumnach układa się malejąco w jednym kolorze, po jednej karcie; talię przechodzi się tylko raz.
    .brief = Każdy kolor dwa razy na stosy końcowe, od asa do króla.
choice-fortythieves = 104 karty, talia tylko raz

## Help.

help-fortythieves = Jak grać w Czterdziestu rozbójników
help-fortythieves-text = Przenosi się tylko wierzchnią kartę kolumny lub odrzuconych; w kolumnach kładzie się ją na kartę tego samego koloru o jeden wyższą, a pusta kolumna przyjmuje każdą. Stosy końcowe rosną kolorami od asa; każdy kolor ma dwa. Talię przechodzi się tylko raz.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = Klawisz d dobiera z talii. { typing-places }
