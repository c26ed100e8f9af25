# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.
### "Sì" and "no" for on and off: they agree with every setting's name.

settings = Impostazioni
# Entries of that menu; each opens a list of settings.
settings-voice = Lingua e voce
settings-telling = Cosa viene detto
settings-playing = Tasti e regole
settings-sounds = Suoni
settings-devices = Braille, controller, colore
# What of them there is on the page.
settings-devices-page = Controller, vibrazione, animazione
# How the page in a browser looks and sounds.
settings-page = Pagina
# $name is a setting, $value its value now.
setting-entry = { $name }: { $value }
# $value is the value that is in force.
setting-current = { $value }, scelta attuale
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name }: { $value }.
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = Scrivi un numero da { NUMBER($least) } a { $most }.
    .brief = Da { NUMBER($least) } a { $most }.
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] Scrivi 0 o più, o { $unlimited }.
       *[other] Scrivi { NUMBER($least) } o più, o { $unlimited }; 0 per tornare.
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name }: { $value }. Non c'è altra scelta.
# As the settings file has it: $name and $value.
setting-named = { $name }: { $value }

setting-on = sì
    .words = sì, attivo, acceso
setting-off = no
    .words = no, disattivo, spento
setting-unlimited = senza limite
# $value is a percentage.
setting-percent = { NUMBER($value) } per cento
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }

setting-language = Lingua
setting-language-help = La lingua delle parole e della voce.
setting-language-system = lingua del sistema
setting-voice = Voce
setting-voice-help = Se a parlare è il gioco stesso, e con quale voce. Speech Dispatcher ha la voce che usa Orca.
setting-voice-auto = automatica
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = nessuna, solo testo
setting-speech-rate = Velocità della voce
setting-speech-rate-help = A che velocità parla la voce.
setting-speech-pitch = Tono
setting-speech-pitch-help = Quanto è acuta la voce.
setting-speech-volume = Volume della voce
setting-speech-volume-help = Quanto è forte la voce.
setting-voice-variant = Tipo di voce
setting-voice-variant-help = Un altro timbro della stessa voce.
setting-voice-variant-none = voce semplice
setting-sounds = Suoni
setting-sounds-help = Suoni oltre alle parole.
setting-sound-volume = Volume dei suoni
setting-sound-volume-help = Quanto sono forti i suoni.
setting-pending-volume = Volume della carta in mano
setting-pending-volume-help = Quanto è forte il suono che si ripete finché una carta è in mano; 0 per nessuno.
setting-placement = Direzione del suono
setting-placement-help = Se un posto si sente dov'è: le colonne da sinistra a destra.
setting-placement-off = no
setting-placement-stereo = sinistra e destra
setting-placement-hrtf = nello spazio, per cuffie
setting-haptics = Vibrazione
setting-haptics-help = Vibrazione del controller.
setting-pads = Controller
setting-pads-help = Gioca anche con un controller.
setting-animations = Animazione
setting-animations-help = Movimento, quando un programma disegna il tavolo.
# Settings of the page in a browser.
setting-page-voice = Voce
setting-page-voice-help = Chi dice cosa succede.
setting-page-voice-reader = il mio screen reader, o nessuno
setting-page-voice-browser = la voce del browser
setting-page-voice-espeak = la voce del gioco, eSpeak NG
setting-page-theme = Colori
setting-page-theme-help = Di testo e sfondo.
setting-page-theme-system = come nel browser
setting-page-theme-light = scuro su chiaro
setting-page-theme-dark = chiaro su scuro
setting-page-theme-yellow = giallo su nero
setting-page-theme-own = colori personali
setting-page-text = Colore personale del testo
setting-page-text-help = Vale con i colori personali. Se si confonde con lo sfondo, diventa nero o bianco.
setting-page-back = Colore personale dello sfondo
setting-page-back-help = Vale con i colori personali.
# Colours, for text and background alike.
setting-page-text-black = nero
setting-page-text-white = bianco
setting-page-text-yellow = giallo
setting-page-text-cream = crema
setting-page-text-green = verde
setting-page-text-cyan = ciano
setting-page-text-blue = blu
setting-page-text-brown = marrone
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = Dimensione
setting-page-size-help = Di testo e carte.
setting-page-cards = Carte
setting-page-cards-help = Come si disegnano le carte sulla pagina.
setting-page-cards-large = valore e seme in grande
setting-page-cards-letters = con la lettera del seme
setting-page-cards-words = solo parole
setting-page-spacing = Spaziatura
setting-page-spacing-help = Tra righe, parole e lettere.
setting-page-spacing-normal = normale
setting-page-spacing-wide = ampia
setting-page-close-up = Vista ingrandita
setting-page-close-up-help = Ciò che ha il focus si vede un'altra volta, largo quanto la pagina.
setting-braille = Display braille
setting-braille-help = Mostra su un display braille ciò che viene detto, tramite brltty.
setting-braille-grade = Grado del braille
setting-braille-grade-help = Braille senza o con contrazioni, sul display e nei file.
setting-braille-grade-1 = senza contrazioni, grado 1
setting-braille-grade-2 = con contrazioni, grado 2
setting-verbosity = Livello di dettaglio
setting-verbosity-help = Breve, normale o completo.
setting-verbosity-brief = breve
setting-verbosity-normal = normale
setting-verbosity-full = completo
setting-positions = Posizioni
setting-positions-help = Dov'è una carta nella sua pila, come 3 di 5.
setting-counts = Conteggi
setting-counts-help = Quante carte sono coperte.
setting-scores = Punti
setting-scores-help = I punti, quando una mossa ne dà o ne toglie.
setting-hints = Consigli d'uso
setting-hints-help = Come si usa qualcosa, la prima volta.
setting-learner = Modalità apprendimento
setting-learner-help = Con le carte si dicono gruppi e informazioni, e si offrono solo i posti giusti.
setting-input = Scrittura
setting-input-help = Righe con Invio, o tasti che agiscono subito.
setting-input-lines = righe
setting-input-keys = tasti
setting-quick-moves = Mosse rapide
setting-quick-moves-help = Una carta con un solo posto sensato ci va appena scelta, salvo nei giochi di cultura generale.
setting-confirmations = Conferme
setting-confirmations-help = Chiede prima di abbandonare una partita.
setting-undo-bound = Mosse che si possono annullare
setting-undo-bound-help = Fin dove si può annullare. Le mosse scartate da un numero più basso non tornano.
setting-winnable = Partite vincibili, quando il gioco può saperlo
setting-winnable-help = Per ogni nuova partita se ne cerca una che si possa vincere.
setting-loss-news = Avviso di partita persa
setting-loss-news-help = Quando senti che una partita non si può più vincere.
setting-loss-news-at-once = subito
setting-loss-news-open-cards = subito, se tutte le carte sono scoperte, altrimenti quando non ci sono più mosse
setting-loss-news-later = dieci mosse dopo
setting-loss-news-never = mai
setting-difficulty = Livello di gioco
setting-difficulty-help = Per le partite iniziate senza sceglierlo; l'ultimo scelto.
setting-difficulty-relaxed = rilassato
setting-difficulty-easy = facile
setting-difficulty-medium = medio
setting-difficulty-hard = difficile
setting-difficulty-expert = esperto
setting-groups-url = Gruppi da un server
setting-groups-url-help = L'indirizzo di un file di gruppi: https://…
setting-groups-url-none = nessuno
# $none is the word for having no address.
setting-type-address = { $name }: { $value }. Scrivi un indirizzo, o { $none }. 0 per tornare.
# $name is the setting, $value what was typed.
setting-not-address = { $value } non è un indirizzo: deve cominciare con https://
setting-colour = Colore
setting-colour-help = Colore nel terminale.
setting-colour-auto = automatico
setting-colour-on = sì
setting-colour-off = no
setting-suit-colours = Semi a colori
setting-suit-colours-help = Nomi delle carte nel terminale: cuori in rosso, quadri in blu, fiori in verde, dove il colore è attivo.

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = Non c'è l'impostazione { $name }.
# $names are settings with a name much like it.
setting-unknown-near = Non c'è l'impostazione { $name }. Simili: { $names }.
# $names are all settings.
setting-unknown-known = Non c'è l'impostazione { $name }. Ci sono: { $names }.
# The same in the game, where a word lists them all.
setting-unknown-listed = Non c'è l'impostazione { $name }. Scrivi «impostazioni» per sentirle.
# $name is a command that the settings file gives keys to.
setting-key-unknown = La riga key.{ $name } del file delle impostazioni viene ignorata: quel comando non c'è.
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name } non può essere { $value }.{ $near ->
        [0] { " " }Può essere, per esempio: { $some }.
       *[other] { " " }Simili: { $near }.
    }
# $offered are the values there are.
setting-not-offered = { $name } non può essere { $value }. Può essere: { $offered }.
# From $least to $most.
setting-not-within = { $name } non può essere { $value }. Serve un numero da { NUMBER($least) } a { $most }.
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name } non può essere { $value }. Può essere { $unlimited }, o un numero da { NUMBER($least) } in su.
setting-not-word = { $name } non può essere { $value }. Servono da 1 a 64 caratteri.

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = Pronuncia
pronunciation-help = Come la voce dice le parole.
pronunciation-new = Parola nuova
# One of the player's own words in a list.
pronunciation-entry = { $word }: { $said }
pronunciation-which = Scrivi una parola che la voce legge male. 0 per tornare.
# The voice reads the word as it does now.
pronunciation-how = Ora la voce dice { $word }. Scrivila come deve suonare. 0 per tornare.
pronunciation-before = Prima: { $word }
pronunciation-after = Dopo: { $said }
pronunciation-keep = Conserva
pronunciation-again = Riascolta
pronunciation-change = Scrivi in un altro modo
pronunciation-kept = Conservata: { $word }.
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = Conservata: { $word }. Prima: { $before }, detta { $heard }.
pronunciation-forget = Dimentica
pronunciation-forgotten = { $word } si legge di nuovo com'è scritta.
pronunciation-not-kept = Una parola deve essere corta, senza segno di uguale, e non deve cominciare con # o [.
