# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas. The English words always work too.
### Words with an accent stand there without it as well.

act-draw = Pesca una carta
    .short = pesca
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = Rigira gli scarti
act-reshuffle = Mescola gli scarti
act-draw-until-playable = Pesca fino a una carta giocabile
command-draw = Pesca una carta
    .words = pesca, pescare
command-draw-until-playable = Pesca fino a una carta giocabile
    .words = pesca finché, pesca finche, finché, finche
command-list = Cosa posso scegliere
    .words = elenco, lista, carte, cosa
command-here = Dove sono
    .words = dove, qui
command-place = Leggi un posto
    .words = posto, leggi
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = Scarti
command-place-foundation = Base
command-place-reserve = Cella
# A key before a digit that stands for ten columns more.
command-place-tens = Colonne oltre la 10
command-tops = Leggi le carte in cima
    .piece = Leggi i pezzi
    .words = cima, cime
command-all = Leggi tutto il tavolo
    .words = tutto, tavolo
command-roots = Leggi le carte scoperte più in fondo
    .words = fondo, radici
command-groups = Leggi le basi
    .words = basi, gruppi
command-wanted = Prossime carte per le basi
    .words = prossime, prossima
    .waste = Carte che gli scarti accettano
command-unseen = Carte non visibili
    .words = nascoste, rimaste
command-find = Cerca una carta
    .piece = Cerca un pezzo
    .words = trova, cerca, dov'è, dov'e, dove è
command-changed = Cosa è cambiato
    .words = cambiato, novità, novita
command-progress = Obiettivo e progresso
    .words = progresso, obiettivo, stato, punti
command-hint = Suggerimento
    .words = suggerimento, suggerisci
command-facts = Informazioni su questa carta
    .piece = Informazioni su questo pezzo
    .words = informazioni, notizie, info
command-undo = Annulla
    .words = annulla
command-redo = Ripristina
    .words = ripristina, rifai
command-undo-several = Annulla più mosse
    .words = annulla più, annulla piu
command-redo-several = Ripristina più mosse
    .words = ripristina più, ripristina piu
command-bookmark = Metti un segnalibro
    .words = segnalibro, segna
command-to-bookmark = Torna al segnalibro
    .words = al segnalibro, torna al segnalibro
command-restart = Ricomincia questa partita
    .words = ricomincia
command-new = Nuova partita
    .words = nuova, nuova partita
command-repeat = Ripeti l'ultimo messaggio
    .words = ripeti, ancora
command-slowly = Ripeti lentamente l'ultimo messaggio
    .words = piano, lento
command-older = Messaggio precedente
    .words = precedente
command-newer = Messaggio successivo
    .words = successivo
command-spell = Compita la carta
    .piece = Compita il pezzo
    .words = compita, lettere
command-silence = Zittisci la voce
    .words = zitto, silenzio, basta
command-time = Tempo di gioco
    .words = tempo
command-verbosity = Livello di dettaglio
    .words = dettaglio, livello
command-learner = Attiva o disattiva la modalità apprendimento
    .words = apprendimento, studio, impara
command-refresher = Lezione di recupero
    .words = lezione, recupero
command-settings = Impostazioni
    .words = impostazioni, opzioni
command-help = Aiuto
    .words = aiuto, guida
command-menu = Menu di gioco
    .words = menu, menù
command-quit = Salva e vai al menu principale
    .words = esci, fine, lascia, ciao, salva, salvare
command-left = Posto precedente
command-right = Posto successivo
command-up = Più in fondo nella pila
command-down = Di nuovo verso la cima
command-first = Primo posto
command-last = Ultimo posto
command-previous-choice = Scelta precedente
command-next-choice = Scelta successiva
command-accept = Scegli
command-back = Indietro
    .words = indietro, torna
command-take-back = Togli l'ultima carta scelta
    .piece = Rimetti a posto il pezzo
    .words = togli, riprendi

## Names of keys.

# $key is a letter or sign.
key-letter = { $key }
# $key is a capital letter, which sounds like the small one.
key-capital = { $key } maiuscola
key-name-comma = virgola
key-name-semicolon = punto e virgola
key-name-colon = due punti
key-name-full-stop = punto
key-name-question-mark = punto interrogativo
key-name-tab = Tab
key-name-shift-tab = Maiusc e Tab
key-name-enter = Invio
key-name-escape = Esc
key-name-backspace = Backspace
key-name-space = Spazio
key-name-left = Freccia sinistra
key-name-right = Freccia destra
key-name-up = Freccia su
key-name-down = Freccia giù
key-name-home = Inizio
key-name-end = Fine
key-name-page-up = Pagina su
key-name-page-down = Pagina giù
key-name-f1 = F1
key-name-f2 = F2
key-name-f3 = F3
key-name-f4 = F4
key-name-f5 = F5
key-name-f6 = F6
key-name-f7 = F7
key-name-f8 = F8
key-name-f10 = F10
key-name-f11 = F11
key-name-f12 = F12
key-name-f9 = F9
key-name-ctrl-left = Control e freccia sinistra
key-name-ctrl-right = Control e freccia destra

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = Pulsante A
key-name-pad-a-long = Pulsante A tenuto
key-name-pad-b = Pulsante B
key-name-pad-x = Pulsante X
key-name-pad-y = Pulsante Y
key-name-pad-up = Croce su
key-name-pad-down = Croce giù
key-name-pad-left = Croce sinistra
key-name-pad-right = Croce destra
key-name-pad-left-shoulder = Dorsale sinistro
key-name-pad-right-shoulder = Dorsale destro
key-name-pad-left-trigger = Grilletto sinistro
key-name-pad-right-trigger = Grilletto destro
key-name-pad-start = Pulsante Start
key-name-pad-back = Pulsante Back
key-name-pad-left-stick = Levetta sinistra premuta
key-name-pad-right-stick = Levetta destra premuta
key-name-pad-right-stick-up = Levetta destra su
key-name-pad-right-stick-down = Levetta destra giù
key-name-pad-right-stick-left = Levetta destra a sinistra
key-name-pad-right-stick-right = Levetta destra a destra

##

verbosity-now-brief = Breve.
verbosity-now-normal = Normale.
verbosity-now-full = Completo.
learner-now-on = Modalità apprendimento attivata.
learner-now-off = Modalità apprendimento disattivata.
