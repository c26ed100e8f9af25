# SPDX-License-Identifier: GPL-3.0-or-later

### What can be asked for: names for menus and help, and in .words what can be typed,
### separated by commas. The English words always work too.
### .piece is the name in a game that is played with pieces, not cards.
### A typed command is one word. Words with an umlaut are also given without it.

act-draw = Karte ziehen
    .short = ziehen
# The same where the stock is empty and takes the waste, in its order or shuffled.
act-recycle = Ablage umdrehen
act-reshuffle = Ablage mischen
act-draw-until-playable = Ziehen, bis eine Karte passt
command-draw = Karte ziehen
    .words = ziehen, zieh
command-draw-until-playable = Ziehen, bis eine Karte passt
    .words = passend, weiterziehen
command-list = Was kann ich wählen
    .words = liste, karten, ziele, auswahl, was
command-here = Wo bin ich
    .words = wo, hier
command-place = Einen Platz vorlesen
    .words = platz, lesen, lies
# Places as a key names them; with a card in hand, it goes there.
command-place-waste = Ablage
command-place-foundation = Grundstapel
command-place-reserve = Zelle
# A key before a digit that stands for ten columns more.
command-place-tens = Spalten über 10
command-tops = Die obersten Karten vorlesen
    .piece = Die Teile vorlesen
    .words = oben, oberste
command-all = Den ganzen Tisch vorlesen
    .words = alles, alle, tisch
command-roots = Die tiefsten offenen Karten vorlesen
    .words = tiefste, unten
command-groups = Die Grundstapel vorlesen
    .words = gruppen, grundstapel
command-wanted = Nächste Karten für die Grundstapel
    .words = nächste, naechste
    .waste = Karten, die auf die Ablage passen
command-unseen = Karten, die nicht zu sehen sind
    .words = verdeckt, verdeckte, übrig, uebrig
command-find = Wo liegt eine Karte
    .piece = Wo liegt ein Teil
    .words = suchen, suche, finden, finde, wo ist, wo liegt
command-changed = Was hat sich geändert
    .words = geändert, geaendert, änderung, aenderung
command-progress = Spielziel und Fortschritt
    .words = fortschritt, aufgabe, stand, punkte
command-hint = Tipp
    .words = tipp, hinweis
command-facts = Fakten zu dieser Karte
    .piece = Fakten zu diesem Teil
    .words = fakten, info, wissen
command-undo = Zug zurücknehmen
    .words = zurücknehmen, zuruecknehmen, rückgängig, rueckgaengig
command-redo = Zug wiederherstellen
    .words = wiederherstellen
command-undo-several = Mehrere Züge zurücknehmen
    .words = mehrere zurücknehmen, mehrere zuruecknehmen
command-redo-several = Mehrere Züge wiederherstellen
    .words = mehrere wiederherstellen
command-bookmark = Lesezeichen setzen
    .words = lesezeichen, merken
command-to-bookmark = Zum Lesezeichen zurück
    .words = zum lesezeichen
command-restart = Diese Partie von vorn beginnen
    .words = neustart, vorn
command-new = Neue Partie
    .words = neu
command-repeat = Letzte Meldung wiederholen
    .words = wiederholen, nochmal
command-slowly = Letzte Meldung langsam sagen
    .words = langsam
command-older = Ältere Meldung
    .words = älter, aelter
command-newer = Neuere Meldung
    .words = neuer
command-spell = Karte buchstabieren
    .piece = Teil buchstabieren
    .words = buchstabieren, buchstabiere
command-silence = Sprachausgabe anhalten
    .words = stopp, still, ruhe
command-time = Spielzeit
    .words = zeit, spielzeit
command-verbosity = Wie viel gesagt wird
    .words = ausführlichkeit, ausfuehrlichkeit, wieviel
command-learner = Lernmodus ein oder aus
    .words = lernen, lernmodus
command-refresher = Nachhilfe: was du nicht wusstest
    .words = nachhilfe, lektion
command-settings = Einstellungen
    .words = einstellungen, optionen
command-help = Hilfe
    .words = hilfe
command-menu = Spielmenü
    .words = menü, menue, spielmenü
command-quit = Speichern und zum Hauptmenü
    .words = beenden, ende, schluss, tschüss, speichern, speichere, sichern
command-left = Voriger Platz
command-right = Nächster Platz
command-up = Tiefer in den Stapel
command-down = Zurück zur obersten Karte
command-first = Erster Platz
command-last = Letzter Platz
command-previous-choice = Vorige Auswahl
command-next-choice = Nächste Auswahl
command-accept = Wählen
command-back = Zurück
    .words = zurück, zurueck, abbrechen
command-take-back = Die zuletzt gewählte Karte zurücklegen
    .piece = Das Teil zurücklegen
    .words = zurücklegen

## Names of keys.

# $key is a letter or sign.
key-letter = { $key }
# $key is a capital letter, which sounds like the small one.
key-capital = großes { $key }
key-name-comma = Komma
key-name-semicolon = Semikolon
key-name-colon = Doppelpunkt
key-name-full-stop = Punkt
key-name-question-mark = Fragezeichen
key-name-tab = Tab
key-name-shift-tab = Umschalt und Tab
key-name-enter = Enter
key-name-escape = Escape
key-name-backspace = Rücktaste
key-name-space = Leertaste
key-name-left = Pfeil links
key-name-right = Pfeil rechts
key-name-up = Pfeil hoch
key-name-down = Pfeil runter
key-name-home = Pos 1
key-name-end = Ende
key-name-page-up = Bild auf
key-name-page-down = Bild ab
key-name-f1 = F1
key-name-f2 = F2
key-name-f3 = F3
key-name-f4 = F4
key-name-f5 = F5
key-name-f6 = F6
key-name-f7 = F7
key-name-f8 = F8
key-name-f10 = F10
key-name-f11 = F11
key-name-f12 = F12
key-name-f9 = F9
key-name-ctrl-left = Steuerung und Pfeil links
key-name-ctrl-right = Steuerung und Pfeil rechts

## The buttons of a gamepad, as on an Xbox controller.

key-name-pad-a = A-Taste
key-name-pad-a-long = A-Taste gehalten
key-name-pad-b = B-Taste
key-name-pad-x = X-Taste
key-name-pad-y = Y-Taste
key-name-pad-up = Steuerkreuz hoch
key-name-pad-down = Steuerkreuz runter
key-name-pad-left = Steuerkreuz links
key-name-pad-right = Steuerkreuz rechts
key-name-pad-left-shoulder = Linke Schultertaste
key-name-pad-right-shoulder = Rechte Schultertaste
key-name-pad-left-trigger = Linker Trigger
key-name-pad-right-trigger = Rechter Trigger
key-name-pad-start = Start-Taste
key-name-pad-back = Back-Taste
key-name-pad-left-stick = Linker Stick gedrückt
key-name-pad-right-stick = Rechter Stick gedrückt
key-name-pad-right-stick-up = Rechter Stick hoch
key-name-pad-right-stick-down = Rechter Stick runter
key-name-pad-right-stick-left = Rechter Stick links
key-name-pad-right-stick-right = Rechter Stick rechts

##

verbosity-now-brief = Ansagen: wenig.
verbosity-now-normal = Ansagen: normal.
verbosity-now-full = Ansagen: alles.
learner-now-on = Lernmodus ein.
learner-now-off = Lernmodus aus.
