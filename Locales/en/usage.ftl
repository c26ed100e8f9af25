# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = These do not go together: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Only { $game } takes: { $options }.
# $option takes a file.
usage-picture-file = { $option } takes a file that ends in .svg or .png.
# The same for $option.
usage-tactile-file = { $option } takes a file that ends in .svg, .pdf or .brf.
# $most is the highest number of a deal.
usage-deal-number = A deal’s number is 0 to { $most }.
# $option takes a number.
usage-least = { $option } takes a number from { $least } on.
# $options each name a file.
usage-same-file = { $options } cannot be the same file.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } may not be more than { $to }.
# $day was typed for a day.
usage-day-unknown = There is no day { $day }. A day is written as 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } means nothing there.
# $option was typed and is none of the options.
usage-unknown-option = There is no option { $option }.
# The same where it is nearly $near.
usage-unknown-option-near = There is no option { $option }. Did you mean { $near }?
# $option needs something after it.
usage-missing-value = { $option }: what follows is missing.
# $argument has to be typed too.
usage-missing-argument = Missing: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $option } cannot be { $value }
# How a command is typed: $usage.
usage-how = Usage: { $usage }
# $command, typed, tells more.
usage-see-help = For more, type: { $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = OVERVIEW:
usage-usage = USAGE:
usage-arguments = ARGUMENTS:
usage-options = OPTIONS:
usage-subcommands = SUBCOMMANDS:
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (values:
usage-default = (default:
usage-show-version = Show the version.
usage-show-help = Show help information.
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = See '{ $command }' for detailed help.

## What each command is for, and more about some.

usage-about-aloud = Card games played by ear.
usage-more-aloud = Without a command, the main menu opens. Every game is played by numbers: choose a card, then a target. Type help at any time.
usage-about-open = Open the main menu.
usage-about-play = Play a game; without options, go on with the saved one.
usage-about-puzzle = Play the picture puzzle; without options, go on with the saved one.
usage-about-quiz = Be asked about the world; what was missed comes back sooner.
usage-about-progress = Tell what you learnt this week and how much of the world you know.
usage-about-settings = Change the settings, or set one by its name.
usage-more-settings = Without arguments the settings menu opens; in a pipe every setting is told. Example: aloud settings voice off
usage-about-stats = Tell the statistics, by game and difficulty.
usage-about-share = Tell the last finished game in one line, to be shared.
usage-about-solve = Tell how a deal can be won, move by move.
usage-more-solve = The exit status is 0 where the deal can be won, 2 where it cannot, 3 where that was not found out.
usage-about-deals = Rate deals by who wins them, as a table.
usage-more-deals = The table is CSV with a header line. One that was broken off goes on when the same is asked again with the same file. On a terminal, standard error tells how far it is, every ten seconds at most, while no row is shown.
usage-about-groups = Look after groups of cards.
usage-about-groups-new = Put together a group of your own, card by card.
usage-about-groups-import = Take groups from a spreadsheet.
usage-more-groups-import = Each line of the CSV file is a group: its name, then its cards. A group of your own that has the same name is replaced.
usage-about-groups-check = Check group files; without names, all that the game would load.
usage-about-groups-fetch = Fetch the groups of the server that the setting groups-url names.
usage-about-export = Write the saved round to a file, or to standard output.
usage-about-import = Take a round from a file, to go on with it.
usage-more-import = A deal of FreeCell may also be a text, each column a line of cards: 4C 2C 10H.
usage-about-say = Say a text, to try a voice.
usage-more-say = Pitch, volume and the player's own words are those of the game.
usage-about-language = Look after the words of a language.
usage-about-language-check = Tell and say every message of a language, then what is wrong with them.
usage-more-language-check = Each line is the key of a message and what the voice is given.
usage-about-serve = Play in a browser of this machine.
usage-about-move-saves = Copy everything that is saved to a database, or back from it.

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = The game: { $games }. Without one, the game played last.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = How hard. { $difficulties }.
usage-option-number = The deal's number: the same number, the same deal.
usage-option-daily = The deal of the day, the same for everyone.
usage-option-date = The deal of another day.
usage-option-new = A new deal, although one is saved.
usage-option-any-deal = Deal anything, winnable or not.
# $ratings are words as they are typed.
usage-option-rating = Look for a deal by who wins it: { $ratings }.
usage-option-deck = atlas: play the groups of a deck file.
usage-option-groups = atlas: how many groups the round has.
usage-option-tutorial = Begin the tutorial of the game.
# $continents are words as they are typed.
usage-option-continent = atlas: only groups of a continent: { $continents }.
# $topics are words as they are typed.
usage-option-topic = atlas: only groups of a kind: { $topics }.
# $levels are words as they are typed.
usage-option-level = atlas: only groups for a school level: { $levels }.
usage-option-surprise = atlas: groups of any one continent or kind.
usage-option-needed = atlas: the groups you most need to learn.
usage-option-picture = puzzle: the picture or map, by name or file.
usage-option-size = puzzle: pieces in a row, 3 or 4.
usage-option-language-and-voice = Language of words and voice, such as en, es, de or pl.
usage-option-voice = auto: talk where there is a sound device; espeak: talk; speechd: talk through Speech Dispatcher; off: text only.
usage-option-verbosity = How much is said: brief, normal or full.
usage-option-learner = Say groups and facts with the cards.
usage-option-keys = Each key acts at once.
usage-option-lines = Type a number or a word, then Enter.
usage-option-record = Write what is heard to a WAV file.
usage-option-transcript = Add what is printed to a file.
usage-option-braille = Write what is said to a file: Unicode braille, or pages for an embosser (.brf).
usage-option-effects = Write sounds, vibrations and motions to a file, a JSON object a line.
usage-option-log = Add what goes on to a file, without texts and names, to find out what went wrong.
usage-option-colour = Colour: auto, on or off.
usage-option-view = Keep a picture of what is in front in a file, in large print.
usage-option-view-theme = The colours of that picture; yellow is on black. Without it, those of page-theme.
usage-option-language = Language of the words, such as en, es, de or pl.
# $games are the names of games as they are typed.
usage-option-searched-game = The game, one that is searched: { $games }.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = How hard; without it, the easiest. { $difficulties }.
usage-option-as-it-falls = atlas: the deal of a number as it falls, winnable or not.
usage-option-states = How many positions may be looked into for a deal; without it, as many as in the game.
usage-option-deal = The deal's number.
usage-option-from = The first deal's number.
usage-option-to = The last deal's number.
usage-option-ratings = Only deals of these ratings.
usage-option-winnable = Only those that can be won.
usage-option-output = Write the table to a file.
usage-option-workers = How many deals are worked on at once; without it, one a processor.
# $continents are words as they are typed.
usage-option-quiz-continent = Only this continent: { $continents }.
# $kinds are words as they are typed.
usage-option-quiz-kind = Only questions of this kind: { $kinds }.
# $most is a number as it is typed.
usage-option-quiz-count = How many questions, 1 to { $most }.
usage-option-quiz-number = The quiz's number: the same number and the same memory, the same quiz.
usage-option-json-file = As JSON in a file; - for standard output.
usage-option-map-file = As a map in a file; - for standard output.
usage-option-tactile-progress = As tactile maps, to be printed on swell paper or embossed.
usage-option-picture-file = As a picture in a file; - for standard output.
usage-option-only-game = Only this game, such as atlas.
usage-option-json = As JSON.
usage-option-csv = As CSV, with a header line.
usage-option-shared-game = Only of this game, such as atlas.
usage-option-setting = The name of a setting, as in the settings file.
usage-option-value = Its new value; without one, the value now is told.
usage-option-list = Tell every setting with its value.
usage-option-text = What is to be said.
usage-option-spoken-language = A language that eSpeak NG speaks, such as en, pl or pt-br.
usage-option-tried-voice = auto or espeak: the game's own voice; speechd: Speech Dispatcher; or a kind of the game's own voice, such as f2.
usage-option-rate = How fast, from 0 to 100. Without it, as the settings say.
usage-option-say-record = Write it to a WAV file instead.
usage-option-tag = The language: its tag or its name.
usage-option-key = Only messages whose keys begin so.
usage-option-say = Say them too.
usage-option-said-record = Write what is said to a WAV file.
usage-option-faults = Tell only what is wrong.
usage-option-spreadsheet = The file to read, in UTF-8.
usage-option-group-files = Group files.
usage-option-names = Tell how many of the names each language has.
usage-option-written-file = The file to write.
usage-option-exported-game = The game; without one, the round played last.
usage-option-exported-difficulty = The difficulty; without one, the round played last.
usage-option-read-file = The file to read.
usage-option-replace = Give up the round that is saved now.
usage-option-imported-difficulty = How hard, where the file is a deal; as easy as can be without it.
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = A picture: { $pictures }; a map: { $maps }; or a PNG or JPEG file.
usage-option-puzzle-size = Pieces in a row: 3 or 4.
usage-option-camera = Take the picture with the camera.
usage-option-draw = Draw the saved puzzle, large and high in contrast, and do not play.
usage-option-tactile = Write the map as tactile sheets, to be printed on swell paper or embossed, and do not play.
# $papers are words as they are typed.
usage-option-paper = The paper of tactile sheets: { $papers }. Without it, the usual one of your country.
usage-option-passed-on = What aloud serve --help lists.
usage-option-port = The port; 0 for any that is free.
usage-option-lan = Let other devices of the home network join, each by a code.
usage-option-public = Let guests play, each with games of their own.
usage-option-listen = With --public, the address to listen at, where it is not this computer alone.
usage-option-trusted-proxy = With --public, the address of a web server that says where guests come from.
usage-option-database = Keep everything in this PostgreSQL database.
usage-option-monitoring = Health and figures for programs of this machine, at this port; 0 for any that is free.
usage-option-moved-database = The PostgreSQL database.
usage-option-back = From the database to this machine.
usage-option-replace-all = Replace what is saved there already.
usage-option-open = Open the page in the browser.
usage-option-telnet = Let MUD clients and telnet join at this port, too; 0 for any that is free.
usage-option-telnet-tls = The same, encrypted by TLS, at a port of its own.
usage-option-certificate = File of the certificate for TLS, in PEM.
usage-option-certificate-key = File of the key to the certificate, in PEM.
