# SPDX-License-Identifier: GPL-3.0-or-later

### Eight Off: FreeCell in suit, with eight cells.

game-eightoff = Eight Off
objective-eightoff = Porta tutte le carte sulle basi, ogni seme dall'asso al re. Le colonne scendono nello stesso seme; una cella tiene una carta qualsiasi.
    .brief = Ogni seme sulla sua base, dall'asso al re.
choice-eightoff = Otto celle, quattro occupate

## Help.

help-eightoff = Come si gioca a Eight Off
help-eightoff-text = In colonna una carta va su una del valore subito superiore e dello stesso seme. Una cella tiene una carta qualsiasi; una colonna vuota accetta un re. Una scala si sposta in una volta se le celle libere lasciano spazio. Le basi salgono per seme, dall'asso.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-eightoff-typing = { typing-places }
