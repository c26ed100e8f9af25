# SPDX-License-Identifier: GPL-3.0-or-later

### Pyramid: pairs that make 13 leave seven overlapping rows. They are told as seven columns: a card of the last
### row each, with what it covers up to the right.

game-pyramid = Pyramiden
objective-pyramid = Töm pyramiden med par som blir 13, som 6 och 7. Ess är 1, knekt 11, dam 12; en kung tas bort ensam.
    .brief = Töm pyramiden med par som blir 13.
# $difficulty is "Easy" and the like; the stock is gone through $passes times.
pyramid-choice = { $difficulty }: { $passes ->
        [one] en gång genom talongen
       *[other] { NUMBER($passes) } gånger genom talongen
    }

## Help.

# Told in the tutorial.
pyramid-tutorial-drawn = Kortet som drogs sist bildar också par.
help-pyramid = Så spelar du Pyramiden
help-pyramid-text = Sju rader, från ett kort till sju; utom i den sista ligger varje kort under två andra: ett i sin egen kolumn och ett i nästa. Två fria kort som blir 13 tas bort: ess och dam, 2 och knekt, 3 och 10, 4 och 9, 5 och 8, 6 och 7; en kung tas bort ensam. Kortet som drogs sist och det översta i kasthögen är också fria. Talongen gås igenom tre gånger, i det svåra spelet bara en gång.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-pyramid-typing = Numren på två kolumner tar bort ett par, för en kung räcker ett nummer. d drar. { $input ->
        [keys] e är det dragna kortet och w kasthögen.
       *[lines] Det dragna kortet har nummer 8, kasthögen nummer 9.
    } a säger allt som är fritt, b och ett nummer en hel kolumn och vilken kolumn som täcker den.
