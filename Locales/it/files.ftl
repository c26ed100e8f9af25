# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file }: { $reason }
problem-field = { $file }, { $field }: { $reason }

flaw-not-found = questo file non c'è.
flaw-unreadable = il file non si può leggere.
flaw-folder = questa è una cartella, non un file.
flaw-not-a-file = non è un file normale.
flaw-link-loop = questo collegamento gira in tondo.
flaw-not-utf8 = il file non è testo in UTF-8.
# $limit bytes are allowed.
flaw-too-large = il file è troppo grande; sono permessi { NUMBER($limit) } byte.
# The mistake is in line $line, at column $column.
flaw-broken-json = JSON errato alla riga { $line }, colonna { $column }.
flaw-too-deep = troppi livelli annidati alla riga { $line }, colonna { $column }.
flaw-name-twice = lo stesso nome due volte alla riga { $line }, colonna { $column }.
flaw-missing = manca.
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] deve essere un oggetto, tra parentesi graffe.
        [list] deve essere una lista, tra parentesi quadre.
       *[text] deve essere testo, tra virgolette.
    }
# $words are the words allowed.
flaw-not-one-of = deve essere uno tra: { $words }.
flaw-bad-id = un id ammette lettere dalla a alla z, cifre, trattini e trattini bassi, al massimo 64.
flaw-no-text = è vuoto.
# $limit characters are allowed.
flaw-text-too-long = è troppo lungo; sono permessi { NUMBER($limit) } caratteri.
flaw-control-character = in questo testo c'è un carattere di controllo.
flaw-direction-mark = in questo testo c'è un segno di direzione invisibile.
flaw-outside = il percorso esce dalla cartella del file.
flaw-bad-seed = un seme è un numero intero, non negativo.
flaw-no-partners = un gruppo deve avere almeno una carta compagna.
# $limit partners are allowed.
flaw-too-many-partners = troppe compagne; sono permesse { $limit }.
# $field is the place of the other one.
flaw-same-as = è uguale a { $field }.
# $file is the file that has the id already.
flaw-group-taken = questo id è già preso da { $file }.
# $group is the group that has the card already.
flaw-card-taken = questo id di carta è già preso dal gruppo { $group }.
flaw-no-group = una raccolta deve avere almeno un gruppo.
# $group is the id of a group.
flaw-unknown-group = non esiste il gruppo { $group }.
# $deck is the id of a deck.
flaw-unknown-deck = non esiste la raccolta { $deck }.

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path }: { $cause }
file-missing = questo file non c'è.
file-not-allowed = non permesso.
file-read-only = si può solo leggere.
file-disk-full = il disco è pieno.
file-too-many-open = ci sono troppi file aperti.
file-is-folder = è una cartella.
file-is-link = è un collegamento.
file-not-folder = una parte del percorso non è una cartella.
# $megabytes are allowed.
file-too-large = il file supera { $megabytes ->
        [one] un megabyte
       *[other] { NUMBER($megabytes) } megabyte
    }.
# $number is the system's number for the error.
file-other = errore di sistema { $number }.
# $variable is the name of an environment variable.
folder-no-home = Manca la cartella personale: { $variable } non è impostata.

## The settings file. $line is the number of a line in it.

settings-line = File delle impostazioni, riga { $line }: { $reason }{ $more ->
        [0] { "" }
        [one] { " " }Un'altra riga non si può usare.
       *[other] { " " }Altre { NUMBER($more) } righe non si possono usare.
    }
settings-no-equals = manca il segno di uguale. La riga non viene usata.
settings-not-utf8 = non è testo in UTF-8. La riga non viene usata.

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file.
pronunciation-line = File della pronuncia, riga { $line }: { $reason }{ $more ->
        [0] { "" }
        [one] { " " }Un'altra riga non si può usare.
       *[other] { " " }Altre { NUMBER($more) } righe non si possono usare.
    }
pronunciation-not-a-word = una parola o la sua pronuncia manca o è troppo lunga. La riga non viene usata.
pronunciation-no-language = non c'è una lingua con questo nome. Le righe sotto non vengono usate.

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = Aloud è aperto in un'altra finestra. Le partite iniziate qui non vengono salvate.
storage-not-held = La partita è continuata in un'altra finestra; qui non viene più salvata.
storage-disk-full = Il disco è pieno: la partita non è salvata.
storage-read-only = Il disco si può solo leggere: la partita non è salvata.
storage-busy = Le partite salvate sono in uso: l'ultima mossa non è ancora salvata.
storage-damaged = Le partite salvate sono danneggiate: la partita non è salvata.
storage-unreadable = Una parte dei dati salvati non si può leggere.
# $problem is file-problem.
storage-file = La partita non è salvata: { $problem }
# $code is SQLite's number for the error.
storage-failed = La partita non è salvata: errore { NUMBER($code) } del database.
storage-unreachable = La partita non è salvata: il database non è raggiungibile.
storage-refused = La partita non è salvata: il database l'ha rifiutata.
storage-newer = La partita non è salvata: il database è di un Aloud più recente.
storage-damaged-moved = Le partite salvate erano danneggiate. Sono state spostate in { $path } e si ricomincia da zero.
storage-newer-moved = Le partite salvate vengono da un Aloud più recente. Sono state spostate in { $path } e si ricomincia da zero.
# $reason says why not.
storage-not-copied = Le partite salvate vengono da un Aloud meno recente. Non è stato possibile copiarle prima di aggiornarle, quindi restano come sono. { $reason }
# $reason says why it cannot be used.
storage-set-aside = Una partita salvata non si può usare ed è stata messa da parte. { $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

round-not-json = JSON errato alla riga { $line }, colonna { $column }.
round-not-ours = Questa non è una partita salvata di Aloud.
round-not-utf8 = Il file non è testo in UTF-8.
round-missing = Manca { $field }.
round-wrong = { $field } ha un valore non permesso.
# $move is the number of the move, $reason why it is refused.
replay-refused = La mossa { NUMBER($move) } non è permessa: { $reason }
replay-different = Le mosse portano a un tavolo diverso da quello salvato: il controllo non coincide.
replay-malformed = I numeri delle mosse si contraddicono.
# $format is a number.
save-newer-format = Viene da un Aloud più recente, in formato { $format }.
# $game is the id of a game.
save-unknown-game = Qui non si conosce il gioco { $game }.

## Sound and speech.

sound-none = Niente audio: nessun dispositivo audio trovato. Il gioco continua come testo.
sound-gone = L'audio non c'è più: il dispositivo è sparito. Il gioco continua come testo finché non torna.
placement-none = Questo dispositivo non può disporre i suoni nello spazio. Si sentono a sinistra e a destra.
voice-none = Niente voce: eSpeak NG non si è avviato. Il gioco continua come testo.
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = Speech Dispatcher non risponde. { $voice ->
    [espeak] Finché non lo fa, parla eSpeak NG.
   *[none] Il gioco continua come testo.
}
# With --voice speechd and --record.
speechd-not-recorded = La voce di Speech Dispatcher non si può registrare; parla eSpeak NG.
# $language is the tag of a language.
voice-not-there = Non c'è una voce per la lingua { $language }; parla un'altra voce.
# $name is a kind of voice.
variant-not-there = Nessun tipo di voce si chiama { $name }; parla la voce semplice.
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = Niente voce: eSpeak NG non si è avviato.
say-no-voice = Non c'è una voce per la lingua { $language }. Ci sono, tra le altre: { $known }.
say-no-device = Nessun dispositivo audio trovato. In alternativa, --record file.wav scrive un file.
say-nothing = Non c'è niente da dire.
# With --voice off.
say-off = Senza voce non si sente niente. --record file.wav scrive invece un file.
say-no-speechd = Speech Dispatcher non risponde.
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = Non c'è la voce { $name }. Ci sono: { $known }, e i tipi di voce di eSpeak NG, come f2.
# $file is a sound file.
sound-broken = Il suono { $file } non si può riprodurre.
record-failed = La registrazione { $path } non si può scrivere.
transcript-failed = La trascrizione non si può più scrivere; il gioco continua senza.
effects-failed = Gli effetti non si possono scrivere in quel file; il gioco continua senza.
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = Il gioco continua senza immagine: { $reason }
# $program draws the picture.
view-not-converted = { $program } non riesce a disegnarla
view-no-program = Per avere un PNG installa il pacchetto { $package }, che contiene { $program }, o scegli un file che finisce in .svg. Il gioco continua senza immagine.
log-failed = Il registro tecnico non si può scrivere in quel file; il gioco continua senza.
braille-file-failed = Il braille non si può scrivere in quel file; il gioco continua senza.
braille-none = Nessun display braille: brltty non risponde. Il display si userà appena risponde.
# $path is a file's path.
round-exported = La partita è in { $path }.
# $moves were made in it; $game is what the command line calls the game.
round-imported = { $moves ->
        [one] Partita importata, una mossa fatta. Continua con: aloud play { $game }
       *[other] Partita importata, { COUNT($moves, "moves") } fatte. Continua con: aloud play { $game }
    }
import-would-replace = C'è già una partita salvata. Per rinunciarci, aggiungi --replace.
import-won = La partita in questo file è già vinta.
# "aloud move-saves": each number tells how many there are.
move-done = Copiato. Giocatori: { $players }. Partite salvate: { $rounds }. Messe da parte: { $aside }. Risultati: { $results }. Domande ricordate: { $known }. Giorni con risposte: { $answers }. File: { $files }.
move-nothing = Non c'è niente di salvato da copiare.
move-in-use = Aloud è aperto altrove. Prima chiudilo lì. Non è stato copiato niente.
move-would-replace = Lì c'è già qualcosa di salvato. Per sostituirlo, aggiungi --replace. Non è stato copiato niente.
# $reason says why.
move-failed = Non è stato copiato niente. { $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = { $groups ->
        [one] Un gruppo a posto
       *[other] { COUNT($groups, "groups") } a posto
    }, { $problems ->
        [0] nessun problema
        [one] un problema
       *[other] { NUMBER($problems) } problemi
    }.
# $language is what was asked for.
language-unknown = Non c'è la lingua { $language }. Ci sono: { $known }.
