# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Pirâmide
objective-pyramid = Esvazie a pirâmide por pares que somam 13, como 6 e 7. O ás vale 1, o valete 11, a dama 12; os reis saem sozinhos.
    .brief = Esvazie a pirâmide por pares que somam 13.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: { $passes ->
        [1] o monte passa uma vez
       *[other] o monte passa { NUMBER($passes) } vezes
    }

## Help.

help-pyramid = Como se joga Pirâmide
help-pyramid-text = Sete fileiras, de uma carta a sete; cada carta de trás está sob duas: uma da sua coluna e uma da seguinte. Duas cartas livres que somam 13 saem: ás e dama, 2 e valete, 3 e 10, 4 e 9, 5 e 8, 6 e 7; um rei sai sozinho. A última carta comprada e a de cima do descarte também estão livres. O monte passa três vezes; no nível difícil, uma.
# Follows it for a player with a keyboard.
help-pyramid-typing = Os números de duas colunas levam um par, o número de um rei o leva na hora. A tecla d compra. No modo de teclas, e é a carta comprada e w o descarte; numa linha são 8 e 9. A tecla a diz tudo o que está livre, b e um número, uma coluna inteira e sob qual ela está.
