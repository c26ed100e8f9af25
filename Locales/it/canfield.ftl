# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = Canfield
objective-canfield = Porta tutte le carte sulle basi, ogni seme dal valore della carta distribuita lì. Le colonne scendono a colori alterni; dopo il re viene l'asso.
    .brief = Ogni seme sulla sua base, dal valore della carta distribuita lì.
choice-canfield = Una riserva, si pescano 3 carte alla volta

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = Le basi cominciano con: { rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = Riserva: { $count ->
        [0] vuota
       *[other] { $count }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card } { $place }: libera la prossima carta della riserva.

## Help.

# Told in the tutorial.
canfield-tutorial-reserve = La riserva riempie le colonne vuote.
help-canfield = Come si gioca a Canfield
help-canfield-text = In colonna una carta va su una del valore subito superiore e dell'altro colore, un re su un asso; si sposta l'ultima carta o tutta la colonna. La riserva riempie le colonne vuote; quando è finita, queste accettano qualsiasi carta. Le basi salgono per seme dal valore della carta distribuita lì, con l'asso dopo il re.
# Follows it for a player with a keyboard. $input is "keys" or "lines": how the player types.
help-canfield-typing = { typing-stock } { typing-places }
