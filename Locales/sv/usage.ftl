# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Det här går inte ihop: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Bara för { $game }: { $options }.
# $option takes a file.
usage-picture-file = { $option } kräver en fil som slutar på .svg eller .png.
# The same for $option.
usage-tactile-file = { $option } kräver en fil som slutar på .svg, .pdf eller .brf.
# $most is the highest number of a deal.
usage-deal-number = Numret på en giv går från 0 till { $most }.
# $option takes a number.
usage-least = { $option } kräver ett tal från och med { $least }.
# $options each name a file.
usage-same-file = { $options }: det får inte vara samma fil.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } får inte vara större än { $to }.
# $day was typed for a day.
usage-day-unknown = Dagen { $day } finns inte. En dag skrivs så här: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } betyder inget här.
# $option was typed and is none of the options.
usage-unknown-option = Flaggan { $option } finns inte.
# The same where it is nearly $near.
usage-unknown-option-near = Flaggan { $option } finns inte. Menar du { $near }?
# $option needs something after it.
usage-missing-value = { $option }: det som ska följa saknas.
# $argument has to be typed too.
usage-missing-argument = Det saknas: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } går inte för { $option }
# How a command is typed: $usage.
usage-how = Användning: { $usage }
# $command, typed, tells more.
usage-see-help = Läs mer med: { $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = ÖVERSIKT:
usage-usage = ANVÄNDNING:
usage-arguments = ARGUMENT:
usage-options = FLAGGOR:
usage-subcommands = KOMMANDON:
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (värden:
usage-default = (förval:
usage-show-version = Visa versionen.
usage-show-help = Visa den här hjälpen.
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = Mer om varje kommando: { $command }

## What each command is for, and more about some.

usage-about-aloud = Kortspel att spela på gehör.
usage-more-aloud = Utan kommando öppnas huvudmenyn. Alla spel spelas med tal: välj ett kort och sedan ett mål. Skriv help när som helst.
usage-about-open = Öppna huvudmenyn.
usage-about-play = Spela ett spel; utan flaggor fortsätter det sparade.
usage-about-puzzle = Lägg bildpusslet; utan flaggor fortsätter det sparade.
usage-about-quiz = Svara på frågor om världen; det du missade kommer tillbaka tidigare.
usage-about-progress = Säg vad du har lärt dig den här veckan och hur mycket av världen du kan.
usage-about-settings = Ändra inställningarna, eller en enda genom dess namn.
usage-more-settings = Utan argument öppnas menyn med inställningar; i ett rör sägs alla. Exempel: aloud settings voice off
usage-about-stats = Läs upp statistiken, per spel och svårighetsgrad.
usage-about-share = Läs upp det senast avslutade partiet på en rad, att dela med andra.
usage-about-solve = Säg hur en giv kan vinnas, drag för drag.
usage-more-solve = Slutstatusen är 0 om given går att vinna, 2 om den inte gör det och 3 om det inte blev klarlagt.
usage-about-deals = Bedöm givar efter vem som vinner dem, i en tabell.
usage-more-deals = Tabellen är CSV med en rubrikrad. En som avbröts fortsätter när samma kommando upprepas med samma fil. I en terminal säger felutmatningen hur långt den har kommit, högst var tionde sekund, så länge ingen rad syns.
usage-about-groups = Hantera grupper av kort.
usage-about-groups-new = Sätt ihop en egen grupp, kort för kort.
usage-about-groups-import = Hämta grupper ur ett kalkylblad.
usage-more-groups-import = Varje rad i CSV-filen är en grupp: namnet och sedan korten. En egen grupp med samma namn ersätts.
usage-about-groups-check = Kontrollera gruppfiler; utan namn alla som spelet skulle läsa in.
usage-about-groups-fetch = Hämta grupperna från servern som inställningen groups-url anger.
usage-about-export = Skriv det sparade partiet till en fil eller till standard ut.
usage-about-import = Hämta ett parti ur en fil, för att spela vidare.
usage-more-import = En giv i FreeCell får också vara en text, varje kolumn en rad med kort: 4C 2C 10H.
usage-about-say = Säg en text, för att prova en röst.
usage-more-say = Tonhöjd, volym och egna uttal är spelets.
usage-about-language = Hantera orden i ett språk.
usage-about-language-check = Visa och säg alla meddelanden i ett språk, och sedan felen i dem.
usage-more-language-check = Varje rad är ett meddelandes nyckel och det som rösten får.
usage-about-serve = Spela i en webbläsare på den här datorn.
usage-about-move-saves = Kopiera allt som är sparat till en databas, eller tillbaka.

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = Spelet: { $games }. Annars det som spelades senast.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = Hur svårt. { $difficulties }.
usage-option-number = Givens nummer: samma nummer, samma giv.
usage-option-daily = Dagens giv, densamma för alla.
usage-option-date = En annan dags giv.
usage-option-new = En ny giv, även om ett parti är sparat.
usage-option-any-deal = Dela ut vilken giv som helst, vare sig den går att vinna eller inte.
# $ratings are words as they are typed.
usage-option-rating = Sök en giv efter vem som vinner den: { $ratings }.
usage-option-deck = atlas: spela grupperna i en kortleksfil.
usage-option-groups = atlas: hur många grupper rundan har.
usage-option-tutorial = Börja med spelets introduktion.
# $continents are words as they are typed.
usage-option-continent = atlas: bara grupper från en världsdel: { $continents }.
# $topics are words as they are typed.
usage-option-topic = atlas: bara grupper av en sort: { $topics }.
# $levels are words as they are typed.
usage-option-level = atlas: bara grupper för en skolnivå: { $levels }.
usage-option-surprise = atlas: grupper från någon världsdel eller av någon sort.
usage-option-needed = atlas: grupperna du behöver öva mest på.
usage-option-picture = puzzle: bilden eller kartan, som namn eller fil.
usage-option-size = puzzle: bitar per rad, 3 eller 4.
usage-option-language-and-voice = Språk för ord och röst, till exempel en, es, de eller pl.
usage-option-voice = auto: tala om det finns en ljudenhet; espeak: tala; speechd: tala via Speech Dispatcher; off: bara text.
usage-option-verbosity = Hur mycket som sägs: kortfattat (brief), normalt (normal) eller allt (full).
usage-option-learner = Säg grupper och fakta med korten.
usage-option-keys = Varje tangent gäller direkt.
usage-option-lines = Skriv ett tal eller ett ord och sedan Enter.
usage-option-record = Skriv det som hörs till en WAV-fil.
usage-option-transcript = Fyll på en fil med den text som visas.
usage-option-braille = Skriv det som sägs till en fil: Unicode-punktskrift, eller sidor för en punktskriftsskrivare (.brf).
usage-option-effects = Skriv ljud, vibrationer och animationer till en fil, ett JSON-objekt per rad.
usage-option-log = Fyll på en fil med det som händer, utan texter och namn, för att hitta vad som gick fel.
usage-option-colour = Färg: efter terminalen (auto), på (on) eller av (off).
usage-option-view = Håll en fil uppdaterad med en bild av det som syns, i stor stil.
usage-option-view-theme = Bildens färger: ljusa (light), mörka (dark) eller gult på svart (yellow). Annars de i page-theme.
usage-option-language = Språk för orden, till exempel en, es, de eller pl.
# $games are the names of games as they are typed.
usage-option-searched-game = Spelet, ett som har en lösare: { $games }.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = Hur svårt; annars det lättaste. { $difficulties }.
usage-option-as-it-falls = atlas: given som numret ger, vare sig den går att vinna eller inte.
usage-option-states = Hur många lägen som får undersökas per giv; annars så många som i spelet.
usage-option-deal = Givens nummer.
usage-option-from = Den första givens nummer.
usage-option-to = Den sista givens nummer.
usage-option-ratings = Bara givar med de här bedömningarna.
usage-option-winnable = Bara de som går att vinna.
usage-option-output = Skriv tabellen till en fil.
usage-option-workers = Hur många givar som bearbetas samtidigt; annars en per processor.
# $continents are words as they are typed.
usage-option-quiz-continent = Bara den här världsdelen: { $continents }.
# $kinds are words as they are typed.
usage-option-quiz-kind = Bara frågor av den här sorten: { $kinds }.
# $most is a number as it is typed.
usage-option-quiz-count = Hur många frågor, 1 till { $most }.
usage-option-quiz-number = Frågesportens nummer: samma nummer och samma kunskaper, samma frågor.
usage-option-json-file = Som JSON i en fil; - är standard ut.
usage-option-map-file = Som karta i en fil; - är standard ut.
usage-option-tactile-progress = Som taktila kartor, för svällpapper eller en punktskriftsskrivare.
usage-option-picture-file = Som bild i en fil; - är standard ut.
usage-option-only-game = Bara det här spelet, till exempel atlas.
usage-option-json = Som JSON.
usage-option-csv = Som CSV, med en rubrikrad.
usage-option-shared-game = Bara från det här spelet, till exempel atlas.
usage-option-setting = Namnet på en inställning, som i inställningsfilen.
usage-option-value = Dess nya värde; annars sägs det nuvarande.
usage-option-list = Säg alla inställningar med värden.
usage-option-text = Det som ska sägas.
usage-option-spoken-language = Ett språk som eSpeak NG talar, till exempel en, pl eller pt-br.
usage-option-tried-voice = auto eller espeak: spelets egen röst; speechd: Speech Dispatcher; eller en variant av den egna rösten, till exempel f2.
usage-option-rate = Hur fort, från 0 till 100. Annars som i inställningarna.
usage-option-say-record = Skriv det till en WAV-fil i stället.
usage-option-tag = Språket: dess kod eller namn.
usage-option-key = Bara meddelanden vars nycklar börjar så.
usage-option-say = Säg dem också.
usage-option-said-record = Skriv det som sägs till en WAV-fil.
usage-option-faults = Säg bara vad som är fel.
usage-option-spreadsheet = Filen som läses, i UTF-8.
usage-option-group-files = Gruppfiler.
usage-option-names = Säg hur många av namnen varje språk har.
usage-option-written-file = Filen som skrivs.
usage-option-exported-game = Spelet; annars det senast spelade partiet.
usage-option-exported-difficulty = Svårighetsgraden; annars det senast spelade partiet.
usage-option-read-file = Filen som läses.
usage-option-replace = Ge upp partiet som är sparat nu.
usage-option-imported-difficulty = Hur svårt, om filen bara innehåller korten; annars så lätt som möjligt.
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = En bild: { $pictures }; en karta: { $maps }; eller en PNG- eller JPEG-fil.
usage-option-puzzle-size = Bitar per rad: 3 eller 4.
usage-option-camera = Ta bilden med kameran.
usage-option-draw = Rita det sparade pusslet, stort och med hög kontrast, och spela inte.
usage-option-tactile = Skriv kartan som taktila blad, för svällpapper eller en punktskriftsskrivare, och spela inte.
# $papers are words as they are typed.
usage-option-paper = Papper för de taktila bladen: { $papers }. Anges inget, det som är vanligt i ditt land.
usage-option-passed-on = Det som aloud serve --help visar.
usage-option-port = Porten; 0 för vilken ledig som helst.
usage-option-lan = Låt andra enheter i hemnätverket vara med, var och en med en kod.
usage-option-public = Låt gäster spela, var och en med egna partier.
usage-option-listen = Med --public, adressen att lyssna på; annars bara den här datorn.
usage-option-trusted-proxy = Med --public, adressen till en webbserver som talar om varifrån gäster kommer.
usage-option-database = Spara allt i den här PostgreSQL-databasen.
usage-option-monitoring = Tillstånd och mätvärden för program på den här datorn, på den här porten; 0 för vilken ledig som helst.
usage-option-moved-database = PostgreSQL-databasen.
usage-option-back = Från databasen till den här datorn.
usage-option-replace-all = Ersätt det som redan är sparat där.
usage-option-open = Öppna sidan i webbläsaren.
usage-option-telnet = Släpp in även MUD-klienter och telnet på den här porten; 0 för vilken ledig som helst.
usage-option-telnet-tls = Detsamma, krypterat med TLS, på en egen port.
usage-option-certificate = Fil med certifikatet för TLS, som PEM.
usage-option-certificate-key = Fil med certifikatets nyckel, som PEM.
