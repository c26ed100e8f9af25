# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Pirâmide
objective-pyramid = Esvazie a pirâmide com pares que somem 13, como 6 e 7. O ás vale 1, o valete 11, a dama 12; os reis saem sozinhos.
    .brief = Esvazie a pirâmide com pares que somem 13.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: { $passes ->
        [1] uma só passada
       *[other] { NUMBER($passes, gender: "feminine") } passadas
    } pelo monte

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = A última carta comprada também forma pares.
help-pyramid = Como se joga Pirâmide
help-pyramid-text = Sete fileiras, de uma carta a sete; cada carta de trás está sob duas: uma da sua coluna e uma da seguinte. Saem de duas em duas as cartas livres que somam 13: ás e dama, 2 e valete, 3 e 10, 4 e 9, 5 e 8, 6 e 7; um rei sai sozinho. A última carta comprada e a de cima do descarte também estão livres. Passa-se pelo monte três vezes; no nível difícil, uma.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = Os números de duas colunas tiram o par; o de um rei tira o rei na hora. A tecla d compra. { $input ->
        [keys] A tecla e é a carta comprada; a tecla w, o descarte.
       *[lines] A carta comprada tem o número 8; o descarte, o número 9.
    } A tecla a diz tudo o que está livre, b e um número, uma coluna inteira e qual coluna a cobre.
