# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file }: { $reason }
problem-field = { $file }, { $field }: { $reason }

flaw-not-found = filen finns inte.
flaw-unreadable = filen kan inte läsas.
flaw-folder = det är en mapp, inte en fil.
flaw-not-a-file = det är ingen vanlig fil.
flaw-link-loop = länken leder runt i en cirkel.
flaw-not-utf8 = filen är inte text i UTF-8.
# $limit bytes are allowed.
flaw-too-large = filen är för stor; högst { NUMBER($limit) } byte är tillåtna.
# The mistake is in line $line, at column $column.
flaw-broken-json = trasig JSON på rad { $line }, kolumn { $column }.
flaw-too-deep = för djupt nästlat på rad { $line }, kolumn { $column }.
flaw-name-twice = samma namn två gånger på rad { $line }, kolumn { $column }.
flaw-missing = det saknas.
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] det måste vara ett objekt, inom klammerparenteser.
        [list] det måste vara en lista, inom hakparenteser.
       *[text] det måste vara text, inom citattecken.
    }
# $words are the words allowed.
flaw-not-one-of = det måste vara något av: { $words }.
flaw-bad-id = ett id består av bokstäverna a till z, siffror, bindestreck och understreck, högst 64.
flaw-no-text = det är tomt.
# $limit characters are allowed.
flaw-text-too-long = det är för långt; högst { NUMBER($limit) } tecken är tillåtna.
flaw-control-character = det finns ett styrtecken i texten.
flaw-direction-mark = det finns ett osynligt riktningstecken i texten.
flaw-outside = sökvägen leder ut ur filens mapp.
flaw-bad-seed = ett startvärde är ett heltal, inte negativt.
flaw-no-partners = en grupp behöver minst ett partnerkort.
# $limit partners are allowed.
flaw-too-many-partners = för många partnerkort; högst { NUMBER($limit) } är tillåtna.
# $field is the place of the other one.
flaw-same-as = det är samma som { $field }.
# $file is the file that has the id already.
flaw-group-taken = id:t är upptaget av { $file }.
# $group is the group that has the card already.
flaw-card-taken = kortets id är upptaget av gruppen { $group }.
flaw-no-group = en kortlek behöver minst en grupp.
# $group is the id of a group.
flaw-unknown-group = det finns ingen grupp { $group }.
# $deck is the id of a deck.
flaw-unknown-deck = det finns ingen kortlek { $deck }.

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path }: { $cause }
file-missing = filen finns inte.
file-not-allowed = inte tillåtet.
file-read-only = den kan bara läsas.
file-disk-full = disken är full.
file-too-many-open = för många filer är öppna.
file-is-folder = det är en mapp.
file-is-link = det är en länk.
file-not-folder = en del av sökvägen är ingen mapp.
# $megabytes are allowed.
file-too-large = filen är större än { NUMBER($megabytes, gender: "common") } megabyte.
# $number is the system's number for the error.
file-other = systemfel { $number }.
# $variable is the name of an environment variable.
folder-no-home = Det finns ingen hemmapp: { $variable } är inte satt.

## The settings file. $line is the number of a line in it.

settings-line = Inställningsfilen, rad { NUMBER($line) } används inte: { $reason }{ $more ->
        [0] { "" }
       *[other] { " " }{ COUNT($more, "lines") } till kan inte användas.
    }
settings-no-equals = det finns inget likhetstecken.
settings-not-utf8 = det är inte text i UTF-8.

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file. $more lines after it cannot
# be used either.
pronunciation-line = Uttalsfilen, rad { NUMBER($line) } används inte: { $reason }{ $more ->
        [0] { "" }
       *[other] { " " }{ COUNT($more, "lines") } till kan inte användas.
    }
pronunciation-not-a-word = ett ord eller hur det sägs saknas eller är för långt.
pronunciation-no-language = det finns inget språk med det namnet, så raderna under används inte heller.

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = Aloud är öppet i ett annat fönster. Partier som börjas här sparas inte.
storage-not-held = Partiet fortsatte i ett annat fönster; här sparas det inte längre.
storage-disk-full = Disken är full: partiet är inte sparat.
storage-read-only = Disken kan bara läsas: partiet är inte sparat.
storage-busy = De sparade partierna används: senaste draget är inte sparat än.
storage-damaged = De sparade partierna är skadade: partiet är inte sparat.
storage-unreadable = En del av de sparade partierna går inte att läsa.
# $problem is file-problem.
storage-file = Partiet är inte sparat: { $problem }
# $code is SQLite's number for the error.
storage-failed = Partiet är inte sparat: databasfel { $code }.
storage-unreachable = Partiet är inte sparat: databasen går inte att nå.
storage-refused = Partiet är inte sparat: databasen tog inte emot det.
storage-newer = Partiet är inte sparat: databasen hör till ett nyare Aloud.
storage-damaged-moved = De sparade partierna var skadade. De flyttades till { $path }, och nya har påbörjats.
storage-newer-moved = De sparade partierna kom från ett nyare Aloud. De flyttades till { $path }, och nya har påbörjats.
# $reason says why not.
storage-not-copied = De sparade partierna kommer från ett äldre Aloud. De kunde inte kopieras före ändringen och är kvar som de är. { $reason }
# $reason says why it cannot be used.
storage-set-aside = Ett sparat parti kan inte användas och lades åt sidan. { $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

round-not-json = Trasig JSON på rad { $line }, kolumn { $column }.
round-not-ours = Det här är inget sparat parti från Aloud.
round-not-utf8 = Filen är inte text i UTF-8.
round-missing = { $field } saknas.
round-wrong = { $field } har ett värde som inte är tillåtet.
# $move is the number of the move, $reason why it is refused.
replay-refused = Drag { $move } är inte tillåtet: { $reason }
replay-different = Dragen leder till ett annat bord än det som sparades: kontrollsumman stämmer inte.
replay-malformed = Antalen drag i det säger emot varandra.
# $format is a number.
save-newer-format = Det kom från ett nyare Aloud, i format { $format }.
# $game is the id of a game.
save-unknown-game = Spelet är inte känt här: { $game }.

## Sound and speech.

sound-none = Inget ljud: ingen ljudenhet hittades. Spelet fortsätter i text.
sound-gone = Inget ljud längre: ljudenheten är borta. Spelet fortsätter i text tills den är tillbaka.
placement-none = Den här ljudenheten kan inte placera ljud i rummet. De hörs till vänster och höger.
voice-none = Inget tal: eSpeak NG kunde inte startas. Spelet fortsätter i text.
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = Speech Dispatcher svarar inte. { $voice ->
    [espeak] eSpeak NG talar tills den gör det.
   *[none] Spelet fortsätter i text.
}
# With --voice speechd and --record.
speechd-not-recorded = Rösten i Speech Dispatcher kan inte spelas in; eSpeak NG talar.
# $language is the tag of a language.
voice-not-there = Det finns ingen röst för språket { $language }; en annan talar.
# $name is a kind of voice.
variant-not-there = Det finns ingen röstvariant som heter { $name }; den vanliga rösten talar.
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = Inget tal: eSpeak NG kunde inte startas.
say-no-voice = Det finns ingen röst för språket { $language }. Röst finns för: { $known }.
say-no-device = Ingen ljudenhet hittades. --record fil.wav skriver en fil i stället.
say-nothing = Det finns inget att säga.
# With --voice off.
say-off = Med rösten av hörs inget. --record fil.wav skriver en fil i stället.
say-no-speechd = Speech Dispatcher svarar inte.
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = Det finns ingen röst { $name }. Det finns: { $known }, och de varianter som eSpeak NG har, som f2.
# $file is a sound file.
sound-broken = Ljudet { $file } kan inte spelas.
record-failed = Inspelningen { $path } kan inte skrivas.
transcript-failed = Protokollet kan inte skrivas längre; spelet fortsätter utan det.
effects-failed = Effekterna kan inte skrivas till den filen; spelet fortsätter utan dem.
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = Spelet fortsätter utan bild: { $reason }
# $program draws the picture.
view-not-converted = { $program } kan inte rita den
view-no-program = För en PNG-bild, installera paketet { $package }, där { $program } finns, eller välj en fil som slutar på .svg. Spelet fortsätter utan bild.
log-failed = Loggen kan inte skrivas till den filen; spelet fortsätter utan den.
braille-file-failed = Punktskriften kan inte skrivas till den filen; spelet fortsätter utan den.
braille-none = Ingen punktdisplay: brltty svarar inte. Displayen används så snart den gör det.
# $path is a file's path.
round-exported = Partiet finns i { $path }.
# $moves were made in it; $game is what the command line calls the game.
round-imported = Partiet togs över, med { COUNT($moves, "moves") }. Fortsätt med: aloud play { $game }
import-would-replace = Ett parti är redan sparat. Lägg till --replace för att ge upp det.
import-won = Partiet i den här filen är redan vunnet.
# "aloud move-saves": each number tells how many there are.
move-done = Kopierat. Spelare: { $players }. Sparade partier: { $rounds }. Lagda åt sidan: { $aside }. Resultat: { $results }. Frågor i minnet: { $known }. Dagar med svar: { $answers }. Filer: { $files }.
move-nothing = Det finns inget sparat att kopiera.
move-in-use = Aloud är öppet någon annanstans. Avsluta det där först. Inget kopierades.
move-would-replace = Där finns redan något sparat. Lägg till --replace för att ersätta det. Inget kopierades.
# $reason says why.
move-failed = Inget kopierades. { $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = { $groups ->
        [one] { COUNT($groups, "groups") } är felfri
       *[other] { COUNT($groups, "groups") } är felfria
    }, { $problems ->
        [0] inga problem hittades
       *[other] { NUMBER($problems) } problem hittades
    }.
# $language is what was asked for, $known are the tags of the languages there are.
language-unknown = Det finns inget språk { $language }. Det finns: { $known }.
