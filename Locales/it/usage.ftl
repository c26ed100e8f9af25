# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Non vanno insieme: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Solo per { $game }: { $options }.
# $option takes a file.
usage-picture-file = { $option } vuole un file che finisca in .svg o .png.
# The same for $option.
usage-tactile-file = { $option } vuole un file che finisca in .svg, .pdf o .brf.
# $most is the highest number of a deal.
usage-deal-number = Il numero di una partita va da 0 a { $most }.
# $option takes a number.
usage-least = { $option } vuole un numero da { NUMBER($least) } in su.
# $options each name a file.
usage-same-file = { $options }: non può essere lo stesso file.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } non può essere maggiore di { $to }.
# $day was typed for a day.
usage-day-unknown = Il giorno { $day } non esiste. Un giorno si scrive così: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } qui non significa nulla.
# $option was typed and is none of the options.
usage-unknown-option = L’opzione { $option } non esiste.
# The same where it is nearly $near.
usage-unknown-option-near = L’opzione { $option } non esiste. Intendevi { $near }?
# $option needs something after it.
usage-missing-value = { $option }: manca quello che segue.
# $argument has to be typed too.
usage-missing-argument = Manca: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } non va bene per { $option }
# How a command is typed: $usage.
usage-how = Uso: { $usage }
# $command, typed, tells more.
usage-see-help = Per saperne di più: { $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = IN BREVE:
usage-usage = USO:
usage-arguments = ARGOMENTI:
usage-options = OPZIONI:
usage-subcommands = COMANDI:
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (valori:
usage-default = (predefinito:
usage-show-version = Mostra la versione.
usage-show-help = Mostra questo aiuto.
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = Per saperne di più su ogni comando: { $command }

## What each command is for, and more about some.

usage-about-aloud = Giochi di carte da giocare a orecchio.
usage-more-aloud = Senza un comando si apre il menu principale. Ogni gioco si gioca con i numeri: scegli una carta, poi un posto. Scrivi help quando vuoi.
usage-about-open = Apre il menu principale.
usage-about-play = Gioca una partita; senza opzioni, continua quella salvata.
usage-about-puzzle = Gioca al puzzle; senza opzioni, continua quello salvato.
usage-about-quiz = Domande sul mondo; quello che si sbaglia torna prima.
usage-about-progress = Dice che cosa hai imparato questa settimana e quanto conosci del mondo.
usage-about-settings = Cambia le impostazioni, o una sola con il suo nome.
usage-more-settings = Senza argomenti si apre il menu delle impostazioni; in una pipe si dicono tutte. Esempio: aloud settings voice off
usage-about-stats = Dice le statistiche, per gioco e livello.
usage-about-share = Dice in una riga l’ultima partita finita, da condividere.
usage-about-solve = Dice come si vince una partita, mossa per mossa.
usage-more-solve = Il codice di uscita è 0 se la partita si può vincere, 2 se non si può, 3 se non si è potuto stabilire.
usage-about-deals = Valuta le partite secondo chi le vince, in una tabella.
usage-more-deals = La tabella è CSV con una riga di intestazione. Se è stata interrotta, continua ripetendo lo stesso comando con lo stesso file. In un terminale l’uscita degli errori dice a che punto è, al più ogni dieci secondi, finché non appaiono righe.
usage-about-groups = Gestisce i gruppi di carte.
usage-about-groups-new = Compone un tuo gruppo, carta per carta.
usage-about-groups-import = Importa gruppi da un foglio di calcolo.
usage-more-groups-import = Ogni riga del file CSV è un gruppo: il nome, poi le carte. Un tuo gruppo con lo stesso nome viene sostituito.
usage-about-groups-check = Controlla file di gruppi; senza nomi, tutti quelli che il gioco caricherebbe.
usage-about-groups-fetch = Scarica i gruppi del server indicato dall’impostazione groups-url.
usage-about-export = Scrive la partita salvata in un file o sull’uscita standard.
usage-about-import = Carica una partita da un file, per continuarla.
usage-more-import = Una partita di FreeCell può anche essere un testo, con ogni colonna in una riga di carte: 4C 2C 10H.
usage-about-say = Dice un testo, per provare una voce.
usage-more-say = Tono, volume e pronunce personali sono quelli del gioco.
usage-about-language = Gestisce le parole di una lingua.
usage-about-language-check = Mostra e dice tutti i messaggi di una lingua, poi quello che non va.
usage-more-language-check = Ogni riga è la chiave di un messaggio e quello che riceve la voce.
usage-about-serve = Gioca in un browser di questo computer.
usage-about-move-saves = Copia in un database tutto ciò che è salvato, o viceversa.

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = Il gioco: { $games }. Se manca, l’ultimo giocato.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = Il livello. { $difficulties }.
usage-option-number = Il numero della partita: stesso numero, stessa partita.
usage-option-daily = La partita del giorno, uguale per tutti.
usage-option-date = La partita di un altro giorno.
usage-option-new = Una partita nuova, anche se ce n’è una salvata.
usage-option-any-deal = Distribuisce una partita qualunque, vincibile o no.
# $ratings are words as they are typed.
usage-option-rating = Cerca una partita secondo chi la vince: { $ratings }.
usage-option-deck = atlas: gioca i gruppi di un file di raccolta.
usage-option-groups = atlas: quanti gruppi ha la partita.
usage-option-tutorial = Inizia il tutorial del gioco.
# $continents are words as they are typed.
usage-option-continent = atlas: solo gruppi di un continente: { $continents }.
# $topics are words as they are typed.
usage-option-topic = atlas: solo gruppi di un tipo: { $topics }.
# $levels are words as they are typed.
usage-option-level = atlas: solo gruppi di un livello scolastico: { $levels }.
usage-option-surprise = atlas: gruppi di un continente o tipo qualsiasi.
usage-option-needed = atlas: i gruppi che hai più bisogno di imparare.
usage-option-picture = puzzle: l’immagine o la mappa, per nome o file.
usage-option-size = puzzle: pezzi per riga, 3 o 4.
usage-option-language-and-voice = Lingua delle parole e della voce, come en, es, de o pl.
usage-option-voice = auto: parla se c’è un dispositivo audio; espeak: parla; speechd: parla con Speech Dispatcher; off: solo testo.
usage-option-verbosity = Quanto si dice: poco (brief), il solito (normal) o tutto (full).
usage-option-learner = Dice gruppi e informazioni con le carte.
usage-option-keys = Ogni tasto agisce subito.
usage-option-lines = Scrivi un numero o una parola, poi Invio.
usage-option-record = Scrive in un file WAV quello che si sente.
usage-option-transcript = Aggiunge a un file il testo che appare.
usage-option-braille = Scrive in un file quello che si dice: braille Unicode, o pagine per una stampante braille (.brf).
usage-option-effects = Scrive suoni, vibrazioni e animazioni in un file, un oggetto JSON per riga.
usage-option-log = Aggiunge a un file quello che succede, senza testi né nomi, per capire che cosa non va.
usage-option-colour = Colore: secondo il terminale (auto), sì (on) o no (off).
usage-option-view = Tiene in un file un’immagine di quello che si vede, a caratteri grandi.
usage-option-view-theme = I colori di quell’immagine: chiari (light), scuri (dark) o giallo su nero (yellow). Se mancano, quelli di page-theme.
usage-option-language = Lingua delle parole, come en, es, de o pl.
# $games are the names of games as they are typed.
usage-option-searched-game = Il gioco, uno con risolutore: { $games }.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = Il livello; se manca, il più facile. { $difficulties }.
usage-option-as-it-falls = atlas: la partita di un numero così come esce, vincibile o no.
usage-option-states = Quante posizioni si possono esaminare per partita; se manca, quante nel gioco.
usage-option-deal = Il numero della partita.
usage-option-from = Il numero della prima partita.
usage-option-to = Il numero dell’ultima partita.
usage-option-ratings = Solo partite con queste valutazioni.
usage-option-winnable = Solo quelle che si possono vincere.
usage-option-output = Scrive la tabella in un file.
usage-option-workers = A quante partite si lavora contemporaneamente; se manca, una per processore.
# $continents are words as they are typed.
usage-option-quiz-continent = Solo questo continente: { $continents }.
# $kinds are words as they are typed.
usage-option-quiz-kind = Solo domande di questo tipo: { $kinds }.
# $most is a number as it is typed.
usage-option-quiz-count = Quante domande, da 1 a { $most }.
usage-option-quiz-number = Il numero del quiz: stesso numero e stessi progressi, stesso quiz.
usage-option-json-file = In JSON, in un file; - è l’uscita standard.
usage-option-map-file = Come mappa in un file; - è l’uscita standard.
usage-option-tactile-progress = Come mappe tattili, per carta a microcapsule o una stampante braille.
usage-option-picture-file = Come immagine in un file; - è l’uscita standard.
usage-option-only-game = Solo questo gioco, come atlas.
usage-option-json = In JSON.
usage-option-csv = In CSV, con una riga di intestazione.
usage-option-shared-game = Solo di questo gioco, come atlas.
usage-option-setting = Il nome di un’impostazione, come nel file delle impostazioni.
usage-option-value = Il nuovo valore; se manca, si dice quello attuale.
usage-option-list = Dice tutte le impostazioni con il loro valore.
usage-option-text = Quello che va detto.
usage-option-spoken-language = Una lingua che eSpeak NG parla, come en, pl o pt-br.
usage-option-tried-voice = auto o espeak: la voce del gioco; speechd: Speech Dispatcher; o una variante della voce del gioco, come f2.
usage-option-rate = La velocità, da 0 a 100. Se manca, quella delle impostazioni.
usage-option-say-record = Lo scrive invece in un file WAV.
usage-option-tag = La lingua: la sigla o il nome.
usage-option-key = Solo i messaggi la cui chiave comincia così.
usage-option-say = Li dice anche.
usage-option-said-record = Scrive in un file WAV quello che si dice.
usage-option-faults = Dice solo quello che non va.
usage-option-spreadsheet = Il file da leggere, in UTF-8.
usage-option-group-files = File di gruppi.
usage-option-names = Dice quanti nomi ha ogni lingua.
usage-option-written-file = Il file da scrivere.
usage-option-exported-game = Il gioco; se manca, l’ultima partita giocata.
usage-option-exported-difficulty = Il livello; se manca, l’ultima partita giocata.
usage-option-read-file = Il file da leggere.
usage-option-replace = Rinuncia alla partita salvata.
usage-option-imported-difficulty = Il livello, se il file contiene solo le carte; se manca, il più facile.
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = Un’immagine: { $pictures }; una mappa: { $maps }; o un file PNG o JPEG.
usage-option-puzzle-size = Pezzi per riga: 3 o 4.
usage-option-camera = Scatta l’immagine con la fotocamera.
usage-option-draw = Disegna il puzzle salvato, grande e ben contrastato, senza giocare.
usage-option-tactile = Scrive la mappa in fogli tattili, per carta a microcapsule o una stampante braille, senza giocare.
# $papers are words as they are typed.
usage-option-paper = La carta dei fogli tattili: { $papers }. Se manca, quella in uso nel tuo paese.
usage-option-passed-on = Quello che elenca aloud serve --help.
usage-option-port = La porta; 0 per una qualsiasi libera.
usage-option-lan = Fa entrare altri dispositivi della rete di casa, ciascuno con un codice.
usage-option-public = Fa giocare degli ospiti, ciascuno con le proprie partite.
usage-option-listen = Con --public, l’indirizzo su cui il server ascolta; se manca, solo questo computer.
usage-option-trusted-proxy = Con --public, l’indirizzo di un server web che dice da dove vengono gli ospiti.
usage-option-database = Tiene tutto in questo database PostgreSQL.
usage-option-monitoring = Stato e metriche per i programmi di questo computer, su questa porta; 0 per una qualsiasi libera.
usage-option-moved-database = Il database PostgreSQL.
usage-option-back = Dal database a questo computer.
usage-option-replace-all = Sostituisce ciò che lì è già salvato.
usage-option-open = Apre la pagina nel browser.
usage-option-telnet = Lascia entrare anche i client MUD e telnet su questa porta; 0 per una qualsiasi libera.
usage-option-telnet-tls = Lo stesso, cifrato con TLS, su una porta a parte.
usage-option-certificate = File del certificato per TLS, in PEM.
usage-option-certificate-key = File della chiave del certificato, in PEM.
