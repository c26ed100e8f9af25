# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Agora
# The heading above the buttons for what can be chosen.
page-choices = O que você pode fazer
page-back = Voltar
page-menu = Menu do jogo
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Devolver
# The name of the field where anything can be typed.
page-type = Digite um comando
page-send = Enviar
# The heading above the places of the game.
page-table = Mesa
# The heading above the lines that were said before.
page-said = O que foi dito
# A button was pressed on a page that is older than the table.
page-stale = A mesa mudou. Nada foi feito.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = A página é um programa à parte, que não está instalado. Na pasta do código do jogo, make serve compila e abre a página.
