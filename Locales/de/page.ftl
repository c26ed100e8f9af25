# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Jetzt
# The heading above the buttons for what can be chosen.
page-choices = Was du tun kannst
page-back = Zurück
# In place of Back, in a question that may be left open.
page-keep = So lassen
page-menu = Spielmenü
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Zurücklegen
# The name of the field where anything can be typed.
page-type = Befehl eingeben
page-send = Senden
# The heading above the places of the game.
page-table = Tisch
# The heading above the lines that were said before.
page-said = Was gesagt wurde
# A button was pressed on a page that is older than the table.
page-stale = Am Tisch hat sich etwas geändert. Es wurde nichts ausgeführt.
# The same was asked on the same page before, as by a browser whose connection broke.
page-repeated = Das ist schon erledigt.
# What a page of before asked for, which another session may have done.
page-strange = Die Partie steht wieder so, wie sie zuletzt gespeichert wurde.
# The player has left the game; the button begins anew.
page-over = Das Spiel ist vorerst zu Ende.
page-again = Wieder spielen

## Single keys: a button that enters a box where each key acts at once.

page-keys = Einzelne Tasten
# What stands in the box.
page-keys-leave = Mit Escape kommst du heraus.

## Sound and the connection.

# Browsers are silent until a key is pressed or the page is tapped.
page-sound = Klänge beginnen mit der ersten Taste oder Berührung.
# The same page in more windows than are kept up to date.
page-elsewhere = Das Spiel ist in anderen Fenstern offen. Um in diesem weiterzuspielen, lade es neu.
page-lost = Die Verbindung ist unterbrochen. Neuer Versuch.
page-found = Wieder verbunden.
# The program that makes the page has been ended.
page-ended = Das Spiel wurde am Rechner beendet.
# The program that makes the page is ended, and another takes over from it at once.
page-moves = Der Server startet neu. Alles ist gespeichert, gleich geht es weiter.

## A picture for the puzzle, as a file or by the camera of the device.

page-picture = Ein Bild für das Puzzle
page-picture-file = Bilddatei
page-picture-camera = Bild aufnehmen
page-picture-send = Mit diesem Bild spielen
page-picture-large = Das Bild ist größer als 20 Megabyte.
page-picture-none = Es wurde kein Bild ausgewählt.

## What a request gets that is not answered.

# The page was opened without the address that was printed, or a second time with it.
page-locked = Diese Seite ist gesperrt. Öffne die Adresse, die aloud serve ausgegeben hat, oder starte aloud serve neu und nimm die neue.
# The same where a code lets in; it stands above the field for one.
page-code-wanted = Gib den Code ein, den aloud serve ausgegeben hat. Auf einem gekoppelten Gerät gibt es unter „Geräte“ einen neuen.
# Somebody ended what this device was let in by; a code lets it in anew.
page-session-ended = Die Sitzung dieses Geräts wurde von einem anderen Gerät aus beendet.
page-wrong-host = Das ist nicht die Adresse des Spiels.
page-other-site = Die Anfrage kam von einer anderen Seite. Es wurde nichts ausgeführt.
page-too-long = Das war zu lang. Es wurde nichts ausgeführt.
page-too-fast = Das war zu schnell. Es wurde nichts ausgeführt. Warte einen Moment.
page-too-slow = Das kam zu langsam an. Es wurde nichts ausgeführt.
page-broken = Das war nicht lesbar. Es wurde nichts ausgeführt.
page-not-there = Diese Seite gibt es hier nicht.
page-failed = Im Spiel ist etwas schiefgegangen. Alles ist gespeichert.
# A link to the game's page.
page-home = Zum Spiel

## Other devices of the home network. A device is paired by a code of six digits.

page-devices = Geräte
page-device-here = Dieses Gerät
# $name is the browser and system of a device: Firefox, Android.
page-device = { $name }, { $minutes ->
        [0] gerade benutzt
       *[other] vor { COUNT($minutes, "minutes", case: "dative") } benutzt
    }
page-device-end = Beenden: { $name }
page-device-unknown = Unbekannter Browser
page-device-ended = Die Sitzung des anderen Geräts wurde beendet.
page-pair = Mit Aloud koppeln
page-pair-code = Sechsstelliger Code
page-pair-send = Koppeln
page-pair-new = Neuer Code für ein weiteres Gerät
# $code is six digits with spaces between, so that each is said. $address can be typed in the other device's browser.
page-pair-told = Öffne auf dem anderen Gerät { $address } und gib den Code { NUMBER($code) } ein. Er gilt einmal, fünf Minuten lang.
page-pair-wrong = Der Code ist falsch. Noch { COUNT($left, "attempts") }.
page-pair-none = Es gilt kein Code. Lass dir auf dem schon gekoppelten Gerät einen neuen geben.
# The page can be reached from this computer alone.
page-pair-off = Andere Geräte können dazukommen, wenn das Spiel mit aloud serve --lan gestartet wurde.

## Printed in the terminal.

# Before the address, which stands alone on the next line.
serve-open-here = Öffne diese Adresse im Browser dieses Rechners. Sie gilt einmal.
serve-open-failed = Es ließ sich kein Browser öffnen.
# $address is asked by programs that watch over the server.
serve-monitoring = Zustand und Messwerte: { $address }
serve-no-network = Dieser Rechner hat keine Adresse in einem Heimnetz.
serve-port-taken = Port { $port } ist belegt. Mit --port 0 wird ein freier genommen.
# $message says why, in English.
serve-no-database = Die Datenbank lässt sich nicht benutzen: { $message }
# Before the address, which stands alone on the next line.
serve-guests = Gäste spielen unter dieser Adresse. Für andere Rechner gehört ein Webserver mit TLS davor.
serve-public-or-lan = --public und --lan gehen nicht zusammen.
serve-public-only = --listen und --trusted-proxy gelten nur mit --public.
serve-ended = Die Seite ist geschlossen.
serve-tls-incomplete = --telnet-tls braucht --certificate und --key.
serve-tls-broken = Das Zertifikat oder sein Schlüssel ließ sich nicht lesen.
# Printed in the terminal, and told to who comes by a MUD client or telnet: games of text by the network.
mud-open = MUD-Clients und Telnet: { $address }, Port { $port }.
mud-open-tls = MUD-Clients mit TLS: { $address }, Port { $port }.
# $code is six digits with spaces between, so that each is said.
mud-code = Ein MUD-Client wird nach einem Code gefragt: { $code }. Er gilt einmal, fünf Minuten lang.
# Told to who comes by a MUD client or telnet.
mud-full = Es sind zu viele verbunden. Versuch es später noch einmal.
mud-idle = Lange wurde nichts getippt. Die Verbindung endet.
mud-ending = Der Server wird beendet.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = Die Seite ist ein eigenes Programm, das nicht installiert ist. Im Quellordner des Spiels wird sie mit make serve gebaut und gestartet.
