# SPDX-License-Identifier: GPL-3.0-or-later

### Klondike, the patience most people know as Solitaire.

game-klondike = Klondike
objective-klondike = Porta tutte le carte sulle basi, ogni seme dall'asso al re. Le colonne scendono a colori alterni.
    .brief = Ogni seme sulla sua base, dall'asso al re.
klondike-draw-one = Facile: si pesca una carta alla volta
klondike-draw-three = Difficile: si pescano 3 carte alla volta
# $difficulty is "Medium" and the like; $drawing cards at a time, the stock gone through $passes times.
klondike-choice = { $difficulty }: { $drawing ->
        [1] si pesca una carta alla volta
       *[other] si pescano { $drawing } carte alla volta
    }, { $passes ->
        [1] un solo giro
       *[other] { NUMBER($passes) } giri
    } del mazzo

## Help.

help-klondike = Come si gioca a Klondike
help-klondike-text = In colonna una carta va su una del valore subito superiore e dell'altro colore, e porta con sé ciò che ha sopra; una colonna vuota accetta un re. Le basi salgono per seme, dall'asso. La carta in cima a una base può tornare in colonna. Il mazzo si scorre senza limiti, al livello medio una sola volta, al livello esperto tre.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-klondike-typing = { typing-stock } { typing-places }
# How points come, and what costs so many: $back a card taken back, $recycle turning the waste over.
klondike-points = Punti: { NUMBER($foundation) } per una carta portata su una base, { NUMBER($column) } dagli scarti a una colonna, { NUMBER($turned) } per una carta che si scopre. Riprendere una carta da una base costa { $back }, rigirare gli scarti { NUMBER($recycle) } quando si pesca una carta alla volta. Mai sotto zero.
