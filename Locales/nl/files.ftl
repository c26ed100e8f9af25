# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file }: { $reason }
problem-field = { $file }, { $field }: { $reason }

flaw-not-found = dit bestand is er niet.
flaw-unreadable = het bestand kan niet worden gelezen.
flaw-folder = dit is een map, geen bestand.
flaw-not-a-file = dit is geen gewoon bestand.
flaw-link-loop = deze koppeling loopt in een kring.
flaw-not-utf8 = het bestand is geen tekst in UTF-8.
# $limit bytes are allowed.
flaw-too-large = het bestand is te groot; er zijn hoogstens { $limit } bytes toegestaan.
# The mistake is in line $line, at column $column.
flaw-broken-json = fout in de JSON in regel { $line }, teken { $column }.
flaw-too-deep = te diep genest in regel { $line }, teken { $column }.
flaw-name-twice = twee keer dezelfde naam in regel { $line }, teken { $column }.
flaw-missing = dit ontbreekt.
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] dit moet een object zijn, tussen accolades.
        [list] dit moet een lijst zijn, tussen vierkante haken.
       *[text] dit moet tekst zijn, tussen aanhalingstekens.
    }
# $words are the words allowed.
flaw-not-one-of = dit moet een van deze zijn: { $words }.
flaw-bad-id = een id bestaat uit letters a tot z, cijfers, koppeltekens en onderstrepingstekens, hoogstens 64.
flaw-no-text = dit is leeg.
# $limit characters are allowed.
flaw-text-too-long = dit is te lang; er zijn hoogstens { $limit } tekens toegestaan.
flaw-control-character = in deze tekst staat een besturingsteken.
flaw-direction-mark = in deze tekst staat een onzichtbaar richtingsteken.
flaw-outside = het pad leidt buiten de map van het bestand.
flaw-bad-seed = een startgetal is een heel getal, niet negatief.
flaw-no-partners = een groep heeft minstens één partnerkaart nodig.
# $limit partners are allowed.
flaw-too-many-partners = te veel partners; er zijn er hoogstens { $limit } toegestaan.
# $field is the place of the other one.
flaw-same-as = dit is hetzelfde als { $field }.
# $file is the file that has the id already.
flaw-group-taken = deze id is al in gebruik in { $file }.
# $group is the group that has the card already.
flaw-card-taken = deze kaart-id is al in gebruik in de groep { $group }.
flaw-no-group = een set heeft minstens één groep nodig.
# $group is the id of a group.
flaw-unknown-group = er is geen groep { $group }.
# $deck is the id of a deck.
flaw-unknown-deck = er is geen set { $deck }.

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path }: { $cause }
file-missing = dit bestand is er niet.
file-not-allowed = niet toegestaan.
file-read-only = alleen lezen is mogelijk.
file-disk-full = de schijf is vol.
file-too-many-open = er zijn te veel bestanden open.
file-is-folder = dit is een map.
file-is-link = dit is een koppeling.
file-not-folder = een deel van het pad is geen map.
# $megabytes are allowed.
file-too-large = het bestand is groter dan { $megabytes } megabyte.
# $number is the system's number for the error.
file-other = systeemfout { $number }.
# $variable is the name of an environment variable.
folder-no-home = Er is geen persoonlijke map: { $variable } is niet ingesteld.

## The settings file. $line is the number of a line in it.

settings-line = Instellingenbestand, regel { $line } geldt niet: { $reason }{ $more ->
        [0] { "" }
        [one] { " " }Nog 1 regel geldt niet.
       *[other] { " " }Nog { $more } regels gelden niet.
    }
settings-no-equals = het isgelijkteken ontbreekt.
settings-not-utf8 = dit is geen tekst in UTF-8.

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file. $more lines after it cannot
# be used either.
pronunciation-line = Uitspraakbestand, regel { $line } geldt niet: { $reason }{ $more ->
        [0] { "" }
        [one] { " " }Nog 1 regel geldt niet.
       *[other] { " " }Nog { $more } regels gelden niet.
    }
pronunciation-not-a-word = een woord of de uitspraak ervan ontbreekt of is te lang.
pronunciation-no-language = er is geen taal met deze naam, dus de regels eronder gelden ook niet.

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = Aloud is open in een ander venster. Spellen die je hier begint, worden niet opgeslagen.
storage-not-held = Het spel ging verder in een ander venster; hier wordt het niet meer opgeslagen.
storage-disk-full = De schijf is vol: het spel is niet opgeslagen.
storage-read-only = De schijf is alleen te lezen: het spel is niet opgeslagen.
storage-busy = De opgeslagen spellen zijn in gebruik: de laatste zet is nog niet opgeslagen.
storage-damaged = De opgeslagen spellen zijn beschadigd: het spel is niet opgeslagen.
storage-unreadable = Een deel van de opgeslagen spellen is niet te lezen.
# $problem is file-problem.
storage-file = Het spel is niet opgeslagen: { $problem }
# $code is SQLite's number for the error.
storage-failed = Het spel is niet opgeslagen: databasefout { $code }.
storage-unreachable = Het spel is niet opgeslagen: de database is niet bereikbaar.
storage-refused = Het spel is niet opgeslagen: de database heeft het geweigerd.
storage-newer = Het spel is niet opgeslagen: de database is van een nieuwere Aloud.
storage-damaged-moved = De opgeslagen spellen waren beschadigd. Ze staan nu in { $path }, en er worden nieuwe begonnen.
storage-newer-moved = De opgeslagen spellen komen van een nieuwere Aloud. Ze staan nu in { $path }, en er worden nieuwe begonnen.
# $reason says why not.
storage-not-copied = De opgeslagen spellen komen van een oudere Aloud. Ze konden voor het omzetten niet worden gekopieerd en blijven zoals ze zijn. { $reason }
# $reason says why it cannot be used.
storage-set-aside = Een opgeslagen spel is niet te gebruiken en is opzijgezet. { $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

round-not-json = Fout in de JSON in regel { $line }, teken { $column }.
round-not-ours = Dit is geen opgeslagen spel van Aloud.
round-not-utf8 = Het bestand is geen tekst in UTF-8.
round-missing = { $field } ontbreekt.
round-wrong = { $field } heeft een waarde die niet mag.
# $move is the number of the move, $reason why it is refused.
replay-refused = Zet { $move } mag niet: { $reason }
replay-different = De zetten leiden tot een andere tafel dan de opgeslagen tafel: het controlegetal klopt niet.
replay-malformed = De aantallen zetten erin spreken elkaar tegen.
# $format is a number.
save-newer-format = Het komt van een nieuwere Aloud, in formaat { $format }.
# $game is the id of a game.
save-unknown-game = Het spel is hier niet bekend: { $game }.

## Sound and speech.

sound-none = Geen geluid: er is geen geluidsapparaat gevonden. Het spel gaat verder in tekst.
sound-gone = Geen geluid meer: het geluidsapparaat is weg. Tot het terug is, gaat het spel verder in tekst.
placement-none = Dit geluidsapparaat kan geluiden niet in de ruimte plaatsen. Je hoort ze links en rechts.
voice-none = Geen spraak: eSpeak NG kon niet worden gestart. Het spel gaat verder in tekst.
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = Speech Dispatcher antwoordt niet. { $voice ->
    [espeak] Tot het antwoordt, spreekt eSpeak NG.
   *[none] Het spel gaat verder in tekst.
}
# With --voice speechd and --record.
speechd-not-recorded = De stem van Speech Dispatcher kan niet worden opgenomen; eSpeak NG spreekt.
# $language is the tag of a language.
voice-not-there = Er is geen stem voor de taal { $language }; een andere spreekt.
# $name is a kind of voice.
variant-not-there = Er is geen soort stem { $name }; de gewone stem spreekt.
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = Geen spraak: eSpeak NG kon niet worden gestart.
say-no-voice = Er is geen stem voor de taal { $language }. Wel voor: { $known }.
say-no-device = Er is geen geluidsapparaat gevonden. --record bestand.wav schrijft in plaats daarvan een bestand.
say-nothing = Er is niets te zeggen.
# With --voice off.
say-off = Met de stem uit is er niets te horen. --record bestand.wav schrijft in plaats daarvan een bestand.
say-no-speechd = Speech Dispatcher antwoordt niet.
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = Er is geen stem { $name }. Wel: { $known }, en de soorten van eSpeak NG, zoals f2.
# $file is a sound file.
sound-broken = Het geluid { $file } kan niet worden afgespeeld.
record-failed = De opname { $path } kan niet worden geschreven.
transcript-failed = Het verslag kan niet meer worden geschreven; het spel gaat zonder verder.
effects-failed = De effecten kunnen niet naar dat bestand worden geschreven; het spel gaat zonder verder.
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = Het spel gaat verder zonder afbeelding: { $reason }
# $program draws the picture.
view-not-converted = { $program } kan de afbeelding niet tekenen
view-no-program = Installeer voor een PNG-afbeelding het pakket { $package }, waar { $program } in zit, of kies een bestand dat op .svg eindigt. Het spel gaat verder zonder afbeelding.
log-failed = Het logboek kan niet naar dat bestand worden geschreven; het spel gaat zonder verder.
braille-file-failed = De braille kan niet naar dat bestand worden geschreven; het spel gaat zonder verder.
braille-none = Geen leesregel: brltty antwoordt niet. Zodra het antwoordt, wordt de leesregel gebruikt.
# $path is a file's path.
round-exported = Het spel staat in { $path }.
# $moves were made in it; $game is what the command line calls the game.
round-imported = { $moves ->
        [one] Het spel is overgenomen, 1 zet gedaan. Ga verder met: aloud play { $game }
       *[other] Het spel is overgenomen, { $moves } zetten gedaan. Ga verder met: aloud play { $game }
    }
import-would-replace = Er is al een spel opgeslagen. Voeg --replace toe om dat op te geven.
import-won = Het spel in dit bestand is al gewonnen.
# "aloud move-saves": each number tells how many there are.
move-done = Gekopieerd. Spelers: { $players }. Opgeslagen spellen: { $rounds }. Opzijgezet: { $aside }. Resultaten: { $results }. Onthouden vragen: { $known }. Dagen met antwoorden: { $answers }. Bestanden: { $files }.
move-nothing = Er is niets opgeslagen om te kopiëren.
move-in-use = Aloud is ergens anders open. Sluit het daar eerst. Er is niets gekopieerd.
move-would-replace = Daar is al iets opgeslagen. Voeg --replace toe om het te vervangen. Er is niets gekopieerd.
# $reason says why.
move-failed = Er is niets gekopieerd. { $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = { $groups ->
        [one] 1 groep is in orde
       *[other] { $groups } groepen zijn in orde
    }, { $problems ->
        [0] geen probleem gevonden
        [one] 1 probleem gevonden
       *[other] { $problems } problemen gevonden
    }.
# $language is what was asked for, $known are the tags of the languages there are.
language-unknown = Er is geen taal { $language }. Wel: { $known }.
