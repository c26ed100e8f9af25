# SPDX-License-Identifier: GPL-3.0-or-later

### Baker's Dozen: thirteen columns, of which the top cards move.

game-bakersdozen = Dozzina del fornaio
objective-bakersdozen = Porta tutte le carte sulle basi, ogni seme dall'asso al re. Le colonne scendono con qualsiasi seme, una carta alla volta; una colonna vuota resta vuota.
    .brief = Ogni seme sulla sua base, dall'asso al re.
choice-bakersdozen = Tredici colonne, tutte le carte scoperte

## Help.

help-bakersdozen = Come si gioca a Dozzina del fornaio
help-bakersdozen-text = Si sposta solo l'ultima carta di una colonna, su una del valore subito superiore, di qualsiasi seme. Una colonna vuota resta vuota. I re stanno fin dall'inizio in fondo alle colonne. Le basi salgono per seme, dall'asso.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-bakersdozen-typing = { typing-places }
