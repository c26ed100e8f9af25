# SPDX-License-Identifier: GPL-3.0-or-later

### TriPeaks: three peaks of overlapping rows, played to the waste a rank up or down. They are told as ten
### columns: a card of the last row each, with what it covers up to the right.

game-tripeaks = TriPeaks
objective-tripeaks = Rozbierz trzy szczyty. Karta idzie na odrzucone, jeśli jest o jeden wyższa lub niższa od leżącej tam na wierzchu, bez względu na kolor; król i as następują po sobie.
    .brief = Rozbierz szczyty, o jeden w górę lub w dół.
choice-tripeaks = Trzy szczyty, talia tylko raz

## Help.

# Told in the tutorial.
tripeaks-tutorial-free = Karta jest wolna, gdy żadna na niej nie leży.
help-tripeaks = Jak grać w TriPeaks
help-tripeaks-text = W ostatnim rzędzie leży dziesięć odkrytych kart; za nimi, zakryte, rzędy po dziewięć i sześć kart oraz trzy szczyty. Każda karta z tyłu leży pod dwiema: jedną ze swojej kolumny i jedną z następnej. Gdy obie znikną, odkrywa się. Wolna karta idzie na odrzucone, jeśli jest o jeden wyższa lub niższa od leżącej tam na wierzchu; kolor się nie liczy, król i as następują po sobie. Gdy żadna nie pasuje, dobierz kartę; talię przechodzi się tylko raz.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-tripeaks-typing = Numer kolumny zagrywa jej wolną kartę, klawisz d dobiera. Klawisz w mówi, co leży na odrzuconych i co tam pasuje, duże G, gdzie leżą takie karty. Klawisz a czyta wolną kartę każdej kolumny, b i numer całą kolumnę oraz to, która kolumna ją przykrywa.
