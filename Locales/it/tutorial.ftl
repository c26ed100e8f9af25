# SPDX-License-Identifier: GPL-3.0-or-later

## The tutorial, step by step. $input is "keys", "lines" or "pad": how the player types.
## $card is a card worth moving, $number the number of its place, $reason why it is worth it.

tutorial-welcome = Questo è il tutorial: tre piccoli gruppi di carte. Qui non si può sbagliare.{ $input ->
        [keys] {" "}Ogni tasto agisce subito, senza Invio.
       *[other] {""}
    }
tutorial-table = Prima ascolta tutto il tavolo: { $input ->
        [keys] premi il tasto a
        [pad] premi la levetta destra
       *[other] scrivi la parola «tutto», poi Invio
    }.
tutorial-list = Questo era il tavolo. Ora ascolta cosa puoi scegliere: { $input ->
        [keys] premi il tasto m
        [pad] premi il grilletto sinistro
       *[other] premi Invio su una riga vuota
    }.
tutorial-pick = Ogni posto ha il suo numero. Conviene spostare: { $card }. { $input ->
        [pad] Vai al posto { NUMBER($number) } e premi il pulsante A
       *[other] Prendi la carta con { $number }
    }.
tutorial-pick-any = { $input ->
        [pad] Vai su una carta con la croce e prendila con il pulsante A.
       *[other] Ogni posto ha il suo numero. Prendi una carta con il suo numero.
    }
tutorial-move = { $input ->
        [pad] Ora vai dove deve stare e premi il pulsante A.
       *[other] Ora scegli dove va, con il numero del posto.
    }
    .full = { $input ->
        [pad] Ora vai dove deve stare e premi il pulsante A.
       *[other] Ora scegli dove va, con il numero del posto.
    } { $reason }
tutorial-move-any = { $input ->
        [pad] Ora vai dove deve stare e premi il pulsante A. Con il pulsante B torna al suo posto.
        [keys] Ora scegli dove va, con il numero del posto. Con Backspace torna al suo posto.
       *[other] Ora scegli dove va, con il numero del posto. Con 0 torna al suo posto.
    }
tutorial-draw = Fatto. Quando sul tavolo niente va bene, pesca dal mazzo: { $input ->
        [keys] premi il tasto d
        [pad] premi il grilletto destro
       *[other] scrivi la lettera d
    }.
tutorial-undo = Ogni mossa si può annullare. Prova: { $input ->
        [keys] premi il tasto u
        [pad] spingi la levetta destra a sinistra
       *[other] scrivi la lettera u
    }.
tutorial-ask = Se non sai come andare avanti, chiedi un suggerimento: { $input ->
        [keys] premi il tasto h
        [pad] premi il pulsante X
       *[other] scrivi la lettera h
    }.
tutorial-finish = Non serve altro. Un capogruppo apre una base, le sue carte lo seguono. Completa i tre gruppi. { $input ->
        [keys] Tab passa da una mossa all'altra, il punto interrogativo elenca tutti i tasti.
       *[other] Scritti su una riga, due numeri sono una mossa intera: 5 7 porta dal posto 5 al posto 7.
    }
tutorial-over = Il tutorial è finito. Complimenti.
