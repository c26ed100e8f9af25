# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Now
# The heading above the buttons for what can be chosen.
page-choices = What you can do
page-back = Back
page-menu = Game menu
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Put back
# The name of the field where anything can be typed.
page-type = Type a command
page-send = Send
# The heading above the places of the game.
page-table = Table
# The heading above the lines that were said before.
page-said = What was said
# A button was pressed on a page that is older than the table.
page-stale = The table has changed. Nothing was done.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = The page is a program of its own, which is not installed. In the game’s source folder, make serve builds and starts it.
