# SPDX-License-Identifier: GPL-3.0-or-later

### The settings menu. Each setting has a name, and in -help what it does.

settings = Einstellungen
# Entries of that menu; each opens a list of settings.
settings-voice = Sprache und Stimme
settings-telling = Was gesagt wird
settings-playing = Tasten und Regeln
settings-sounds = Klänge
settings-devices = Braille, Controller, Farbe
# What of them there is on the page.
settings-devices-page = Controller, Vibration, Animation
# How the page in a browser looks and sounds.
settings-page = Seite im Browser
# $name is a setting, $value its value now.
setting-entry = { $name }: { $value }
# $value is the value that is in force.
setting-current = { $value }, jetzt gewählt
# $value is one of the values of a setting.
setting-value = { $value }
# $name is a setting, $value its new value.
setting-changed = { $name }: { $value }.
# What can be typed for a setting that is a number: from $least to $most.
setting-type-number = Tippe { NUMBER($least) } bis { $most }.
    .brief = { NUMBER($least) } bis { $most }.
# The same without a most: $least or more, or $unlimited, the word for having no limit.
# 0 goes back where it is too little.
setting-type-limit = { $least ->
        [0] Tippe 0 oder mehr, oder { $unlimited }.
       *[other] Tippe { NUMBER($least) } oder mehr, oder { $unlimited }; 0 führt zurück.
    }
# A setting that leaves no choice here: $name, and $value, the only value there is.
setting-only = { $name }: { $value }. Andere gibt es nicht.
# As the settings file has it: $name and $value.
setting-named = { $name }: { $value }

setting-on = ein
    .words = ein, an, ja
setting-off = aus
    .words = aus, nein
setting-unlimited = unbegrenzt
# $value is a percentage.
setting-percent = { $value } Prozent
# $value is a number.
setting-number = { $value }
# $word is a word of the settings file, the same in every language.
setting-word = { $word }

setting-language = Sprache
setting-language-help = Die Sprache von Text und Stimme.
setting-language-system = Sprache des Systems
setting-voice = Stimme
setting-voice-help = Ob das Spiel selbst spricht und mit wessen Stimme. Speech Dispatcher hat die Stimme, die Orca benutzt.
setting-voice-auto = automatisch
setting-voice-espeak = eSpeak NG
setting-voice-speechd = Speech Dispatcher
setting-voice-off = aus, nur Text
setting-speech-rate = Sprechtempo
setting-speech-rate-help = Wie schnell die Stimme spricht.
setting-speech-pitch = Stimmhöhe
setting-speech-pitch-help = Wie hoch die Stimme ist.
setting-speech-volume = Lautstärke der Stimme
setting-speech-volume-help = Wie laut die Stimme ist.
setting-voice-variant = Art der Stimme
setting-voice-variant-help = Ein anderer Klang derselben Stimme.
setting-voice-variant-none = die einfache Stimme
setting-sounds = Klänge
setting-sounds-help = Klänge neben den Worten.
setting-sound-volume = Lautstärke der Klänge
setting-sound-volume-help = Wie laut die Klänge sind.
setting-pending-volume = Lautstärke der Karte in der Hand
setting-pending-volume-help = Wie laut der Ton ist, der sich wiederholt, solange eine Karte in der Hand ist; 0 für keinen.
setting-placement = Richtung des Tons
setting-placement-help = Ob ein Platz dort zu hören ist, wo er liegt: die Spalten von links nach rechts.
setting-placement-off = aus
setting-placement-stereo = links und rechts
setting-placement-hrtf = im Raum, für Kopfhörer
setting-haptics = Vibration
setting-haptics-help = Vibration eines Controllers.
setting-pads = Controller
setting-pads-help = Auch mit einem Controller spielen.
setting-animations = Animationen
setting-animations-help = Bewegte Bilder, wo der Tisch gezeichnet wird.
# Settings of the page in a browser.
setting-page-voice = Stimme
setting-page-voice-help = Wer sagt, was geschieht.
setting-page-voice-reader = mein Screenreader oder niemand
setting-page-voice-browser = die Stimme des Browsers
setting-page-voice-espeak = die eigene Stimme des Spiels, eSpeak NG
setting-page-theme = Farben
setting-page-theme-help = Von Text und Hintergrund.
setting-page-theme-system = wie im Browser
setting-page-theme-light = dunkel auf hell
setting-page-theme-dark = hell auf dunkel
setting-page-theme-yellow = gelb auf schwarz
setting-page-theme-own = eigene Farben
setting-page-text = Eigene Textfarbe
setting-page-text-help = Gilt bei eigenen Farben. Hebt sie sich vom Hintergrund nicht ab, wird sie schwarz oder weiß.
setting-page-back = Eigene Hintergrundfarbe
setting-page-back-help = Gilt bei eigenen Farben.
# Colours, for text and background alike.
setting-page-text-black = schwarz
setting-page-text-white = weiß
setting-page-text-yellow = gelb
setting-page-text-cream = creme
setting-page-text-green = grün
setting-page-text-cyan = cyan
setting-page-text-blue = blau
setting-page-text-brown = braun
setting-page-back-black = { setting-page-text-black }
setting-page-back-white = { setting-page-text-white }
setting-page-back-yellow = { setting-page-text-yellow }
setting-page-back-cream = { setting-page-text-cream }
setting-page-back-green = { setting-page-text-green }
setting-page-back-cyan = { setting-page-text-cyan }
setting-page-back-blue = { setting-page-text-blue }
setting-page-back-brown = { setting-page-text-brown }
setting-page-size = Größe
setting-page-size-help = Von Text und Karten.
setting-page-cards = Karten
setting-page-cards-help = Wie die Karten auf der Seite gezeichnet werden.
setting-page-cards-large = Wert und Farbe einmal groß
setting-page-cards-letters = mit dem Buchstaben der Kartenfarbe
setting-page-cards-words = nur Wörter
setting-page-spacing = Abstand
setting-page-spacing-help = Zwischen Zeilen, Wörtern und Buchstaben.
setting-page-spacing-normal = normal
setting-page-spacing-wide = weit
setting-page-close-up = Großansicht
setting-page-close-up-help = Was den Fokus hat, ist ein zweites Mal zu sehen, so breit wie die Seite.
setting-braille = Braillezeile
setting-braille-help = Zeigt über brltty auf einer Braillezeile, was gesagt wird.
setting-braille-grade = Brailleschrift
setting-braille-grade-help = Vollschrift oder Kurzschrift, auf der Zeile und in Dateien.
setting-braille-grade-1 = Vollschrift
setting-braille-grade-2 = Kurzschrift
setting-verbosity = Wie viel gesagt wird
setting-verbosity-help = Wenig, normal oder alles.
setting-verbosity-brief = wenig
setting-verbosity-normal = normal
setting-verbosity-full = alles
setting-positions = Positionen
setting-positions-help = Wo eine Karte in ihrem Stapel liegt, etwa 3 von 5.
setting-counts = Anzahl verdeckter Karten
setting-counts-help = Wie viele Karten verdeckt liegen.
setting-scores = Punkte
setting-scores-help = Der Punktestand, wenn ein Zug Punkte bringt oder kostet.
setting-hints = Bedienhinweise
setting-hints-help = Wie etwas bedient wird, wenn es zum ersten Mal vorkommt.
setting-learner = Lernmodus
setting-learner-help = Zu den Karten werden Gruppen und Fakten gesagt, und nur richtige Ziele werden angeboten.
setting-input = Eingabe
setting-input-help = Zeilen mit Enter, oder Tasten, die sofort wirken.
setting-input-lines = Zeilen
setting-input-keys = Tasten
setting-quick-moves = Schnelle Züge
setting-quick-moves-help = Eine Karte mit nur einem sinnvollen Ziel geht dorthin, sobald sie gewählt ist; nicht, wo Wissen gefragt ist.
setting-confirmations = Rückfragen
setting-confirmations-help = Nachfragen, bevor eine Partie aufgegeben wird.
setting-undo-bound = Züge, die sich zurücknehmen lassen
setting-undo-bound-help = Wie weit das Zurücknehmen reicht. Züge, die durch eine kleinere Zahl wegfallen, kommen nicht wieder.
setting-winnable = Gewinnbare Partien, wenn das Spiel es prüfen kann
setting-winnable-help = Für ein neues Spiel wird eine Partie gesucht, die zu gewinnen ist.
setting-loss-news = Meldung bei verlorener Partie
setting-loss-news-help = Wann du hörst, dass eine Partie nicht mehr zu gewinnen ist.
setting-loss-news-at-once = sofort
setting-loss-news-open-cards = sofort, wo alle Karten offen liegen, sonst in einer Sackgasse
setting-loss-news-later = zehn Züge später
setting-loss-news-never = nie
setting-difficulty = Schwierigkeit
setting-difficulty-help = Für Partien, bei denen du keine wählst; die zuletzt gewählte.
setting-difficulty-relaxed = gemütlich
setting-difficulty-easy = leicht
setting-difficulty-medium = mittel
setting-difficulty-hard = schwer
setting-difficulty-expert = Profi
setting-groups-url = Gruppen von einem Server
setting-groups-url-help = Die Adresse einer Datei mit Gruppen: https://…
setting-groups-url-none = keine
# $none is the word for having no address.
setting-type-address = { $name }: { $value }. Tippe eine Adresse oder { $none }. 0 führt zurück.
# $name is the setting, $value what was typed.
setting-not-address = { $value } ist keine Adresse: sie beginnt mit https://
setting-colour = Farbe
setting-colour-help = Farbe im Terminal.
setting-colour-auto = automatisch
setting-colour-on = ein
setting-colour-off = aus
setting-suit-colours = Vierfarbiges Blatt
setting-suit-colours-help = Namen von Karten im Terminal: Herz rot, Karo blau, Kreuz grün, wo Farbe an ist.

## Refusals. $name is a setting, $value what was asked for.

setting-unknown = Es gibt keine Einstellung { $name }.
# $names are settings with a name much like it.
setting-unknown-near = Es gibt keine Einstellung { $name }. Ähnlich: { $names }.
# $names are all settings.
setting-unknown-known = Es gibt keine Einstellung { $name }. Es gibt: { $names }.
# The same in the game, where a word lists them all.
setting-unknown-listed = Es gibt keine Einstellung { $name }. Tippe einstellungen, um alle zu hören.
# $name is a command that the settings file gives keys to.
setting-key-unknown = Die Zeile key.{ $name } der Einstellungsdatei gilt nicht: Diesen Befehl gibt es nicht.
# $near are those of many values that are much like it, $some are the first of them.
setting-not-there = { $name }: { $value } geht nicht.{ $near ->
        [0] { " " }Möglich ist etwa: { $some }.
       *[other] { " " }Ähnlich: { $near }.
    }
# $offered are the values there are.
setting-not-offered = { $name }: { $value } geht nicht. Möglich ist: { $offered }.
# From $least to $most.
setting-not-within = { $name }: { $value } geht nicht. Möglich ist eine Zahl von { NUMBER($least) } bis { $most }.
# $least is the smallest number, $unlimited the word for having no limit.
setting-not-limit = { $name }: { $value } geht nicht. Möglich ist { $unlimited } oder eine Zahl ab { $least }.
setting-not-word = { $name }: { $value } geht nicht. Möglich sind 1 bis 64 Zeichen.

## How words are said. $word is a word, $said how it is written so that it sounds right.

pronunciation = Aussprache
pronunciation-help = Wie die Stimme Wörter sagt.
pronunciation-new = Neues Wort
# One of the player's own words in a list.
pronunciation-entry = { $word }: { $said }
pronunciation-which = Tippe ein Wort, das die Stimme falsch liest. 0 führt zurück.
# The voice reads the word as it does now.
pronunciation-how = So klingt es jetzt: { $word }. Schreib es, wie es klingen soll. 0 führt zurück.
pronunciation-before = Vorher: { $word }
pronunciation-after = Nachher: { $said }
pronunciation-keep = Behalten
pronunciation-again = Noch einmal hören
pronunciation-change = Anders schreiben
pronunciation-kept = { $word } ist gespeichert.
# $word takes the place of $before, the same word in other letters, which was said $heard.
pronunciation-replaced = { $word } ist gespeichert. Bisher: { $before }, gesprochen { $heard }.
pronunciation-forget = Vergessen
pronunciation-forgotten = { $word } wird wieder gelesen wie zuvor.
pronunciation-not-kept = Ein Wort muss kurz sein, ohne Gleichheitszeichen, und darf nicht mit # oder [ beginnen.
