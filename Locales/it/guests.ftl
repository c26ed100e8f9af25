# SPDX-License-Identifier: GPL-3.0-or-later

### Guests of a server for many: players without an account.

# An entry of the main menu, and the heading of its own menu.
guest-data = I tuoi dati
guest-privacy = Privacy
# Words by which a player comes back, on another device or in a MUD client.
guest-phrase = Frase di recupero
guest-export = Porta tutto con te
guest-leave-device = Dimenticami su questo dispositivo
guest-erase = Elimina tutto
guest-phrase-question = Con una frase di recupero di dieci parole puoi continuare altrove. Se ne hai già una, non varrà più. Crearne una nuova?
# $phrase is ten words, with commas between.
guest-phrase-told = La tua frase di recupero: { $phrase }.
guest-phrase-use = Annotala: viene detta solo adesso. Scrivila su un altro dispositivo, nella prima pagina, o all'inizio in un client MUD.
guest-export-by-page = La pagina nel browser ti dà un file con tutto. Lì entri con la tua frase di recupero.
guest-leave-device-question = Questo dispositivo ti dimenticherà. Senza una frase di recupero non potrai tornare. Vuoi che ti dimentichi?
guest-erase-question = Tutto ciò che è conservato su di te verrà eliminato per sempre. Eliminarlo?
guest-erased = Tutto ciò che era conservato su di te è stato eliminato.
# $reason is a whole sentence.
guest-not-erased = Non è stato eliminato nulla: { $reason }

## Why somebody is not let in.

guest-too-many = Dalla tua rete sono arrivati troppi giocatori nuovi. Riprova tra un'ora.
guest-too-many-tries = Dalla tua rete sono state provate troppe frasi. Riprova tra un'ora.
guest-phrase-wrong = Questa frase di recupero è sconosciuta.
# A file, a camera or an address of the network.
out-of-reach = Qui non è disponibile.

## What is kept of a guest and what is not, a paragraph each.

privacy-kept = Le tue partite, i risultati, ciò che hai imparato e le tue impostazioni sono conservati sotto un numero casuale.
privacy-not-kept = Nessuno ti chiede nome o indirizzo e-mail. Nessun tracciamento; niente viene ceduto o usato per pubblicità. Il tuo indirizzo IP non viene conservato.
privacy-cookie = Il tuo browser conserva un solo cookie, con cui il gioco ti riconosce. Del cookie e della frase di recupero è conservata solo un'impronta crittografica.
privacy-deleted = Nel menu principale, sotto «I tuoi dati», puoi portare tutto con te o eliminarlo in qualsiasi momento.

## The page for who comes for the first time.

page-guest-welcome = Giochi di carte e puzzle da ascoltare, toccare e vedere. Non serve un account, e le tue partite vengono salvate.
page-guest-play = Gioca
page-guest-phrase = Frase di recupero, se ne hai una
page-guest-phrase-send = Continua con questa frase
page-guest-everything = Tutto ciò che è conservato su di te, in un file
page-guest-unknown = Qui questo browser non viene più riconosciuto.
page-guest-no-cookie = Il tuo browser non conserva cookie. Senza cookie il gioco non può riconoscerti.
# Asked of who comes by a MUD client or telnet; what is typed is not shown.
mud-guest-question = Scrivi la tua frase di recupero o un codice che hai ricevuto, o premi Invio per giocare come nuovo ospite.

# The words of recovery phrases: 64, short and told apart by ear, without capitals but where the language
# has them. They are the language’s own, no translation; phrases that were given out stay good.
guest-words =
    .words =
        acqua, aereo, ananas, arancia, bicicletta, biscotto, bottiglia, cammello, campana, candela,
        carota, chitarra, ciliegia, cipolla, cucchiaio, delfino, deserto, diamante, drago, elefante,
        estate, farfalla, farina, finestra, fiore, formaggio, formica, gallina, gelato, ghiaccio,
        giardino, giraffa, girasole, inverno, isola, libro, limone, lumaca, montagna, occhiali,
        ombrello, orologio, panino, pappagallo, pecora, pepe, pianoforte, pinguino, pioggia,
        quaderno, quercia, scimmia, sedia, serpente, stella, tamburo, tappeto, tartaruga, tromba,
        valigia, violino, vulcano, zebra, zucchero
