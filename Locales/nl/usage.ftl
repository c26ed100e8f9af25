# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Dit gaat niet samen: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Alleen voor { $game }: { $options }.
# $option takes a file.
usage-picture-file = { $option } vraagt om een bestand dat eindigt op .svg of .png.
# The same for $option.
usage-tactile-file = { $option } vraagt om een bestand dat eindigt op .svg, .pdf of .brf.
# $most is the highest number of a deal.
usage-deal-number = Het nummer van een spel gaat van 0 tot en met { $most }.
# $option takes a number.
usage-least = { $option } vraagt om een getal vanaf { $least }.
# $options each name a file.
usage-same-file = { $options }: dat kan niet hetzelfde bestand zijn.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } mag niet groter zijn dan { $to }.
# $day was typed for a day.
usage-day-unknown = De dag { $day } bestaat niet. Een dag schrijf je zo: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } betekent hier niets.
# $option was typed and is none of the options.
usage-unknown-option = De optie { $option } bestaat niet.
# The same where it is nearly $near.
usage-unknown-option-near = De optie { $option } bestaat niet. Bedoel je { $near }?
# $option needs something after it.
usage-missing-value = { $option }: wat erachter hoort, ontbreekt.
# $argument has to be typed too.
usage-missing-argument = Er ontbreekt: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } kan niet bij { $option }
# How a command is typed: $usage.
usage-how = Gebruik: { $usage }
# $command, typed, tells more.
usage-see-help = Meer lees je met: { $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = OVERZICHT:
usage-usage = GEBRUIK:
usage-arguments = ARGUMENTEN:
usage-options = OPTIES:
usage-subcommands = OPDRACHTEN:
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (waarden:
usage-default = (standaard:
usage-show-version = De versie tonen.
usage-show-help = Deze hulp tonen.
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = Meer over elke opdracht: { $command }

## What each command is for, and more about some.

usage-about-aloud = Spellen met kaarten, op het gehoor.
usage-more-aloud = Zonder opdracht gaat het hoofdmenu open. Elk spel speel je met getallen: kies een kaart en dan een doel. Typ help wanneer je maar wilt.
usage-about-open = Het hoofdmenu openen.
usage-about-play = Een spel spelen; zonder opties verder met het opgeslagen spel.
usage-about-puzzle = De legpuzzel spelen; zonder opties verder met de opgeslagen puzzel.
usage-about-quiz = Vragen over de wereld; wat je fout had, komt eerder terug.
usage-about-progress = Zeggen wat je deze week hebt geleerd en hoeveel je van de wereld kent.
usage-about-settings = De instellingen veranderen, of één bij naam.
usage-more-settings = Zonder argumenten gaat het menu met instellingen open; in een pipe worden ze allemaal genoemd. Voorbeeld: aloud settings voice off
usage-about-stats = De statistieken noemen, per spel en niveau.
usage-about-share = Het laatst uitgespeelde spel in één regel, om te delen.
usage-about-solve = Zeggen hoe een spel te winnen is, zet voor zet.
usage-more-solve = De afsluitcode is 0 als het spel te winnen is, 2 als dat niet kan en 3 als dat onbekend bleef.
usage-about-deals = Spellen beoordelen naar wie ze wint, in een tabel.
usage-more-deals = De tabel is CSV met een kopregel. Is die afgebroken, dan gaat hij verder als je dezelfde opdracht met hetzelfde bestand herhaalt. Op een terminal zegt de foutuitvoer hoe ver het is, hooguit om de tien seconden, zolang er geen regel verschijnt.
usage-about-groups = Groepen kaarten beheren.
usage-about-groups-new = Zelf een groep samenstellen, kaart voor kaart.
usage-about-groups-import = Groepen uit een rekenblad overnemen.
usage-more-groups-import = Elke regel van het CSV-bestand is een groep: de naam, dan de kaarten. Een eigen groep met dezelfde naam wordt vervangen.
usage-about-groups-check = Groepsbestanden controleren; zonder namen alle die het spel zou laden.
usage-about-groups-fetch = De groepen ophalen van de server die de instelling groups-url noemt.
usage-about-export = Het opgeslagen spel naar een bestand of de standaarduitvoer schrijven.
usage-about-import = Een spel uit een bestand overnemen, om ermee verder te gaan.
usage-more-import = Een spel FreeCell mag ook een tekst zijn, elke kolom een regel kaarten: 4C 2C 10H.
usage-about-say = Een tekst voorlezen, om een stem te proberen.
usage-more-say = Toonhoogte, volume en je eigen uitspraken zijn die van het spel.
usage-about-language = De woorden van een taal beheren.
usage-about-language-check = Alle meldingen van een taal tonen en uitspreken, en dan wat eraan mis is.
usage-more-language-check = Elke regel is de sleutel van een melding en wat de stem krijgt.
usage-about-serve = Spelen in een browser op deze computer.
usage-about-move-saves = Alles wat opgeslagen is naar een database kopiëren, of terug.

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = Het spel: { $games }. Zonder opgave het laatst gespeelde.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = Hoe moeilijk. { $difficulties }.
usage-option-number = Het nummer van het spel: zelfde nummer, zelfde spel.
usage-option-daily = Het spel van de dag, voor iedereen hetzelfde.
usage-option-date = Het spel van een andere dag.
usage-option-new = Een nieuw spel, ook als er een is opgeslagen.
usage-option-any-deal = Zomaar een spel delen, te winnen of niet.
# $ratings are words as they are typed.
usage-option-rating = Een spel zoeken naar wie het wint: { $ratings }.
usage-option-deck = atlas: de groepen van een setbestand spelen.
usage-option-groups = atlas: hoeveel groepen de ronde heeft.
usage-option-tutorial = Het oefenspel van het spel beginnen.
# $continents are words as they are typed.
usage-option-continent = atlas: alleen groepen van een werelddeel: { $continents }.
# $topics are words as they are typed.
usage-option-topic = atlas: alleen groepen van een soort: { $topics }.
# $levels are words as they are typed.
usage-option-level = atlas: alleen groepen voor een schoolniveau: { $levels }.
usage-option-surprise = atlas: groepen van één willekeurig werelddeel of één soort.
usage-option-needed = atlas: de groepen die je het meest moet leren.
usage-option-picture = puzzle: de afbeelding of landkaart, als naam of bestand.
usage-option-size = puzzle: stukken per rij, 3 of 4.
usage-option-language-and-voice = Taal van woorden en stem, zoals en, es, de of pl.
usage-option-voice = auto: praten als er een geluidsapparaat is; espeak: praten; speechd: praten via Speech Dispatcher; off: alleen tekst.
usage-option-verbosity = Hoeveel er gezegd wordt: kort (brief), normaal of alles (full).
usage-option-learner = Groepen en feiten bij de kaarten zeggen.
usage-option-keys = Elke toets werkt meteen.
usage-option-lines = Typ een getal of een woord, dan Enter.
usage-option-record = Wat te horen is naar een WAV-bestand schrijven.
usage-option-transcript = De tekst die verschijnt aan een bestand toevoegen.
usage-option-braille = Wat gezegd wordt naar een bestand schrijven: Unicode-braille, of pagina's voor een brailleprinter (.brf).
usage-option-effects = Geluiden, trillingen en animaties naar een bestand schrijven, één JSON-object per regel.
usage-option-log = Aan een bestand toevoegen wat er gebeurt, zonder teksten en namen, om te vinden wat er misging.
usage-option-colour = Kleur: automatisch (auto), aan (on) of uit (off).
usage-option-view = In een bestand een afbeelding bijhouden van wat er te zien is, in grote letters.
usage-option-view-theme = De kleuren van die afbeelding: licht (light), donker (dark) of geel op zwart (yellow). Zonder opgave die van page-theme.
usage-option-language = Taal van de woorden, zoals en, es, de of pl.
# $games are the names of games as they are typed.
usage-option-searched-game = Het spel, een waarvoor een oplosser is: { $games }.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = Hoe moeilijk; zonder opgave het makkelijkst. { $difficulties }.
usage-option-as-it-falls = atlas: het spel van een nummer zoals het uitvalt, te winnen of niet.
usage-option-states = Hoeveel stellingen er voor een spel bekeken mogen worden; zonder opgave zoveel als in het spel.
usage-option-deal = Het nummer van het spel.
usage-option-from = Het nummer van het eerste spel.
usage-option-to = Het nummer van het laatste spel.
usage-option-ratings = Alleen spellen met deze beoordelingen.
usage-option-winnable = Alleen wat te winnen is.
usage-option-output = De tabel naar een bestand schrijven.
usage-option-workers = Aan hoeveel spellen tegelijk gewerkt wordt; zonder opgave één per processor.
# $continents are words as they are typed.
usage-option-quiz-continent = Alleen dit werelddeel: { $continents }.
# $kinds are words as they are typed.
usage-option-quiz-kind = Alleen vragen van deze soort: { $kinds }.
# $most is a number as it is typed.
usage-option-quiz-count = Hoeveel vragen, 1 tot en met { $most }.
usage-option-quiz-number = Het nummer van de quiz: zelfde nummer en zelfde voortgang, zelfde quiz.
usage-option-json-file = Als JSON in een bestand; - is de standaarduitvoer.
usage-option-map-file = Als landkaart in een bestand; - is de standaarduitvoer.
usage-option-tactile-progress = Als voelbare landkaarten, voor zwelpapier of een brailleprinter.
usage-option-picture-file = Als afbeelding in een bestand; - is de standaarduitvoer.
usage-option-only-game = Alleen dit spel, zoals atlas.
usage-option-json = Als JSON.
usage-option-csv = Als CSV, met een kopregel.
usage-option-shared-game = Alleen van dit spel, zoals atlas.
usage-option-setting = De naam van een instelling, zoals in het instellingenbestand.
usage-option-value = De nieuwe waarde; zonder opgave wordt de huidige genoemd.
usage-option-list = Alle instellingen met hun waarde noemen.
usage-option-text = Wat er gezegd moet worden.
usage-option-spoken-language = Een taal die eSpeak NG spreekt, zoals en, pl of pt-br.
usage-option-tried-voice = auto of espeak: de eigen stem van het spel; speechd: Speech Dispatcher; of een soort stem, zoals f2.
usage-option-rate = Hoe snel, van 0 tot en met 100. Zonder opgave zoals in de instellingen.
usage-option-say-record = In plaats daarvan naar een WAV-bestand schrijven.
usage-option-tag = De taal: de code of de naam.
usage-option-key = Alleen meldingen waarvan de sleutel zo begint.
usage-option-say = Ze ook zeggen.
usage-option-said-record = Wat gezegd wordt naar een WAV-bestand schrijven.
usage-option-faults = Alleen noemen wat er mis is.
usage-option-spreadsheet = Het bestand om te lezen, in UTF-8.
usage-option-group-files = Groepsbestanden.
usage-option-names = Noemen hoeveel van de namen elke taal heeft.
usage-option-written-file = Het bestand om te schrijven.
usage-option-exported-game = Het spel; zonder opgave wat het laatst gespeeld is.
usage-option-exported-difficulty = Het niveau; zonder opgave wat het laatst gespeeld is.
usage-option-read-file = Het bestand om te lezen.
usage-option-replace = Het spel opgeven dat nu is opgeslagen.
usage-option-imported-difficulty = Hoe moeilijk, als het bestand alleen de kaarten bevat; zonder opgave zo makkelijk als het kan.
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = Een afbeelding: { $pictures }; een landkaart: { $maps }; of een PNG- of JPEG-bestand.
usage-option-puzzle-size = Stukken per rij: 3 of 4.
usage-option-camera = De afbeelding met de camera maken.
usage-option-draw = De opgeslagen puzzel tekenen, groot en met veel contrast, en niet spelen.
usage-option-tactile = De landkaart als voelbare bladen schrijven, voor zwelpapier of een brailleprinter, en niet spelen.
# $papers are words as they are typed.
usage-option-paper = Het papier van voelbare bladen: { $papers }. Zonder opgave het gebruikelijke van je land.
usage-option-passed-on = Wat aloud serve --help noemt.
usage-option-port = De poort; 0 voor een willekeurige vrije poort.
usage-option-lan = Andere apparaten in het thuisnetwerk laten meedoen, elk met een code.
usage-option-public = Gasten laten spelen, elk met eigen spellen.
usage-option-listen = Met --public het adres waarop de server luistert; zonder opgave alleen deze computer.
usage-option-trusted-proxy = Met --public het adres van een webserver die zegt waar gasten vandaan komen.
usage-option-database = Alles in deze PostgreSQL-database bewaren.
usage-option-monitoring = Status en meetwaarden voor programma’s op deze computer, op deze poort; 0 voor een willekeurige vrije poort.
usage-option-moved-database = De PostgreSQL-database.
usage-option-back = Van de database naar deze computer.
usage-option-replace-all = Vervangen wat daar al is opgeslagen.
usage-option-open = De pagina in de browser openen.
usage-option-telnet = Ook MUD-clients en telnet laten meedoen, op deze poort; 0 voor een willekeurige vrije.
usage-option-telnet-tls = Hetzelfde, versleuteld met TLS, op een eigen poort.
usage-option-certificate = Bestand met het certificaat voor TLS, als PEM.
usage-option-certificate-key = Bestand met de sleutel van het certificaat, als PEM.
