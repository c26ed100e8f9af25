# SPDX-License-Identifier: GPL-3.0-or-later

### Golf: columns that are played to the waste, a rank up or down.

game-golf = Golf
objective-golf = Opróżnij kolumny. Karta idzie na odrzucone, jeśli jest o jeden wyższa lub niższa od leżącej tam na wierzchu, bez względu na kolor.
    .brief = Opróżnij kolumny, o jeden w górę lub w dół.
golf-choice-easy = Łatwo: król i as następują po sobie
golf-choice-medium = Średnio: król i as nie następują po sobie
golf-choice-hard = Trudno: na króla nic nie pasuje

## Help.

help-golf = Jak grać w Golfa
help-golf-text = Siedem kolumn po pięć kart. Ostatnia karta kolumny idzie na odrzucone, jeśli jest o jeden wyższa lub niższa od leżącej tam na wierzchu; kolor się nie liczy. Gdy żadna nie pasuje, dobierz kartę; talię przechodzi się tylko raz. Na poziomie łatwym król i as następują po sobie, na trudnym na króla nic nie pasuje.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-golf-typing = Numer kolumny zagrywa jej ostatnią kartę, klawisz d dobiera. Klawisz w mówi, co leży na odrzuconych i co tam pasuje, duże G, gdzie leżą takie karty. Klawisz a czyta ostatnią kartę każdej kolumny, b i numer całą kolumnę.
