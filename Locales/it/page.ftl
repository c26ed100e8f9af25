# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Adesso
# The heading above the buttons for what can be chosen.
page-choices = Che cosa puoi fare
page-back = Indietro
# In place of Back, in a question that may be left open.
page-keep = Lascia così
page-menu = Menu di gioco
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Rimetti a posto
# The name of the field where anything can be typed.
page-type = Scrivi un comando
page-send = Invia
# The heading above the places of the game.
page-table = Tavolo
# The heading above the lines that were said before.
page-said = Che cosa è stato detto
# A button was pressed on a page that is older than the table.
page-stale = Il tavolo è cambiato. Non è stato fatto nulla.
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = È già stato fatto.
# What a page of before asked for, which another session may have done.
page-strange = La partita è di nuovo com'era all'ultimo salvataggio.
# The player has left the game; the button begins anew.
page-over = Il gioco è finito, per ora.
page-again = Gioca di nuovo

## Single keys: a button that enters a box where each key acts at once.

page-keys = Tasti singoli
# What stands in the box.
page-keys-leave = Esc per uscire.

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = I suoni iniziano al primo tasto o tocco.
# The same page in more windows than are kept up to date.
page-elsewhere = Il gioco è aperto in altre finestre. Per continuare in questa, ricaricala.
page-lost = Connessione persa. Nuovo tentativo.
page-found = Connessione ristabilita.
# The program that makes the page has been ended.
page-ended = Il gioco è stato chiuso sul computer dove gira.
# The program that makes the page is ended, and another takes over from it at once.
page-moves = Il server si riavvia. Tutto è salvato; il gioco continua tra un momento.

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = Un'immagine per il puzzle
page-picture-file = File dell'immagine
page-picture-camera = Scatta una foto
page-picture-send = Gioca con questa immagine
page-picture-large = L'immagine supera i 20 megabyte.
page-picture-none = Non hai scelto nessuna immagine.

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = Questa pagina è bloccata. Apri l'indirizzo dato da aloud serve, o riavvia aloud serve per averne uno nuovo.
# The same where a code lets in; it stands above the field for one.
page-code-wanted = Scrivi il codice dato da aloud serve. Su un dispositivo abbinato, «Dispositivi» ne dà uno nuovo.
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = La sessione di questo dispositivo è stata chiusa da un altro.
page-wrong-host = Questo non è l'indirizzo del gioco.
page-other-site = La richiesta veniva da un'altra pagina. Non è stato fatto nulla.
page-too-long = Era troppo lungo. Non è stato fatto nulla.
page-too-fast = Troppo veloce. Non è stato fatto nulla. Aspetta un momento.
page-too-slow = Ci ha messo troppo ad arrivare. Non è stato fatto nulla.
page-broken = Era illeggibile. Non è stato fatto nulla.
page-not-there = Qui non c'è questa pagina.
page-failed = Qualcosa è andato storto nel gioco. Tutto è salvato.
# A link to the game's page.
page-home = Vai al gioco

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = Dispositivi
page-device-here = Questo dispositivo
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }, { $minutes ->
        [0] usato proprio ora
        [one] usato un minuto fa
       *[other] usato { COUNT($minutes, "minutes") } fa
    }
page-device-end = Chiudi la sessione: { $name }
page-device-unknown = Browser sconosciuto
page-device-ended = La sessione dell’altro dispositivo è stata chiusa.
page-pair = Abbina ad Aloud
page-pair-code = Codice di sei cifre
page-pair-send = Abbina
page-pair-new = Nuovo codice per un altro dispositivo
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = Sull'altro dispositivo, apri { $address } e scrivi il codice { $code }. Vale una sola volta, per cinque minuti.
page-pair-wrong = Il codice è sbagliato. { $left ->
        [one] Ancora un tentativo.
       *[other] Ancora { NUMBER($left) } tentativi.
    }
page-pair-none = Nessun codice è valido. Chiedine uno nuovo sul dispositivo già abbinato.
# The page can be reached from this computer alone.
page-pair-off = Altri dispositivi possono collegarsi se il gioco è stato avviato con aloud serve --lan.

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = Apri questo indirizzo nel browser di questo computer. Vale una sola volta.
serve-open-failed = Non si è potuto aprire nessun browser.
# $address is asked by programs that watch over the server.
serve-monitoring = Stato e metriche: { $address }
serve-no-network = Questo computer non ha un indirizzo in una rete domestica.
serve-port-taken = La porta { $port } è occupata. Con --port 0 se ne usa una libera.
# $message says why, in English.
serve-no-database = Il database non si può usare: { $message }
# Before the address, which stands alone on the next line.
serve-guests = Gli ospiti giocano a questo indirizzo. Per altri computer ci vuole davanti un server web con TLS.
serve-public-or-lan = --public e --lan non vanno insieme.
serve-public-only = --listen e --trusted-proxy si usano solo con --public.
serve-ended = La pagina è chiusa.
serve-tls-incomplete = --telnet-tls richiede --certificate e --key.
serve-tls-broken = Non è stato possibile leggere il certificato o la sua chiave.
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = Client MUD e telnet: { $address }, porta { $port }.
mud-open-tls = Client MUD con TLS: { $address }, porta { $port }.
# $code is six digits with spaces between, so that each is said.
mud-code = A un client MUD viene chiesto un codice: { $code }. Vale una volta sola, entro cinque minuti.
# Told to who comes by a MUD client or telnet.
mud-full = Ci sono troppe connessioni. Riprova più tardi.
mud-idle = Da molto tempo non viene scritto niente. La connessione si chiude.
mud-ending = Il server si chiude.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = La pagina è un programma a parte, che non è installato. Nella cartella dei sorgenti del gioco, make serve la compila e la avvia.
