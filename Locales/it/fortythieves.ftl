# SPDX-License-Identifier: GPL-3.0-or-later

### Forty Thieves: two packs, one card at a time.

game-fortythieves = Quaranta ladroni
objective-fortythieves = Porta sulle basi tutte le 104 carte, ogni seme due volte, dall'asso al re. Le colonne scendono nello stesso seme, una carta alla volta; il mazzo si scorre una volta sola.
    .brief = Ogni seme due volte sulle basi, dall'asso al re.
choice-fortythieves = 104 carte, un solo giro del mazzo

## Help.

help-fortythieves = Come si gioca a Quaranta ladroni
help-fortythieves-text = Si sposta solo l'ultima carta di una colonna o quella in cima agli scarti; in colonna va su una del valore subito superiore e dello stesso seme, e una colonna vuota accetta qualsiasi carta. Le basi salgono per seme, dall'asso; ogni seme ne ha due. Il mazzo si scorre una volta sola.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-fortythieves-typing = Con la d si pesca dal mazzo. { typing-places }
