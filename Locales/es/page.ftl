# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Ahora
# The heading above the buttons for what can be chosen.
page-choices = Lo que puedes hacer
page-back = Volver
page-menu = Menú del juego
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Devolver
# The name of the field where anything can be typed.
page-type = Escribe una orden
page-send = Enviar
# The heading above the places of the game.
page-table = Mesa
# The heading above the lines that were said before.
page-said = Lo que se ha dicho
# A button was pressed on a page that is older than the table.
page-stale = La mesa ha cambiado. No se ha hecho nada.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = La página es un programa aparte que no está instalado. En la carpeta del código del juego, make serve la compila y la abre.
