# SPDX-License-Identifier: GPL-3.0-or-later

page-now = Jetzt
page-choices = Was du tun kannst
page-back = Zurück
page-menu = Spielmenü
page-put-back = Zurücklegen
page-type = Befehl eingeben
page-send = Senden
page-table = Tisch
page-said = Was gesagt wurde
page-stale = Der Tisch hat sich geändert. Es ist nichts passiert.
serve-missing = Die Seite ist ein eigenes Programm, das nicht installiert ist. Im Quellordner des Spiels wird sie mit make serve gebaut und gestartet.
