# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file }: { $reason }
problem-field = { $file }, { $field }: { $reason }

flaw-not-found = Diese Datei gibt es nicht.
flaw-unreadable = Die Datei lässt sich nicht lesen.
flaw-folder = Das ist ein Ordner, keine Datei.
flaw-not-a-file = Das ist keine gewöhnliche Datei.
flaw-link-loop = Diese Verknüpfung führt im Kreis.
flaw-not-utf8 = Die Datei ist kein Text in UTF-8.
    .speech = Die Datei ist kein Text in U T F 8.
# $limit bytes are allowed.
flaw-too-large = Die Datei ist zu groß; erlaubt sind { NUMBER($limit) } Byte.
# The mistake is in line $line, at column $column.
flaw-broken-json = Fehler im JSON in Zeile { $line }, Zeichen { $column }.
flaw-too-deep = Zu tief verschachtelt in Zeile { $line }, Zeichen { $column }.
flaw-name-twice = Zweimal derselbe Name in Zeile { $line }, Zeichen { $column }.
flaw-missing = Das fehlt.
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] Das muss ein Objekt sein, in geschweiften Klammern.
        [list] Das muss eine Liste sein, in eckigen Klammern.
       *[text] Das muss Text sein, in Anführungszeichen.
    }
# $words are the words allowed.
flaw-not-one-of = Das muss eines von diesen sein: { $words }.
flaw-bad-id = Eine Kennung besteht aus Buchstaben von a bis z, Ziffern, Bindestrichen und Unterstrichen, höchstens 64.
flaw-no-text = Das ist leer.
# $limit characters are allowed.
flaw-text-too-long = Das ist zu lang; erlaubt sind { NUMBER($limit) } Zeichen.
flaw-control-character = In diesem Text steht ein Steuerzeichen.
flaw-direction-mark = In diesem Text steht ein unsichtbares Richtungszeichen.
flaw-outside = Der Pfad führt aus dem Ordner der Datei hinaus.
flaw-bad-seed = Ein Startwert ist eine ganze Zahl, nicht negativ.
flaw-no-partners = Eine Gruppe braucht mindestens eine Partnerkarte.
# $limit partners are allowed.
flaw-too-many-partners = Zu viele Partner; erlaubt sind { $limit }.
# $field is the place of the other one.
flaw-same-as = Das ist dasselbe wie { $field }.
# $file is the file that has the id already.
flaw-group-taken = Diese Kennung ist schon vergeben, in { $file }.
# $group is the group that has the card already.
flaw-card-taken = Diese Kartenkennung ist schon vergeben, in der Gruppe { $group }.
flaw-no-group = Ein Deck braucht mindestens eine Gruppe.
# $group is the id of a group.
flaw-unknown-group = Es gibt keine Gruppe { $group }.
# $deck is the id of a deck.
flaw-unknown-deck = Es gibt kein Deck { $deck }.

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path }: { $cause }
file-missing = Diese Datei gibt es nicht.
file-not-allowed = Der Zugriff ist nicht erlaubt.
file-read-only = Sie lässt sich nur lesen.
file-disk-full = Der Datenträger ist voll.
file-too-many-open = Es sind zu viele Dateien offen.
file-is-folder = Das ist ein Ordner.
file-is-link = Das ist eine Verknüpfung.
file-not-folder = Ein Teil des Pfads ist kein Ordner.
# $megabytes are allowed.
file-too-large = Die Datei ist größer als { NUMBER($megabytes, gender: "neuter") } Megabyte.
# $number is the system's number for the error.
file-other = Systemfehler { $number }.
# $variable is the name of an environment variable.
folder-no-home = Es gibt keinen persönlichen Ordner: { $variable } ist nicht gesetzt.

## The settings file. $line is the number of a line in it.

# $reason says what is wrong there.
settings-line = Einstellungsdatei, Zeile { NUMBER($line) } gilt nicht: { $reason }{ $more ->
        [0] { "" }
        [one] { " " }{ NUMBER($more, gender: "feminine") } weitere Zeile gilt nicht.
       *[other] { " " }{ NUMBER($more) } weitere Zeilen gelten nicht.
    }
settings-no-equals = Das Gleichheitszeichen fehlt.
settings-not-utf8 = Das ist kein Text in UTF-8.

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file. $more lines after it cannot
# be used either.
pronunciation-line = Aussprachedatei, Zeile { NUMBER($line) } gilt nicht: { $reason }{ $more ->
        [0] { "" }
        [one] { " " }{ NUMBER($more, gender: "feminine") } weitere Zeile gilt nicht.
       *[other] { " " }{ NUMBER($more) } weitere Zeilen gelten nicht.
    }
pronunciation-not-a-word = Ein Wort oder seine Aussprache fehlt oder ist zu lang.
pronunciation-no-language = Diese Sprache gibt es nicht, und die Zeilen darunter gelten auch nicht.

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = Aloud ist in einem anderen Fenster offen. Partien, die hier beginnen, werden nicht gespeichert.
storage-not-held = Die Partie ging in einem anderen Fenster weiter; hier wird sie nicht mehr gespeichert.
storage-disk-full = Der Datenträger ist voll: Die Partie ist nicht gespeichert.
storage-read-only = Der Datenträger lässt sich nur lesen: Die Partie ist nicht gespeichert.
storage-busy = Die gespeicherten Partien sind gerade in Gebrauch: Der letzte Zug ist noch nicht gespeichert.
storage-damaged = Die gespeicherten Partien sind beschädigt: Die Partie ist nicht gespeichert.
storage-unreadable = Ein Teil der gespeicherten Partien ist nicht lesbar.
# $problem is file-problem.
storage-file = Die Partie ist nicht gespeichert: { $problem }
# $code is SQLite's number for the error.
storage-failed = Die Partie ist nicht gespeichert: Datenbankfehler { $code }.
storage-unreachable = Die Partie ist nicht gespeichert: Die Datenbank ist nicht erreichbar.
storage-refused = Die Partie ist nicht gespeichert: Die Datenbank hat es abgelehnt.
storage-newer = Die Partie ist nicht gespeichert: Die Datenbank gehört zu einem neueren Aloud.
storage-damaged-moved = Die gespeicherten Partien waren beschädigt. Sie liegen jetzt in { $path }, und neue sind angelegt.
storage-newer-moved = Die gespeicherten Partien stammen von einem neueren Aloud. Sie liegen jetzt in { $path }, und neue sind angelegt.
# $reason says why not.
storage-not-copied = Die gespeicherten Partien stammen von einem älteren Aloud. Sie ließen sich vor dem Umstellen nicht kopieren und bleiben, wie sie sind. { $reason }
# $reason says why it cannot be used.
storage-set-aside = Eine gespeicherte Partie ist nicht brauchbar und wurde beiseitegelegt. { $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

# The mistake is in line $line, at column $column.
round-not-json = Fehler im JSON in Zeile { $line }, Zeichen { $column }.
round-not-ours = Das ist keine gespeicherte Partie von Aloud.
round-not-utf8 = Die Datei ist kein Text in UTF-8.
    .speech = Die Datei ist kein Text in U T F 8.
round-missing = { $field } fehlt.
round-wrong = { $field } hat einen Wert, der nicht erlaubt ist.
# $move is the number of the move, $reason why it is refused.
replay-refused = Zug { $move } ist nicht erlaubt: { $reason }
replay-different = Die Züge führen zu einem anderen Tisch als dem gespeicherten: Die Prüfsumme stimmt nicht.
replay-malformed = Die Zahlen der Züge darin widersprechen sich.
# $format is a number.
save-newer-format = Sie stammt von einem neueren Aloud, im Format { $format }.
# $game is the id of a game.
save-unknown-game = Ihr Spiel ist hier nicht bekannt: { $game }.

## Sound and speech.

sound-none = Kein Ton: Es wurde kein Audiogerät gefunden. Das Spiel geht als Text weiter.
sound-gone = Kein Ton mehr: Das Audiogerät ist weg. Bis es wieder da ist, geht das Spiel als Text weiter.
placement-none = Dieses Audiogerät kann Klänge nicht im Raum verteilen. Sie sind links und rechts zu hören.
voice-none = Keine Sprachausgabe: eSpeak NG ließ sich nicht starten. Das Spiel geht als Text weiter.
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = Speech Dispatcher antwortet nicht. { $voice ->
    [espeak] Bis er es tut, spricht eSpeak NG.
   *[none] Das Spiel geht als Text weiter.
}
# With --voice speechd and --record.
speechd-not-recorded = Die Stimme von Speech Dispatcher lässt sich nicht aufnehmen; eSpeak NG spricht.
# $language is the tag of a language.
voice-not-there = Für die Sprache { $language } gibt es keine Stimme; eine andere spricht.
# $name is a kind of voice.
variant-not-there = Die Stimmvariante { $name } gibt es nicht; die einfache Stimme spricht.
# $file is a sound file.
sound-broken = Der Klang { $file } lässt sich nicht abspielen.
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = Keine Sprachausgabe: eSpeak NG ließ sich nicht starten.
say-no-voice = Für die Sprache { $language } gibt es keine Stimme. Es gibt eine für: { $known }.
say-no-device = Es wurde kein Audiogerät gefunden. --record datei.wav schreibt stattdessen eine Datei.
say-nothing = Es gibt nichts zu sagen.
# With --voice off.
say-off = Mit abgeschalteter Stimme ist nichts zu hören. --record datei.wav schreibt stattdessen eine Datei.
say-no-speechd = Speech Dispatcher antwortet nicht.
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = Es gibt keine Stimme { $name }. Es gibt: { $known }, und die Stimmvarianten von eSpeak NG, etwa f2.
# $path is a file's path.
record-failed = Die Aufnahme { $path } lässt sich nicht schreiben.
transcript-failed = Das Protokoll lässt sich nicht mehr schreiben; das Spiel geht ohne weiter.
effects-failed = Die Effekte lassen sich nicht in diese Datei schreiben; das Spiel geht ohne weiter.
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = Das Spiel geht ohne Bild weiter: { $reason }
# $program draws the picture.
view-not-converted = { $program } kann es nicht zeichnen
view-no-program = Für ein PNG-Bild bitte das Paket { $package } installieren, zu dem { $program } gehört, oder eine Datei wählen, die auf .svg endet. Das Spiel geht ohne Bild weiter.
log-failed = Das technische Protokoll lässt sich nicht in diese Datei schreiben; das Spiel geht ohne weiter.
braille-file-failed = Die Brailleschrift lässt sich nicht in diese Datei schreiben; das Spiel geht ohne weiter.
braille-none = Keine Braillezeile: brltty antwortet nicht. Sobald es antwortet, wird die Zeile benutzt.
# $path is a file's path.
round-exported = Die Partie liegt in { $path }.
# $moves were made in it; $game is what the command line calls the game.
round-imported = Die Partie ist übernommen, mit { COUNT($moves, "moves", case: "dative") }. Weiter mit: aloud play { $game }
import-would-replace = Es ist schon eine Partie gespeichert. Um sie aufzugeben, ergänze --replace.
import-won = Die Partie in dieser Datei ist schon gewonnen.
# "aloud move-saves": each number tells how many there are.
move-done = Kopiert. Spieler: { $players }. Gespeicherte Partien: { $rounds }. Beiseitegelegt: { $aside }. Ergebnisse: { $results }. Gemerkte Fragen: { $known }. Tage mit Antworten: { $answers }. Dateien: { $files }.
move-nothing = Es ist nichts gespeichert, was sich kopieren ließe.
move-in-use = Aloud ist woanders offen. Beende es dort zuerst. Nichts wurde kopiert.
move-would-replace = Dort ist schon etwas gespeichert. Um es zu ersetzen, ergänze --replace. Nichts wurde kopiert.
# $reason says why.
move-failed = Nichts wurde kopiert. { $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = { COUNT($groups, "groups") } in Ordnung, { $problems ->
        [0] kein Problem gefunden
       *[other] { COUNT($problems, "problems") } gefunden
    }.
# $language is what was asked for, $known are the tags of the languages there are.
language-unknown = Es gibt keine Sprache { $language }. Es gibt: { $known }.
