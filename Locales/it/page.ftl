# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Adesso
# The heading above the buttons for what can be chosen.
page-choices = Che cosa puoi fare
page-back = Indietro
page-menu = Menu di gioco
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Rimetti a posto
# The name of the field where anything can be typed.
page-type = Scrivi un comando
page-send = Invia
# The heading above the places of the game.
page-table = Tavolo
# The heading above the lines that were said before.
page-said = Che cosa è stato detto
# A button was pressed on a page that is older than the table.
page-stale = Il tavolo è cambiato. Non è stato fatto nulla.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = La pagina è un programma a parte, che non è installato. Nella cartella dei sorgenti del gioco, make serve la compila e la avvia.
