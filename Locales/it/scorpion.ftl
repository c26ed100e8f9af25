# SPDX-License-Identifier: GPL-3.0-or-later

### Scorpion: runs of one suit, made of any face-up cards.

game-scorpion = Scorpione
objective-scorpion = Forma quattro scale, una per seme, dal re all'asso. Le colonne scendono nello stesso seme; ogni carta scoperta si sposta con tutto ciò che ha sopra.
    .brief = Quattro scale, una per seme, dal re all'asso.
choice-scorpion = Tre carte distribuite alla fine
act-deal-last = Distribuisci le ultime tre carte
    .short = distribuisci
command-deal-last = Distribuisci le ultime tre carte
    .words = distribuisci
scorpion-refused-dealt = Le ultime tre carte sono già sul tavolo.
scorpion-hint-deal = Distribuisci le ultime tre carte.
# $stock cards are still to be dealt, $hidden lie face down in the columns.
scorpion-progress = { $stock ->
        [0] Non resta nulla da distribuire
       *[other] { NUMBER($stock, gender: "feminine") } ancora da distribuire
    }, { $hidden ->
        [0] nessuna coperta nelle colonne
        [one] una coperta nelle colonne
       *[other] { NUMBER($hidden, gender: "feminine") } coperte nelle colonne
    }

## Help.

help-scorpion = Come si gioca a Scorpione
help-scorpion-text = Ogni carta scoperta va, con tutto ciò che ha sopra, in ordine o no, su una del valore subito superiore e dello stesso seme; una colonna vuota accetta un re. Una scala di un seme, dal re all'asso, lascia il tavolo da sola. Tre carte si distribuiscono alla fine, sulle prime tre colonne.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-scorpion-typing = Con la d distribuisci le ultime tre carte.{ typing-moves }
