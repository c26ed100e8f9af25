# SPDX-License-Identifier: GPL-3.0-or-later

### Menus, questions and what every screen says.
### partita: a game that is played, and the deal it is played with; gioco: which game. The levels
### agree with "livello".

# The first line of the program. $version is its version, $input "keys" or "lines": how to type.
welcome = Aloud { $version }, giochi da ascoltare. { $input ->
        [keys] Punto interrogativo per l'aiuto.
       *[lines] Se ti serve aiuto, scrivi «aiuto».
    }
    .brief = Aloud { $version }. { $input ->
        [keys] Punto interrogativo: aiuto.
       *[lines] Se ti serve aiuto, scrivi «aiuto».
    }

# After the list of places that offer something.
choose-place = Scegli un numero, 0 per il menu di gioco
    .brief = Un numero, o 0

## An entry of a numbered list; $n is its number, $title what it is. $count is the last number.

menu-entry = { $n }. { $title }
menu-choose-or-back = { $count ->
        [1] Scegli 1, 0 per tornare
       *[other] Scegli da 1 a { $count }, 0 per tornare
    }
    .brief = { $count ->
        [1] 1 o 0
       *[other] Da 1 a { $count }
    }
menu-choose = { $count ->
        [1] Scegli 1
       *[other] Scegli da 1 a { $count }
    }
    .brief = { $count ->
        [1] 1
       *[other] Da 1 a { $count }
    }
menu-choose-or-keep = { $count ->
        [1] Scegli 1, 0 per lasciare com'è
       *[other] Scegli da 1 a { $count }, 0 per lasciare com'è
    }
# In the settings menu that ends the program.
menu-choose-or-leave = Scegli da 1 a { $count }, 0 per uscire
    .brief = Da 1 a { $count }
# After the first entries of a long menu, once, to a new player.
menu-enter-reads-all = Invio legge tutto
menu-back-only = 0 per tornare
# The digits pressed so far of a longer number.
digits-so-far = { $digits }
# The same where they are a number already, which Enter takes.
digits-so-far-enter = { $digits }, Invio
menu-no-such-entry = { $count ->
        [0] Quel numero non c'è.
        [1] Quel numero non c'è. Scegli 1.
       *[other] Quel numero non c'è. Scegli da 1 a { $count }.
    }
# A letter was pressed that no entry of the menu has a word with: $letter, a capital.
menu-no-letter = Nessuna voce con { $letter }.
# $input is "lines" or "keys": how the player types; $key is then the key for help.
menu-not-understood = { $input ->
        [keys] In questo menu non fa niente.{ $count ->
            [0] { "" }
            [1] { " " }Scegli 1.
           *[other] { " " }Scegli da 1 a { $count }.
        } Aiuto: { $key }.
       *[lines] Non capito. { $count ->
            [0] Scrivi «aiuto».
            [1] Scegli 1, o scrivi «aiuto».
           *[other] Scegli da 1 a { $count }, o scrivi «aiuto».
        }
    }
menu-nowhere-back = Questo è il menu principale. Con il tasto q si esce.
# The same for a player with a gamepad or single keys.
menu-nowhere-back-pad = Questo è il menu principale. Con l'ultima voce si esce.
# What was typed makes no sense here. $input is "page" for lines that are typed in a field of a page.
not-understood = Non capito: { $text }. { $input ->
        [page] Premi Invio con il campo di testo vuoto per sentire cosa puoi scegliere, o scrivi «aiuto».
       *[lines] Premi Invio per sentire cosa puoi scegliere, o scrivi «aiuto».
    }
# The same where it is nearly one of $count names: $names. Yes is taken as an answer to a single one.
not-understood-near = Non capito: { $text }. { $count ->
        [1] Intendevi { $names }?
       *[other] Simili: { $names }.
    }
# After a no to it.
offer-declined = Allora riscrivilo.
# A key without a meaning.
key-unknown = Qui il tasto { $key } non fa niente. Premi punto interrogativo per l'aiuto.
# $button is a button of a gamepad that has no meaning here.
button-unknown = { $button } qui non fa niente.
# The same for a button that has one in a game.
menu-no-command = In questo menu non fa niente.

# The player named a place that $game does not have, such as a cell: $place, as it is called elsewhere.
no-such-place-in-game = In { $game } questo posto non c'è: { $place }.

main-menu = Menu principale
# A game that was left, in its own menu: $difficulty its difficulty, $progress how far it is, $moves the moves made.
menu-resume = Riprendi, { $difficulty }: { $progress }, { COUNT($moves, "moves") }
    .brief = Riprendi, { $difficulty }: { $progress }
# $game is the name of a game.
menu-play = Gioca: { $game }
    .short = { $game }
# $game is the game that it teaches.
menu-tutorials = Tutorial
menu-tutorial = Tutorial: { $game }
menu-statistics = Statistiche
menu-settings = Impostazioni
menu-help = Aiuto
menu-leave = Esci
goodbye = A presto.

# $game is the name of a game.
choose-difficulty = { $game }: quale livello?
difficulty-relaxed = rilassato
    .title = Rilassato
difficulty-easy = facile
    .title = Facile
difficulty-medium = medio
    .title = Medio
difficulty-hard = difficile
    .title = Difficile
difficulty-expert = esperto
    .title = Esperto
difficulty-relaxed-choice = Rilassato: 5 gruppi, colonne da 1 a 4 carte
difficulty-easy-choice = Facile: 6 gruppi, colonne di 4 carte
difficulty-medium-choice = Medio: 8 gruppi, colonne di 5 carte
difficulty-hard-choice = Difficile: 8 gruppi, colonne di 6 carte
difficulty-expert-choice = Esperto: 10 gruppi, colonne di 7 carte
menu-daily = La partita del giorno, uguale per tutti
menu-by-number = Una partita con il suo numero
# A deck that somebody has put together, by its name.
deck-title = Gioca con la raccolta { $title }
# The deck that comes with the game.
deck-deck_2026_01 = Partita casuale
# $difficulty is the difficulty that deals by number have, $daily that of the deals of days; $same is "yes"
# where both are the same.
deal-number-question = { $same ->
        [yes] Quale partita, livello { $difficulty }? Scrivi il numero, o un giorno come 2026-11-21, o 0 per tornare.
       *[no] Quale partita, livello { $difficulty }? Scrivi il numero, o un giorno come 2026-11-21, di livello { $daily }, o 0 per tornare.
    }

## A game begins, or goes on.

# $number is the deal's number.
game-opened = { $game }, { $difficulty }{ $deal ->
        [day] , partita del giorno, { $day }
       *[number] , partita { $number }
    }.
    .brief = { $game }, { $difficulty }.
# The same for a deal of the player's own, which has no number.
game-opened-own = { $game }, { $difficulty }, partita personale.
    .brief = { $game }, { $difficulty }.
# The same for a picture that the player chose: $title is its name.
game-opened-about = { $game }, { $difficulty }: { $title }.
    .brief = { $title }.
# After the line that names the game and its deal.
game-resumed = Partita ripresa.
# This deal was played to its end before. $counts is "score" where $score points were made then.
played-already = Già giocata{ $counts ->
        [score] , { COUNT($score, "points") }
       *[nothing] { "" }
    }.
game-back = Di nuovo in gioco.
    .brief = Gioco.
game-saved = Partita salvata.
game-not-saved = Questa partita non viene salvata: Aloud è aperto in un'altra finestra.
nothing-to-resume = Nessuna partita salvata.
hint-lines = Invio legge le scelte, un numero sceglie.
# Once, when a card has one target that quick moves would take at once; $setting is their name.
hint-quick-moves = { $setting }, nelle impostazioni: una carta con una sola destinazione sensata ci va subito.
# Once, where they are on and the player has to know the target.
hint-quick-moves-not-here = { $setting }: non in questo gioco, dove la destinazione la trovi tu.
# On a page in a browser, where every place is a button and a field takes what is typed.
hint-page = Scegli una carta, poi dove va: con il suo pulsante, o con il numero nel campo di testo.
# The same where a card that is chosen goes at once.
hint-direct-page = Scegli una carta e viene giocata: con il suo pulsante, o con il numero nel campo di testo.
hint-gathering-page = Scegli le carte con i loro pulsanti, o con riga e colonna nel campo di testo, come 23. Poi premi { $key }.
hint-keys = Un numero sceglie una carta, poi dove va. Le frecce percorrono il tavolo. Esc apre il menu di gioco.
# In key mode, once: 1 to $last are the keys of the columns.
hint-place-keys = Tasti da 1 a { $last }: il primo prende una carta, il secondo dice dove va. Tab passa da una mossa all'altra. Punto interrogativo: aiuto.
# The same where a card that is chosen goes at once.
hint-direct-keys = I tasti da 1 a { NUMBER($last) } giocano la carta della loro colonna. Tab passa da una carta giocabile all'altra. Punto interrogativo: aiuto.
# The same where two cards that are chosen go together, and a king alone.
hint-pair-keys = Tasti da 1 a { $last }: due tolgono una coppia, uno solo toglie un re. Tab passa da una mossa all'altra. Punto interrogativo: aiuto.
# The same on a grid of cards, each of which goes by two digits.
hint-squares-keys = Due cifre, riga e colonna, scelgono una carta. Tab passa da una mossa all'altra, Invio gioca. Punto interrogativo: aiuto.
# The same to a player who knows the keys of an older version.
hint-keys-changed = Alcuni tasti sono nuovi: la w per gli scarti, la f per le basi, la e per una cella libera; la i dice dove sei, F2 inizia una nuova partita. Il secondo tasto muove subito. Punto interrogativo: aiuto.
# In key mode, once: after a question whose answer is typed whole.
hint-question-keys = Scrivi la risposta, poi Invio.
# The first time a wrong answer is given by a card: it is counted.
hint-counted-mistake = Conta come errore.
# The first time a card is refused and is still chosen; $key puts it back. $input is as for not-understood,
# and on the page $key is the name of a button: page-put-back.
hint-still-in-hand = { $input ->
        [page] La carta resta in mano: scegli un altro posto, oppure premi { $key }.
       *[lines] La carta resta in mano: scegli un altro posto, oppure rimettila a posto con { $key }.
    }
# $menu is the key for the menu of the game.
hint-pieces-keys = Due cifre scelgono un pezzo, come 03; altre due, riga e colonna, la sua casella. Le frecce percorrono i pezzi; Giù porta alla griglia, Su riporta ai pezzi. { $menu } apre il menu di gioco.
# The same for a gamepad, whose buttons are called as on an Xbox controller; then in a list.
hint-pad = La croce percorre il tavolo, i dorsali vanno a ciò che puoi scegliere. Il pulsante A sceglie, il pulsante B rimette a posto o apre il menu di gioco.
hint-pad-menu = Su e giù percorrono l'elenco, il pulsante A sceglie, il pulsante B torna indietro.
# After a question that wants a number or one of several answers, which the gamepad turns to.
hint-dial = Su e giù cambiano la risposta, il pulsante A la accetta. Con un numero, sinistra e destra cambiano il passo.
# For a setting that is a number. $input is "lines" or "keys": how the player types; "page" for lines that
# are typed in a field of a page, with a button that goes back beside it; "pad" for a gamepad.
hint-number = { $input ->
        [pad] Su e giù cambiano il valore, il pulsante B torna indietro.
        [keys] Più e meno, o su e giù, cambiano il valore di un passo. Invio accetta il numero scritto; senza numero, torna indietro.
        [page] Più e meno cambiano il valore di un passo.
       *[lines] Più e meno cambiano il valore di un passo. Invio da solo torna indietro.
    }
# The number is changed by so much at a time: $stride is 1, 10, 100 and so on.
dial-stride = Passo { $stride }.
# After a question that wants a name, which a gamepad cannot give.
dial-none = Qui serve una tastiera. Il pulsante B torna indietro.
# A gamepad was plugged in, or out.
pad-connected = Controller collegato.
pad-disconnected = Controller scollegato.

## Choosing a card, then its target. $load is what will travel.

picked = { $load }, in mano.
# The same in key mode, where targets are listed on request: there are $count.
picked-targets = { $load }, { COUNT($count, "moves") }.
    .brief = { $load }.
# After it, where there is one: what lies there, $target.
only-target = { $target }.
    .brief = {""}
# The same where there are two or three: their names, $places.
few-targets = { $places }.
    .brief = {""}
# A key was pressed that names no place; $last are the keys of the last one.
keys-no-such-place = Questo posto non c'è. L'ultimo è { $last }.
# The key for foundations, in a game where the player has to know the right one; $first and $last are keys, or the numbers of the places for who types lines.
keys-choose-group = Scegli la base: da { $first } a { $last }.
picked-nowhere = { $load }: ora nessuna mossa.
# A run without its deepest card: $load is what travels then.
pick-fewer = Prendi meno: { $load }
# The same for a player with a gamepad, who presses A at the same place.
pick-fewer-pad = Ancora il pulsante A per prendere meno: { $load }
# $input and $key are as for choose-empty-square.
choose-target = { $input ->
        [page] Scegli un numero, o premi { $key }
       *[lines] Scegli un numero, 0 per rimettere a posto
    }
    .brief = Un numero, o { $key }
# After a piece was chosen that can go to a square of a grid. $squares are the numbers of the empty ones,
# $key is what puts it back: 0 or a key; where $input is "page" the name of a button, page-put-back.
choose-empty-square = { $input ->
        [page] Scegli una casella, o premi { $key }. Vuote: { $squares }
       *[lines] Scegli una casella, { $key } per rimettere a posto. Vuote: { $squares }
    }
    .brief = Casella? { $squares }
# After a piece was chosen. The list of empty squares is read on request.
which-square = Casella?
# $input is as for not-understood.
no-such-place = Quel numero qui non c'è. { $input ->
        [page] Premi Invio con il campo di testo vuoto per sentire cosa puoi scegliere.
       *[lines] Premi Invio per sentire cosa puoi scegliere.
    }
# One of several answers to a question, with its number.
choice = { $n } { $title }
# $card is put back where it was: $place, in the form .to, a place of the kind $kind. In a tray a
# piece waits to be placed.
put-back = { $kind ->
        [tray] { $card } di nuovo a posto.
       *[other] { $card } di nuovo { $place }.
    }
nothing-picked = Niente in mano.
## Games in which cards are chosen one after the other, each by its row and column, and then played.

# What was chosen: $cards is a card, or several and how they hang together.
gathered = Scelta: { $cards }.
# So many more cards can be chosen now: $count.
gathered-eligible = {""}
    .full = { $count ->
        [0] Non puoi sceglierne altre.
        [one] Puoi sceglierne un'altra.
       *[other] Puoi scegliere tra altre { $count }.
    }
# All that is chosen now: $cards as above.
gathered-now = Scelta: { $cards }.
# The card chosen last, $card, is chosen no more; what is still chosen follows.
gathered-less = Tolta: { $card }.
choice-cleared = Scelta azzerata.
# A card that can be chosen next, $card, and what the chosen cards are then: $worth.
choice-makes = { $card }: { $worth }
choose-square = Carta per riga e colonna, come 23
    .brief = Riga e colonna
# The same after a list of $count hands; $first and $last are what chooses the first and the last.
choose-square-listed = Carta per riga e colonna, o { $count ->
        [1] { $first }
       *[other] da { $first } a { $last }
    }
choose-next = Scegli un numero, 0 per azzerare la scelta
    .brief = Un numero, o 0
# A number was typed that is no row and column; both go up to $most.
gather-no-such = Righe e colonne vanno da 1 a { $most }.
hint-gathering-lines = Invio legge cosa puoi scegliere. Scrivi la riga e la colonna di una carta, come 23, o il suo nome; anche più carte in una riga. Poi 1 le gioca. 0 apre il menu di gioco.
# $key is the key that plays the chosen cards, $menu the key for the menu of the game.
hint-gathering-keys = Due cifre, riga e colonna, scelgono una carta; così anche Invio dove sono le frecce. Poi { $key } le gioca. { $menu } apre il menu di gioco.
hint-gathering-pad = La croce percorre la griglia, il pulsante A sceglie una carta. Poi il grilletto destro le gioca. Il pulsante B azzera la scelta o apre il menu di gioco.
# $text was typed; $names are the cards or places it may mean.
typed-ambiguous = { $text } può essere: { $names }.
# $card is a card of the game that lies face down or is out of play.
typed-unseen = { $card } non è visibile.

## Edges of the table.

edge-left = Primo posto.
    .grid = Bordo sinistro.
    .tray = Primo pezzo.
edge-right = Ultimo posto.
    .grid = Bordo destro.
    .tray = Ultimo pezzo.
# Of a pile: the deepest card, which Up leads to, and the free one, which Down leads to. The words
# name no direction, as up and down on the table are not up and down in the pile.
edge-up = Prima carta.
    .grid = Bordo superiore.
    .tray = Niente sopra.
edge-down = Ultima carta.
    .grid = Bordo inferiore.
    .tray = Niente sotto.
edge-first = Primo posto.
    .grid = Bordo sinistro.
    .tray = Primo pezzo.
edge-last = Ultimo posto.
    .grid = Bordo destro.
    .tray = Ultimo pezzo.
# There is nothing else to choose on this side.
edge-previous-choice = Nessuna scelta prima.
edge-next-choice = Nessun'altra scelta.
menu-entry-first = Inizio dell'elenco: { $n }. { $title }
menu-entry-last = Fine dell'elenco: { $n }. { $title }

## Questions of the player.

game-menu = Menu di gioco
game-menu-reading = Leggere il tavolo
game-menu-round = Questa partita
game-menu-messages = Messaggi e voce
choose-place-to-read = Quale posto?
find-question = Quale carta cerchi? Scrivi il nome o una sua parte, o 0 per tornare.
    .piece = Quale pezzo cerchi? Scrivi il nome o una sua parte, o 0 per tornare.
# $text is what was looked for.
find-nothing = Nessuna carta scoperta si chiama { $text }.
    .piece = Nessun pezzo si chiama { $text }.
# $moves were made.
progress-moves = { COUNT($moves, "moves") }
# $moves were made, $mistakes were wrong answers.
progress-moves-mistakes = { COUNT($moves, "moves") }, { $mistakes ->
        [0] nessun errore
        [one] un errore
       *[other] { COUNT($mistakes, "mistakes") }
    }
# $time is how long the game has been played.
time-played = Tempo di gioco: { $time }.
nothing-to-spell = Niente da compitare.
history-empty = Ancora nessun messaggio.
history-oldest = Primo messaggio.
history-newest = Ultimo messaggio.

## Questions before something is lost.

confirm-yes = Sì
    .words = sì, si, s
confirm-no = No
    .words = no, n
confirm-restart = Ricominciare questa partita dall'inizio?
# $stakes is "score" in a game that is played for points, of which $score have been made, and else "loss", or "nothing" where it does not count.
confirm-new = Abbandonare questa partita e iniziarne una nuova? { $stakes ->
        [score] { $score ->
            [one] Il suo punto conta
           *[other] I suoi { COUNT($score, "points") } contano
        }.
        [nothing] { "" }
       *[loss] Conta come persa.
    }
# $game is the name of a game, $difficulty its difficulty; $stakes and $score as above.
confirm-replace = Abbandonare la partita salvata di { $game }, { $difficulty }? { $stakes ->
        [score] { $score ->
            [one] Il suo punto conta
           *[other] I suoi { COUNT($score, "points") } contano
        }.
        [nothing] { "" }
       *[loss] Conta come persa.
    }
restart-unneeded = Questa partita è appena iniziata.

## A round is won. $time it took.

# $game is the name of a game.
won = { $game }: hai vinto!
# A game that nothing more can be played in: $game is its name.
over = { $game }: partita finita.
won-time = Tempo: { $time }.
# $moves were made.
won-moves = Mosse: { $moves }.
# $mistakes were wrong answers.
won-mistakes = Errori: { $mistakes }.
play-again = Gioca un'altra partita
play-other-difficulty = Gioca un altro livello o un'altra partita
# Says one line that can be copied for others to read.
say-share = Leggi la riga da condividere
to-main-menu = Menu principale

## Statistics.

statistics = Statistiche
statistics-none = Ancora nessuna partita finita
# Where rounds of both kinds of deals were played: those "winnable", or "any". The difficulty stands before.
statistics-deals = { $difficulty }, { $deals ->
        [winnable] partite vincibili
       *[any] partite qualsiasi
    }
# Said once, before the statistics.
hint-deal-kinds = Le partite vincibili si contano a parte dalle altre.
# One game at one difficulty. $played were played, $won of them won.
statistics-line = { $game }, { $difficulty }: vinte { NUMBER($won, gender: "feminine") } su { $played }
# A game that is played for points: $best are the most that were made.
statistics-line-points = { $game }, { $difficulty }: { COUNT($played, "games") }, record { $best }
# $streak were won one after the other up to now, $best at most.
statistics-streak = Vinte di fila: { $streak }, record { $best }
# $time is a duration.
statistics-best-time = Tempo migliore: { $time }
# $time is a duration.
statistics-average-time = Tempo medio: { $time }
# $moves were made in the shortest game won.
statistics-fewest-moves = Minimo di mosse: { $moves }
# $score is a number of points.
statistics-best-score = Punteggio migliore: { $score }
# Of games played for points.
statistics-average-score = Punteggio medio: { $score }
# $count times the whole table was cleared.
statistics-cleared = Tutte le carte giocate: { $count }
# $lost were lost, $abandoned of them by being given up.
statistics-lost = Perse: { $lost }{ $abandoned ->
        [0] { "" }
        [one] , una abbandonata
       *[other] , { NUMBER($abandoned, gender: "feminine") } abbandonate
    }
# The two parts of a bar in the picture, each a word beside its mark.
statistics-won-mark = vinte
statistics-lost-mark = perse
# How long a game took. $minutes are whole, $seconds are left over.
duration = { $minutes ->
        [0] { COUNT($seconds, "seconds") }
        [one] un minuto{ $seconds ->
            [0] { "" }
            [one] { " " }e un secondo
           *[other] { " " }e { COUNT($seconds, "seconds") }
        }
       *[other] { COUNT($minutes, "minutes") }{ $seconds ->
            [0] { "" }
            [one] { " " }e un secondo
           *[other] { " " }e { COUNT($seconds, "seconds") }
        }
    }

## A game in one line, for others to read.

# $game and $difficulty are names. $deal is "number", "day" or "unknown"; $number is the deal's number,
# $day the day of a deal of the day. $ending is "won" or "lost". $moves were made in $time, a duration.
# $counts is "score", "mistakes" or "nothing": what else is counted, $score points or $mistakes.
# $about is "picture" where it was about one, $picture by its name; else "nothing".
share = Aloud: { $game }{ $about ->
        [picture] : { $picture }
       *[nothing] { "" }
    }, { $difficulty }{ $deal ->
        [day] , partita del giorno, { $day }
        [number] , partita { $number }
       *[unknown] { "" }
    }: { $ending ->
        [won] vinta in
       *[lost] persa dopo
    } { COUNT($moves, "moves") }, { $time }{ $counts ->
        [score] , punti { $score }
        [mistakes] { $mistakes ->
            [0] , nessun errore
            [one] , un errore
           *[other] , { COUNT($mistakes, "mistakes") }
        }
       *[nothing] { "" }
    }.
# The same for a game that is played for points.
share-points = Aloud: { $game }, { $difficulty }{ $deal ->
        [day] , partita del giorno, { $day }
        [number] , partita { $number }
       *[unknown] { "" }
    }: { COUNT($score, "points") } in { COUNT($moves, "moves") }, { $time }.
share-nothing = Ancora nessuna partita finita, quindi niente da condividere.
# $name is no game; $known are those there are.
game-unknown = Nessun gioco si chiama { $name }. Ci sono: { $known }.

## The first start. Each answer can be changed in the settings.

# $input is "keys" where a pressed key acts at once, or "lines".
first-language = Ti diamo il benvenuto in Aloud. Quale lingua? { $input ->
        [page] { "" }
        [keys] Premi un numero.
       *[lines] Scrivi un numero, poi Invio.
    }
first-language-other = Un'altra lingua
first-voice = Deve parlare il gioco?
first-voice-own = Sì
first-voice-reader = No, ci pensa il mio screen reader o display braille
# Offered where Speech Dispatcher is there, the voice of the screen reader Orca.
first-voice-speechd = Sì, tramite Speech Dispatcher
# On a page in a browser.
first-page-voice = Chi deve leggere per te?
first-page-reader = Il mio screen reader, o nessuno
first-page-browser = La voce del browser
first-page-espeak = La voce del gioco
first-input = Come vuoi scrivere?
first-input-lines = Righe: un numero o una parola, poi Invio
first-input-keys = Tasti: ogni tasto agisce subito
first-done = Grazie.
language-name-en = English
language-name-es = Español
language-name-de = Deutsch
language-name-pl = Polski
language-name-fr = Français
language-name-it = Italiano
language-name-pt-BR = Português do Brasil
language-name-nl = Nederlands
language-name-sv = Svenska
language-name-tr = Türkçe
language-name-ru = Русский
language-name-ar = العربية
language-name-hi = हिन्दी
language-name-ja = 日本語
    .speech = にほんご
language-name-zh-Hans = 简体中文
