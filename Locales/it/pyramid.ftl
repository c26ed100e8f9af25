# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Piramide
objective-pyramid = Svuota la piramide con coppie che fanno 13, come 6 e 7. L'asso vale 1, il fante 11, la donna 12; i re vanno via da soli.
    .brief = Svuota la piramide con coppie che fanno 13.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: { $passes ->
        [one] un solo giro del mazzo
       *[other] { NUMBER($passes) } giri del mazzo
    }

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = Anche l'ultima carta pescata fa coppia.
help-pyramid = Come si gioca a Piramide
help-pyramid-text = Sette righe, da una carta a sette; ogni carta dietro sta sotto due: una della sua colonna e una della successiva. Due carte libere che fanno 13 se ne vanno: asso e donna, 2 e fante, 3 e 10, 4 e 9, 5 e 8, 6 e 7; un re va via da solo. Sono libere anche l'ultima carta pescata e quella in cima agli scarti. Il mazzo si scorre tre volte, al livello difficile una sola.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = I numeri di due colonne tolgono la coppia, quello di un re lo toglie subito. La d pesca. { $input ->
        [keys] La e indica la carta pescata e la w gli scarti.
       *[lines] La carta pescata ha il numero 8, gli scarti il numero 9.
    } La a dice tutto ciò che è libero, la b e un numero, una colonna intera e quale colonna la blocca.
