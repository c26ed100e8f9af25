# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file }: { $reason }
problem-field = { $file }, { $field }: { $reason }

flaw-not-found = nie ma takiego pliku.
flaw-unreadable = nie można odczytać pliku.
flaw-folder = to jest folder, a nie plik.
flaw-not-a-file = to nie jest zwykły plik.
flaw-link-loop = to dowiązanie prowadzi w kółko.
flaw-not-utf8 = plik nie jest tekstem w UTF-8.
# $limit bytes are allowed.
flaw-too-large = plik jest za duży; dozwolone bajty: { $limit }.
# The mistake is in line $line, at column $column.
flaw-broken-json = błąd w JSON, wiersz { $line }, kolumna { $column }.
flaw-too-deep = zbyt głębokie zagnieżdżenie, wiersz { $line }, kolumna { $column }.
flaw-name-twice = dwa razy ta sama nazwa, wiersz { $line }, kolumna { $column }.
flaw-missing = tego brakuje.
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] to musi być obiekt, w nawiasach klamrowych.
        [list] to musi być lista, w nawiasach kwadratowych.
       *[text] to musi być tekst, w cudzysłowie.
    }
# $words are the words allowed.
flaw-not-one-of = to musi być jedno z: { $words }.
flaw-bad-id = identyfikator składa się z liter od a do z, cyfr, łączników i podkreśleń, najwyżej 64 znaki.
flaw-no-text = to jest puste.
# $limit characters are allowed.
flaw-text-too-long = to jest za długie; dozwolone znaki: { $limit }.
flaw-control-character = w tym tekście jest znak sterujący.
flaw-direction-mark = w tym tekście jest niewidoczny znak kierunku pisma.
flaw-outside = ścieżka wychodzi poza folder pliku.
flaw-bad-seed = ziarno to liczba całkowita, nieujemna.
flaw-no-partners = grupa musi mieć oprócz bazowej co najmniej jedną kartę.
# $limit partners are allowed.
flaw-too-many-partners = zbyt wiele kart w grupie; najwyżej { $limit }.
# $field is the place of the other one.
flaw-same-as = to jest to samo co { $field }.
# $file is the file that has the id already.
flaw-group-taken = ten identyfikator jest już zajęty, plik: { $file }.
# $group is the group that has the card already.
flaw-card-taken = ten identyfikator karty jest już zajęty, grupa: { $group }.
flaw-no-group = zestaw wymaga co najmniej jednej grupy.
# $group is the id of a group.
flaw-unknown-group = nie ma grupy { $group }.
# $deck is the id of a deck.
flaw-unknown-deck = nie ma zestawu { $deck }.

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path }: { $cause }
file-missing = nie ma takiego pliku.
file-not-allowed = brak uprawnień.
file-read-only = można tylko czytać.
file-disk-full = dysk jest pełny.
file-too-many-open = otwarto zbyt wiele plików.
file-is-folder = to jest folder.
file-is-link = to jest dowiązanie.
file-not-folder = część ścieżki nie jest folderem.
# $megabytes are allowed.
file-too-large = plik jest za duży: większy niż { NUMBER($megabytes, gender: "masculine") } { $megabytes ->
        [one] megabajt
        [few] megabajty
       *[many] megabajtów
    }.
# $number is the system's number for the error.
file-other = błąd systemu { $number }.
# $variable is the name of an environment variable.
folder-no-home = Brak folderu domowego: zmienna { $variable } nie jest ustawiona.

## The settings file. $line is the number of a line in it.

settings-line = Plik ustawień, wiersz { NUMBER($line) } jest pominięty: { $reason }{ $more ->
        [0] { "" }
       *[other] { " " }Pominięto jeszcze { COUNT($more, "lines") }.
    }
settings-no-equals = brak znaku równości.
settings-not-utf8 = to nie jest tekst w UTF-8.

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file. $more lines after it cannot
# be used either.
pronunciation-line = Plik wymowy, wiersz { NUMBER($line) } jest pominięty: { $reason }{ $more ->
        [0] { "" }
       *[other] { " " }Pominięto jeszcze { COUNT($more, "lines") }.
    }
pronunciation-not-a-word = brakuje słowa lub jego wymowy albo jest za długie.
pronunciation-no-language = nie ma takiego języka; wiersze poniżej też są pominięte.

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = Aloud jest otwarty w innym oknie. Gry zaczęte tutaj nie będą zapisane.
storage-not-held = Gra toczy się dalej w innym oknie; tutaj nie jest już zapisywana.
storage-disk-full = Dysk jest pełny: gra nie jest zapisana.
storage-read-only = Dysk jest tylko do odczytu: gra nie jest zapisana.
storage-busy = Zapisane gry są w użyciu: ostatni ruch nie jest jeszcze zapisany.
storage-damaged = Zapisane gry są uszkodzone: gra nie jest zapisana.
storage-unreadable = Części zapisanych gier nie da się odczytać.
# $problem is file-problem.
storage-file = Gra nie jest zapisana: { $problem }
# $code is SQLite's number for the error.
storage-failed = Gra nie jest zapisana: błąd bazy danych { $code }.
storage-unreachable = Gra nie jest zapisana: baza danych jest niedostępna.
storage-refused = Gra nie jest zapisana: baza danych odmówiła.
storage-newer = Gra nie jest zapisana: baza danych pochodzi z nowszej wersji Aloud.
storage-damaged-moved = Zapisane gry były uszkodzone. Leżą teraz tu: { $path }. Zaczęto nowe.
storage-newer-moved = Zapisane gry pochodzą z nowszej wersji Aloud. Leżą teraz tu: { $path }. Zaczęto nowe.
# $reason says why not.
storage-not-copied = Zapisane gry pochodzą ze starszej wersji Aloud. Przed zmianą nie udało się ich skopiować, więc zostają bez zmian. { $reason }
# $reason says why it cannot be used.
storage-set-aside = Zapisanej gry nie da się użyć; odłożono ją na bok. { $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

# The mistake is in line $line, at column $column.
round-not-json = Błąd w JSON, wiersz { $line }, kolumna { $column }.
round-not-ours = To nie jest runda zapisana w Aloud.
round-not-utf8 = Plik nie jest tekstem w UTF-8.
round-missing = Brakuje pola { $field }.
round-wrong = Pole { $field } ma niedozwoloną wartość.
# $move is the number of the move, $reason why it is refused.
replay-refused = Ruch { $move } jest niedozwolony: { $reason }
replay-different = Ruchy prowadzą do innego stołu niż zapisany: suma kontrolna się nie zgadza.
replay-malformed = Zapisane liczby ruchów są sprzeczne.
# $format is a number.
save-newer-format = Zapis pochodzi z nowszej wersji Aloud, format { $format }.
# $game is the id of a game.
save-unknown-game = Nieznana tutaj gra: { $game }.

## Sound and speech.

sound-none = Brak dźwięku: nie znaleziono urządzenia dźwiękowego. Gra toczy się dalej w trybie tekstowym.
sound-gone = Nie ma już dźwięku: urządzenie dźwiękowe zniknęło. Do jego powrotu gra toczy się w trybie tekstowym.
placement-none = To urządzenie dźwiękowe nie potrafi rozmieścić dźwięków w przestrzeni. Słychać je po lewej i po prawej.
voice-none = Brak mowy: nie udało się uruchomić eSpeak NG. Gra toczy się dalej w trybie tekstowym.
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = Speech Dispatcher nie odpowiada. { $voice ->
    [espeak] Na razie mówi eSpeak NG.
   *[none] Gra toczy się dalej w trybie tekstowym.
}
# With --voice speechd and --record.
speechd-not-recorded = Głosu Speech Dispatchera nie da się nagrać; mówi eSpeak NG.
# $language is the tag of a language.
voice-not-there = Nie ma głosu dla języka { $language }; mówi inny.
# $name is a kind of voice.
variant-not-there = Nie ma odmiany głosu { $name }; mówi zwykły głos.
# $file is a sound file.
sound-broken = Nie można odtworzyć dźwięku { $file }.
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = Brak mowy: nie udało się uruchomić eSpeak NG.
say-no-voice = Nie ma głosu dla języka { $language }. Jest dla: { $known }.
say-no-device = Nie znaleziono urządzenia dźwiękowego. --record plik.wav zapisze plik.
say-nothing = Nie ma czego powiedzieć.
# With --voice off.
say-off = Z wyłączonym głosem nic nie słychać. --record plik.wav zapisze plik.
say-no-speechd = Speech Dispatcher nie odpowiada.
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = Nie ma głosu { $name }. Są: { $known } oraz odmiany głosu eSpeak NG, na przykład f2.
# $path is a file's path.
record-failed = Nie można zapisać nagrania { $path }.
transcript-failed = Nie można dalej zapisywać przebiegu gry; gra toczy się bez niego.
effects-failed = Nie można zapisać efektów w tym pliku; gra toczy się bez nich.
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = Gra toczy się bez obrazu: { $reason }
# $program draws the picture.
view-not-converted = { $program } nie może go narysować
view-no-program = Do obrazu PNG potrzebny jest pakiet { $package } z programem { $program }; można też wybrać plik z rozszerzeniem .svg. Gra toczy się bez obrazu.
log-failed = Nie można zapisać dziennika technicznego w tym pliku; gra toczy się bez niego.
braille-file-failed = Nie można zapisać brajla w tym pliku; gra toczy się bez niego.
braille-none = Brak monitora brajlowskiego: brltty nie odpowiada. Monitor zadziała, gdy tylko odpowie.
# $path is a file's path.
round-exported = Runda jest w pliku { $path }.
# $moves were made in it; $game is what the command line calls the game.
round-imported = Runda wczytana, { COUNT($moves, "moves") }. Graj dalej: aloud play { $game }
import-would-replace = Jest już zapisana runda. Aby ją porzucić, dodaj --replace.
import-won = Runda z tego pliku jest już wygrana.
# "aloud move-saves": each number tells how many there are.
move-done = Skopiowano. Gracze: { $players }. Zapisane gry: { $rounds }. Odłożone: { $aside }. Wyniki: { $results }. Zapamiętane pytania: { $known }. Dni z odpowiedziami: { $answers }. Pliki: { $files }.
move-nothing = Nic nie jest zapisane, nie ma czego kopiować.
move-in-use = Aloud jest otwarty gdzie indziej. Najpierw zamknij go tam. Nic nie skopiowano.
move-would-replace = Tam jest już coś zapisane. Aby to zastąpić, dodaj --replace. Nic nie skopiowano.
# $reason says why.
move-failed = Nic nie skopiowano. { $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = Poprawne grupy: { $groups }; { $problems ->
        [0] bez problemów
       *[other] { COUNT($problems, "problems") }
    }.
# $language is what was asked for, $known are the tags of the languages there are.
language-unknown = Nie ma języka { $language }. Są: { $known }.
