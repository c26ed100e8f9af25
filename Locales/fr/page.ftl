# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Maintenant
# The heading above the buttons for what can be chosen.
page-choices = Ce que vous pouvez faire
page-back = Retour
page-menu = Menu du jeu
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Reposer
# The name of the field where anything can be typed.
page-type = Taper une commande
page-send = Envoyer
# The heading above the places of the game.
page-table = Table
# The heading above the lines that were said before.
page-said = Ce qui a été dit
# A button was pressed on a page that is older than the table.
page-stale = La table a changé. Rien n’a été fait.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = La page est un programme à part, qui n’est pas installé. Dans le dossier source du jeu, make serve la construit et la lance.
