# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Nu
# The heading above the buttons for what can be chosen.
page-choices = Wat je kunt doen
page-back = Terug
page-menu = Spelmenu
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Terugleggen
# The name of the field where anything can be typed.
page-type = Typ een opdracht
page-send = Versturen
# The heading above the places of the game.
page-table = Tafel
# The heading above the lines that were said before.
page-said = Wat er gezegd is
# A button was pressed on a page that is older than the table.
page-stale = De tafel is veranderd. Er is niets gedaan.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = De pagina is een apart programma, dat niet geïnstalleerd is. In de bronmap van het spel bouwt en start make serve het.
