# SPDX-License-Identifier: GPL-3.0-or-later

### What is wrong with a command as it was typed in a shell. Options stay as they are typed.

# $options are options or arguments of a command.
usage-not-together = Das passt nicht zusammen: { $options }.
# $options have a meaning for $game alone, which is the name of a game as it is typed.
usage-only-for = Nur { $game } kennt: { $options }.
# $option takes a file.
usage-picture-file = { $option } braucht eine Datei, die auf .svg oder .png endet.
# The same for $option.
usage-tactile-file = { $option } braucht eine Datei, die auf .svg, .pdf oder .brf endet.
# $most is the highest number of a deal.
usage-deal-number = Die Nummer einer Partie geht von 0 bis { $most }.
# $option takes a number.
usage-least = { $option } braucht eine Zahl ab { $least }.
# $options each name a file.
usage-same-file = { $options }: Das darf nicht dieselbe Datei sein.
# $from and $to are options with the first and the last number of a range.
usage-from-to = { $from } darf nicht größer sein als { $to }.
# $day was typed for a day.
usage-day-unknown = Den Tag { $day } gibt es nicht. Ein Tag wird so geschrieben: 2026-11-21.
# $text was typed and has no meaning there.
usage-unexpected = { $text } hat hier keine Bedeutung.
# $option was typed and is none of the options.
usage-unknown-option = Die Option { $option } gibt es nicht.
# The same where it is nearly $near.
usage-unknown-option-near = Die Option { $option } gibt es nicht. Meinst du { $near }?
# $option needs something after it.
usage-missing-value = { $option }: Es fehlt, was danach kommt.
# $argument has to be typed too.
usage-missing-argument = Es fehlt: { $argument }.
# $value was typed for $option. A reason may follow after a colon.
usage-invalid-value = { $value } geht nicht für { $option }
# How a command is typed: $usage.
usage-how = Aufruf: { $usage }
# $command, typed, tells more.
usage-see-help = Mehr dazu mit: { $command }

## The help of commands, as `aloud --help` prints it. Commands, options and values stay as they are typed.

# The headings.
usage-overview = ÜBERBLICK:
usage-usage = AUFRUF:
usage-arguments = ARGUMENTE:
usage-options = OPTIONEN:
usage-subcommands = BEFEHLE:
# Values, or one that is taken without the option, and a closing bracket follow.
usage-values = (Werte:
usage-default = (Standard:
usage-show-version = Die Version anzeigen.
usage-show-help = Diese Hilfe anzeigen.
# $command, typed, tells more of a command that has commands of its own.
usage-subcommand-help = Mehr zu jedem Befehl: { $command }

## What each command is for, and more about some.

usage-about-aloud = Kartenspiele, die man hört.
usage-more-aloud = Ohne Befehl öffnet sich das Hauptmenü. Jedes Spiel wird mit Zahlen gespielt: erst eine Karte wählen, dann ein Ziel. help, jederzeit getippt, hilft weiter.
usage-about-open = Das Hauptmenü öffnen.
usage-about-play = Ein Spiel spielen; ohne Optionen geht die gespeicherte Partie weiter.
usage-about-puzzle = Das Bilderpuzzle spielen; ohne Optionen geht das gespeicherte weiter.
usage-about-quiz = Fragen über die Welt beantworten; was falsch war, kommt früher wieder.
usage-about-progress = Sagen, was du diese Woche gelernt hast und wie viel du von der Welt kennst.
usage-about-settings = Die Einstellungen ändern oder eine einzelne mit ihrem Namen setzen.
usage-more-settings = Ohne Argumente öffnet sich das Menü der Einstellungen; in einer Pipe wird jede Einstellung genannt. Beispiel: aloud settings voice off
usage-about-stats = Die Statistik nennen, nach Spiel und Schwierigkeit.
usage-about-share = Die letzte beendete Partie in einer Zeile, zum Teilen.
usage-about-solve = Sagen, wie eine Partie zu gewinnen ist, Zug für Zug.
usage-more-solve = Der Rückgabewert ist 0, wenn die Partie zu gewinnen ist, 2, wenn nicht, und 3, wenn das offen blieb.
usage-about-deals = Partien danach bewerten, wer sie gewinnt, als Tabelle.
usage-more-deals = Die Tabelle ist CSV mit einer Kopfzeile. Eine abgebrochene wird fortgesetzt, wenn derselbe Befehl mit derselben Datei wiederholt wird. Solange auf einem Terminal keine Zeile erscheint, sagt die Fehlerausgabe höchstens alle zehn Sekunden, wie weit sie ist.
usage-about-groups = Gruppen von Karten pflegen.
usage-about-groups-new = Eine eigene Gruppe zusammenstellen, Karte für Karte.
usage-about-groups-import = Gruppen aus einer Tabelle übernehmen.
usage-more-groups-import = Jede Zeile der CSV-Datei ist eine Gruppe: ihr Name, dann ihre Karten. Eine eigene Gruppe gleichen Namens wird ersetzt.
usage-about-groups-check = Gruppendateien prüfen; ohne Namen alle, die das Spiel laden würde.
usage-about-groups-fetch = Die Gruppen des Servers holen, den die Einstellung groups-url nennt.
usage-about-export = Die gespeicherte Partie in eine Datei oder auf die Standardausgabe schreiben.
usage-about-import = Eine Partie aus einer Datei übernehmen, um sie fortzusetzen.
usage-more-import = Eine Partie FreeCell darf auch ein Text sein, jede Spalte eine Zeile Karten: 4C 2C 10H.
usage-about-say = Einen Text sprechen, um eine Stimme zu probieren.
usage-more-say = Tonhöhe, Lautstärke und eigene Aussprachen sind die des Spiels.
usage-about-language = Die Wörter einer Sprache pflegen.
usage-about-language-check = Alle Meldungen einer Sprache nennen und sprechen, danach sagen, was an ihnen falsch ist.
usage-more-language-check = Jede Zeile ist der Schlüssel einer Meldung und was die Stimme bekommt.
usage-about-serve = Im Browser dieses Rechners spielen.
usage-about-move-saves = Alles Gespeicherte in eine Datenbank kopieren oder zurück.

## What the arguments and options of commands are for.

# $games are the names of games as they are typed.
usage-option-game = Das Spiel: { $games }. Ohne Angabe das zuletzt gespielte.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-difficulty = Wie schwer. { $difficulties }.
usage-option-number = Die Nummer der Partie: gleiche Nummer, gleiche Partie.
usage-option-daily = Die Partie des Tages, für alle dieselbe.
usage-option-date = Die Partie eines anderen Tages.
usage-option-new = Eine neue Partie, auch wenn eine gespeichert ist.
usage-option-any-deal = Irgendeine Partie geben, ob zu gewinnen oder nicht.
# $ratings are words as they are typed.
usage-option-rating = Eine Partie danach suchen, wer sie gewinnt: { $ratings }.
usage-option-deck = atlas: die Gruppen einer Deckdatei spielen.
usage-option-groups = atlas: wie viele Gruppen die Partie hat.
usage-option-tutorial = Mit dem Tutorial des Spiels beginnen.
# $continents are words as they are typed.
usage-option-continent = atlas: nur Gruppen eines Kontinents: { $continents }.
# $topics are words as they are typed.
usage-option-topic = atlas: nur Gruppen einer Art: { $topics }.
# $levels are words as they are typed.
usage-option-level = atlas: nur Gruppen einer Schulstufe: { $levels }.
usage-option-surprise = atlas: Gruppen irgendeines Kontinents oder irgendeiner Art.
usage-option-needed = atlas: die Gruppen, die du am dringendsten lernen solltest.
usage-option-picture = puzzle: das Bild oder die Landkarte, als Name oder Datei.
usage-option-size = puzzle: Teile in einer Reihe, 3 oder 4.
usage-option-language-and-voice = Sprache von Wörtern und Stimme, etwa en, es, de oder pl.
usage-option-voice = auto: sprechen, wenn es ein Audiogerät gibt; espeak: sprechen; speechd: über Speech Dispatcher sprechen; off: nur Text.
usage-option-verbosity = Wie viel gesagt wird: wenig (brief), normal oder alles (full).
usage-option-learner = Gruppen und Fakten mit den Karten sagen.
usage-option-keys = Jede Taste wirkt sofort.
usage-option-lines = Eine Zahl oder ein Wort tippen, dann Enter.
usage-option-record = In eine WAV-Datei schreiben, was zu hören ist.
usage-option-transcript = An eine Datei anhängen, was als Text erscheint.
usage-option-braille = In eine Datei schreiben, was gesagt wird: Unicode-Braille oder Seiten für einen Brailledrucker (.brf).
usage-option-effects = Klänge, Vibrationen und Animationen in eine Datei schreiben, ein JSON-Objekt je Zeile.
usage-option-log = An eine Datei anhängen, was geschieht, ohne Texte und Namen, um Fehler zu finden.
usage-option-colour = Farbe: automatisch (auto), an (on) oder aus (off).
usage-option-view = Was gerade zu sehen ist, als Bild in Großdruck in einer Datei bereithalten.
usage-option-view-theme = Die Farben dieses Bildes: hell (light), dunkel (dark) oder gelb auf schwarz (yellow). Ohne Angabe die von page-theme.
usage-option-language = Sprache der Wörter, etwa en, es, de oder pl.
# $games are the names of games as they are typed.
usage-option-searched-game = Das Spiel, eines mit Lösungssuche: { $games }.
# $difficulties are names of difficulties as they are typed, by game.
usage-option-least-difficulty = Wie schwer; ohne Angabe am leichtesten. { $difficulties }.
usage-option-as-it-falls = atlas: die Partie einer Nummer, wie sie fällt, ob zu gewinnen oder nicht.
usage-option-states = Wie viele Stellungen für eine Partie untersucht werden dürfen; ohne Angabe so viele wie im Spiel.
usage-option-deal = Die Nummer der Partie.
usage-option-from = Die Nummer der ersten Partie.
usage-option-to = Die Nummer der letzten Partie.
usage-option-ratings = Nur Partien mit diesen Bewertungen.
usage-option-winnable = Nur die, die zu gewinnen sind.
usage-option-output = Die Tabelle in eine Datei schreiben.
usage-option-workers = An wie vielen Partien zugleich gearbeitet wird; ohne Angabe eine je Prozessor.
# $continents are words as they are typed.
usage-option-quiz-continent = Nur dieser Kontinent: { $continents }.
# $kinds are words as they are typed.
usage-option-quiz-kind = Nur Fragen dieser Art: { $kinds }.
# $most is a number as it is typed.
usage-option-quiz-count = Wie viele Fragen, 1 bis { $most }.
usage-option-quiz-number = Die Nummer des Quiz: gleiche Nummer und gleicher Lernstand, gleiches Quiz.
usage-option-json-file = Als JSON in eine Datei; - auf die Standardausgabe.
usage-option-map-file = Als Landkarte in eine Datei; - auf die Standardausgabe.
usage-option-tactile-progress = Als tastbare Landkarten, für Schwellpapier oder einen Brailledrucker.
usage-option-picture-file = Als Bild in eine Datei; - auf die Standardausgabe.
usage-option-only-game = Nur dieses Spiel, etwa atlas.
usage-option-json = Als JSON.
usage-option-csv = Als CSV, mit einer Kopfzeile.
usage-option-shared-game = Nur von diesem Spiel, etwa atlas.
usage-option-setting = Der Name einer Einstellung, wie in der Einstellungsdatei.
usage-option-value = Ihr neuer Wert; ohne Angabe wird der jetzige genannt.
usage-option-list = Jede Einstellung mit ihrem Wert nennen.
usage-option-text = Was gesprochen werden soll.
usage-option-spoken-language = Eine Sprache, die eSpeak NG spricht, etwa en, pl oder pt-br.
usage-option-tried-voice = auto oder espeak: die eigene Stimme des Spiels; speechd: Speech Dispatcher; oder eine Stimmvariante, etwa f2.
usage-option-rate = Wie schnell, von 0 bis 100. Ohne Angabe wie in den Einstellungen.
usage-option-say-record = Stattdessen in eine WAV-Datei schreiben.
usage-option-tag = Die Sprache: ihr Kürzel oder ihr Name.
usage-option-key = Nur Meldungen, deren Schlüssel so beginnen.
usage-option-say = Sie auch sprechen.
usage-option-said-record = In eine WAV-Datei schreiben, was gesprochen wird.
usage-option-faults = Nur nennen, was falsch ist.
usage-option-spreadsheet = Die Datei, die gelesen wird, in UTF-8.
usage-option-group-files = Gruppendateien.
usage-option-names = Nennen, wie viele der Namen jede Sprache hat.
usage-option-written-file = Die Datei, in die geschrieben wird.
usage-option-exported-game = Das Spiel; ohne Angabe die zuletzt gespielte Partie.
usage-option-exported-difficulty = Die Schwierigkeit; ohne Angabe die zuletzt gespielte Partie.
usage-option-read-file = Die Datei, die gelesen wird.
usage-option-replace = Die jetzt gespeicherte Partie aufgeben.
usage-option-imported-difficulty = Wie schwer, wo die Datei nur die Karten enthält; ohne Angabe so leicht wie möglich.
# $pictures and $maps are names as they are typed.
usage-option-puzzle-picture = Ein Bild: { $pictures }; eine Landkarte: { $maps }; oder eine PNG- oder JPEG-Datei.
usage-option-puzzle-size = Teile in einer Reihe: 3 oder 4.
usage-option-camera = Das Bild mit der Kamera aufnehmen.
usage-option-draw = Das gespeicherte Puzzle zeichnen, groß und kontrastreich, und nicht spielen.
usage-option-tactile = Die Landkarte als tastbare Blätter schreiben, für Schwellpapier oder einen Brailledrucker, und nicht spielen.
# $papers are words as they are typed.
usage-option-paper = Das Papier der tastbaren Blätter: { $papers }. Ohne Angabe das im Land übliche.
usage-option-passed-on = Was aloud serve --help nennt.
usage-option-port = Der Port; 0 für einen beliebigen freien.
usage-option-lan = Andere Geräte im Heimnetz mitspielen lassen, jedes mit einem Code.
usage-option-public = Gäste spielen lassen, jeden mit eigenen Partien.
usage-option-listen = Mit --public die Adresse, auf der der Server lauscht; ohne Angabe nur für diesen Rechner.
usage-option-trusted-proxy = Mit --public die Adresse eines Webservers, der sagt, woher die Gäste kommen.
usage-option-database = Alles in dieser PostgreSQL-Datenbank aufbewahren.
usage-option-monitoring = Zustand und Messwerte für Programme auf diesem Rechner, an diesem Port; 0 für einen beliebigen freien.
usage-option-moved-database = Die PostgreSQL-Datenbank.
usage-option-back = Von der Datenbank auf diesen Rechner.
usage-option-replace-all = Ersetzen, was dort schon gespeichert ist.
usage-option-open = Die Seite im Browser öffnen.
usage-option-telnet = Auch MUD-Clients und Telnet mitspielen lassen, an diesem Port; 0 für einen beliebigen freien.
usage-option-telnet-tls = Dasselbe, mit TLS verschlüsselt, an einem eigenen Port.
usage-option-certificate = Datei mit dem Zertifikat für TLS, als PEM.
usage-option-certificate-key = Datei mit dem Schlüssel zum Zertifikat, als PEM.
