# SPDX-License-Identifier: GPL-3.0-or-later

### Help. Each text is one message; it is heard in one go.
### A key that is also a little word ("a", "e", "i", "d") stands after "con" and before a comma or a verb, where
### it is heard as a letter.

help = Aiuto. Su cosa?
help-reading = Leggere il tavolo
help-messages = Messaggi e voce
help-game = Salvare, annullare e nuove partite
help-learning = Quiz e lezioni
help-commands = Tutti i comandi con i loro tasti
# An entry beside the games: the commands that all of them have.
help-commands-common = In tutti i giochi
# What a game says there that has none of its own.
help-commands-none = Solo i comandi comuni a tutti i giochi.
help-pad = I pulsanti del controller
help-sounds = I suoni
sounds-none = Qui non si sente nessun suono: manca un dispositivo audio.
help-credits = Fonti e licenze
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other, "page" for lines typed on a page.
help-reading-text = { $input ->
        [pad] Il grilletto sinistro legge cosa puoi scegliere, la levetta destra premuta tutto il tavolo, la levetta sinistra premuta dice dove sei. Il resto è nel menu di gioco. Le carte si leggono a partire da quella libera.
        [keys] La m legge cosa puoi scegliere, la t le carte in cima, la a tutto il tavolo, { $foundations ->
            [none] {""}
           *[some] la g le basi,{" "}
        }la p il progresso. La b legge un posto; la l trova una carta dal nome. Le frecce percorrono il tavolo: sinistra e destra da un posto all'altro, su e giù dentro una pila. Le carte si leggono a partire da quella libera.
       *[lines] { $input ->
            [page] Invio con il campo di testo vuoto, o la m, legge cosa puoi scegliere.
           *[lines] Invio, o la m, legge cosa puoi scegliere.
        } La t legge le carte in cima, la a tutto il tavolo, { $foundations ->
            [none] {""}
           *[some] la g le basi,{" "}
        }la p il progresso. b 3 legge il posto 3; la l trova una carta dal nome. Le carte si leggono a partire da quella libera.
    }
# In key mode. $last is the key of the last column; $digits is "two" where each has two digits.
help-keys-columns = Con i tasti singoli, { $digits ->
        [two] due cifre, fino a { $last },
        [tens] i tasti da 1 a 9, lo 0 per la decima, poi il meno prima di una cifra, fino a { $last },
       *[one] i tasti da 1 a { $last }
    } indicano le colonne. Il primo numero prende la carta, il secondo dice dove va e muove subito; lo stesso due volte gioca la mossa migliore. Su e giù prendono più carte o meno carte. Tab passa da una mossa all'altra, Invio ne gioca una; la m le elenca. Backspace rimette a posto.
# The same where a card that is chosen goes at once.
help-keys-direct = Con i tasti singoli, { $digits ->
        [two] due cifre, fino a { $last },
       *[one] i tasti da 1 a { $last }
    } indicano le colonne e ne giocano subito la carta. Tab passa da una carta giocabile all'altra, Invio ne gioca una; la m le elenca.
help-keys-waste = La w indica gli scarti.
# The keys of the foundations, where the player has to know which one a card belongs on.
help-keys-groups = I tasti da { $first } a { NUMBER($last) } indicano le basi da { NUMBER($from) } a { NUMBER($count) }.
help-keys-foundation = Con la f, la carta in mano va sulla sua base; senza carte in mano, la f con una cifra indica una base.
help-keys-reserve = Con la e, la carta in mano va in una cella libera; senza carte in mano, la e con una cifra indica una cella.
# The same where the key names a reserve.
help-keys-supply = La e indica la riserva.
# $key is the key of a place: $place.
help-keys-place = { $key }: { $place }.
# The same for a game on a grid. $pieces is "waiting" where pieces wait beside it, $input as above.
help-reading-grid-text = { $input ->
        [pad] Il grilletto sinistro legge cosa puoi scegliere, la levetta destra premuta tutto il tavolo, la levetta sinistra premuta dice dove sei. Il resto è nel menu di gioco.
        [keys] La m legge cosa puoi scegliere. La t legge { $pieces ->
            [waiting] i pezzi
           *[none] la griglia
        }, la a tutto il tavolo, la p il progresso. La b legge una riga o una colonna; la l trova ciò che nomini. Le frecce percorrono il tavolo.
       *[lines] { $input ->
            [page] Invio con il campo di testo vuoto, o la m, legge cosa puoi scegliere.
           *[lines] Invio, o la m, legge cosa puoi scegliere.
        } La t legge { $pieces ->
            [waiting] i pezzi
           *[none] la griglia
        }, la a tutto il tavolo, la p il progresso. «riga 2» o «colonna 3» legge una parte della griglia; la l trova ciò che nomini.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other.
help-messages-text = { $input ->
        [pad] Il pulsante Y ripete l'ultimo messaggio. La levetta destra, su e giù, passa ai messaggi precedenti e successivi. Il resto è nel menu di gioco.
       *[other] La r o il punto e virgola ripetono l'ultimo messaggio, la R maiuscola lo ripete lentamente, parola per parola. Virgola e punto passano ai messaggi precedenti e successivi. La s compita il nome. La v cambia il livello di dettaglio. Qualsiasi tasto ferma la voce.
    }
# $input is "pad" for a player with a gamepad, "keys" or "lines" for any other; $restart and $new are keys, or
# words in quotes for who types lines.
help-game-text = { $input ->
        [pad] La partita si salva dopo ogni mossa. La levetta destra annulla una mossa verso sinistra e la ripristina verso destra. Il resto è nel menu di gioco.
       *[other] La partita si salva dopo ogni mossa. La u annulla una mossa, la y la ripristina. { ANY($restart) } ricomincia la partita, { ANY($new) } ne inizia una nuova. La q salva e va al menu principale.
    }
# $ways begin a lesson on what was missed: keys, or a word in quotes for who types lines.
help-learning-text = Il quiz comincia dal menu principale. Ogni domanda ha quattro risposte; 0 chiude il quiz. Quello che sbagli torna nei quiz seguenti finché non lo sai; con { ANY($ways) } comincia la lezione di recupero. La modalità apprendimento, nelle impostazioni, dice una frase su ogni carta.
## The sounds, by what they mean. Choosing one plays it.

cue-flip = Una carta si scopre
cue-move = Una carta si sposta
cue-drop_success = Una carta è su una base
cue-invalid = Una mossa viene rifiutata
cue-complete_group = Si completa un gruppo o una scala
cue-win = Partita vinta
cue-undo = Una mossa viene annullata
cue-deal = Si distribuiscono carte
cue-shuffle = Si mescolano carte
cue-pick_up = Una carta viene presa
cue-put_back = Una carta viene rimessa a posto
cue-pending = Una carta è in mano
cue-edge = Più in là non c'è niente
cue-hint = Un suggerimento
cue-message = Un messaggio che nessuno ha chiesto
cue-timer = Il tempo di gioco

##

# $command is a command, $keys its keys.
help-command = { $command }: { ANY($keys) }
# After the commands that have keys; $keys are those of the game menu, which has the others too.
help-more-in-menu = Il resto è nel menu di gioco: { ANY($keys) }
# $word can be typed as a line.
typed-word = «{ $word }»
# $button is a button of a gamepad, $command what it does.
help-button = { $button }: { $command }
credits = Aloud è software libero con la licenza GNU General Public License, versione 3 o successiva. Parla con eSpeak NG e suona con OpenAL Soft. Nomi e cifre vengono da GeoNames, con licenza Creative Commons Attribuzione 4.0, e dallo Unicode Common Locale Data Repository.
credits-all = L'elenco completo, in inglese
# $text is a paragraph in English.
credits-line = { $text }

## How patiences are typed, for a player with a keyboard: $input is "keys" or "lines".

typing-places = { $input ->
        [keys] {""}
       *[lines] Ogni posto conserva il suo numero; la b li elenca. Scrivi il numero di un posto per prenderne la carta, poi il numero del posto dove va. Oppure tutta la mossa in una volta: 3 5, 7c 8p, 7c ba; c sta per cuori, p per picche, q per quadri, f per fiori.{" "}
    }La F maiuscola gioca tutte le carte sicure e il resto di una partita ormai vinta.
# The same where cards go to no foundation.
typing-moves = { $input ->
        [keys] {""}
       *[lines] {" "}Ogni posto conserva il suo numero; la b li elenca. Scrivi il numero di un posto per prenderne la carta, poi il numero del posto dove va. Oppure tutta la mossa in una volta: 3 5, 7c 8p; c sta per cuori, p per picche, q per quadri, f per fiori.
    }
# Where a stock is drawn from and the waste turned over.
typing-stock = Con la d si pesca dal mazzo; a mazzo vuoto, la d rigira gli scarti.
