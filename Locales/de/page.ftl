# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Jetzt
# The heading above the buttons for what can be chosen.
page-choices = Was du tun kannst
page-back = Zurück
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
page-stale = Der Tisch hat sich geändert. Es ist nichts passiert.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = Die Seite ist ein eigenes Programm, das nicht installiert ist. Im Quellordner des Spiels wird sie mit make serve gebaut und gestartet.
