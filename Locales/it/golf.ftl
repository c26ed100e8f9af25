# SPDX-License-Identifier: GPL-3.0-or-later

### Golf: columns that are played to the waste, a rank up or down.

game-golf = Golf
objective-golf = Svuota le colonne. Una carta va agli scarti se vale uno in più o uno in meno dell'ultima scartata, di qualunque seme.
    .brief = Svuota le colonne, uno in più o uno in meno.
golf-choice-easy = Facile: re e asso si seguono
golf-choice-medium = Medio: re e asso non si seguono
golf-choice-hard = Difficile: su un re non va nulla

## Help.

help-golf = Come si gioca a Golf
help-golf-text = Sette colonne di cinque carte. L'ultima carta di una colonna va agli scarti se vale uno in più o uno in meno dell'ultima scartata; il seme non conta. Se nessuna va bene, pesca; il mazzo si scorre una volta sola. Al livello facile re e asso si seguono, al difficile su un re non va nulla.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-golf-typing = Il numero di una colonna ne gioca l'ultima carta, la d pesca. La w dice gli scarti e che cosa accettano, la G maiuscola dove sono quelle carte. La a dice l'ultima carta di ogni colonna, la b e un numero, una colonna intera.
