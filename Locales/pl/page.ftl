# SPDX-License-Identifier: GPL-3.0-or-later

### The page in a browser: headings, buttons and labels, read by screen readers.

# The heading above the last answer.
page-now = Teraz
# The heading above the buttons for what can be chosen.
page-choices = Co możesz zrobić
page-back = Wstecz
page-menu = Menu gry
# A button while a card is in hand: the card goes back to where it lay. It is not undo.
page-put-back = Odłóż
# The name of the field where anything can be typed.
page-type = Wpisz polecenie
page-send = Wyślij
# The heading above the places of the game.
page-table = Stół
# The heading above the lines that were said before.
page-said = Co zostało powiedziane
# A button was pressed on a page that is older than the table.
page-stale = Stół się zmienił. Nic nie zrobiono.
# Printed in the terminal. make serve is a command, typed as it is.
serve-missing = Strona to osobny program, który nie jest zainstalowany. W folderze ze źródłami gry zbuduje go i uruchomi polecenie make serve.
