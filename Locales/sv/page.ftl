# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Nu
# The heading above the buttons for what can be chosen.
page-choices = Vad du kan göra
page-back = Tillbaka
page-menu = Spelmeny
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Lägg tillbaka
# The name of the field where anything can be typed.
page-type = Skriv ett kommando
page-send = Skicka
# The heading above the places of the game.
page-table = Bord
# The heading above the lines that were said before.
page-said = Vad som sagts
# A button was pressed on a page that is older than the table.
page-stale = Bordet har ändrats. Inget gjordes.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = Sidan är ett eget program som inte är installerat. I spelets källmapp bygger och startar make serve det.
