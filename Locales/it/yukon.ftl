# SPDX-License-Identifier: GPL-3.0-or-later

### Yukon: Klondike without a stock.

game-yukon = Yukon
objective-yukon = Porta tutte le carte sulle basi, ogni seme dall'asso al re. Le colonne scendono a colori alterni; ogni carta scoperta si sposta con tutto ciò che ha sopra.
    .brief = Ogni seme sulla sua base, dall'asso al re.
choice-yukon = Tutte le carte distribuite, niente mazzo

## Help.

help-yukon = Come si gioca a Yukon
help-yukon-text = Ogni carta scoperta va, con tutto ciò che ha sopra, in ordine o no, su una del valore subito superiore e dell'altro colore; una colonna vuota accetta un re. Le basi salgono per seme, dall'asso. La carta in cima a una base può tornare in colonna. Non c'è mazzo.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-yukon-typing = { typing-places }
