# SPDX-License-Identifier: GPL-3.0-or-later

### Canfield: a reserve, and foundations from any rank.

game-canfield = Canfield
objective-canfield = Porta tutte le carte sulle basi, ogni seme dal valore distribuito lì. Le colonne scendono a colori alterni; dopo il re viene l'asso.
    .brief = Ogni seme sulla sua base, dal valore distribuito lì.
canfield-choice = Un mazzetto, si pescano 3 carte alla volta

# Told when a round begins. $rank is the rank that opens each foundation.
canfield-base = Le basi cominciano con: { rank-name }
# $count cards lie in the reserve.
canfield-progress-reserve = Mazzetto: { $count ->
        [0] vuoto
       *[other] { $count }
    }
# $card is moved $place, a place in the form .to.
canfield-hint-reserve = { $card } { $place }: libera la prossima carta del mazzetto.

## Help.

help-canfield = Come si gioca a Canfield
help-canfield-text = In colonna una carta va su una del valore subito superiore e dell'altro colore, un re su un asso; si sposta la prima carta o tutta la colonna. Il mazzetto riempie le colonne vuote; quando è finito, accettano qualsiasi carta. Le basi salgono per seme dal valore distribuito lì, l'asso dopo il re.
# Follows it for a player with a keyboard.
help-canfield-typing = { typing-stock } { typing-places }
