# SPDX-License-Identifier: GPL-3.0-or-later

### What can be wrong with files, saves and sound. Each message says what it is about and, where
### something helps, what.

## A group or deck file. $file is its name, $field the place in it, $reason one of the flaws below.

problem-file = { $file }: { $reason }
problem-field = { $file }, { $field }: { $reason }

flaw-not-found = there is no such file.
flaw-unreadable = the file cannot be read.
flaw-folder = this is a folder, not a file.
flaw-not-a-file = this is not an ordinary file.
flaw-link-loop = this link leads round in a circle.
flaw-not-utf8 = the file is not text in UTF-8.
# $limit bytes are allowed.
flaw-too-large = the file is too large; { $limit } bytes are allowed.
# The mistake is in line $line, at column $column.
flaw-broken-json = broken JSON in line { $line }, column { $column }.
flaw-too-deep = nested too deep in line { $line }, column { $column }.
flaw-name-twice = the same name twice in line { $line }, column { $column }.
flaw-missing = this is missing.
# $expected is the kind of value that belongs there.
flaw-wrong-type = { $expected ->
        [object] this must be an object, in braces.
        [list] this must be a list, in square brackets.
       *[text] this must be text, in quotation marks.
    }
# $words are the words allowed.
flaw-not-one-of = this must be one of: { $words }.
flaw-bad-id = an id takes letters a to z, digits, hyphens and underscores, 64 at most.
flaw-no-text = this is empty.
# $limit characters are allowed.
flaw-text-too-long = this is too long; { $limit } characters are allowed.
flaw-control-character = there is a control character in this text.
flaw-direction-mark = there is an invisible direction mark in this text.
flaw-outside = the path leads out of the folder of the file.
flaw-bad-seed = a seed is a whole number, not negative.
flaw-no-partners = a group needs at least one partner card.
# $limit partners are allowed.
flaw-too-many-partners = too many partners; { $limit } are allowed.
# $field is the place of the other one.
flaw-same-as = this is the same as { $field }.
# $file is the file that has the id already.
flaw-group-taken = this id is taken by { $file }.
# $group is the group that has the card already.
flaw-card-taken = this card id is taken by the group { $group }.
flaw-no-group = a deck needs at least one group.
# $group is the id of a group.
flaw-unknown-group = there is no group { $group }.
# $deck is the id of a deck.
flaw-unknown-deck = there is no deck { $deck }.

## Any other file. $path is its path, $cause one of the causes below.

file-problem = { $path }: { $cause }
file-missing = there is no such file.
file-not-allowed = not allowed.
file-read-only = it can only be read.
file-disk-full = the disk is full.
file-too-many-open = too many files are open.
file-is-folder = this is a folder.
file-is-link = this is a link.
file-not-folder = a part of the path is not a folder.
# $megabytes are allowed.
file-too-large = the file is larger than { $megabytes ->
        [one] 1 megabyte
       *[other] { $megabytes } megabytes
    }.
# $number is the system's number for the error.
file-other = system error { $number }.
# $variable is the name of an environment variable.
folder-no-home = There is no home folder: { $variable } is not set.

## The settings file. $line is the number of a line in it.

settings-line = Settings file, line { $line } is not used: { $reason }{ $more ->
        [0] { "" }
        [one] { " " }1 more line cannot be used.
       *[other] { " " }{ $more } more lines cannot be used.
    }
settings-no-equals = there is no equals sign.
settings-not-utf8 = it is not text in UTF-8.

## The file of the player's own words. $line is the number of a line in it.

# $reason is one of the messages below, or of those for the settings file. $more lines after it cannot
# be used either.
pronunciation-line = Pronunciation file, line { $line } is not used: { $reason }{ $more ->
        [0] { "" }
        [one] { " " }1 more line cannot be used.
       *[other] { " " }{ $more } more lines cannot be used.
    }
pronunciation-not-a-word = a word or how it is said is missing or too long.
pronunciation-no-language = there is no language of this name, and so the lines below it are not used either.

## Saved games. $slot names the game, $path is a file's path.

storage-open-elsewhere = Aloud is open in another window. Games begun here are not saved.
storage-not-held = The game went on in another window; here it is no longer saved.
storage-disk-full = The disk is full: the game is not saved.
storage-read-only = The disk can only be read: the game is not saved.
storage-busy = The saved games are in use: the last move is not saved yet.
storage-damaged = The saved games are damaged: the game is not saved.
storage-unreadable = Part of the saved games cannot be read.
# $problem is file-problem.
storage-file = The game is not saved: { $problem }
# $code is SQLite's number for the error.
storage-failed = The game is not saved: database error { $code }.
storage-unreachable = The game is not saved: the database cannot be reached.
storage-refused = The game is not saved: the database refused it.
storage-newer = The game is not saved: the database belongs to a newer Aloud.
storage-damaged-moved = The saved games were damaged. They were moved to { $path }, and new ones are begun.
storage-newer-moved = The saved games were made by a newer Aloud. They were moved to { $path }, and new ones are begun.
# $reason says why not.
storage-not-copied = The saved games were made by an older Aloud. They could not be copied before the change, so they stay as they are. { $reason }
# $reason says why it cannot be used.
storage-set-aside = A saved game cannot be used and was set aside. { $reason }

## A round as a file: "aloud export" and "aloud import". $field is a place in the file.

round-not-json = Broken JSON in line { $line }, column { $column }.
round-not-ours = This is not a saved round of Aloud.
round-not-utf8 = The file is not text in UTF-8.
round-missing = { $field } is missing.
round-wrong = { $field } has a value that is not allowed.
# $move is the number of the move, $reason why it is refused.
replay-refused = Move { $move } is not allowed: { $reason }
replay-different = The moves lead to another table than the one that was saved: the digest does not match.
replay-malformed = The numbers of moves in it contradict each other.
# $format is a number.
save-newer-format = It was made by a newer Aloud, in format { $format }.
# $game is the id of a game.
save-unknown-game = Its game is not known here: { $game }.

## Sound and speech.

sound-none = No sound: no sound device was found. The game goes on in text.
sound-gone = No sound any more: the sound device is gone. The game goes on in text until it is back.
placement-none = This sound device cannot place sounds in the room. They are heard left and right.
voice-none = No speech: eSpeak NG could not be started. The game goes on in text.
# Speech Dispatcher is a program that speaks for others. $voice is who speaks instead: espeak, or
# none where nobody can.
speechd-none = Speech Dispatcher does not answer. { $voice ->
    [espeak] eSpeak NG speaks until it does.
   *[none] The game goes on in text.
}
# With --voice speechd and --record.
speechd-not-recorded = The voice of Speech Dispatcher cannot be recorded; eSpeak NG speaks.
# $language is the tag of a language.
voice-not-there = There is no voice for the language { $language }; another one speaks.
# $name is a kind of voice.
variant-not-there = There is no kind of voice called { $name }; the plain voice speaks.
# The command that says a text. $language is the tag of a language, $known is a list of such tags.
say-no-speech = No speech: eSpeak NG could not be started.
say-no-voice = There is no voice for the language { $language }. There is one for: { $known }.
say-no-device = No sound device was found. --record file.wav writes a file instead.
say-nothing = There is nothing to say.
# With --voice off.
say-off = With the voice off nothing is heard. --record file.wav writes a file instead.
say-no-speechd = Speech Dispatcher does not answer.
# $name is what was asked for, $known are the kinds of voice by their words.
say-voice-unknown = There is no voice { $name }. There are: { $known }, and the kinds that eSpeak NG has, such as f2.
# $file is a sound file.
sound-broken = The sound { $file } cannot be played.
record-failed = The recording { $path } cannot be written.
transcript-failed = The transcript cannot be written any more; the game goes on without it.
effects-failed = The effects cannot be written to that file; the game goes on without them.
# The picture of what is in front is kept in a file. $reason is a file with its problem, or the next message.
view-failed = The game goes on without a picture: { $reason }
# $program draws the picture.
view-not-converted = { $program } cannot draw it
view-no-program = For a PNG picture, install the package { $package }, which has { $program }, or choose a file that ends in .svg. The game goes on without a picture.
log-failed = The log cannot be written to that file; the game goes on without it.
braille-file-failed = The braille cannot be written to that file; the game goes on without it.
braille-none = No braille display: brltty does not answer. The display is used as soon as it does.
# $path is a file's path.
round-exported = The round is in { $path }.
# $moves were made in it; $game is what the command line calls the game.
round-imported = { $moves ->
        [one] The round was taken over, 1 move made. Go on with: aloud play { $game }
       *[other] The round was taken over, { $moves } moves made. Go on with: aloud play { $game }
    }
import-would-replace = A round is saved already. To give it up, add --replace.
import-won = The round in this file is won already.
# "aloud move-saves": each number tells how many there are.
move-done = Copied. Players: { $players }. Saved games: { $rounds }. Set aside: { $aside }. Results: { $results }. Questions remembered: { $known }. Days of answers: { $answers }. Files: { $files }.
move-nothing = Nothing is saved that could be copied.
move-in-use = Aloud is open elsewhere. Leave it there first. Nothing was copied.
move-would-replace = Something is saved there already. To replace it, add --replace. Nothing was copied.
# $reason says why.
move-failed = Nothing was copied. { $reason }
# "aloud groups check": $groups groups are sound, $problems problems were found.
groups-checked = { $groups ->
        [one] 1 group is sound
       *[other] { $groups } groups are sound
    }, { $problems ->
        [0] no problem found
        [one] 1 problem found
       *[other] { $problems } problems found
    }.
# $language is what was asked for, $known are the tags of the languages there are.
language-unknown = There is no language { $language }. There are: { $known }.
