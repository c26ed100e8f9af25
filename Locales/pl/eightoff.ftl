# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = Eight Off
objective-eightoff = Przenieś wszystkie karty na stosy końcowe, każdy kolor od asa do króla. W kolumnach układa się malejąco w jednym kolorze; komórka mieści jedną dowolną kartę.
    .brief = Każdy kolor na swój stos końcowy, od asa do króla.
choice-eightoff = Osiem komórek, cztery zajęte

## Help.

help-eightoff = Jak grać w Eight Off
help-eightoff-text = W kolumnach kartę kładzie się na kartę tego samego koloru o jeden wyższą. Komórka mieści jedną dowolną kartę; pusta kolumna przyjmuje króla. Ciąg przenosi się naraz, jeśli starcza na to wolnych komórek. Stosy końcowe rosną kolorami od asa.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
